import { type RawBuilder, sql, type SqlBool } from "kysely";
import type { Database } from "#db/database.ts";
import { isPostgres } from "#db/is-postgres.ts";
import type { ClaimHolder } from "#app/domain/claim-evidence/claim-words.ts";
import { anyTable, type Found } from "#app/domain/records/any-table.server.ts";
import type { SearchedTable } from "#app/domain/records/matching/holding-words.server.ts";
import { matchingRows } from "#app/domain/records/matching/matching.server.ts";
import { dayInIndia } from "#app/lib/time/india-day.ts";
import type { CheckedKind, FreshHolder, FreshKind } from "./freshness-schema.ts";

/** The records of one table that age in one way. */
export interface AgingPart {
  kind: FreshKind;
  holder: FreshHolder;
  /** Rows of the table, aliased `r`. */
  rows: Found;
  claim: RawBuilder<string>;
  /** Days; empty: never checked. */
  checked: RawBuilder<string>;
  due: RawBuilder<string>;
  /** Sorts what becomes stale first to the front; default: `checked`. */
  order?: RawBuilder<string>;
}

/** The parts of some kinds, filtered by a search. */
export async function agingParts(
  db: Database,
  { q, kinds }: { q: string | undefined; kinds: readonly FreshKind[] },
): Promise<AgingPart[]> {
  const spans = await readSpans(db);
  const parts = [
    barredPart(db),
    ...courseParts(db, spans),
    endingPart(db, spans),
    rulePart(db, spans),
    ...evidenceParts(db, spans),
  ];
  const wanted = parts.filter(({ kind }) => kinds.includes(kind));
  const found = await Promise.all(wanted.map((part) => narrowed(db, part, q)));
  return found.filter((part) => part !== null);
}

/** The settings are not searchable. */
async function narrowed(db: Database, part: AgingPart & { table: string }, q: string | undefined) {
  if (part.table === "settings") return q ? null : part;
  const matching = await matchingRows(db, part.table as SearchedTable, q);
  return matching ? { ...part, rows: matching.narrow(part.rows, "r") } : part;
}

type Spans = Record<"fees" | "approvals" | "dates", number>;

const readSpans = (db: Database): Promise<Spans> =>
  db
    .selectFrom("settings")
    .select(["fees_fresh_days as fees", "approvals_fresh_days as approvals", "dates_fresh_days as dates"])
    .where("id", "=", 1)
    .executeTakeFirstOrThrow();

const noClaim = sql<string>`''`;

/** Fees, entry rules and scholarships share one span: each holds for a session. */
const spanOf: Record<CheckedKind, keyof Spans> = {
  fees: "fees",
  eligibility: "fees",
  scholarships: "fees",
  approvals: "approvals",
  dates: "dates",
};

/** Each condition is spelled as in its partial index. */
function courseParts(db: Database, spans: Spans) {
  const of = (kind: CheckedKind, checked: RawBuilder<string>, isThere: RawBuilder<SqlBool>) => ({
    table: "courses",
    holder: "courses" as const,
    kind,
    rows: anyTable(db).selectFrom("courses as r").where(isThere) as Found,
    claim: noClaim,
    checked,
    due: dueAfter(db, checked, spans[spanOf[kind]]),
  });
  return [
    of("fees", sql`coalesce(r.fees_checked_on, '')`, sql`r.fee_paise is not null`),
    of("approvals", approvalsChecked, sql`r.approvals_checked_on is not null and not ${endBeforeStale(db, spans)}`),
    of("dates", sql`coalesce(r.dates_checked_on, '')`, sql`r.intakes <> ${noneOf(db)}`),
    of("eligibility", sql`coalesce(r.eligibility ->> 'checked_on', '')`, sql`r.eligibility is not null`),
    of(
      "scholarships",
      sql`coalesce(r.scholarships_checked_on, '')`,
      sql`(r.scholarships <> ${noneOf(db)} or r.scholarships_checked_on is not null)`,
    ),
  ];
}

const approvalsChecked = sql<string>`r.approvals_checked_on`;

const approvalsEnded = (db: Database) => dayAfter(db, sql`r.approvals_end_on`);

