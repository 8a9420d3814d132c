import { courseFields, degreeTypes, eligibilityLevels, studyModes } from "#db/schema.ts";
import type { Standing } from "#app/domain/course/rules/entry-rules.ts";

/** What the catalogue can be narrowed by, in the order in which pages offer it. */
export const facetKeys = ["level", "field", "fee", "mode", "length", "open", "degree", "state", "university"] as const;
export type FacetKey = (typeof facetKeys)[number];

/**
 * Of each facet the values that were chosen: a course fits with any of them; of a facet that is absent, whatever its
 * value. The last degree is one, and what is said with it belongs to it. Of those in `whole` all values are counted,
 * not only the commonest.
 */
export type FacetChoice = Partial<Record<FacetKey, string[]>> & { standing?: Standing; whole?: FacetKey[] };

/** A part of a scale: above `above`, up to `upTo`. */
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

/** Null where the amount is not known. */
export const bandOf = (bands: Band[], amount: number | null): string | null =>
  (amount !== null && bands.find(({ above, upTo }) => amount > above && amount <= upTo)?.value) || null;

/** The values of a facet in the order in which they are offered; those of others come by how many courses they have. */
export const orderedValues: Partial<Record<FacetKey, readonly string[]>> = {
  level: degreeTypes,
  field: courseFields,
  fee: feeBands.map(({ value }) => value),
  mode: studyModes,
  length: lengthBands.map(({ value }) => value),
  open: ["now"],
  degree: eligibilityLevels,
};

/** `Hyderabad, Telangana` is in Telangana; null where no state is named. */
export const stateOf = (location: string): string | null => location.split(",").slice(1).at(-1)?.trim() || null;
