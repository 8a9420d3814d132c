import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { generatorCore } from "#bench/servers/pin-to-core.ts";

const connections = 32;
const script = fileURLToPath(new URL("report.lua", import.meta.url));

export interface Target {
  address: string;
  headers?: Record<string, string>;
  processId: number;
  /** An overloaded server turns some requests away (record 036). */
  mayRefuse?: boolean;
}
type Report = { requestsPerSecond: number; p99Ms: number; failed: number };
/** The last figure, per second of the server's CPU time, is reliable on a busy machine as well. */
export type Load = { requestsPerSecond: number; p99Ms: number; requestsPerProcessorSecond: number };

/** Loads the server for some seconds with wrk, which is faster than every server here, on a core of its own. */
export async function loadFor(seconds: number, { address, headers = {}, processId, mayRefuse }: Target): Promise<Load> {
  const own = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  const wrk = ["wrk", "-t1", `-c${connections}`, `-d${seconds}s`, "-s", script, ...own, address];
  const limit = { timeout: (seconds + 10) * 1000 };
  const before = await processorSeconds(processId);
  const { stdout } = await promisify(execFile)("taskset", ["-c", generatorCore, ...wrk], limit);
  const used = (await processorSeconds(processId)) - before;
  const { failed, ...report } = JSON.parse(stdout.trim().split("\n").at(-1)!) as Report;
  if (failed > 0 && !mayRefuse) throw new Error(`${address} failed or refused ${failed} of the benchmark's requests.`);
  return { ...report, requestsPerProcessorSecond: (report.requestsPerSecond * seconds) / used };
}

/** User and system time of all threads; Linux counts hundredths of seconds. */
async function processorSeconds(processId: number) {
  const status = await readFile(`/proc/${processId}/stat`, "utf8");
  const [user, system] = status
    .slice(status.lastIndexOf(")") + 2)
    .split(" ")
    .slice(11, 13);
  return (Number(user) + Number(system)) / 100;
}
