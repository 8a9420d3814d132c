import type { University } from "#app/domain/university/university-schema.ts";
import { formatRupees } from "#app/lib/money.ts";

/** What a row of the home page shows of a university. */
export interface UniversityRowFacts {
  id: number;
  slug: string;
  name: string;
  location: string;
  image: string | null;
  rank: string;
  /** In rupees, e.g. `₹1,68,000`. */
  fees: string;
}

/** What the large card shows besides. */
export interface UniversityCard extends UniversityRowFacts {
  duration: string;
  programs: string;
}

export const universityRowOf = ({ id, slug, name, location, image, rank, fees }: University): UniversityRowFacts => ({
  id,
  slug,
  name,
  location,
  image,
  rank: rank || "Not ranked",
  fees: fees === null ? "On request" : formatRupees(fees),
});

export const universityCardOf = (university: University): UniversityCard => ({
  ...universityRowOf(university),
  duration: university.duration || "On request",
  programs: university.programs.join(", "),
});
