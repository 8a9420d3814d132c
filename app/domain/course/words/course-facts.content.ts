/** Names of the compared facts in enquiries about unknown ones. */
export const courseFacts = {
  year: "the fee of a year",
  whole: "the fee of the whole course",
  dollars: "the fee in dollars",
  "first-payment": "the first payment",
  fees: "what is to pay, and when",
  "fee-years": "what each year costs",
  loan: "what it costs by a loan",
  scholarships: "scholarships",
  refund: "what comes back if I leave",
  pays: "whether the university pays you",
  length: "how long it takes",
  mode: "the mode of study",
  language: "the language of teaching",
  classes: "when the classes are",
  hours: "how many hours a week it takes",
  examinations: "how one is examined",
  opens: "when admission opens",
  "last-date": "the last date to apply",
  starts: "when classes start",
  university: "who awards the degree",
  degree: "the degree",
  entitlement: "the UGC-DEB entitlement",
  approvals: "who else has approved it",
  ranking: "the ranking of the university",
  students: "the students of the university",
  fit: "whether it admits me",
  eligibility: "whom it admits",
  requirements: "the requirements",
  field: "the field",
  specializations: "the specializations",
} satisfies Record<string, string>;

export type CourseFact = keyof typeof courseFacts;

/** The name of a fact in an enquiry; null for an unknown key. */
export const askedFact = (name: string | null): string | null =>
  name !== null && Object.hasOwn(courseFacts, name) ? courseFacts[name as CourseFact] : null;

/**
 * What an enquiry asks of a course beside its name, e.g. `how many hours a week it takes`; empty where it asks nothing.
 */
export const factAskedIn = (course: string): string =>
  Object.values(courseFacts).find((fact) => course.endsWith(`: ${fact}`)) ?? "";
