import type { Database } from "#db/database.ts";
import { readCounters, sumOfCounters } from "#app/domain/counters.server.ts";
import { type Count, MOST_COUNTED, upToMost } from "#app/domain/list/page-of.ts";
import { countBounded } from "#app/domain/records/list/count-rows.server.ts";
import type { Narrow } from "#app/domain/records/matching/holding-words.server.ts";
import { type Matching, takenOf } from "#app/domain/records/matching/matching.server.ts";
import { asksFigures } from "./figure-filters.server.ts";
import { countFollowUps } from "./follow-ups.server.ts";
import { isListed } from "#app/domain/lead/record/lead-columns.server.ts";
import { readLeadCounters, readOwnerCounters } from "./lead-counters.server.ts";
import { isNarrowedFor, leadConditions, ownersAsked } from "./lead-filters.server.ts";
import type { LeadFilter } from "#app/domain/lead/lead-list-schema.ts";
import type { Seer } from "#app/domain/lead/record/lead-seers.server.ts";
import { leadStages } from "#app/domain/lead/words/lead-stages.ts";

const MOST_SOURCES = 100;

/** A query for leads, and who asks. */
export interface LeadsAsked {
  filter: LeadFilter;
  seer: Seer;
  /** The lookup of `q`; null without words. */
  matching: Matching | null;
}

/** Counts the leads of a query: exactly if the counters can answer, otherwise up to `MOST_COUNTED`. */
export async function countLeads(db: Database, { filter, seer, matching }: LeadsAsked): Promise<Count> {
  const exact = await readExactCount(db, filter, seer);
  if (exact !== null) return { total: exact };
  const conditions = leadConditions(filter, seer);
  const found = db
    .selectFrom("leads as l")
    .where(isListed)
    .where((of) => of.and(conditions));
  const isFiltered = conditions.length > 0;
  if (!isFiltered && (await matching?.areMoreThan?.(MOST_COUNTED + (await countMerged(db)))))
    return upToMost(MOST_COUNTED + 1);
  if (!isFiltered && matching?.hits !== undefined)
    return { total: matching.hits - (await countMerged(db, matching.narrow)) };
  return upToMost(await countBounded(db, found, "l", await takenOf(matching, isFiltered)));
}

/** Merged leads, which match the words but are not listed. */
export async function countMerged(db: Database, narrow: Narrow = (rows) => rows): Promise<number> {
  const merged = narrow(db.selectFrom("leads as l").where("l.merged_into_id", "is not", null), "l");
  const { count } = await merged.select((of) => of.fn.countAll<number>().as("count")).executeTakeFirstOrThrow();
  return count;
}

/** The counters' answer for a query with a single filter; null for others. */
async function readExactCount(db: Database, filter: LeadFilter, seer: Seer): Promise<number | null> {
  const { q, tab, stage, age, source } = filter;
  const owners = ownersAsked(filter, seer.userId);
  const isDue = tab === "today" || tab === "overdue";
  const asked = [...owners, q || undefined, stage, age, source, isDue || undefined].filter((one) => one !== undefined);
  if (asked.length > 1 || q || age || filter.tag || asksFigures(filter)) return null;
  // What the user may see is a second filter.
  if (isNarrowedFor(filter, seer) && asked.length > 0) return null;
  if (stage) return (await readCounters(db, "leads", "stage")).get(stage) ?? 0;
  if (source) return (await readCounters(db, "leads", "source")).get(source) ?? 0;
  if (tab === "today") return (await countFollowUps(db, seer)).due_today;
  if (tab === "overdue") return (await countFollowUps(db, seer)).overdue;
  const byOwner = await readOwnerCounters(db, seer);
  return owners.length === 0 ? sumOfCounters(byOwner) : (byOwner.get(`${owners[0]}`) ?? 0);
}

/** Counts the leads of each tab, each stage and the most common sources. */
export async function countLeadsByFilter(db: Database, seer: Seer) {
  const [stages, owners, sources, { due_today, overdue }] = await Promise.all([
    readLeadCounters(db, "stage", seer),
    readOwnerCounters(db, seer),
    readLeadCounters(db, "source", seer),
    countFollowUps(db, seer),
  ]);
  const tab = {
    all: sumOfCounters(owners),
    mine: owners.get(`${seer.userId}`) ?? 0,
    today: due_today,
    overdue,
    unowned: owners.get("none") ?? 0,
  };
  const stage = leadStages.map((name) => [name, stages.get(name) ?? 0] as const);
  const source = [...sources].toSorted(([, one], [, other]) => other - one).slice(0, MOST_SOURCES);
  return { tab: countsOf(Object.entries(tab)), stage: countsOf(stage), source: countsOf(source) };
}

const countsOf = (totals: (readonly [string, number])[]): Record<string, Count> =>
  Object.fromEntries(totals.map(([name, total]) => [name, { total }]));
