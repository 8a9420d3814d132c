import { globSync, readFileSync } from "node:fs";

/** As wide as the formatter makes code, which it leaves comments out of. */
const WIDTH = 120;

// A released migration is never edited.
const files = globSync(["*.{ts,mjs}", "{app,bench,db,scripts,test}/**/*.{css,mjs,ts,tsx}"]).filter(
  (file) => !file.startsWith("db/migrations/"),
);
const isComment = /^\s*(\/\/|\/?\*)/;
/** What tools read has to stand in one line. */
const isDirective = /oxlint-|@ts-/;

const complaints = files.flatMap((file) =>
  readFileSync(file, "utf8")
    .split("\n")
    .flatMap((line, index) =>
      isComment.test(line) && line.length > WIDTH && !isDirective.test(line)
        ? [`${file}:${index + 1} is a comment wider than ${WIDTH} signs.`]
        : [],
    ),
);
for (const complaint of complaints) console.error(complaint);
if (complaints.length > 0) process.exitCode = 1;
