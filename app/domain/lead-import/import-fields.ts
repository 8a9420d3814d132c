// Apart from the schema: the screen that reads a file needs neither zod nor the telephone rules.

/** Of a heading that is remembered. */
export const LONGEST_HEADING = 200;

/** What a column of a file may hold. */
export const importFields = [
  "name",
  "phone",
  "second_phone",
  "email",
  "course",
  "city",
  "language",
  "best_time",
  "message",
] as const;

export type ImportField = (typeof importFields)[number];

export const importFieldWords: Record<ImportField, string> = {
  name: "Name",
  phone: "Phone",
  second_phone: "Second phone",
  email: "Email",
  course: "Interested course",
  city: "City",
  language: "Language",
  best_time: "Best time",
  message: "Note",
};
