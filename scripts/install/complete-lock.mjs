// Some registries lack the binaries of other platforms. npm then leaves them out of the lock, and `npm ci` refuses the
// lock where they exist. Adds an entry for each; `--check` fails if one is missing.
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { lockStub } from "./lock-stub.mjs";
import { projectFolder } from "#scripts/commands/run-command.mjs";

/**
 * @typedef {{ version?: string, resolved?: string, dev?: boolean, optionalDependencies?: Record<string, string> }}
 * Package
 */

const lockFile = path.join(projectFolder, "package-lock.json");
const lock = JSON.parse(await readFile(lockFile, "utf8"));
/** @type {Record<string, Package>} */
const packages = lock.packages;

const missing = Object.entries(packages).flatMap(([parent, { dev, optionalDependencies = {} }]) =>
  Object.entries(optionalDependencies)
    .filter(([name]) => !isFound(name, parent))
    .map(([name, version]) => ({ location: `${parent}/node_modules/${name}`, name, version, dev })),
);
const addressed = Object.entries(packages).filter(([, { resolved }]) => resolved);

if (process.argv.includes("--check")) {
  for (const { location } of missing) console.error(`package-lock.json lacks ${location}`);
  for (const [location] of addressed) console.error(`package-lock.json holds an address for ${location}`);
  if (missing.length + addressed.length > 0) {
    console.error("Run `node scripts/install/complete-lock.mjs`.");
    process.exitCode = 1;
  }
} else {
  for (const { location, ...optional } of missing) packages[location] = lockStub(optional);
  for (const [, found] of addressed) delete found.resolved;
  lock.packages = Object.fromEntries(
    Object.entries(packages).toSorted(([one], [other]) => one.localeCompare(other, "en")),
  );
  await writeFile(lockFile, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`${missing.length} entries added, ${addressed.length} addresses removed.`);
}

/**
 * Resolves like Node: below the package itself, then below each parent folder.
 * @param {string} name
 * @param {string} parent
 * @returns {boolean}
 */
function isFound(name, parent) {
  if (`${parent}/node_modules/${name}`.replace(/^\//, "") in packages) return true;
  return parent !== "" && isFound(name, parent.slice(0, Math.max(0, parent.lastIndexOf("/node_modules/"))));
}
