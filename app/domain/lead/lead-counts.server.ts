import type { Database } from "#db/database.ts";
import { readCounters, sumOf } from "#app/domain/counters.server.ts";
import { type Count, upToMost } from "#app/domain/page-of.ts";
import { countBounded } from "#app/domain/records/list-page.server.ts";
import type { Matching } from "#app/domain/records/matching.server.ts";
import { countFollowUps } from "./follow-ups.server.ts";
import { isListed } from "./lead-columns.server.ts";
import { leadConditions, ownersAsked } from "./lead-filters.server.ts";
import type { LeadFilter } from "./lead-list-schema.ts";
import { leadStages } from "./lead-stages.ts";

const MOST_SOURCES = 100;

/** Which leads are asked for, and by whom. */
export interface LeadsAsked {
  filter: LeadFilter;
  userId: number | null;
  /** The words of `q`, looked up; null where there are none. */
  matching: Matching | null;
}

/** How many leads are asked for: exactly from the counters where one tells it, else up to `MOST_COUNTED`. */
export async function countLeads(db: Database, { filter, userId, matching }: LeadsAsked): Promise<Count> {
  const exact = await readExactCount(db, filter, userId);
  if (exact !== null) return { total: exact };
  const found = db
    .selectFrom("leads as l")
    .where(isListed)
    .where((of) => of.and(leadConditions(filter, userId)));
  return upToMost(await countBounded(db, found, "l", matching));
}

/** Of a filter that asks one thing. */
async function readExactCount(db: Database, filter: LeadFilter, userId: number | null): Promise<number | null> {
  const { q, tab, stage, age, source } = filter;
  const owners = ownersAsked(filter, userId);
  const isDue = tab === "today" || tab === "overdue";
  const asked = [...owners, q || undefined, stage, age, source, isDue || undefined].filter((one) => one !== undefined);
  if (asked.length > 1 || q || age) return null;
  if (stage) return (await readCounters(db, "leads", "stage")).get(stage) ?? 0;
  if (source) return (await readCounters(db, "leads", "source")).get(source) ?? 0;
  if (tab === "today") return (await countFollowUps(db)).due_today;
  if (tab === "overdue") return (await countFollowUps(db)).overdue;
  const byOwner = await readCounters(db, "leads", "owner");
  return owners.length === 0 ? sumOf(byOwner) : (byOwner.get(`${owners[0]}`) ?? 0);
}

/** How many leads each tab, each stage and each of the commonest sources holds. */
export async function countLeadsByFilter(db: Database, userId: number | null) {
  const [stages, owners, sources, { due_today, overdue }] = await Promise.all([
    readCounters(db, "leads", "stage"),
    readCounters(db, "leads", "owner"),
    readCounters(db, "leads", "source"),
    countFollowUps(db),
  ]);
  const tab = {
    all: sumOf(stages),
    mine: owners.get(`${userId}`) ?? 0,
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
