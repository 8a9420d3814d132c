import { expect, onTestFinished, test } from "vitest";
import { DAY_MS } from "./from-now.ts";
import { stopClock } from "#test/stop-clock.ts";
import { minuteInIndia } from "./india-day.ts";
import { setOfficeClock } from "./office-clock.ts";

test("a device that is a day ahead goes by the server's clock, one that is a minute off by its own", () => {
  const now = Date.parse("2026-11-26T08:00:00+05:30");
  onTestFinished(() => setOfficeClock(Date.now()));
  stopClock(now + DAY_MS);
  setOfficeClock(now);
  expect(minuteInIndia()).toBe("2026-11-26T08:00");

  stopClock(now + 60_000);
  setOfficeClock(now);
  expect(minuteInIndia()).toBe("2026-11-26T08:01");
});
