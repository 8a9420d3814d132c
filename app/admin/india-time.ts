// Times are stored in UTC and shown as the office's clock shows them (decision 25).
const timeZone = "Asia/Kolkata";
const clock = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;

const minute = new Intl.DateTimeFormat("en-IN", { timeZone, ...clock });
const day = new Intl.DateTimeFormat("en-IN", { timeZone, day: "numeric", month: "short" });
const dayOfYear = new Intl.DateTimeFormat("en-IN", { timeZone, day: "numeric", month: "short", year: "numeric" });
const fullDay = new Intl.DateTimeFormat("en-IN", {
  timeZone,
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
});

const DAY_MS = 86_400_000;

/** `Saturday, 21 November 2026`. */
export const formatToday = () => fullDay.format(new Date());

/** `21 Nov, 09:42`; the year only when it is not this one. */
export function formatMoment(iso: string): string {
  const moment = new Date(iso);
  const isThisYear = yearOf(moment) === yearOf(new Date());
  return `${(isThisYear ? day : dayOfYear).format(moment)}, ${minute.format(moment)}`;
}

/** `09:42` today, `Yesterday`, then the day. */
export function formatRecency(iso: string): string {
  const moment = new Date(iso);
  const date = dayOfYear.format(moment);
  if (date === dayOfYear.format(new Date())) return minute.format(moment);
  if (date === dayOfYear.format(new Date(Date.now() - DAY_MS))) return "Yesterday";
  return yearOf(moment) === yearOf(new Date()) ? day.format(moment) : date;
}

const yearOf = (moment: Date) => fullDay.formatToParts(moment).find((part) => part.type === "year")?.value;
