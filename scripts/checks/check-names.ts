import { globSync, readFileSync } from "node:fs";
import path from "node:path";

const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)+$/;
const junkDrawers = /^(common|constants|helpers?|index|misc|types|utils?)\./;

// Lists, pages and texts of forms must not load the schema library unnoticed. Server files may.
const browserFiles = globSync("app/{admin,domain,lib,site,ui}/**/*.{ts,tsx}").filter(
  (file) => !/[.-](server|test|schemas?)\.tsx?$/.test(file),
);
const importOfZod = /^import (?!type).*"zod"/m;

const files = globSync(["*.{ts,mjs}", "{app,bench,db,scripts,test}/**/*.{css,mjs,ts,tsx}"]);
// Seed files are named after their tables. Names that differ only in the script's extension count as one.
const places = Map.groupBy(
  files.filter((file) => !file.startsWith("db/seed/")),
  (file) => path.basename(file).replace(/\.(mjs|tsx?)$/, ""),
);

// Within domain, lib and db, an exported name has one meaning. `columns.ts` belongs to migrations.
const sharedFiles = globSync(["app/{domain,lib}/**/*.ts", "db/**/*.ts"]).filter(
  (file) => !file.endsWith(".test.ts") && !file.startsWith("db/migrations/") && file !== "db/columns.ts",
);
const exported = /^export (?:async )?(?:const|function\*?) (\w+)/gm;
const meanings = Map.groupBy(
  sharedFiles.flatMap((file) => [...readFileSync(file, "utf8").matchAll(exported)].map(([, name]) => ({ name, file }))),
  ({ name }) => name,
);

const complaints = [
  ...files.filter((file) => !kebabCase.test(path.basename(file))).map((file) => `${file} is not in kebab-case.`),
  ...files.filter((file) => junkDrawers.test(path.basename(file))).map((file) => `${file} does not say what it holds.`),
  ...browserFiles
    .filter((file) => importOfZod.test(readFileSync(file, "utf8")))
    .map((file) => `${file} imports zod and is not named a schema.`),
  ...[...places.values()]
    .filter(({ length }) => length > 1)
    .map((same) => `One name for ${same.toSorted().join(" and ")}.`),
  ...[...meanings]
    .filter(([, { length }]) => length > 1)
    .map(([name, same]) => `${name} means one thing in ${same.map(({ file }) => file).join(" and another in ")}.`),
];
for (const complaint of complaints) console.error(complaint);
if (complaints.length > 0) process.exitCode = 1;
