const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** `2027-02-05` becomes `5 February 2027`. */
export function writeDay(day: string): string {
  const [year, month, date] = day.split("-").map(Number);
  return `${date} ${months[month! - 1]} ${year}`;
}

/** `31 Jan`, for where there is little room and the year is plain. */
export function writeShortDay(day: string): string {
  const [, month, date] = day.split("-").map(Number);
  return `${date} ${months[month! - 1]!.slice(0, 3)}`;
}

const DAY_MS = 86_400_000;

/** The day so many days later, or before where it is negative. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
