import { monitorEventLoopDelay } from "node:perf_hooks";
import type { FastifyInstance } from "fastify";
import { Busy } from "#app/lib/traffic/busy.ts";

const LOOK_EVERY_MS = 500;
const RESOLUTION_MS = 20;
const NANOSECONDS = 1e6;

/**
 * Creates a hook that turns requests away while the mean event-loop delay exceeds the limit at two looks in a row; a
 * single long task, such as the first page after a start, does not count. Each face answers in its own form; files and
 * health are always answered.
 */
export function shedLoad(app: FastifyInstance, longestDelayMs: number) {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  let [wasLate, isBusy] = [false, false];
  delays.enable();
  const looking = setInterval(() => {
    const isLate = delays.mean / NANOSECONDS > longestDelayMs;
    isBusy = isLate && wasLate;
    wasLate = isLate;
    delays.reset();
  }, LOOK_EVERY_MS).unref();
  app.addHook("onClose", async () => {
    clearInterval(looking);
    delays.disable();
  });

  return async () => {
    if (isBusy) throw new Busy();
  };
}
