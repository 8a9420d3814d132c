import type { RawBuilder, SelectQueryBuilder, SqlBool } from "kysely";
import { sql } from "kysely";
import type { Database } from "#db/database.ts";
import { type Count, MOST_COUNTED, upToMost } from "#app/domain/list/page-of.ts";
import type { Found } from "#app/domain/records/any-table.server.ts";
import { standsBehind } from "#app/domain/records/list/behind-row.server.ts";
import type { Narrow } from "#app/domain/records/matching/holding-words.server.ts";
import { firstIds, idList, idsIn } from "#app/domain/records/list/id-list.server.ts";
import { areFarAhead, knownRows, matchingRows, takenOf } from "#app/domain/records/matching/matching.server.ts";
import { asksFigures } from "./figure-filters.server.ts";
import { type ColumnOf, columnOfLead } from "#app/domain/lead/record/lead-columns.server.ts";
import { countByName } from "./count-by-name.server.ts";
import { countLeads, type LeadsAsked } from "./lead-counts.server.ts";
import { isNarrowedFor, isOfOneCourse, leadConditions, ownersAsked } from "./lead-filters.server.ts";
import type { LeadQuery } from "#app/domain/lead/lead-list-schema.ts";
import { leadsNarrowed, unindexedColumn } from "./leads-narrowed.server.ts";
import { leapOver } from "./leap-over.server.ts";
import { type Part, partsByBeginning } from "./parts-by-beginning.server.ts";
import type { Seer } from "#app/domain/lead/record/lead-seers.server.ts";
import { type LeadOrder, orderAsked, orderColumns, type Segment, segmentsOf, wholeOrder } from "./lead-sorts.server.ts";

interface Bounds {
  limit: number;
  offset: number;
  /** The last lead of the previous page. */
  behind?: number | undefined;
}

/**
 * The ids of one page of leads, and their count. Both engines choose badly between the filter's index and the order's,
 * so the count decides.
 */
export async function findLeadPage(db: Database, query: LeadQuery, seer: Seer, bounds: Bounds) {
  const matching = await matchingRows(db, "leads", query.q);
  const asked = await restOf(db, { filter: query, seer, matching, order: orderAsked(query), ...bounds });
  const { ids, ...counted } = await countOrFind(db, asked);
  return { ids: ids ?? (await idsOf(db, { ...asked, ...counted })), count: counted.count };
}

interface PageAsked extends LeadsAsked, Bounds {
  order: LeadOrder;
  /** Excludes the previous pages, if an index can. */
  isBehind?: RawBuilder<SqlBool>;
}

const conditionsOf = ({ filter, seer, isBehind }: PageAsked, column?: ColumnOf) => [
  ...leadConditions(filter, seer, column),
  ...(isBehind ? [isBehind] : []),
];

async function restOf(db: Database, asked: PageAsked): Promise<PageAsked> {
  const { order, filter, seer, behind } = asked;
  if (behind === undefined) return asked;
  const [segment, ...further] = await segmentsOf(db, order, filter, seer.userId);
  if (!segment || further.length > 0) return asked;
  const isBehind = await standsBehind(inOrderOf(db.selectFrom("leads as l"), segment), "l", behind);
  return isBehind ? { ...asked, isBehind, offset: 0 } : asked;
}

interface Counted extends Pick<LeadsAsked, "matching"> {
  count: Count;
  /** The page, if counting has found it. */
  ids?: number[];
  /** Whether walking the order's index fills the page soon, although few are counted. */
  isSoonWalked?: true;
}

/** A search that no index has in order is run once: counted and, if the hits are few, sorted. */
async function countOrFind(db: Database, asked: PageAsked): Promise<Counted> {
  const [{ matching }, conditions] = [asked, conditionsOf(asked)];
  const byName = isInOrder({ ...asked, matching: null })
    ? await countByName(db, asked, conditionsOf(asked, unindexedColumn(db)))
    : null;
  if (byName) return { matching, count: byName, isSoonWalked: true };
  const isCounted = !matching || (matching.among && (conditions.length === 0 || (await matching.areVeryMany?.())));
  if (isCounted || isInOrder(asked)) return { matching, count: await countLeads(db, asked) };
  if (matching.hits !== undefined && matching.takeAll !== matching.narrow && conditions.length === 0)
    return { matching, count: await countLeads(db, asked), isSoonWalked: true };
  if (!matching.among) {
    if (conditions.length === 0 && (await matching.areMoreThan?.(MOST_COUNTED)))
      return { matching, count: upToMost(MOST_COUNTED + 1) };
    const { ids, total } = await sortedPage(db, asked, MOST_COUNTED + 1);
    return { matching, count: upToMost(total), ...(total <= MOST_COUNTED && { ids }) };
  }
  const found = leadsNarrowed(db.selectFrom("leads as l"), conditions, matching.among);
  const ids = await firstIds(db, found.select("l.id"), MOST_COUNTED + 1);
  return { matching: ids.length > MOST_COUNTED ? matching : knownRows(db, ids), count: upToMost(ids.length) };
}

