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

const DAY_MS = 86_400_000;

/** `2027-02-05` becomes `5 February 2027`. */
export function writeDay(day: string): string {
  const [year, month, date] = day.split("-").map(Number);
  return `${date} ${months[month! - 1]} ${year}`;
}

/** The day so many days later, or earlier. */
export const daysLater = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
