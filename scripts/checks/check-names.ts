import { globSync, readFileSync } from "node:fs";
import path from "node:path";

const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)+$/;
const junkDrawers = /^(common|constants|helpers?|index|misc|types|utils?)\./;

// A list, a page or a form's words shall not bring the schemas' library along unseen. What stays with the server may.
const browserFiles = globSync("app/{admin,domain,lib,site,ui}/**/*.{ts,tsx}").filter(
  (file) => !/[.-](server|test|schemas?)\.tsx?$/.test(file),
);
const importOfZod = /^import (?!type).*"zod"/m;

const files = globSync(["*.{ts,mjs}", "{app,bench,db,scripts,test}/**/*.{css,mjs,ts,tsx}"]);
// The seed's files are named after the tables that they fill. What differs by the kind of script alone is one name,
// too.
const places = Map.groupBy(
  files.filter((file) => !file.startsWith("db/seed/")),
  (file) => path.basename(file).replace(/\.(mjs|tsx?)$/, ""),
);

// What domain, lib and db share has one meaning for one name. The words of `columns.ts` are those of migrations.
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
