import { expect, onTestFinished, test, vi } from "vitest";
import { stopClock } from "#test/stop-clock.ts";
import { PUT_OFF_COOKIE, putOff, readPutOff } from "./put-off.ts";

test("who was put off comes back when the time is over, and nonsense puts off nobody", () => {
  stopClock(new Date("2026-11-25T06:00:00.000Z"));
  const minute = Date.parse("2026-11-25T06:00:00.000Z") / 60_000;

  expect(readPutOff(`12-${minute + 1}.7-${minute}.9-${minute + 30}`)).toEqual([12, 9]);
  expect(readPutOff("x-y.-5.12")).toEqual([]);
  expect(readPutOff(undefined)).toEqual([]);
});

test("who is put off comes back in half an hour, the last forty are known, and each once", () => {
  stopClock(Date.parse("2026-11-25T06:30:20.000Z"));
  const page = { cookie: "" };
  vi.stubGlobal("document", page);
  onTestFinished(() => void vi.unstubAllGlobals());
  const kept = () => page.cookie.split(";")[0]!.slice(PUT_OFF_COOKIE.length + 1);

  for (const id of [7, 8, 7]) putOff(id);
  expect(readPutOff(kept())).toEqual([8, 7]);
  expect(page.cookie).toMatch(/; Path=\/admin; Max-Age=1800; SameSite=Strict$/);
  stopClock(Date.parse("2026-11-25T07:00:59.000Z"));
  expect(readPutOff(kept())).toEqual([8, 7]);
  stopClock(Date.parse("2026-11-25T07:01:00.000Z"));
  expect(readPutOff(kept())).toEqual([]);
  for (let id = 1; id <= 45; id += 1) putOff(id);
  expect(readPutOff(kept())).toEqual(Array.from({ length: 40 }, (_, index) => index + 6));
  expect([readPutOff(undefined), readPutOff("x-y.0-99.7")]).toEqual([[], []]);
});
