import { lazily } from "#app/lib/lazily.ts";

// Times are stored in UTC and shown as the office's clock shows them (decision 25).
const timeZone = "Asia/Kolkata";
const clock = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;

const minute = lazily(() => new Intl.DateTimeFormat("en-IN", { timeZone, ...clock }));
const day = lazily(() => new Intl.DateTimeFormat("en-IN", { timeZone, day: "numeric", month: "short" }));
const dayOfYear = lazily(
  () => new Intl.DateTimeFormat("en-IN", { timeZone, day: "numeric", month: "short", year: "numeric" }),
);
const fullDay = lazily(
  () =>
    new Intl.DateTimeFormat("en-IN", {
      timeZone,
      weekday: "long",
      day: "numeric",
      month: "long",
      year: "numeric",
    }),
);

const DAY_MS = 86_400_000;

/** `Saturday, 21 November 2026`. */
export const formatToday = () => fullDay().format(new Date());

/** `21 Nov` for `2026-11-21`. */
export const formatDay = (date: string) => day().format(new Date(`${date}T12:00:00+05:30`));

/** `21 Nov, 09:42`; the year only when it is not this one. */
export function formatMoment(iso: string): string {
  const moment = new Date(iso);
  const isThisYear = yearOf(moment) === yearOf(new Date());
  return `${(isThisYear ? day() : dayOfYear()).format(moment)}, ${minute().format(moment)}`;
}

/** `09:42` today, `Yesterday`, then the day. */
export function formatRecency(iso: string): string {
  const moment = new Date(iso);
  const date = dayOfYear().format(moment);
  if (date === dayOfYear().format(new Date())) return minute().format(moment);
  if (date === dayOfYear().format(new Date(Date.now() - DAY_MS))) return "Yesterday";
  return yearOf(moment) === yearOf(new Date()) ? day().format(moment) : date;
}

const yearOf = (moment: Date) =>
  fullDay()
    .formatToParts(moment)
    .find((part) => part.type === "year")?.value;

const OFFSET = "+05:30";
const OFFSET_MS = 19_800_000;

/** The value of a date-time field, `2026-11-25T09:30`, for a moment. India has no summer time. */
export const toIndiaTime = (iso: string) => new Date(Date.parse(iso) + OFFSET_MS).toISOString().slice(0, 16);

/** The moment of a date-time field's value; empty for what is no time. */
export function fromIndiaTime(value: string): string {
  const moment = new Date(`${value}${OFFSET}`);
  return Number.isNaN(moment.getTime()) ? "" : moment.toISOString();
}
