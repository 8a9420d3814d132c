import { expect, test } from "vitest";
import type { LeadImport } from "#app/domain/lead-import/lead-import-schema.ts";
import { guessFields } from "./guess-fields.ts";

const imported = (mapping: LeadImport["mapping"]) => ({ mapping }) as LeadImport;

test("headings are read by what they are called, each field once", () => {
  expect(guessFields(["Student Name", "Mobile No", "Father's phone", "Phone", "E-mail", "Salary"], [])).toEqual([
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
    imported({ Who: "name", "Reach at": "email" }),
    imported({ Who: "message", "Reach at": "phone" }),
    imported({}),
  ];
  expect(guessFields(["Reach at", "City", "Who"], past)).toEqual(["email", "", "name"]);
});

test("a file that lacks a heading of the last one is read anew", () => {
  expect(guessFields(["Name", "City"], [imported({ Name: "message", Mobile: "phone" })])).toEqual(["name", "city"]);
});
