import { officeHours } from "#app/domain/desk-rules/office-hours.ts";
import type { Settings } from "#app/domain/settings/settings-schema.ts";
import { weekdays } from "#app/lib/time/calendar-day.ts";
import { organization } from "./structured-data.ts";

/**
 * The office for machines (schema.org), with opening hours; on holidays it is closed all day. `holidays` are those
 * shown on the page.
 */
export const reachableOffice = (settings: Settings, origin: string, holidays: string[] = []) => ({
  ...organization(settings, origin),
  contactPoint: {
    "@type": "ContactPoint",
    contactType: "customer service",
    email: settings.contactEmail,
    ...(settings.contactPhone && { telephone: settings.contactPhone }),
    hoursAvailable: hoursOf(settings, holidays),
  },
});

function hoursOf(settings: Settings, holidays: string[]) {
  const { week } = officeHours(settings);
  const open = [...new Set(week.filter(Boolean))].map((hours) => {
    const [opens, closes] = hours.split("-");
    return { ...times(opens, closes), dayOfWeek: weekdays.filter((_, day) => week[day] === hours) };
  });
  const closed = holidays.map((line) => {
    const day = line.slice(0, 10);
    return { ...times("00:00", "00:00"), validFrom: day, validThrough: day };
  });
  return [...open, ...closed];
}

const times = (opens: string | undefined, closes: string | undefined) => ({
  "@type": "OpeningHoursSpecification",
  opens,
  closes,
});
