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
