/** The parts of the day in India by which enquiries are counted. */
export const askedHours = ["0-12", "12-15", "15-18", "18-24"] as const;

export type AskedHours = (typeof askedHours)[number];

export const askedHoursWords: Record<AskedHours, string> = {
  "0-12": "Until 12:00",
  "12-15": "12:00 to 15:00",
  "15-18": "15:00 to 18:00",
  "18-24": "After 18:00",
};
