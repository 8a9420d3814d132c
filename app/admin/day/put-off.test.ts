import { expect, test } from "vitest";
import { stopClock } from "#test/stop-clock.ts";
import { readPutOff } from "./put-off.ts";

test("who was put off comes back when the time is over, and nonsense puts off nobody", () => {
  stopClock(new Date("2026-11-25T06:00:00.000Z"));
  const minute = Date.parse("2026-11-25T06:00:00.000Z") / 60_000;

  expect(readPutOff(`12-${minute + 1}.7-${minute}.9-${minute + 30}`)).toEqual([12, 9]);
  expect(readPutOff("x-y.-5.12")).toEqual([]);
  expect(readPutOff(undefined)).toEqual([]);
});
