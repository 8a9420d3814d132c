import type { BusinessHours } from "./business-time.ts";

/** From Sunday, as `Date` counts weekdays. */
export const weekDays = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"] as const;

type Day = (typeof weekDays)[number];
export type WeekHours = Record<Day, string>;
type WeekRow = Record<`hours_${Day}`, string>;

/** The columns in the settings. */
export const hoursColumns = weekDays.map((day) => `hours_${day}` as const);

export const weekIn = (row: WeekRow): WeekHours =>
  Object.fromEntries(weekDays.map((day) => [day, row[`hours_${day}`]])) as WeekHours;

/** The office's hours from the settings; the only source for pages, clocks and notices (record 147). */
export const officeHours = (settings: { businessHours: WeekHours; holidays: readonly string[] }): BusinessHours => ({
  week: weekDays.map((day) => settings.businessHours[day]),
  holidays: settings.holidays,
});
