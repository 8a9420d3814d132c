import type { BusinessHours } from "./business-time.ts";

/** From Sunday on, as the days of a clock are counted. */
export const weekDays = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"] as const;

type Day = (typeof weekDays)[number];
export type WeekHours = Record<Day, string>;
type WeekRow = Record<`hours_${Day}`, string>;

/** As the row of the settings holds them. */
export const hoursColumns = weekDays.map((day) => `hours_${day}` as const);

export const weekIn = (row: WeekRow): WeekHours =>
  Object.fromEntries(weekDays.map((day) => [day, row[`hours_${day}`]])) as WeekHours;

/** When the office is open, as the settings say: the one place for pages, clocks and notices (record 147). */
export const officeHours = (settings: { businessHours: WeekHours; holidays: readonly string[] }): BusinessHours => ({
  week: weekDays.map((day) => settings.businessHours[day]),
  holidays: settings.holidays,
});
