import { expect, test } from "vitest";
import { holidaysAhead, holidayWords, hoursInOneLine, hoursLines } from "./hours-words.ts";

const nine = "09:00-17:00";
const office = { week: ["", nine, nine, nine, nine, nine, "10:00-14:00"], holidays: [] };

test("the hours that the specification fixes read as it writes them", () => {
  expect(hoursLines(office)).toEqual([
    { days: "Monday to Friday", times: "9am-5pm" },
    { days: "Saturday", times: "10am-2pm" },
    { days: "Sunday", times: "Closed" },
  ]);
  expect(hoursInOneLine(office)).toBe("Monday to Friday 9am-5pm, Saturday 10am-2pm");
});

test.each([
  [Array<string>(7).fill("00:00-12:30"), "Every day 12am-12:30pm"],
  [
    [nine, "", "", "11:15-19:45", "11:15-19:45", "", nine],
    "Wednesday and Thursday 11:15am-7:45pm, Saturday and Sunday 9am-5pm",
  ],
  [Array<string>(7).fill(""), ""],
])("a week of %j reads %s", (week, words) => {
  expect(hoursInOneLine({ week, holidays: [] })).toBe(words);
});

test("holidays are told in their order while they are near, and not on a day that is closed anyway", () => {
  const holidays = [
    "2026-12-25 Christmas",
    "2026-11-29 A Sunday",
    "2026-12-01",
    "2027-01-26 Republic Day",
    "2026-11-24 Over",
  ];
  expect(holidaysAhead({ ...office, holidays }, "2026-11-25").map(holidayWords)).toEqual([
    "Tuesday, 1 December",
    "Friday, 25 December (Christmas)",
  ]);
});
