import { courseFields, degreeTypes, eligibilityLevels, studyModes } from "#db/schema.ts";
import { teachingLanguages } from "#app/domain/course/teaching-languages.ts";
import type { Standing } from "#app/domain/course/rules/entry-rules.ts";

/** The facets of the catalogue, in display order. */
export const facetKeys = [
  "level",
  "field",
  "fee",
  "mode",
  "language",
  "listed",
  "length",
  "open",
  "degree",
  "state",
  "university",
] as const;
export type FacetKey = (typeof facetKeys)[number];

/**
 * The chosen values per facet. A course fits a facet with any of its values, and an absent facet always. `degree` is
 * the visitor's last degree, one value, judged together with `standing`. For facets in `whole`, all values are counted,
 * not only the most common.
 */
export type FacetChoice = Partial<Record<FacetKey, string[]>> & { standing?: Standing; whole?: FacetKey[] };

/** A range of amounts: more than `above`, up to `upTo`. */
interface Band {
  value: string;
  above: number;
  upTo: number;
}

/** Rupees for the whole course. */
export const feeBands: Band[] = [
  { value: "up-to-75000", above: -1, upTo: 75_000 },
  { value: "75000-100000", above: 75_000, upTo: 100_000 },
  { value: "100000-150000", above: 100_000, upTo: 150_000 },
  { value: "150000-200000", above: 150_000, upTo: 200_000 },
  { value: "above-200000", above: 200_000, upTo: Infinity },
];

/** Months. */
export const lengthBands: Band[] = [
  { value: "1-year", above: 0, upTo: 12 },
  { value: "2-years", above: 12, upTo: 24 },
  { value: "3-years", above: 24, upTo: 36 },
  { value: "longer", above: 36, upTo: Infinity },
];

/** The value of the band that holds an amount; null if it is unknown. */
export const bandOf = (bands: Band[], amount: number | null): string | null =>
  (amount !== null && bands.find(({ above, upTo }) => amount > above && amount <= upTo)?.value) || null;

/** Facets with a fixed order of values; the values of others are ordered by their number of courses. */
export const orderedValues: Partial<Record<FacetKey, readonly string[]>> = {
  level: degreeTypes,
  field: courseFields,
  fee: feeBands.map(({ value }) => value),
  mode: studyModes,
  language: teachingLanguages,
  length: lengthBands.map(({ value }) => value),
  listed: ["now"],
  open: ["now"],
  degree: eligibilityLevels,
};

/** `Hyderabad, Telangana` is in `Telangana`; null if no state is named. */
export const stateOf = (location: string): string | null => location.split(",").slice(1).at(-1)?.trim() || null;
