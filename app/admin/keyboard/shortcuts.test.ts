import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { shortcuts } from "./shortcuts.content.ts";

test("the help lists every key that a control of the panel is told to answer", () => {
  const listed = shortcuts.map(({ keys }) => keys.join("+"));
  const sources = globSync("app/admin/**/*.tsx").map((file) => readFileSync(file, "utf8"));
  const told = sources.flatMap((source) =>
    [...source.matchAll(/(?:aria-keyshortcuts|shortcut)="([^"]+)"/g)].flatMap(([, keys]) => keys!.split(" ")),
  );
  const spelled = told.map((key) => key.replace("Control", "Ctrl").replace("Escape", "Esc"));
  expect(new Set(spelled).size).toBeGreaterThan(6);
  expect(spelled.filter((key) => !listed.includes(key) && !key.startsWith("Meta"))).toEqual([]);
});
