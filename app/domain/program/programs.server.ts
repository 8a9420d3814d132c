import { type Selectable, sql } from "kysely";
import type { Database } from "#db/database.ts";
import type { Tables } from "#db/schema.ts";
import { readClaimRule, readNoteRules } from "#app/domain/claim-evidence/claim-rule.server.ts";
import { shownProgram, withNotes } from "#app/domain/claim-evidence/shown-claims.ts";
import type { ListQuery } from "#app/domain/list/list-query-schema.ts";
import type { PageOf } from "#app/domain/list/page-of.ts";
import type { FieldErrors } from "#app/domain/outcome.ts";
import { contentRecords } from "#app/domain/records/content/content-records.server.ts";
import { byText } from "#app/domain/records/list/list-page.server.ts";
import { programAddress } from "#app/domain/page-addresses.ts";
import { formatRupees, fromMinorUnits, toMinorUnits } from "#app/lib/money/money.ts";
import { findBarredTitle } from "./barred-program.server.ts";
import {
  offersInWords,
  type ReadOffer,
  readOffers,
  replaceOffers,
  stillThere,
  storedOffers,
} from "./program-offers.server.ts";
import type { Program, ProgramInput } from "./program-schema.ts";

/**
 * Programmes with their universities; `q` searches title and description. A given list of universities replaces the
 * stored one; without one it stays.
 */
export const programs = contentRecords<Selectable<Tables["programs"]>, ProgramInput, Program>({
  table: "programs",
  list: "programs",
  type: "program",
  nameColumn: "title",
  labels: { description: "Course overview" },
  recordOf: programOf,
  complete: withOffers,
  slug: { reserved: [], path: programAddress },
  related: {
    label: "Universities offering it",
    words: offersInWords,
    read: storedOffers,
    of: async (db, draft: ProgramInput) => {
      const read = draft.universities && (await readOffers(db, draft));
      return read && "offers" in read ? read.offers : undefined;
    },
    write: async (db, id, offers: ReadOffer[]) => replaceOffers(db, id, await stillThere(db, offers)),
  },
  sorts: {
    title: byText("r.title"),
    badge: byText("r.badge"),
    duration: byText("r.duration"),
    fees: { by: sql`coalesce(r.fees_from_paise, r.fees_to_paise)`, hasNulls: true },
    universities: { by: sql`(select count(*) from program_universities as o where o.program_id = r.id)` },
  },
  filters: {
    badge: (badge) => sql`r.badge = ${badge}`,
    category: (category) => sql`cast(r.categories as text) like ${`%"${category}"%`}`,
  },
  emptyColumns: {
    specializations: null,
    description: null,
    eligibility: null,
    fees_from_paise: null,
    fees_to_paise: null,
    key_features: [],
    categories: [],
    evidence: [],
    share_image: null,
  },
  columnsOf: ({ universities, keyFeatures, fees_from, fees_to, order, ...rest }) => ({
    ...rest,
    key_features: keyFeatures,
    fees_from_paise: paiseOf(fees_from),
    fees_to_paise: paiseOf(fees_to),
    position: order,
  }),
  before: async (db, draft, stored) => {
    const crossed = crossedFees(draft, stored);
    if (crossed) return crossed;
    // A title stored before the rule is not refused.
    const barred = draft.title === stored?.title ? null : await findBarredTitle(db, draft.title);
    if (barred !== null) return { title: barred };
    const read = await readOffers(db, draft);
    return "errors" in read ? read.errors : null;
  },
  after: async (db, { id, draft }) => {
    const read = await readOffers(db, draft);
    if (draft.universities && "offers" in read) await replaceOffers(db, id, read.offers);
  },
});

/** Lists programmes as visitors see them. */
export async function listPrograms(db: Database, query?: ListQuery): Promise<PageOf<Program>> {
  const [page, shown] = await Promise.all([programs.list(db, query), readShown(db)]);
  return { ...page, rows: page.rows.map(shown) };
}

/** A programme as visitors see it; null if there is none. */
export async function findProgramBySlug(db: Database, slug: string): Promise<Program | null> {
  const program = await programs.findBySlug(db, slug);
  return program && (await readShown(db))(program);
}

async function readShown(db: Database) {
  const [rule, notes] = await Promise.all([readClaimRule(db), readNoteRules(db)]);
  return (program: Program) => withNotes(shownProgram(program, rule), notes);
}

const paiseOf = (amount: number | null | undefined) => (typeof amount === "number" ? toMinorUnits(amount) : amount);

/** Refuses a lowest fee above the highest, counting stored values for absent ones. */
function crossedFees({ fees_from, fees_to }: ProgramInput, stored: FeeRange | null): FieldErrors | null {
  const from = fees_from === undefined ? stored?.fees_from_paise : paiseOf(fees_from);
  const to = fees_to === undefined ? stored?.fees_to_paise : paiseOf(fees_to);
  if (typeof from !== "number" || typeof to !== "number" || from <= to) return null;
  return fees_to === undefined
    ? { fees_from: "Lowest fees must not be above the highest" }
    : { fees_to: "Highest fees must not be below the lowest" };
}

type FeeRange = Pick<Selectable<Tables["programs"]>, "fees_from_paise" | "fees_to_paise">;
/** Adds universities to all programmes, with one statement. */
async function withOffers(db: Database, records: Program[]): Promise<Program[]> {
  if (records.length === 0) return records;
  const ids = records.map(({ id }) => id);
  const offers = await offersIn(db).where("o.program_id", "in", ids).execute();
  const offersOf = Map.groupBy(offers, ({ program_id }) => program_id);
  return records.map((program) => {
    const own = offersOf.get(program.id) ?? [];
    return { ...program, universities: own.map(({ program_id, ...university }) => university) };
  });
}

const offersIn = (db: Database) =>
  db
    .selectFrom("program_universities as o")
    .innerJoin("universities as u", "u.id", "o.university_id")
    .select(["o.program_id", "u.id", "u.slug", "u.name", "o.rating", "u.location", "u.image as imgSrc"])
    .orderBy("o.program_id")
    .orderBy("o.position");

function programOf(row: Selectable<Tables["programs"]>): Program {
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
    universities: [],
    evidence: row.evidence,
    order: row.position,
    is_sample: row.is_sample,
    search_title: row.search_title,
    search_description: row.search_description,
    share_image: row.share_image,
    updated_at: row.updated_at,
  };
}

const amountOf = (paise: number | null) => (paise === null ? null : fromMinorUnits(paise));

/** `₹1,50,000–₹4,50,000`; one amount if only one is known; null if none is. */
function feesText(from: number | null, to: number | null): string | null {
  const known = [...new Set([from, to])].filter((amount) => amount !== null);
  return known.length === 0 ? null : known.map(formatRupees).join("–");
}
