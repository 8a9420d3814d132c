import { expect, test } from "vitest";
import { readDaysOff } from "#app/domain/lead-taking/days-off.ts";
import { hoursOr } from "#app/domain/desk-rules/hours-schema.ts";
import { languagesSaid } from "#app/domain/course/teaching-languages.ts";
import { firstCallWords, thankForApplication, thankForLead } from "./call-back-words.ts";
import { bestTimeOf, offeredWishes, wishSentence } from "./call-wishes.ts";

const hours = "Mon to Sat, 10:00 to 19:00";

test("thanks name the course, the hours and what was wished for, as far as there is any of it", () => {
  expect(thankForLead({ course: "Online MBA", hours, wishes: { language: "Marathi", best_time: "Evening" } })).toBe(
    "Thank you. A counsellor will call you about Online MBA within one working day: Mon to Sat, 10:00 to 19:00. " +
      "You would like to hear from us in Marathi, in the evening: we will do our best.",
  );
  for (const course of [undefined, "", "Not sure yet"])
    expect(thankForLead({ course, hours: "" })).toBe("Thank you. A counsellor will call you within one working day.");
  expect(thankForApplication("Online MBA")).toContain("Your application for Online MBA is registered");
  expect(
    [thankForApplication(null), thankForApplication("")].every((words) => words.includes("Your application is")),
  ).toBe(true);
  expect(firstCallWords("")).toMatch(/talks through your plans\.$/);
  expect(firstCallWords(hours)).toMatch(/talks through your plans: Mon to Sat, 10:00 to 19:00\.$/);
});

test("a wish is repeated in the forms' words, a time of one's own as it was typed, and no wish is no sentence", () => {
  expect(wishSentence({ channel: "whatsapp" })).toContain("by WhatsApp:");
  expect(wishSentence({ channel: "phone", best_time: "after six" })).toContain("after six, by a call:");
  expect(wishSentence({})).toBe("");
  expect(wishSentence({ language: "", best_time: "" })).toBe("");
});

test("an address may bear what the forms offer, and nothing else", () => {
  expect(offeredWishes({ language: "Hindi", best_time: "Morning", channel: "phone" }, ["Hindi"])).toEqual({
    language: "Hindi",
    best_time: "Morning",
    channel: "phone",
  });
  expect(offeredWishes({ language: "Klingon", best_time: "Call 900-1", channel: "pigeon" }, ["Hindi"])).toEqual({});
  expect(offeredWishes({}, ["Hindi"])).toEqual({});
});

test("staff read the best time with WhatsApp beside it", () => {
  expect(bestTimeOf({ best_time: "Evening", channel: "whatsapp" })).toBe("Evening, by WhatsApp");
  expect([
    bestTimeOf({ channel: "whatsapp" }),
    bestTimeOf({ best_time: "Evening", channel: "phone" }),
    bestTimeOf({}),
  ]).toEqual(["by WhatsApp", "Evening", ""]);
});

test("days off are read from their first letters, and a word that is no day spoils them", () => {
  expect(readDaysOff("Sat, Sunday")).toEqual([6, 0]);
  expect(readDaysOff("  WED\tmonday ")).toEqual([3, 1]);
  expect(readDaysOff("")).toEqual([]);
  expect(readDaysOff("Sat, sometimes")).toBeNull();
});

test("hours are from one minute of the day to a later one, or empty", () => {
  const refused = (typed: unknown) => !hoursOr("for none").safeParse(typed).success;

  expect(["10:00-19:00", "00:00-23:59", "", " 10:00-19:00 "].filter(refused)).toEqual([]);
  const wrong = ["19:00-10:00", "10:00-10:00", "24:00-25:00", "10:60-11:00", "1:00-2:00", "10-19", "all day", 10];
  expect(wrong.filter((typed) => !refused(typed))).toEqual([]);
});

test("languages are said as one says them", () => {
  expect([[], ["English"], ["English", "Hindi"], ["English", "Hindi", "Marathi"]].map(languagesSaid)).toEqual([
    "",
    "English",
    "English and Hindi",
    "English, Hindi and Marathi",
  ]);
});
