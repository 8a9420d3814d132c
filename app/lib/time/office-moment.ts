const format = new Intl.DateTimeFormat("en-IN", {
  timeZone: "Asia/Kolkata",
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/** A moment in sentences for staff: `21 Nov 2026, 09:42`. */
export const officeMoment = (iso: string): string => format.format(new Date(iso));
