import { globSync } from "node:fs";
import path from "node:path";

const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)+$/;
const junkDrawers = /^(common|constants|helpers?|index|misc|types|utils?)\./;

const files = globSync(["*.{ts,mjs}", "{app,bench,db,scripts,test}/**/*.{css,mjs,ts,tsx}"]);
// The seed's files are named after the tables that they fill. What differs by the kind of script alone is one name, too.
const places = Map.groupBy(
  files.filter((file) => !file.startsWith("db/seed/")),
  (file) => path.basename(file).replace(/\.(mjs|tsx?)$/, ""),
);

const complaints = [
  ...files.filter((file) => !kebabCase.test(path.basename(file))).map((file) => `${file} is not in kebab-case.`),
  ...files.filter((file) => junkDrawers.test(path.basename(file))).map((file) => `${file} does not say what it holds.`),
  ...[...places.values()]
    .filter(({ length }) => length > 1)
    .map((same) => `One name for ${same.toSorted().join(" and ")}.`),
];
for (const complaint of complaints) console.error(complaint);
if (complaints.length > 0) process.exitCode = 1;
