import { spawn } from "node:child_process";
import { constants } from "node:os";
import { fileURLToPath } from "node:url";

export const projectFolder = fileURLToPath(new URL("../..", import.meta.url));

/**
 * Runs a command in the project's folder, forwards SIGTERM and SIGINT, and answers its exit code.
 * @param {string} command
 * @param {string[]} parameters
 * @param {import("node:child_process").SpawnOptions} [options]
 * @returns {Promise<number>}
 */
export function runCommand(command, parameters, options) {
  return new Promise((resolve) => {
    const child = spawn(command, parameters, { cwd: projectFolder, stdio: "inherit", ...options });
    const stopPassingSignals = passSignalsTo(child);
    child.once("error", (error) => {
      stopPassingSignals();
      console.error(`${command} does not start: ${error.message}`);
      resolve(127);
    });
    child.once("exit", (code, signal) => {
      stopPassingSignals();
      resolve(code ?? 128 + constants.signals[signal ?? "SIGTERM"]);
    });
  });
}

/** @param {import("node:child_process").ChildProcess} child */
function passSignalsTo(child) {
  const terminate = () => child.kill("SIGTERM");
  // A terminal sends Ctrl+C to the whole group; a second signal would cut the child's graceful stop short.
  const interrupt = () => process.stdin.isTTY || child.kill("SIGINT");
  process.on("SIGTERM", terminate);
  process.on("SIGINT", interrupt);
  return () => {
    process.off("SIGTERM", terminate);
    process.off("SIGINT", interrupt);
  };
}
