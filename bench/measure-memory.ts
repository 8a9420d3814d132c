import { execFileSync } from "node:child_process";
import { loadOf } from "./load.ts";

const paths = ["/", "/courses", "/backend/api/courses.php", "/backend/api/universities.php"];

/** The server's resident megabytes after its first 1,000 requests, and after 10,000 more. */
export async function measureMemory(address: string, processId: number) {
  await sendRequests(1_000, address);
  const after1000 = residentMegabytes(processId);
  await sendRequests(10_000, address);
  return { after1000, after11000: residentMegabytes(processId) };
}

async function sendRequests(count: number, address: string) {
  for (const path of paths) {
    await loadOf(count / paths.length, { address: address + path, headers: { "accept-encoding": "br" } });
  }
}

function residentMegabytes(processId: number) {
  return Number(execFileSync("ps", ["-o", "rss=", "-p", String(processId)], { encoding: "utf8" })) / 1024;
}
