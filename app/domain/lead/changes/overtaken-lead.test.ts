import { expect, test } from "vitest";
import type { Lead } from "#app/domain/lead/lead-schema.ts";
import { factChangeLines, factSentence, factWords } from "#app/domain/lead/words/lead-fact-words.ts";
import { fullerFacts } from "./fuller-facts.ts";
import { newerValue, overtakenSentence } from "./overtaken-lead.ts";

const lead = {
  name: "Tanvi Bhosale",
  phone: "98225 50148",
  phone_e164: "+919822550148",
  second_phone: "",
  second_phone_e164: "",
  email: "",
  course: "Online MBA",
  city: "Pune",
  language: "",
  best_time: "",
  source_page: "/courses",
  stage: "contacted",
  owner_id: 3,
  owner: "rohan",
  follow_up_on: "2026-11-27T17:00",
} as unknown as Lead;

test("who changes what somebody else has changed is told what it was set to", () => {
  expect(overtakenSentence(lead, { stage: "lost" }, { stage: "new" })).toBe(
    "In the meantime the stage was set to: Contacted. Choose again if you still want to change it.",
  );
  expect(newerValue(lead, { owner_id: 1 }, { owner_id: null })).toEqual({ label: "owner", value: "rohan" });
  expect(newerValue(lead, { follow_up_on: null }, { follow_up_on: "2026-11-26" })).toEqual({
    label: "follow-up",
    value: "2026-11-27, 17:00",
  });
  expect(newerValue({ ...lead, owner_id: null, owner: null }, { owner_id: 1 }, { owner_id: 3 })?.value).toBe("none");
  expect(newerValue(lead, { city: "Nashik" }, { city: "" })).toEqual({ label: "city", value: "Pune" });
});

test("nobody is told of anything who saw what stands there, wants what stands there, or changes something else", () => {
  expect(newerValue(lead, { stage: "lost" }, { stage: "contacted" })).toBeNull();
  expect(newerValue(lead, { stage: "contacted" }, { stage: "new" })).toBeNull();
  expect(newerValue(lead, { city: "Pune" }, { city: "" })).toBeNull();
  expect(newerValue(lead, { stage: "lost" }, { owner_id: 1, city: "" })).toBeNull();
  expect(newerValue(lead, { stage: "lost" })).toBeNull();
  expect(overtakenSentence(lead, { email: "" }, { email: "" })).toBeNull();
});

const merged = (survivor: Partial<Lead>, duplicate: Partial<Lead>) =>
  fullerFacts({ ...lead, ...survivor }, { ...lead, ...duplicate });

test("a survivor takes over what it lacks, and keeps what it has", () => {
  const taken = merged({ email: "", city: "Pune" }, { email: "t@mail.example", city: "Nashik", language: "Marathi" });

  expect(taken).toMatchObject({ email: "t@mail.example", language: "Marathi" });
  const heard = { city: "Goa", best_time: "Evening", source_page: "fair" };
  expect(merged({ city: "", best_time: "", source_page: null }, heard)).toMatchObject(heard);
  expect(taken).not.toHaveProperty("city");
  expect(taken).not.toHaveProperty("course");
});

test("a course that nobody has chosen gives way to one that somebody has", () => {
  expect(merged({ course: "Not sure yet" }, { course: "Online MCA" }).course).toBe("Online MCA");
  expect(merged({ course: "" }, { course: "Online MCA" }).course).toBe("Online MCA");
});

test("of the numbers of both two find room, the survivor's first, each once", () => {
  const number = (digits: string) => ({ phone: digits, phone_e164: `+91${digits}` });
  const second = (digits: string) => ({ second_phone: digits, second_phone_e164: `+91${digits}` });
  const numbers = (survivor: object, duplicate: object) => {
    const { phone, second_phone } = merged(survivor, duplicate);
    return [phone, second_phone];
  };

  expect(numbers({ ...number("1") }, { ...number("2"), ...second("3") })).toEqual(["1", "2"]);
  expect(numbers({ ...number("1"), ...second("2") }, number("3"))).toEqual(["1", "2"]);
  expect(numbers(number("1"), { phone: "+91 1", phone_e164: "+911" })).toEqual(["1", ""]);
  expect(numbers({ phone: "", phone_e164: "" }, number("2"))).toEqual(["2", ""]);
});

test.each([
  ["Esha", "Esha Reddy", "Esha Reddy"],
  ["E. Reddy", "Esha Reddy", "Esha Reddy"],
  ["Ésha", "Esha Reddy", "Esha Reddy"],
  ["Esha Reddy", "Esha", "Esha Reddy"],
  ["Asha", "Esha Reddy", "Asha"],
  ["E. E.", "Esha Reddy", "E. E."],
  ["Reddy Esha", "Esha K. Reddy", "Esha K. Reddy"],
  ["Ramesh", "Suresh Ramaswamy", "Ramesh"],
  ["Esha R.", "Esha Rao", "Esha Rao"],
])("of %s and %s the name is %s", (one, other, name) => {
  expect(merged({ name: one }, { name: other }).name).toBe(name);
});

test("of two names of one length the survivor's stays, and what both lack stays empty", () => {
  expect(merged({ name: "E. Reddy" }, { name: "Esha R.." }).name).toBe("E. Reddy");
  expect(merged({ email: "", source_page: null }, { email: "", source_page: null })).toMatchObject({
    email: "",
    source_page: "",
  });
  expect(merged({ course: "Online MBA" }, { course: "Online MCA" })).not.toHaveProperty("course");
});

test("a fact that is taken away counts like any other, and one that is not known is nothing", () => {
  expect(newerValue({ ...lead, source_page: null }, { source_page: "/" }, { source_page: "/courses" })).toEqual({
    label: "source",
    value: "None",
  });
  expect(newerValue({ ...lead, source_page: null }, { source_page: "/" }, { source_page: "" })).toBeNull();
  expect(newerValue({ ...lead, source_page: null }, { source_page: "" }, { source_page: "/courses" })).toBeNull();
  expect(newerValue({ ...lead, city: "" }, { city: "Goa" }, { city: "Pune" })).toEqual({
    label: "city",
    value: "None",
  });
});

test("a source is told in words where staff named it, else as the page; words of a source elsewhere are only words", () => {
  expect(factWords("source_page", "walk-in")).toBe("Walk-in");
  expect(factWords("source_page", "/courses/mba")).toBe("/courses/mba");
  expect(factWords("city", "fair")).toBe("fair");
  expect(factWords("name", "")).toBe("None");
});

test("changes of facts are told in the order in which facts are shown, each in one line, and nothing where there are none", () => {
  const changes = {
    city: { from: "", to: "Pune" },
    source_page: { from: "/", to: "fair" },
    name: { from: "Esha", to: "Esha Reddy" },
  };
  expect(factChangeLines(changes)).toBe("Name: Esha → Esha Reddy\nSource: / → Education fair\nCity: None → Pune");
  expect(factSentence(changes)).toBe("Taken over: name Esha Reddy, source Education fair, city Pune.");
  expect([factChangeLines({}), factSentence({})]).toEqual(["", ""]);
});
