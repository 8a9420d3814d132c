import { execFile } from "node:child_process";
import { promisify } from "node:util";

const connections = 16;

export type Target = { address: string; headers?: Record<string, string> };
type Report = { requests: { average: number }; latency: { p99: number }; errors: number; "4xx": number; "5xx": number };

/** Sends requests for some seconds, from a process of its own. */
export function loadFor(seconds: number, target: Target) {
  return runAutocannon(target, ["--duration", String(seconds)]);
}

/** Sends a number of requests, from a process of its own. */
export function loadOf(requests: number, target: Target) {
  return runAutocannon(target, ["--amount", String(requests)]);
}

async function runAutocannon({ address, headers = {} }: Target, limit: string[]) {
  const headerParameters = Object.entries(headers).flatMap(([name, value]) => ["--headers", `${name}=${value}`]);
  const parameters = ["--json", "--connections", String(connections), ...limit, ...headerParameters, address];
  const { stdout } = await promisify(execFile)("autocannon", parameters, { maxBuffer: 1e7 });
  const report: Report = JSON.parse(stdout);
  const refused = report.errors + report["4xx"] + report["5xx"];
  if (refused > 0) throw new Error(`${address} failed or refused ${refused} of the benchmark's requests.`);
  return { requestsPerSecond: report.requests.average, p99Ms: report.latency.p99 };
}
