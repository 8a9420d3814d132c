import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createRateLimit } from "./rate-limit.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

test("so many acts are allowed in a window, and the next one says how long to wait", () => {
  const limit = createRateLimit({ most: 2, windowMs: 60_000 });

  expect([limit.secondsToWait("a"), limit.secondsToWait("a")]).toEqual([0, 0]);
  vi.advanceTimersByTime(20_500);
  expect(limit.secondsToWait("a")).toBe(40);
  expect(limit.secondsToWait("b")).toBe(0);
  vi.advanceTimersByTime(39_500);
  expect(limit.secondsToWait("a")).toBe(0);
});

test("a flood of keys makes it forget nobody and grow no further: the late ones share their windows", () => {
  const limit = createRateLimit({ most: 2, windowMs: 60_000 });
  const flood = (from: number, to: number) => {
    let refused = 0;
    for (let number = from; number < to; number += 1) refused += limit.secondsToWait(`key ${number}`) > 0 ? 1 : 0;
    return refused;
  };
  limit.secondsToWait("first");
  limit.secondsToWait("first");

  expect(flood(0, 19_999)).toBe(0);
  expect(flood(20_000, 22_000)).toBe(0);
  expect(flood(22_000, 60_000)).toBeGreaterThan(0);

  expect(limit.secondsToWait("first")).toBe(60);
  expect([limit.secondsToWait("key 5"), limit.secondsToWait("key 5")]).toEqual([0, 60]);
  vi.advanceTimersByTime(60_000);
  expect([limit.secondsToWait("first"), limit.secondsToWait("late"), flood(0, 10_000)]).toEqual([0, 0, 0]);
});
