import type { FacetKey } from "#app/domain/course/catalogue/course-facets.ts";
import { fieldWords, levelWords, studyModeWords, yearsOfWork } from "#app/domain/course/course-words.ts";
import type { CourseFilter } from "./course-filter.ts";

/** The names of facets for visitors. */
export const facetWords: Record<FacetKey, string> = {
  level: "Level",
  field: "Subject",
  fee: "Fees in all",
  mode: "Mode of study",
  language: "Taught in",
  listed: "UGC-DEB listing",
  length: "Duration",
  open: "Admission",
  degree: "Open to you",
  state: "State",
  university: "University",
};

/** After *Any*: the filter to give up. */
export const anyWords: Record<FacetKey, string> = {
  level: "level",
  field: "subject",
  fee: "fees",
  mode: "mode of study",
  language: "language",
  listed: "listing",
  length: "duration",
  open: "admission date",
  degree: "degree and marks",
  state: "state",
  university: "university",
};

const valueWords: Partial<Record<FacetKey, Record<string, string>>> = {
  level: { UG: "Bachelor’s (UG)", PG: "Master’s (PG)", PGDCS: "PG diploma (PGDCS)" },
  field: fieldWords,
  fee: {
    "up-to-75000": "Up to ₹75,000",
    "75000-100000": "₹75,000 to ₹1,00,000",
    "100000-150000": "₹1,00,000 to ₹1,50,000",
    "150000-200000": "₹1,50,000 to ₹2,00,000",
    "above-200000": "More than ₹2,00,000",
  },
  mode: studyModeWords,
  length: { "1-year": "Up to 1 year", "2-years": "1 to 2 years", "3-years": "2 to 3 years", longer: "Longer" },
  listed: { now: "Listed, or needs no listing" },
  open: { now: "Open now" },
  degree: levelWords,
};

/** A value as visitors read it; `universityNames` is keyed by slug. */
export const wordsOfValue = (key: FacetKey, value: string, universityNames: Map<string, string>): string =>
  (key === "university" ? universityNames.get(value) : valueWords[key]?.[value]) ?? value;

/** `Bachelor’s degree, 48%, 2 years of work`; empty if nothing was entered. */
export function wordsOfStanding({ chosen, standing }: Pick<CourseFilter, "chosen" | "standing">): string {
  const { percent, isReserved, workYears } = standing;
  const said = [
    ...chosen.degree.map((degree) => levelWords[degree as keyof typeof levelWords]),
    percent !== null && `${percent}%${isReserved ? " in a reserved category" : ""}`,
    workYears !== null && yearsOfWork(workYears),
  ];
  return said.filter(Boolean).join(", ");
}
