import type { Database } from "#db/database.ts";
import { type FeeRange, findFeeRanges } from "#app/domain/course/fees/course-fees.server.ts";
import { findUniversityBySlug } from "./universities.server.ts";
import type { University } from "./university-schema.ts";

/** A university with what its own courses cost, from the cheapest to the dearest; null while none has a known fee. */
export type PricedUniversity = University & { feeRange: FeeRange | null };

export async function findPricedUniversity(db: Database, slug: string): Promise<PricedUniversity | null> {
  const university = await findUniversityBySlug(db, slug);
  return university && (await priceUniversities(db, [university]))[0]!;
}

export async function priceUniversities(db: Database, universities: University[]): Promise<PricedUniversity[]> {
  const ranges = await findFeeRanges(
    db,
    universities.map(({ id }) => id),
  );
  return universities.map((university) => ({ ...university, feeRange: ranges.get(university.id) ?? null }));
}
