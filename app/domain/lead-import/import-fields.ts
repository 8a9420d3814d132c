// Separate from the schema, so that the panel loads neither zod nor the telephone rules.

/** The longest heading that a mapping stores. */
export const LONGEST_HEADING = 200;

/** The fields that a file's column can be mapped to. */
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
