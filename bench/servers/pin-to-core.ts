import { execFileSync } from "node:child_process";
import { availableParallelism } from "node:os";

const serverCore = "0";
/** The generator must not compete with the measured server; on a single core results mean nothing. */
export const generatorCore = availableParallelism() > 1 ? "1" : "0";

/** Pins a server with all its threads to the core for servers. */
export function pinToServerCore(processId: number) {
  execFileSync("taskset", ["-a", "-p", "-c", serverCore, String(processId)], { stdio: "ignore" });
}
