import type { ChildProcess } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";

const startLimitMs = 10_000;

export async function untilAnswering(address: string, server: ChildProcess) {
  const deadline = Date.now() + startLimitMs;
  while (!(await fetch(address).catch(() => null))) {
    if (server.exitCode !== null || Date.now() > deadline) throw new Error(`${address} did not start to answer.`);
    await pause(50);
  }
}
