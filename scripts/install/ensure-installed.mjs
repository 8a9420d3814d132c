import { readFile } from "node:fs/promises";
import path from "node:path";
import { projectFolder, runCommand } from "#scripts/commands/run-command.mjs";

/** Runs `npm ci` if the installed packages differ from the lock. */
export async function ensureInstalled() {
  if (await isInstalled()) return;
  console.log("Installing the dependencies (npm ci) ...");
  const exitCode = await runNpm(
    "ci",
    "--include=dev",
    "--include=optional",
    "--no-audit",
    "--no-fund",
    "--loglevel=error",
  );
  if (exitCode === 0) return;
  console.error("The dependencies could not be installed: see npm's message above.");
  process.exit(1);
}

async function isInstalled() {
  const [wanted, installed] = await Promise.all([
    readPackages("package-lock.json"),
    readPackages("node_modules/.package-lock.json"),
  ]);
  if (!wanted || !installed) return false;
  return Object.entries(wanted).every(([location, { version, optional }]) => {
    const found = installed[location];
    return location === "" || (found ? found.version === version : optional === true);
  });
}

/**
 * @param {string} lockFile
 * @returns {Promise<Record<string, { version?: string, optional?: boolean }> | null>}
 */
async function readPackages(lockFile) {
  const text = await readFile(path.join(projectFolder, lockFile), "utf8").catch(() => null);
  return text === null ? null : JSON.parse(text).packages;
}

/** @param {string[]} parameters */
function runNpm(...parameters) {
  const { npm_node_execpath: node, npm_execpath: npm } = process.env;
  // npm's own Node, not the one on the path: `npm ci` deletes node_modules, which contains the pinned Node.
  if (node && npm) return runCommand(node, [npm, ...parameters]);
  const folders = (process.env["PATH"] ?? "")
    .split(path.delimiter)
    .filter((folder) => !folder.includes("node_modules"));
  return runCommand("npm", parameters, { env: { ...process.env, PATH: folders.join(path.delimiter) } });
}
