import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { engineless } from "./engineless-tests.ts";
import { askedOfBoth } from "./test-steps.ts";
import { projectFolder } from "#scripts/commands/run-command.mjs";

const files = globSync("{app,db,scripts,test}/**/*.test.{ts,tsx}", { cwd: projectFolder });

test("each kind of tests that PostgreSQL is asked, too, is there: one that moves away is not left out without a word", () => {
  expect(askedOfBoth.filter((part) => !files.some((file) => file.startsWith(part)))).toEqual([]);
});

test("each file that is left to SQLite is there, and PostgreSQL would else be asked it", () => {
  const asked = files.filter((file) => askedOfBoth.some((part) => file.startsWith(part)));
  expect(engineless.filter((file) => !asked.includes(`${file}.test.ts`))).toEqual([]);
});
