import type { PricedUniversity } from "#app/domain/university/priced-universities.server.ts";
import { universityFees } from "#app/site/universities/university-fees.ts";
import { universityLengths } from "#app/site/universities/university-lengths.ts";

/** The facts of a university in a row of the home page. */
export interface UniversityRowFacts {
  id: number;
  slug: string;
  name: string;
  location: string;
  image: string | null;
  rank: string;
  /** In rupees, e.g. `From ₹64,000 to ₹1,00,000`. */
  fees: string;
}

/** The additional facts of the large card. */
export interface UniversityCard extends UniversityRowFacts {
  duration: string;
  programs: string;
}

export function universityRowOf(university: PricedUniversity, unranked: string): UniversityRowFacts {
  const { id, slug, name, location, image, rank } = university;
  return {
    id,
    slug,
    name,
    location,
    image,
    rank: rank || unranked,
    fees: universityFees(university) ?? "On request",
  };
}

export const universityCardOf = (university: PricedUniversity, unranked: string): UniversityCard => ({
  ...universityRowOf(university, unranked),
  duration: universityLengths(university) ?? "On request",
  programs: university.programs.join(", "),
});