const endBeforeStale = (db: Database, { approvals }: Spans) =>
  sql<SqlBool>`(r.approvals_end_on is not null and r.approvals_checked_on <> ''
    and ${approvalsEnded(db)} < ${dueAfter(db, approvalsChecked, approvals)})`;

/** Courses with an approval that ends before its check is stale. */
function endingPart(db: Database, spans: Spans) {
  return {
    table: "courses",
    holder: "courses" as const,
    kind: "approvals" as const,
    rows: anyTable(db)
      .selectFrom("courses as r")
      .where(sql<SqlBool>`r.approvals_end_on is not null`)
      .where(endBeforeStale(db, spans)) as Found,
    claim: noClaim,
    checked: approvalsChecked,
    due: approvalsEnded(db),
    order: sql<string>`r.approvals_end_on`,
  };
}

/** Courses that a rule bars, now or from a later day. */
function barredPart(db: Database) {
  const from = sql<string>`r.barred_from`;
  return {
    table: "courses",
    holder: "courses" as const,
    kind: "barred" as const,
    rows: anyTable(db)
      .selectFrom("courses as r")
      .where(sql<SqlBool>`r.barred_from is not null`)
      .where(sql<SqlBool>`coalesce(r.barred_until, '9999') >= ${dayInIndia()}`) as Found,
    claim: noClaim,
    checked: from,
    due: from,
  };
}

/** Rules that have not ended. */
function rulePart(db: Database, spans: Spans) {
  const checked = sql<string>`r.checked_on`;
  return {
    table: "field_rules",
    holder: "field-rules" as const,
    kind: "rules" as const,
    rows: anyTable(db)
      .selectFrom("field_rules as r")
      .where(sql<SqlBool>`coalesce(r.applies_until, '9999') >= ${dayInIndia()}`) as Found,
    claim: noClaim,
    checked,
    due: dueAfter(db, checked, spans.approvals),
  };
}

const evidenceTables: Record<ClaimHolder, string> = {
  universities: "universities",
  "stat-items": "stat_items",
  testimonials: "testimonials",
  "expert-guidance": "expert_guidance",
  programs: "programs",
  settings: "settings",
};

/** Claims with evidence; stale after their span, or earlier if a piece of evidence expires. */
function evidenceParts(db: Database, spans: Spans) {
  const entries = isPostgres(db) ? sql`jsonb_array_elements(h.evidence) as e(value)` : sql`json_each(h.evidence) as e`;
  return (Object.keys(evidenceTables) as ClaimHolder[]).map((holder) => {
    const table = evidenceTables[holder];
    const claims = sql`(select h.id, e.value ->> 'claim' as claim, min(e.value ->> 'checked_on') as checked,
      min(coalesce(e.value ->> 'expires', '9999-12-30')) as expires from ${sql.table(table)} as h cross join ${entries}
      where h.evidence <> ${noneOf(db)} group by h.id, e.value ->> 'claim')`;
    const checked = sql<string>`k.checked`;
    const least = isPostgres(db) ? sql`least` : sql`min`;
    const rows = anyTable(db).selectFrom(`${table} as r`) as Found;
    const due = sql<string>`${least}(${dueAfter(db, checked, spans.approvals)}, ${dayAfter(db, sql`k.expires`)})`;
    return {
      table,
      holder,
      kind: "evidence" as const,
      rows: rows.innerJoin(claims.as("k") as never, "k.id", "r.id"),
      claim: sql<string>`k.claim`,
      checked,
      due,
      order: due,
    };
  });
}

const noneOf = (db: Database) => (isPostgres(db) ? sql`'[]'::jsonb` : sql`'[]'`);

const dayAfter = (db: Database, day: RawBuilder<unknown>) =>
  isPostgres(db) ? sql<string>`to_char(${day}::date + 1, 'YYYY-MM-DD')` : sql<string>`date(${day}, '+1 days')`;

function dueAfter(db: Database, checked: RawBuilder<string>, days: number): RawBuilder<string> {
  const due = isPostgres(db)
    ? sql`to_char(nullif(${checked}, '')::date + ${sql.lit(days)}::int, 'YYYY-MM-DD')`
    : sql`date(${checked}, ${sql.lit(`+${days} days`)})`;
  return sql`case when ${checked} = '' then '' else ${due} end`;
}
