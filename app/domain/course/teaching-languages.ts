/** What courses are taught in, as people read it: the languages of the Eighth Schedule, those of most courses first. */
export const teachingLanguages = [
  "English",
  "Hindi",
  "Marathi",
  "Gujarati",
  "Bengali",
  "Tamil",
  "Telugu",
  "Kannada",
  "Malayalam",
  "Punjabi",
  "Odia",
  "Urdu",
  "Assamese",
  "Bodo",
  "Dogri",
  "Kashmiri",
  "Konkani",
  "Maithili",
  "Manipuri",
  "Nepali",
  "Sanskrit",
  "Santali",
  "Sindhi",
] as const;

/** `English and Hindi`, `English, Hindi and Marathi`. */
export const languagesSaid = (languages: readonly string[]): string =>
  languages.length < 2 ? languages.join() : `${languages.slice(0, -1).join(", ")} and ${languages.at(-1)!}`;
