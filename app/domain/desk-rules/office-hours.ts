import type { BusinessHours } from "./business-time.ts";

// Apart from the schema: the panel's sheet after a call needs no zod.
const days = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"] as const;

/** From Sunday on, as the days of a clock are counted. */
export const hoursNames = days.map((day) => `hours_${day}` as const);

type OfficeRules = Record<(typeof hoursNames)[number], string> & Pick<BusinessHours, "holidays">;

/** When the office is open, by its rules. */
export const officeHours = (rules: OfficeRules): BusinessHours => ({
  week: hoursNames.map((name) => rules[name]),
  holidays: rules.holidays,
});
