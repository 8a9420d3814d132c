import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import path from "node:path";
import { projectFolder } from "#scripts/commands/run-command.mjs";

const sources = [
  "app",
  "db",
  "public",
  "package.json",
  "package-lock.json",
  "react-router.config.ts",
  "scripts/build/compress-files.mjs",
  "tsconfig.json",
  "vite.config.ts",
];

/** A hash of the names and contents of all files that the build reads. */
export async function sourceFingerprint() {
  const files = (await Promise.all(sources.map(filesUnder))).flat();
  const hash = createHash("sha256");
  for (const file of files) {
    // One at a time: a thousand open files are more than many shells allow.
    const content = readFileSync(path.join(projectFolder, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}

/**
 * @param {string} source A file or folder, relative to the project's folder.
 * @returns {Promise<string[]>}
 */
async function filesUnder(source) {
  const found = path.join(projectFolder, source);
  if ((await stat(found)).isFile()) return /\.test\.tsx?$/.test(source) ? [] : [source];
  const names = (await readdir(found)).toSorted();
  return (await Promise.all(names.map((name) => filesUnder(`${source}/${name}`)))).flat();
}
