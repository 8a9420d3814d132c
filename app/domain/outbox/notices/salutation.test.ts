import { expect, test } from "vitest";
import { firstNameOf, salutation, subjectFrom } from "./salutation.ts";

test.each([
  ["Tanvi Bhosale", "Tanvi"],
  ["  Dr. Rajat  Verma", "Rajat"],
  ["Mr Rahul Sharma", "Rahul"],
  ["MD ARIF HUSSAIN", "ARIF"],
  ["श्री राम शर्मा", "राम"],
  ["Md", "Md"],
  ["A. P. J. Abdul Kalam", "Abdul"],
  ["José-María D’Souza", "José-María"],
  ["तन्वी भोसले", "तन्वी"],
  ["https://cheap.example/win", null],
  ["<b>9876543210</b>", null],
  ["X", null],
])("the first name of %j is %j", (name, firstName) => {
  expect(firstNameOf(name)).toBe(firstName);
});

test("a mail greets by first name, or without one where none was typed", () => {
  expect(salutation("Tanvi Bhosale")).toBe("Hello Tanvi,");
  expect(salutation("www.cheap.example")).toBe("Hello,");
  expect(subjectFrom("New enquiry", "Tanvi Bhosale")).toBe("New enquiry from Tanvi");
  expect(subjectFrom("New enquiry", "9876543210")).toBe("New enquiry");
});
