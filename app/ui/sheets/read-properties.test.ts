import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("whatever a sheet reads by name is given somewhere", () => {
  const textOf = (pattern: string) =>
    globSync(pattern)
      .map((file) => readFileSync(file, "utf8"))
      .join("\n");
  const sheets = textOf("app/**/*.css");
  const given = namesIn(`${sheets}\n${textOf("app/**/*.{ts,tsx}")}`, /(--[a-z][\w-]*)"?\]?(?: as string)?\s*:/g);
  const read = namesIn(sheets, /var\((--[\w-]+)\)/g);

  expect(given.has("--indigo")).toBe(true);
  expect([...read].filter((name) => !given.has(name))).toEqual([]);
});

const namesIn = (text: string, named: RegExp) => new Set([...text.matchAll(named)].map(([, name]) => name!));
