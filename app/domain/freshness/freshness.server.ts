import { type RawBuilder, sql, type SqlBool } from "kysely";
import type { Database } from "#db/database.ts";
import { isPostgres } from "#db/is-postgres.ts";
import { countUpToMost } from "#app/domain/bounded-count.server.ts";
import { type ListQuery, pageBounds, type PageOf, upToMost } from "#app/domain/page-of.ts";
import { type Matching, matchingRows } from "#app/domain/records/matching.server.ts";
import { type Aging, type FreshKind, freshKinds } from "./freshness-schema.ts";

/** A list has this many pages of fifty at most: whoever works through it works from its head. */
const FIRST_PAGE = { page: 1, limit: 50, offset: 0 };

/**
 * What goes stale next, the oldest first: what nobody has checked, then by the day on which it is stale. Each kind is read from
 * an index of its own to the end of the page, and the page is found among these by one statement.
 */
export async function listAging(
  db: Database,
  query: ListQuery & { kind?: FreshKind | undefined },
): Promise<PageOf<Aging>> {
  const { page, limit, offset } = pageBounds(query) ?? FIRST_PAGE;
  const matching = await matchingRows(db, "courses", query.q);
  const spans = await readSpans(db);
  const kinds = query.kind ? [query.kind] : freshKinds;
  const parts = kinds.map((kind) => partOf(db, kind, { matching, days: spans[kind], most: offset + limit }));
  const rows = await db
    .selectFrom(joined(parts).as("s"))
    .innerJoin("courses as c", "c.id", "s.id")
    .innerJoin("universities as u", "u.id", "c.university_id")
    .select(["s.id as course_id", "s.kind", "c.slug", "c.title", "u.name as university_name"])
    .select([
      sql<string | null>`nullif(s.checked, '')`.as("checked_on"),
      sql<string | null>`nullif(s.due, '')`.as("due"),
    ])
    .orderBy("s.due")
    .orderBy("s.kind")
    .orderBy("s.id")
    .limit(limit)
    .offset(offset)
    .$castTo<Aging>()
    .execute();
  const counted = kinds.map((kind) => countUpToMost(db, thereOf(db, kind, matching).select("c.id")));
  const total = (await Promise.all(counted)).reduce((sum, count) => sum + count, 0);
  return { rows, meta: { ...upToMost(total), page, limit } };
}

async function readSpans(db: Database): Promise<Record<FreshKind, number>> {
  const row = await db
    .selectFrom("settings")
    .select(["fees_fresh_days as fees", "approvals_fresh_days as approvals", "dates_fresh_days as dates"])
    .where("id", "=", 1)
    .executeTakeFirstOrThrow();
  return row;
}

interface Wanted {
  matching: Matching | null;
  days: number;
  most: number;
}

/** Empty is never checked; written as the index has it. */
const checkedOf: Record<FreshKind, RawBuilder<string>> = {
  fees: sql<string>`coalesce(c.fees_checked_on, '')`,
  approvals: sql<string>`c.approvals_checked_on`,
  dates: sql<string>`coalesce(c.dates_checked_on, '')`,
};

/** The courses that have something of this kind to check. */
function thereOf(db: Database, kind: FreshKind, matching: Matching | null) {
  const none = isPostgres(db) ? sql`'[]'::jsonb` : sql`'[]'`;
  const isThere: Record<FreshKind, RawBuilder<SqlBool>> = {
    fees: sql`c.fee_paise is not null`,
    approvals: sql`c.approvals_checked_on is not null`,
    dates: sql`c.intakes <> ${none}`,
  };
  const there = db.selectFrom("courses as c").where(isThere[kind]);
  return matching ? matching.narrow(there, "c") : there;
}

function partOf(db: Database, kind: FreshKind, { matching, days, most }: Wanted) {
  const checked = checkedOf[kind];
  const due = isPostgres(db)
    ? sql`to_char(${checked}::date + ${sql.lit(days)}::int, 'YYYY-MM-DD')`
    : sql`date(${checked}, ${sql.lit(`+${days} days`)})`;
  const part = thereOf(db, kind, matching)
    .select(["c.id", sql<FreshKind>`${sql.lit(kind)}`.as("kind"), checked.as("checked")])
    .select(sql<string>`case when ${checked} = '' then '' else ${due} end`.as("due"))
    .orderBy(checked)
    .orderBy("c.id")
    .limit(most);
  return db.selectFrom(part.as(kind)).selectAll();
}

const joined = (parts: ReturnType<typeof partOf>[]) => parts.reduce((all, part) => all.unionAll(part));
