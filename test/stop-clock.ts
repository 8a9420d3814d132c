import { onTestFinished, vi } from "vitest";

/** Until the test has finished it stays as late as it is, or as `now` says: no midnight comes between two lines. */
export function stopClock(now: Date | number = Date.now()) {
  vi.useFakeTimers({ toFake: ["Date"], now });
  onTestFinished(() => void vi.useRealTimers());
}

/**
 * Until the test has finished no job of an app begins its next round: its statements would be counted among a
 * request's.
 */
export function stopJobs() {
  vi.useFakeTimers({ toFake: ["setInterval"] });
  onTestFinished(() => void vi.useRealTimers());
}
