import type { Database } from "#db/database.ts";
import type { FieldErrors } from "#app/domain/outcome.ts";
import type { ProgramInput } from "./program-schema.ts";

export type ReadOffer = { university_id: number; rating: number };

/** Resolves the universities of a form, by id or slug, in its order; refuses unknown and repeated ones. */
export async function readOffers(
  db: Database,
  { universities = [] }: ProgramInput,
): Promise<{ offers: ReadOffer[] } | { errors: FieldErrors }> {
  const known = await universitiesNamed(db, universities);
  const offers: ReadOffer[] = [];
  for (const { id, slug, rating } of universities) {
    const university = known.find((row) => (id === undefined ? row.slug === slug : row.id === id));
    if (!university) return { errors: { universities: "Choose universities from the list" } };
    if (offers.some(({ university_id }) => university_id === university.id)) {
      return { errors: { universities: "Name each university once" } };
    }
    offers.push({ university_id: university.id, rating });
  }
  return { offers };
}

type NamedUniversity = NonNullable<ProgramInput["universities"]>[number];

async function universitiesNamed(db: Database, named: NamedUniversity[]) {
  if (named.length === 0) return [];
  const ids = named.map(({ id }) => id).filter((id) => id !== undefined);
  const slugs = named.map(({ slug }) => slug).filter((slug) => slug !== undefined);
  return db
    .selectFrom("universities")
    .select(["id", "slug"])
    .where((of) => of.or([of("id", "in", [0, ...ids]), of("slug", "in", ["", ...slugs])]))
    .execute();
}

/** A programme's offers, as versions store them. */
export const storedOffers = (db: Database, id: number): Promise<ReadOffer[]> =>
  db
    .selectFrom("program_universities")
    .select(["university_id", "rating"])
    .where("program_id", "=", id)
    .orderBy("position")
    .execute();

/** Offers as lines of university and rating. */
export async function offersInWords(db: Database, offers: ReadOffer[]): Promise<string> {
  const ids = offers.map(({ university_id }) => university_id);
  const rows = await db
    .selectFrom("universities")
    .select(["id", "name"])
    .where("id", "in", [0, ...ids])
    .execute();
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return offers
    .map(({ university_id, rating }) => `${names.get(university_id) ?? "One that is gone"}, ${rating}`)
    .join("\n");
}

/** The offers whose university still exists. */
export async function stillThere(db: Database, offers: ReadOffer[]): Promise<ReadOffer[]> {
  const known = await universitiesNamed(
    db,
    offers.map(({ university_id, rating }) => ({ id: university_id, rating })),
  );
  return offers.filter(({ university_id }) => known.some(({ id }) => id === university_id));
}

/** Replaces all offers of a programme. */
export async function replaceOffers(db: Database, program_id: number, offers: ReadOffer[]) {
  await db.deleteFrom("program_universities").where("program_id", "=", program_id).execute();
  if (offers.length === 0) return;
  const rows = offers.map((offer, index) => ({ program_id, ...offer, position: index + 1 }));
  await db.insertInto("program_universities").values(rows).execute();
}
