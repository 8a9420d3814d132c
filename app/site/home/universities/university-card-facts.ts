import type { University } from "#app/domain/university/university-schema.ts";
import { formatRupees } from "#app/lib/money.ts";

/** What a card of the home page shows of a university. */
export interface UniversityCard {
  id: number;
  slug: string;
  name: string;
  location: string;
  image: string | null;
  rank: string;
  duration: string;
  /** In rupees, e.g. `₹1,68,000`. */
  fees: string;
  programs: string;
}

export const universityCardOf = (university: University): UniversityCard => ({
  id: university.id,
  slug: university.slug,
  name: university.name,
  location: university.location,
  image: university.image,
  rank: university.rank || "Not ranked",
  duration: university.duration || "On request",
  fees: university.fees === null ? "On request" : formatRupees(university.fees),
  programs: university.programs.join(", "),
});
