import { expect, test } from "vitest";
import { quietEnd, type QuietHours } from "./quiet-hours.ts";

const night = { quiet_from: "21:00", quiet_until: "09:00" };
const at = (minute: string) => Date.parse(`${minute}:00+05:30`);
const MINUTE = 60_000;

test.each([
  ["2026-11-23T20:59", null],
  ["2026-11-23T21:00", "2026-11-24T09:00"],
  ["2026-11-24T00:00", "2026-11-24T09:00"],
  ["2026-11-24T08:59", "2026-11-24T09:00"],
  ["2026-11-24T09:00", null],
  ["2026-12-31T23:59", "2027-01-01T09:00"],
])("at %s the quiet hours of the night end at %s", (minute, end) => {
  expect(quietEnd(at(minute), night)).toBe(end && at(end));
});

test("no hours are quiet where none are told", () => {
  expect(quietEnd(at("2026-11-23T23:00"), { quiet_from: "", quiet_until: "" })).toBeNull();
});

test("whatever the hours, a quiet moment's end comes later, within a day, and is not quiet; the minute before it is", () => {
  const misses: string[] = [];
  const hours: QuietHours[] = ["00:00", "06:15", "09:00", "13:30", "21:00", "23:59"].flatMap((quiet_from) =>
    ["00:00", "06:15", "09:00", "13:30", "21:00", "23:59"].map((quiet_until) => ({ quiet_from, quiet_until })),
  );
  for (const quiet of hours) {
    const length =
      (at(`2026-11-24T${quiet.quiet_until}`) - at(`2026-11-24T${quiet.quiet_from}`) + 1440 * MINUTE) % (1440 * MINUTE);
    let quietMinutes = 0;
    for (let minute = 0; minute < 1440; minute += 1) {
      const moment = at("2026-11-23T00:00") + minute * MINUTE;
      const end = quietEnd(moment, quiet);
      if (end === null) continue;
      quietMinutes += 1;
      const isMiss =
        end <= moment ||
        end - moment > 1440 * MINUTE ||
        quietEnd(end, quiet) !== null ||
        quietEnd(end - MINUTE, quiet) !== end;
      if (isMiss) misses.push(`${JSON.stringify(quiet)} ${minute}`);
    }
    expect([quiet, quietMinutes]).toEqual([quiet, length / MINUTE]);
  }
  expect(misses).toEqual([]);
});
