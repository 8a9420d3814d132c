import { type RawBuilder, sql, type SqlBool } from "kysely";
import type { Database } from "#db/database.ts";
import { readCounters } from "#app/domain/counters.server.ts";
import { byPlaceIn, directionOf } from "#app/domain/records/list/list-page.server.ts";
import type { Direction } from "#app/domain/records/list/part-by-part.server.ts";
import { isOwnedBy, ownersAsked } from "./lead-filters.server.ts";
import type { LeadFilter, LeadQuery, LeadSort } from "#app/domain/lead/lead-list-schema.ts";
import { closedStages, leadStages } from "#app/domain/lead/words/lead-stages.ts";
import { startOfDay } from "#app/lib/time/india-day.ts";

export interface LeadOrder {
  name: LeadSort;
  direction: Direction;
}

/** A part of the list that an index holds in order; the parts follow one another. */
export interface Segment {
  where?: RawBuilder<SqlBool>;
  /** The part's sort key; id is the second. */
  key: RawBuilder<unknown>;
  direction: Direction;
  /** How many leads it holds without further filters. */
  most?: number;
  /** The column whose lower case is the key. */
  text?: "name" | "course" | undefined;
  /** The counters by beginning of the key, and the first key of each beginning. */
  places?: { facet: LeadSort; startOf(beginning: string): string };
}

/** The order of a query: its `sort`; without one, due tabs by follow-up and all others newest first. */
export function orderAsked({ sort, tab }: Pick<LeadQuery, "sort" | "tab">): LeadOrder {
  if (sort) return { name: sort.replace(/^-/, "") as LeadSort, direction: directionOf(sort) };
  if (tab === "today" || tab === "overdue") return { name: "follow-up", direction: "asc" };
  return { name: "received", direction: "desc" };
}

const received = sql.ref("l.created_at");
const followUp = sql.ref("l.follow_up_on");

const keys = {
  name: sql`lower(l.name)`,
  course: sql`lower(l.course)`,
  touched: sql.ref("l.last_event_at"),
  received,
};

/** Splits an order into segments: one per stage or owner, then leads without one. */
export async function segmentsOf(
  db: Database,
  { name, direction }: LeadOrder,
  filter: LeadFilter,
  userId: number | null,
): Promise<Segment[]> {
  if (name === "stage") {
    const sizes = await readCounters(db, "leads", "stage");
    const stages = filter.stage ? [filter.stage] : inDirection(stagesOf(filter), direction);
    return stages.map((stage) => ({ ...newest, where: sql`l.stage = ${stage}`, most: sizes.get(stage) ?? 0 }));
  }
  if (name === "owner") {
    if (ownersAsked(filter, userId).length > 0) return [newest];
    const sizes = await readCounters(db, "leads", "owner");
    const owners = inDirection(await sortOwners(db, sizes), direction);
    return [...owners, "none" as const].map((owner) => ({
      ...newest,
      where: isOwnedBy(owner),
      most: sizes.get(`${owner}`) ?? 0,
    }));
  }
  if (name === "follow-up") return followUpSegments(filter, direction);
  const text = name === "name" || name === "course" ? name : undefined;
  const places = { facet: name, startOf: text ? asItStands : startOfDay };
  return [{ key: keys[name], direction, text, places }];
}

const asItStands = (beginning: string) => beginning;

/** Closed leads are never due. */
const stagesOf = ({ tab }: LeadFilter) =>
  leadStages.filter((stage) => (tab !== "today" && tab !== "overdue") || !closedStages.includes(stage));

const newest = { key: received, direction: "desc" } as const;

function followUpSegments({ tab }: LeadFilter, direction: Direction): Segment[] {
  const places = { facet: "follow-up" as const, startOf: asItStands };
  const known = { where: sql<SqlBool>`l.follow_up_on is not null`, key: followUp, direction, places };
  const isKnown = tab === "today" || tab === "overdue";
  return isKnown ? [known] : [known, { where: sql`l.follow_up_on is null`, key: sql.ref("l.id"), direction }];
}

const inDirection = <Item>(items: Item[], direction: Direction) => (direction === "asc" ? items : items.toReversed());

/** The owners of leads, by user name. */
async function sortOwners(db: Database, sizes: Map<string, number>): Promise<number[]> {
  const ids = [...sizes.keys()].filter((value) => value !== "none").map(Number);
  if (ids.length === 0) return [];
  const users = db.selectFrom("users").select("id").where("id", "in", ids);
  return (await users.orderBy(sql`lower(username)`).execute()).map(({ id }) => id);
}

/** The same order as one expression, for few leads that are sorted; `u` is the owner. */
export function wholeOrder({ name, direction }: LeadOrder): RawBuilder<unknown> {
  const falling = sql.raw(direction);
  if (name === "stage") return sql`${stagePlace} ${falling}, l.created_at desc, l.id desc`;
  if (name === "owner") {
    return sql`case when u.id is null then 1 else 0 end, lower(u.username) ${falling}, l.created_at desc, l.id desc`;
  }
  if (name === "follow-up") {
    return sql`case when l.follow_up_on is null then 1 else 0 end, l.follow_up_on ${falling}, l.id ${falling}`;
  }
  return sql`${keys[name]} ${falling}, l.id ${falling}`;
}

/** The columns that `wholeOrder` needs. */
export const orderColumns = {
  name: ["l.name"],
  course: ["l.course"],
  stage: ["l.stage", "l.created_at"],
  owner: ["l.owner_id", "l.created_at"],
  "follow-up": ["l.follow_up_on"],
  touched: ["l.last_event_at"],
  received: ["l.created_at"],
} as const satisfies Record<LeadSort, readonly `l.${string}`[]>;

const stagePlace = byPlaceIn(leadStages, "l.stage").by;
