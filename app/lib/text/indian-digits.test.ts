import { expect, test } from "vitest";
import { fromIndianDigits } from "./indian-digits.ts";

test.each([
  ["Devanagari", "०१२३४५६७८९"],
  ["Bengali and Assamese", "০১২৩৪৫৬৭৮৯"],
  ["Gurmukhi", "੦੧੨੩੪੫੬੭੮੯"],
  ["Gujarati", "૦૧૨૩૪૫૬૭૮૯"],
  ["Odia", "୦୧୨୩୪୫୬୭୮୯"],
  ["Tamil", "௦௧௨௩௪௫௬௭௮௯"],
  ["Telugu", "౦౧౨౩౪౫౬౭౮౯"],
  ["Kannada", "೦೧೨೩೪೫೬೭೮೯"],
  ["Malayalam", "൦൧൨൩൪൫൬൭൮൯"],
  ["Urdu", "۰۱۲۳۴۵۶۷۸۹"],
  ["Arabic", "٠١٢٣٤٥٦٧٨٩"],
  ["Santali", "᱐᱑᱒᱓᱔᱕᱖᱗᱘᱙"],
  ["Meitei", "꯰꯱꯲꯳꯴꯵꯶꯷꯸꯹"],
])("ten digits of %s are ours", (_script, digits) => {
  expect(fromIndianDigits(digits)).toBe("0123456789");
});

test("other signs stay as they are", () => {
  expect(fromIndianDigits("₹1,50,000 साठी ½ ４ ௰")).toBe("₹1,50,000 साठी ½ ４ ௰");
});
