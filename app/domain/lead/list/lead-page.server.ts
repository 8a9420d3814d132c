import type { RawBuilder, SelectQueryBuilder, SqlBool } from "kysely";
import { sql } from "kysely";
import type { Database } from "#db/database.ts";
import { isPostgres } from "#db/is-postgres.ts";
import { type Count, MOST_COUNTED, upToMost } from "#app/domain/page-of.ts";
import type { Narrow } from "#app/domain/records/holding-words.server.ts";
import { areFarAhead, knownRows, type Matching, matchingRows, takenOf } from "#app/domain/records/matching.server.ts";
import { asksFigures } from "./figure-filters.server.ts";
import { type ColumnOf, columnOfLead, isListed } from "#app/domain/lead/record/lead-columns.server.ts";
import { countLeads, type LeadsAsked } from "./lead-counts.server.ts";
import { isNarrowedFor, leadConditions, ownersAsked } from "./lead-filters.server.ts";
import type { LeadQuery } from "#app/domain/lead/lead-list-schema.ts";
import { type Part, partsByBeginning } from "./parts-by-beginning.server.ts";
import type { Seer } from "#app/domain/lead/record/lead-seers.server.ts";
import { type LeadOrder, orderAsked, orderColumns, type Segment, segmentsOf, wholeOrder } from "./lead-sorts.server.ts";

interface Bounds {
  limit: number;
  offset: number;
}

interface Page extends LeadsAsked, Bounds {
  count: Count;
  order: LeadOrder;
}

/**
 * The ids of one page of leads, and how many there are. Neither engine can be left to choose between the filter's index
 * and the order's: the count decides.
 */
export async function findLeadPage(db: Database, query: LeadQuery, seer: Seer, bounds: Bounds) {
  const matching = await matchingRows(db, "leads", query.q);
  const order = orderAsked(query);
  const counted = await countOrFind(db, { filter: query, seer, matching, order });
  return { ids: await idsOf(db, { ...counted, ...bounds, order }), count: counted.count };
}

type Ordered = LeadsAsked & { order: LeadOrder };

/** Where a filter leaves few of many hits, and has them in another order, they are known from then on. */
async function countOrFind(db: Database, asked: Ordered): Promise<LeadsAsked & { count: Count }> {
  const { filter, seer, matching } = asked;
  const conditions = leadConditions(filter, seer);
  if (!matching?.among || matching.areVeryMany || conditions.length === 0 || isInOrder(asked))
    return { ...asked, count: await countLeads(db, asked) };
  const found = leadsNarrowed(db.selectFrom("leads as l"), conditions, matching.among);
  const rows = await found
    .select("l.id")
    .limit(MOST_COUNTED + 1)
    .execute();
  const known =
    rows.length > MOST_COUNTED
      ? matching
      : knownRows(
          db,
          rows.map(({ id }) => id),
        );
  return { filter, seer, matching: known, count: upToMost(rows.length) };
}

async function idsOf(db: Database, page: Page): Promise<number[]> {
  const { count, offset, filter, seer, order, matching } = page;
  if (!count.is_more && offset >= count.total) return [];
  const inOrder = isInOrder(page);
  const areFew = !count.is_more && count.total <= MOST_COUNTED;
  // So few are sorted by themselves; of more the order's index is walked until the page is full, if that is soon.
  if (areFew && !inOrder) return sortedIds(db, page);
  const segments = await segmentsOf(db, order, filter, seer.userId);
  const column = inOrder ? columnOfLead : unindexedColumn(db);
  if (!matching || !(areFew || (await areFarAhead(db, matching, firstInOrder(db, segments[0]!), "l"))))
    return walkedIds(db, { page, column, parts: eachNarrowed(segments, matching?.narrow) });
  if (!matching.among) return sortedIds(db, page);
  const parts = await partsByBeginning(db, segments, matching, filter.q!);
  return walkedIds(db, { page, column, parts: parts ?? eachNarrowed(segments, matching.among) });
}

