import { globSync, readFileSync } from "node:fs";

/** The formatter's line width; it leaves comments alone. */
const WIDTH = 120;

// Released migrations are never edited.
const files = globSync(["*.{ts,mjs}", "{app,bench,db,scripts,test}/**/*.{css,mjs,ts,tsx}"]).filter(
  (file) => !file.startsWith("db/migrations/"),
);
const isComment = /^\s*(\/\/|\/?\*)/;
/** Directives must stay on one line. */
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
