import { onTestFinished, vi } from "vitest";

/** Stops the clock at `now` until the test has finished, so that midnight does not fall between two lines. */
export function stopClock(now: Date | number = Date.now()) {
  vi.useFakeTimers({ toFake: ["Date"], now });
  onTestFinished(() => void vi.useRealTimers());
}

/** Stops timers until the test has finished, so that no job adds statements to those of a request. */
export function stopJobs() {
  vi.useFakeTimers({ toFake: ["setInterval"] });
  onTestFinished(() => void vi.useRealTimers());
}
