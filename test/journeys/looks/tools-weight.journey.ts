import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";

const FOLDER = "build/client/assets";
/** What drives comparing, fit and cost, as it is fetched where it is used. */
const TOOLS = ["drive-comparison", "drive-fit", "follow-cost"];
const MOST_BYTES = 25_000;

test("the scripts of compare, fit and cost take less than 25 KB together, with all that they import", () => {
  const files = readdirSync(FOLDER);
  const entries = TOOLS.map((tool) => files.find((file) => file.startsWith(`${tool}-`) && file.endsWith(".js")));

  expect(entries).not.toContain(undefined);
  const all = new Set(entries as string[]);
  for (const file of all) for (const imported of importsOf(file)) all.add(imported);
  const bytes = [...all].reduce((sum, file) => sum + packedSize(file), 0);

  expect(bytes).toBeGreaterThan(3000);
  expect(bytes).toBeLessThan(MOST_BYTES);
});

const importsOf = (file: string) =>
  [...readFileSync(join(FOLDER, file), "utf8").matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)].map(
    ([, imported]) => imported!,
  );

/** As it travels; what is too small to be packed travels as it is. */
const packedSize = (file: string) =>
  Math.min(
    ...[`${file}.br`, file]
      .map((name) => join(FOLDER, name))
      .flatMap((path) => statSync(path, { throwIfNoEntry: false })?.size ?? []),
  );