const eachNarrowed = (segments: Segment[], narrow: Narrow | undefined): Part[] =>
  segments.map((segment) => ({ ...segment, narrow }));

/** Whether an index of the filter has its leads in this order. */
function isInOrder({ filter, seer, order: { name }, matching }: Ordered): boolean {
  const { tab, stage, age, source } = filter;
  const narrowing = [stage, source, ...ownersAsked(filter, seer.userId)].filter((one) => one !== undefined).length;
  // Of few hits all are taken; of many those come that the filter's index leads to.
  if (matching && !(matching.among && narrowing === 1)) return false;
  if (narrowing > 1 || filter.tag || asksFigures(filter) || isNarrowedFor(filter, seer)) return false;
  if (tab === "today" || tab === "overdue") return name === "follow-up" && narrowing === 0 && !age;
  return name === "received" || (name === "follow-up" && !age && !source);
}

async function sortedIds(db: Database, { filter, seer, matching, order, limit, offset }: Page): Promise<number[]> {
  const conditions = leadConditions(filter, seer);
  const rows = await db
    // Found first, then sorted: else either engine might walk the order's index for the few that are far apart in it.
    .with(
      (found) => found("found").materialized(),
      (db) =>
        leadsNarrowed(db.selectFrom("leads as l"), conditions, takenOf(matching, conditions.length > 0))
          .select("l.id")
          .select(orderColumns[order.name]),
    )
    .selectFrom("found as l")
    .$if(order.name === "owner", (found) => found.leftJoin("users as u", "u.id", "l.owner_id"))
    .select("l.id")
    .orderBy(wholeOrder(order))
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ id }) => id);
}

const firstInOrder = (db: Database, { where, key, direction }: Segment) =>
  leadsNarrowed(db.selectFrom("leads as l"), where ? [where] : [], undefined)
    .orderBy(key, direction)
    .orderBy("l.id", direction);

interface Walk {
  page: Page;
  parts: Part[];
  column: ColumnOf;
}

async function walkedIds(db: Database, { page, parts, column }: Walk): Promise<number[]> {
  const conditions = leadConditions(page.filter, page.seer, column);
  const isWhole = conditions.length === 0 && !page.matching;
  const ids: number[] = [];
  let toSkip = page.offset;
  for (const { where, key, direction, most, narrow } of parts) {
    // Nothing but the order narrows it: so many can be left out unseen.
    if (isWhole && most !== undefined && toSkip >= most) {
      toSkip -= most;
      continue;
    }
    const found = leadsNarrowed(db.selectFrom("leads as l"), where ? [where, ...conditions] : conditions, narrow);
    const limit = page.limit - ids.length;
    const ordered = found.select("l.id").orderBy(key, direction).orderBy("l.id", direction);
    const rows = await ordered.limit(limit).offset(toSkip).execute();
    ids.push(...rows.map(({ id }) => id));
    if (ids.length === page.limit) break;
    toSkip = rows.length > 0 ? 0 : toSkip - (toSkip && (await countOf(found)));
  }
  return ids;
}

/** Those that are listed, fulfil all conditions and hold the words, by one of the ways to them. */
export function leadsNarrowed<DB, TB extends keyof DB, Row>(
  leads: SelectQueryBuilder<DB, TB, Row>,
  conditions: RawBuilder<SqlBool>[],
  narrow: Matching["narrow"] | undefined,
) {
  const found = leads.where(isListed).where((of) => of.and(conditions));
  return narrow ? narrow(found, "l") : found;
}

async function countOf<DB, TB extends keyof DB, Row>(found: SelectQueryBuilder<DB, TB, Row>): Promise<number> {
  const counted = found.select(sql<number>`count(*)`.as("count"));
  return ((await counted.executeTakeFirstOrThrow()) as { count: number }).count;
}

/** SQLite prefers the index of a condition to that of the order, unless the condition's column hides behind a sign. */
export const unindexedColumn = (db: Database): ColumnOf =>
  isPostgres(db) ? columnOfLead : (name) => sql`${sql.raw("+")}${columnOfLead(name)}`;
