import { sql } from "kysely";
import type { Database } from "#db/database.ts";
import { findDeskRules } from "#app/domain/desk-rules/desk-rules.server.ts";
import { DAY_MS } from "#app/lib/time/from-now.ts";
import { readCarriers } from "./carriers.server.ts";
import {
  dayAt,
  minutesOf,
  minutesTold,
  rangeOf,
  readInSlices,
  type Span,
  threeHoursOf,
} from "./figure-slices.server.ts";
import { readNames } from "./figure-names.server.ts";
import { added, nothing, readFunnels } from "./funnels.server.ts";
import type { FiguresQuery, Funnel, LeadFigures } from "./lead-figures-schema.ts";
import { repliesByTime, type RepliesOfHours, repliesOf } from "./reply-figures.ts";

const MOST_ROWS = 50;
const WEEK_DAYS = 7;

/** Reads the figures of some weeks. Each statement reads a range of one covering index. */
export async function readLeadFigures(
  db: Database,
  { by, course, course_id, ...span }: FiguresQuery,
): Promise<LeadFigures> {
  const before = daysBefore(span);
  const only = { course, course_id };
  const { first_reply_minutes: goal } = await findDeskRules(db);
  const { funnels: now, lost } = await readFunnels(db, by, { ...span, ...only });
  const { funnels: then, lost: lostBefore } = await readFunnels(db, by, { ...before, ...only });
  const told = [...now]
    .toSorted(([one, a], [other, b]) => (by === "week" ? (one < other ? -1 : 1) : b.asked - a.asked))
    .slice(0, MOST_ROWS);
  const nameOf = await readNames(
    db,
    by,
    told.map(([key]) => key),
  );
  const rows = told.map(([key, funnel]) => ({ ...funnel, ...nameOf(key), asked_before: then.get(key)?.asked ?? 0 }));
  return {
    ...span,
    before,
    by,
    goal,
    all: { ...sumOf(now), asked_before: sumOf(then).asked },
    rows,
    others: by === "week" ? null : othersOf(now, then, new Set(told.map(([key]) => key))),
    replies: {
      ...repliesByTime(await readReplies(db, { ...span, ...only }), { ...span, goal }),
      before: repliesOf(await readMinutes(db, { ...before, ...only }), goal),
    },
    ...lostOf(lost, lostBefore),
    carriers: await readCarriers(db, { ...span, ...only }),
  };
}

/** The same weekdays, whole weeks earlier: Monday to Wednesday is compared with Monday to Wednesday. */
function daysBefore({ since, until }: Span) {
  const days = (Date.parse(until) - Date.parse(since)) / DAY_MS + 1;
  const length = Math.ceil(days / WEEK_DAYS) * WEEK_DAYS * DAY_MS;
  return { since: dayAt(Date.parse(since) - length), until: dayAt(Date.parse(until) - length) };
}

const sumOf = (funnels: Map<string, Funnel>) => [...funnels.values()].reduce(added, nothing);

/** The sum of all groups without a row; null if there are none. */
function othersOf(now: Map<string, Funnel>, then: Map<string, Funnel>, told: Set<string>): LeadFigures["others"] {
  const untold = (funnels: Map<string, Funnel>) => new Map([...funnels].filter(([value]) => !told.has(value)));
  const [rest, restBefore] = [untold(now), untold(then)];
  const values = new Set([...rest.keys(), ...restBefore.keys()]).size;
  return values === 0 ? null : { ...sumOf(rest), asked_before: sumOf(restBefore).asked, values };
}

async function readReplies(db: Database, span: Span): Promise<RepliesOfHours[]> {
  const rows = await readInSlices(db, span, (slice) =>
    sql<{ hours: number; minutes: string }>`
      select ${threeHoursOf(db)} as hours, ${minutesTold} as minutes
      ${rangeOf(db, slice)} and l.reply_minutes is not null group by 1`.execute(db),
  );
  return rows.map(({ hours, minutes }) => ({ threeHours: hours, minutes: minutesOf(minutes) }));
}

/** For the days before, replies are not split by time. */
async function readMinutes(db: Database, span: Span): Promise<number[]> {
  const rows = await readInSlices(db, span, (slice) =>
    sql<{ minutes: string | null }>`select ${minutesTold} as minutes ${rangeOf(db, slice)}`.execute(db),
  );
  return rows.flatMap(({ minutes }) => minutesOf(minutes));
}

function lostOf(lost: Map<string, number>, before: Map<string, number>): Pick<LeadFigures, "lost" | "lost_others"> {
  const all = [...new Set([...lost.keys(), ...before.keys()])]
    .map((reason) => ({ reason, count: lost.get(reason) ?? 0, before: before.get(reason) ?? 0 }))
    .toSorted((one, other) => other.count - one.count || other.before - one.before);
  const rest = all.slice(MOST_ROWS);
  const sum = (of: "count" | "before") => rest.reduce((total, one) => total + one[of], 0);
  return {
    lost: all.slice(0, MOST_ROWS),
    lost_others: rest.length === 0 ? null : { values: rest.length, count: sum("count"), before: sum("before") },
  };
}
