import { execFileSync } from "node:child_process";
import { availableParallelism } from "node:os";

const serverCore = "0";
/** The generator must not take the processor from what it measures; on a single core nothing can be told. */
export const generatorCore = availableParallelism() > 1 ? "1" : "0";

/** Keeps a server, with all its threads, on the one core that servers are measured on. */
export function pinToServerCore(processId: number) {
  execFileSync("taskset", ["-a", "-p", "-c", serverCore, String(processId)], { stdio: "ignore" });
}
