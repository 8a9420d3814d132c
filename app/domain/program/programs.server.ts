import type { Selectable } from "kysely";
import type { Database } from "#db/database.ts";
import type { Tables } from "#db/schema.ts";
import type { Actor, Editor } from "#app/domain/activity/activities.server.ts";
import { changeContent, type ContentKind, insertContent, removeContent } from "#app/domain/content-store.server.ts";
import { freeSlug } from "#app/domain/free-slug.server.ts";
import { type ContentMove, moveContent } from "#app/domain/move-content.server.ts";
import type { DeleteOutcome, FieldErrors, SaveOutcome } from "#app/domain/outcome.ts";
import { type ListQuery, type PageOf, pageOf } from "#app/domain/page-of.ts";
import { foldText } from "#app/lib/fold-text.ts";
import { formatRupees, fromMinorUnits, toMinorUnits } from "#app/lib/money.ts";
import type { Program, ProgramInput, ProgramUniversity } from "./program-schema.ts";

const kind: ContentKind = { table: "programs", type: "program", nameColumn: "title" };

/**
 * All programmes in the order staff gave them, each with its universities: two queries, however many there are. `q`
 * looks into title and description.
 */
export async function listPrograms(db: Database, query: ListQuery = {}): Promise<PageOf<Program>> {
  const [programs, offers] = await Promise.all([
    db.selectFrom("programs").selectAll().orderBy("position").orderBy("id").execute(),
    offersIn(db).execute(),
  ]);
  const q = foldText(query.q ?? "");
  const found = q ? programs.filter((row) => foldText(`${row.title} ${row.description ?? ""}`).includes(q)) : programs;
  const offersOf = Map.groupBy(offers, (offer) => offer.program_id);
  return pageOf(
    found.map((row) => programOf(row, offersOf.get(row.id) ?? [])),
    query,
  );
}

export async function findProgram(db: Database, id: number): Promise<Program | null> {
  const row = await db.selectFrom("programs").selectAll().where("id", "=", id).executeTakeFirst();
  return row ? programOf(row, await offersIn(db).where("o.program_id", "=", id).execute()) : null;
}

export async function findProgramBySlug(db: Database, slug: string): Promise<Program | null> {
  const row = await db.selectFrom("programs").select("id").where("slug", "=", slug).executeTakeFirst();
  return row ? findProgram(db, row.id) : null;
}

export async function createProgram(db: Database, input: ProgramInput, actor: Actor): Promise<SaveOutcome<Program>> {
  return db.transaction().execute(async (db) => {
    const read = await readOffers(db, input);
    if ("errors" in read) return read;
    const slug = await freeSlug(db, "programs", input.title);
    const id = await insertContent(db, kind, { ...emptyColumns, ...columnsOf(input), slug }, actor);
    await replaceOffers(db, id, read.offers);
    return { record: (await findProgram(db, id))! };
  });
}

/** A list of universities takes the place of the stored one; without a list that one stays. */
export async function updateProgram(
  db: Database,
  id: number,
  input: ProgramInput,
  editor: Editor,
): Promise<SaveOutcome<Program>> {
  return db.transaction().execute(async (db) => {
    const read = await readOffers(db, input);
    if ("errors" in read) return read;
    const obstacle = await changeContent(db, kind, id, columnsOf(input), editor);
    if (obstacle) return obstacle;
    if (input.universities) await replaceOffers(db, id, read.offers);
    return { record: (await findProgram(db, id))! };
  });
}

export async function deleteProgram(db: Database, id: number, actor: Actor): Promise<DeleteOutcome> {
  return db
    .transaction()
    .execute(async (db) => ((await removeContent(db, kind, id, actor)) ? { deletedPictures: [] } : { absent: true }));
}

export const moveProgram = (db: Database, move: ContentMove, actor: Actor) => moveContent(db, kind, move, actor);

const emptyColumns = {
  specializations: null,
  description: null,
  eligibility: null,
  fees_from_paise: null,
  fees_to_paise: null,
  key_features: [],
  categories: [],
};

function columnsOf({ universities, keyFeatures, fees_from, fees_to, order, ...rest }: ProgramInput) {
  const columns = {
    ...rest,
    key_features: keyFeatures,
    fees_from_paise: paiseOf(fees_from),
    fees_to_paise: paiseOf(fees_to),
    position: order,
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

const paiseOf = (amount: number | null | undefined) => (typeof amount === "number" ? toMinorUnits(amount) : amount);

type ReadOffer = { university_id: number; rating: number };

/** The universities that a form names, by id or slug, in its order. */
async function readOffers(
  db: Database,
  { universities = [], fees_from, fees_to }: ProgramInput,
): Promise<{ offers: ReadOffer[] } | { errors: FieldErrors }> {
  if (typeof fees_from === "number" && typeof fees_to === "number" && fees_from > fees_to) {
    return { errors: { fees_to: "Highest fees must not be below the lowest" } };
  }
  const known = universities.length > 0 ? await db.selectFrom("universities").select(["id", "slug"]).execute() : [];
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

async function replaceOffers(db: Database, program_id: number, offers: ReadOffer[]) {
  await db.deleteFrom("program_universities").where("program_id", "=", program_id).execute();
  if (offers.length === 0) return;
  const rows = offers.map((offer, index) => ({ program_id, ...offer, position: index + 1 }));
  await db.insertInto("program_universities").values(rows).execute();
}

type Offer = ProgramUniversity & { program_id: number };

const offersIn = (db: Database) =>
  db
    .selectFrom("program_universities as o")
    .innerJoin("universities as u", "u.id", "o.university_id")
    .select(["o.program_id", "u.id", "u.slug", "u.name", "o.rating", "u.location", "u.image as imgSrc"])
    .orderBy("o.program_id")
    .orderBy("o.position");

function programOf(row: Selectable<Tables["programs"]>, offers: Offer[]): Program {
  const feesFrom = amountOf(row.fees_from_paise);
  const feesTo = amountOf(row.fees_to_paise);
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    badge: row.badge,
    duration: row.duration,
    specializations: row.specializations,
    description: row.description,
    eligibility: row.eligibility,
    fees: feesText(feesFrom, feesTo),
    fees_from: feesFrom,
    fees_to: feesTo,
    keyFeatures: row.key_features,
    categories: row.categories,
    universities: offers.map(({ program_id, ...university }) => university),
    order: row.position,
    is_sample: row.is_sample,
    updated_at: row.updated_at,
  };
}

const amountOf = (paise: number | null) => (paise === null ? null : fromMinorUnits(paise));

/** `₹1,50,000–₹4,50,000`, one amount when only one is known, null when none is. */
function feesText(from: number | null, to: number | null): string | null {
  const known = [...new Set([from, to])].filter((amount) => amount !== null);
  return known.length === 0 ? null : known.map(formatRupees).join("–");
}
