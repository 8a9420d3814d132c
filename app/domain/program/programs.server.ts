import type { Selectable } from "kysely";
import type { Database } from "#db/database.ts";
import type { Tables } from "#db/schema.ts";
import { formatRupees, fromMinorUnits } from "#app/lib/money.ts";
import type { Program, ProgramUniversity } from "./program-schema.ts";

/** All programmes in the order staff gave them, each with its universities: two queries, however many there are. */
export async function listPrograms(db: Database): Promise<{ rows: Program[] }> {
  const [programs, offers] = await Promise.all([
    db.selectFrom("programs").selectAll().orderBy("position").orderBy("id").execute(),
    listOffers(db),
  ]);
  const offersOf = Map.groupBy(offers, (offer) => offer.program_id);
  return { rows: programs.map((row) => programOf(row, offersOf.get(row.id) ?? [])) };
}

type Offer = ProgramUniversity & { program_id: number };

const listOffers = (db: Database): Promise<Offer[]> =>
  db
    .selectFrom("program_universities as o")
    .innerJoin("universities as u", "u.id", "o.university_id")
    .select(["o.program_id", "u.id", "u.slug", "u.name", "o.rating", "u.location", "u.image as imgSrc"])
    .orderBy("o.program_id")
    .orderBy("o.position")
    .execute();

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
