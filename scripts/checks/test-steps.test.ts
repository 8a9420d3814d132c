import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { askedOfBoth } from "./test-steps.ts";
import { projectFolder } from "#scripts/commands/run-command.mjs";

test("each kind of tests that PostgreSQL is asked, too, is there: one that moves away is not left out without a word", () => {
  const files = globSync("{app,db,scripts,test}/**/*.test.{ts,tsx}", { cwd: projectFolder });
  expect(askedOfBoth.filter((part) => !files.some((file) => file.startsWith(part)))).toEqual([]);
});
