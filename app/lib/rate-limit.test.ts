import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createRateLimit } from "#app/lib/rate-limit.ts";

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

test("a flood of keys makes it forget the oldest, not grow", () => {
  const limit = createRateLimit({ most: 1, windowMs: 60_000 });

  limit.secondsToWait("first");
  expect(limit.secondsToWait("first")).toBe(60);
  for (let number = 0; number < 20_000; number += 1) limit.secondsToWait(`key ${number}`);

  expect(limit.secondsToWait("first")).toBe(0);
  expect(limit.secondsToWait("key 19999")).toBe(60);
});