async function idsOf(db: Database, page: PageAsked & Counted): Promise<number[]> {
  const { count, offset, filter, seer, order, matching, isSoonWalked } = page;
  if (!count.is_more && offset >= count.total) return [];
  const inOrder = isSoonWalked || isInOrder(page);
  const areFew = !isSoonWalked && !count.is_more && count.total <= MOST_COUNTED;
  // Few hits are sorted; with more, the order's index is walked until the page is full, if that is soon.
  if (areFew && !inOrder) return (await sortedPage(db, page)).ids;
  const segments = await segmentsOf(db, order, filter, seer.userId);
  const column = inOrder ? columnOfLead : unindexedColumn(db);
  if (!matching || !(areFew || (await areFarAhead(db, matching, firstInOrder(db, segments[0]!), "l"))))
    return walkedIds(db, { page, column, parts: eachNarrowed(segments, matching?.narrow) });
  const parts = await partsByBeginning(db, segments, matching, filter.q!);
  if (!parts && !matching.among) return (await sortedPage(db, page)).ids;
  return walkedIds(db, { page, column, parts: parts ?? eachNarrowed(segments, matching.among) });
}

const eachNarrowed = (segments: Segment[], narrow: Narrow | undefined): Part[] =>
  segments.map((segment) => ({ ...segment, narrow }));

/** Whether one index holds the filtered leads in this order. */
function isInOrder({ filter, seer, order: { name }, matching }: PageAsked): boolean {
  const { tab, stage, age, source } = filter;
  const narrowing = [stage, source, ...ownersAsked(filter, seer.userId)].filter((one) => one !== undefined).length;
  // Few hits are taken by their ids; many are met while walking the filter's index.
  if (matching && !(matching.among && narrowing === 1)) return false;
  if (isOfOneCourse(filter))
    return name === "received" && narrowing === 0 && !matching && !filter.tag && !isNarrowedFor(filter, seer);
  if (narrowing > 1 || filter.tag || asksFigures(filter) || isNarrowedFor(filter, seer)) return false;
  if (tab === "today" || tab === "overdue") return name === "follow-up" && narrowing === 0 && !age;
  return name === "received" || (name === "follow-up" && !age && !source);
}

/** `total`: how many were found, at most `most`. */
async function sortedPage(db: Database, asked: PageAsked, most?: number) {
  const { matching, order, limit, offset } = asked;
  const conditions = conditionsOf(asked);
  const taken = await takenOf(matching, conditions.length > 0);
  const { total, ids } = await db
    // Materialised before sorting: otherwise either engine might walk the order's index for a few scattered leads.
    .with(
      (found) => found("found").materialized(),
      (db) =>
        leadsNarrowed(db.selectFrom("leads as l"), conditions, taken)
          .select("l.id")
          .select(orderColumns[order.name])
          .$if(most !== undefined, (found) => found.limit(most!)),
    )
    .with("page", (db) =>
      db
        .selectFrom("found as l")
        .$if(order.name === "owner", (found) => found.leftJoin("users as u", "u.id", "l.owner_id"))
        .select("l.id")
        .orderBy(wholeOrder(order))
        .limit(limit)
        .offset(offset),
    )
    .selectNoFrom([
      sql<number>`(select count(*) from found)`.as("total"),
      sql<string | number[] | null>`(select ${idList(db)} from page)`.as("ids"),
    ])
    .executeTakeFirstOrThrow();
  return { total, ids: idsIn(ids) };
}

const firstInOrder = (db: Database, segment: Segment) =>
  inOrderOf(leadsNarrowed(db.selectFrom("leads as l"), segment.where ? [segment.where] : [], undefined), segment);

const inOrderOf = (leads: Found, { key, direction }: Segment): Found =>
  leads.orderBy(key, direction).orderBy("l.id", direction);

interface Walk {
  page: PageAsked;
  parts: Part[];
  column: ColumnOf;
}

async function walkedIds(db: Database, { page, parts, column }: Walk): Promise<number[]> {
  const conditions = conditionsOf(page, column);
  const isWhole = conditions.length === 0 && !page.matching;
  const ids: number[] = [];
  const ahead = [...parts];
  let toSkip = page.offset;
  for (let part = ahead.shift(); part && ids.length < page.limit; part = ahead.shift()) {
    const { where, narrow, direction } = part;
    const limit = page.limit - ids.length;
    // Only the order matters, so rows can be skipped without reading them.
    const way = isWhole ? await leapOver(db, part, { toSkip, limit }) : { direction, toSkip, limit };
    if (typeof way === "number") {
      toSkip -= way;
      continue;
    }
    const narrowing = [where, way.where, ...conditions].filter((one) => one !== undefined);
    const found = leadsNarrowed(db.selectFrom("leads as l"), narrowing, narrow);
    const ordered = inOrderOf(found.select("l.id"), { ...part, direction: way.direction });
    const rows = await ordered.limit(way.limit).offset(way.toSkip).execute();
    ids.push(...(way.direction === direction ? rows : rows.toReversed()).map(({ id }) => id));
    if (rows.length > 0 && way.limit < limit) {
      toSkip += rows.length;
      ahead.unshift(part);
    } else toSkip = rows.length > 0 ? 0 : way.toSkip - (way.toSkip && (await countOf(found)));
  }
  return ids;
}

async function countOf<DB, TB extends keyof DB, Row>(found: SelectQueryBuilder<DB, TB, Row>): Promise<number> {
  const counted = found.select(sql<number>`count(*)`.as("count"));
  return ((await counted.executeTakeFirstOrThrow()) as { count: number }).count;
}
