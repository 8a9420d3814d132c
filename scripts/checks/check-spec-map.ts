import { globSync, readFileSync } from "node:fs";
import path from "node:path";

// Checks that every place in `docs/spec-map.md` exists, with the names in brackets behind it and the quoted words in
// tests, since files are moved without looking there; and that every `D22`, there and in code, is a decision of
// `docs/reading.md`.

const files = globSync("{app,bench,db,docs,illustrations,scripts,test}/**/*.*");
const lines = readFileSync("docs/spec-map.md", "utf8").split("\n");
const decided = new Set(
  Array.from(readFileSync("docs/reading.md", "utf8").matchAll(/^(\d+)\. /gm), ([, number]) => `D${number}`),
);

const isThere = (place: string) => files.some((file) => `/${file}`.includes(`/${place}`));

/** Quotation marks vary, and `…` stands for values inserted into a test's name. */
const plain = (text: string) => text.replaceAll(/[’‘]/g, "'").replaceAll(/[“”]|\\"/g, '"');
const saysAll = (text: string, words: string) => words.split("…").every((part) => text.includes(part.trim()));

function* missingPlaces(cell: string) {
  for (const [, place] of cell.matchAll(/`([\w./-]+(?:\/|\.(?:css|tsx?)))`/g)) if (!isThere(place!)) yield place!;
}

/** Names in brackets after a file that the file does not contain. */
function* missingNames(cell: string) {
  for (const [, place, names] of cell.matchAll(/`([\w./-]+\.(?:css|tsx?))` \(((?:`\w+`(?:, )?)+)\)/g)) {
    const texts = files.filter((file) => `/${file}`.endsWith(`/${place}`)).map((file) => readFileSync(file, "utf8"));
    for (const [, name] of names!.matchAll(/`(\w+)`/g))
      if (!texts.some((text) => text.includes(name!))) yield `${name} in ${place}`;
  }
}

function* missingTests(cell: string) {
  for (const [, name, quotes] of cell.matchAll(/`([\w-]+\.(?:test|journey))`([^`]*)/g)) {
    const found = files.filter((file) => path.basename(file).replace(/\.tsx?$/, "") === name);
    if (found.length === 0) yield name!;
    const text = plain(found.map((file) => readFileSync(file, "utf8")).join("\n"));
    for (const [, words] of quotes!.matchAll(/"([^"]+)"/g))
      if (!saysAll(text, plain(words!))) yield `${name} "${words}"`;
  }
}

const undecided = (text: string) => [...text.matchAll(/\bD\d+\b/g)].map(String).filter((name) => !decided.has(name));

function tell(place: string, missing: string) {
  console.error(`${place} names ${missing}, which is not there.`);
  process.exitCode = 1;
}

for (const [index, line] of lines.entries()) {
  const [, , places = "", tests = ""] = line.split(/(?<!\\)\|/);
  for (const missing of [...missingPlaces(places), ...missingNames(places), ...missingTests(tests), ...undecided(line)])
    tell(`docs/spec-map.md:${index + 1}`, missing);
}

for (const file of files.filter((name) => /^(app|db)\/.*\.tsx?$/.test(name)))
  for (const missing of undecided(readFileSync(file, "utf8"))) tell(file, missing);
