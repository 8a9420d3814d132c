import { spawnSync } from "node:child_process";
import path from "node:path";
import { projectFolder, runCommand } from "#scripts/commands/run-command.mjs";

const neededMajor = 24;
const programs = path.join(projectFolder, "node_modules/.bin");

/**
 * Runs a script on the Node that the lock pins, with that Node and the installed programs first in PATH.
 * @param {string[]} parameters
 * @param {NodeJS.ProcessEnv} [environment]
 */
export function runOnPinnedNode(parameters, environment) {
  const node = pinnedNode();
  const search = [path.dirname(node), programs, process.env["PATH"]].join(path.delimiter);
  return runCommand(node, parameters, { env: { ...process.env, ...environment, PATH: search } });
}

// Some systems have no pinned Node: the running one is used if it is new enough.
function pinnedNode() {
  const pinned = path.join(programs, "node");
  if (majorOf(spawnSync(pinned, ["--version"], { encoding: "utf8" }).stdout) >= neededMajor) return pinned;
  if (majorOf(process.version) >= neededMajor) return process.execPath;
  console.error(
    `Node ${neededMajor} or newer is needed: this is ${process.version}, and the project's own Node does not run on this machine.`,
  );
  process.exit(1);
}

/** @param {string | null} version `v24.21.0`, or null if the program did not start. */
function majorOf(version) {
  return Number.parseInt(version?.slice(1) ?? "0", 10);
}
