import { expect, test } from "vitest";
import { isOnLeave, isPresent } from "./presence.ts";
import type { Taker } from "./taking-schema.ts";

const day = "10:00-19:00";
const office = { week: ["", day, day, day, day, day, "10:00-14:00"], holidays: ["2026-12-25 Christmas"] };
const start = Date.parse("2026-12-14T00:00:00+05:30");
const QUARTER_MS = 900_000;

const hours = ["", "12:00-20:00", "09:30-13:15"];
const daysOff = ["", "Sat", "Mon, Thu"];
const leaves = [
  [null, null],
  ["2026-12-16", "2026-12-16"],
  ["2026-12-18", "2026-12-28"],
] as const;

const takers: Taker[] = hours.flatMap((own) =>
  daysOff.flatMap((days_off) =>
    leaves.map(([leave_from, leave_until]) => ({
      user_id: 1,
      hours: own,
      days_off,
      leave_from,
      leave_until,
      most_waiting: null,
    })),
  ),
);

const clock = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Asia/Kolkata",
  dateStyle: "short",
  timeStyle: "short",
  hourCycle: "h23",
});

/** What the clock on the wall shows, e.g. `2026-12-16`, `13:15`, 3 for a Wednesday. */
function wall(moment: number) {
  const [date, time] = clock.format(moment).split(", ") as [string, string];
  const iso = date.split("/").toReversed().join("-");
  return { date: iso, time, weekday: new Date(`${iso}T00:00:00Z`).getUTCDay() };
}

/** The rule in plain words, apart from what is tested. */
function shouldBePresent({ hours: own, days_off, leave_from, leave_until }: Taker, moment: number): boolean {
  const { date, time, weekday } = wall(moment);
  if (leave_from && leave_from <= date && date <= leave_until!) return false;
  if (date === "2026-12-25" || office.week[weekday] === "") return false;
  const name = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"][weekday]!;
  if (days_off.includes(name)) return false;
  const [from, until] = (own || office.week[weekday]!).split("-") as [string, string];
  return from <= time && time < until;
}

test("somebody is present in their hours, on a day of the office, not on a day off, a holiday or leave: at every quarter of three weeks", () => {
  const misses: string[] = [];
  let present = 0;
  for (const taker of takers) {
    for (let quarter = 0; quarter < 21 * 96; quarter += 1) {
      const moment = start + quarter * QUARTER_MS;
      const isThere = isPresent(taker, moment, office);
      if (isThere) present += 1;
      const isRight = isThere === shouldBePresent(taker, moment) && !(isThere && isOnLeave(taker, moment));
      if (!isRight) misses.push(`${taker.hours} ${taker.days_off} ${taker.leave_from} ${clock.format(moment)}`);
    }
  }
  expect([misses, present > 1000]).toEqual([[], true]);
});
