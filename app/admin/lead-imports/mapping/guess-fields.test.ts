import { expect, test } from "vitest";
import type { LeadImport } from "#app/domain/lead-import/lead-import-schema.ts";
import { guessFields } from "./guess-fields.ts";

const imported = (mapping: LeadImport["mapping"]) => ({ mapping }) as LeadImport;

test("headings are read by what they are called, each field once", () => {
  expect(guessFields(["Student Name", "Mobile No", "Father's phone", "Phone", "Mail ID", "Salary"], [])).toEqual([
    "name",
    "phone",
    "second_phone",
    "",
    "email",
    "",
  ]);
});

test.each([
  // Google Forms, Facebook's advertisements, Microsoft Forms, lists of a school.
  ["Timestamp,Email Address,Full Name,Best time to call you on your mobile", ",email,name,best_time"],
  [
    "id,created_time,ad_id,ad_name,adset_name,campaign_name,form_name,platform,full_name,phone_number,email,city",
    ",,,,,,,,name,phone,email,city",
  ],
  ["ID,Start time,Completion time,Email,Name,Preferred time", ",,,email,name,best_time"],
  ["College Name,Username,Father's name,Name of the student,Contact no,Call time", ",,,name,phone,best_time"],
  ["Last Name,First Name,Time to call,Student", ",name,best_time,"],
  ["Candidate,Course name,Best time,Student name", "name,course,best_time,"],
  ["Person,Time", "name,best_time"],
])("of the headings %s each is the field that it names", (headings, fields) => {
  expect(guessFields(headings.split(","), []).join(",")).toBe(fields);
});

test("a file is read as the last one with its headings was, in whatever order they stand; what was left out stays out", () => {
  const past = [
    imported({ Who: "name", "Reach at": "email", City: "" }),
    imported({ Who: "message", "Reach at": "phone" }),
    imported({}),
  ];
  expect(guessFields(["Reach at", "City", "Who"], past)).toEqual(["email", "", "name"]);
});

test("a heading that the last file did not have is read by what it is called, one that stands twice once", () => {
  const past = [imported({ Who: "name", "Reach at": "phone" })];
  const headings = ["Who", "Reach at", "Reach at", "City", "Mobile"];
  expect(guessFields(headings, past)).toEqual(["name", "phone", "", "city", ""]);
});

test("a file that lacks a heading of the last one is read anew", () => {
  expect(guessFields(["Name", "City"], [imported({ Name: "message", Mobile: "phone" })])).toEqual(["name", "city"]);
});
