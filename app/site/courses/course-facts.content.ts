interface FactWords {
  /** At the head of its row. */
  label: string;
  /** In an enquiry about it. */
  asked: string;
}

/** What a family compares courses by, and asks about where it is not known. */
export const courseFacts = {
  year: { label: "A year", asked: "the fee of a year" },
  whole: { label: "Whole course", asked: "the fee of the whole course" },
  dollars: { label: "In dollars", asked: "the fee in dollars" },
  "first-payment": { label: "First payment", asked: "the first payment" },
  fees: { label: "What is paid when", asked: "what is to pay, and when" },
  "fee-years": { label: "Year by year", asked: "what each year costs" },
  loan: { label: "By a loan", asked: "what it costs by a loan" },
  scholarships: { label: "Scholarship", asked: "scholarships" },
  refund: { label: "If you leave", asked: "what comes back if I leave" },
  pays: { label: "Does it pay us?", asked: "whether the university pays you" },
  length: { label: "Length", asked: "how long it takes" },
  mode: { label: "Mode of study", asked: "the mode of study" },
  language: { label: "Taught in", asked: "the language of teaching" },
  opens: { label: "Opens", asked: "when admission opens" },
  "last-date": { label: "Last date to apply", asked: "the last date to apply" },
  starts: { label: "Classes from", asked: "when classes start" },
  university: { label: "Awarded by", asked: "who awards the degree" },
  degree: { label: "Degree", asked: "the degree" },
  entitlement: { label: "UGC-DEB entitlement", asked: "the UGC-DEB entitlement" },
  approvals: { label: "Other approvals", asked: "who else has approved it" },
  ranking: { label: "Ranking of the university", asked: "the ranking of the university" },
  students: { label: "Students of the university", asked: "the students of the university" },
  fit: { label: "For you", asked: "whether it admits me" },
  eligibility: { label: "Whom it admits", asked: "whom it admits" },
  requirements: { label: "Asks for", asked: "the requirements" },
  field: { label: "Field", asked: "the field" },
  specializations: { label: "Specializations", asked: "the specializations" },
} satisfies Record<string, FactWords>;

export type CourseFact = keyof typeof courseFacts;

/** How an enquiry names a fact; null for a name that is none. */
export const askedFact = (name: string | null): string | null =>
  name !== null && Object.hasOwn(courseFacts, name) ? courseFacts[name as CourseFact].asked : null;
