import { type RawBuilder, sql } from "kysely";
import type { Database } from "#db/database.ts";
import { isPostgres } from "#db/is-postgres.ts";
import { isListed } from "#app/domain/lead/record/lead-columns.server.ts";
import { letOthersIn } from "#app/lib/let-others-in.server.ts";
import { DAY_MS } from "#app/lib/time/from-now.ts";
import { endOfDay, INDIA_OFFSET_MS, startOfDay } from "#app/lib/time/india-day.ts";
import type { FiguresQuery } from "./lead-figures-schema.ts";

const WEEK_MS = 7 * DAY_MS;
const offset = sql.lit(INDIA_OFFSET_MS / 1000);

/** Leads received on these days, optionally for one course. */
export type Span = Pick<FiguresQuery, "since" | "until" | "course" | "course_id">;

/** On SQLite, which runs in this process, reads a span week by week and lets other requests in between. */
export async function readInSlices<Row>(
  db: Database,
  span: Span,
  read: (slice: Span) => Promise<{ rows: Row[] }>,
): Promise<Row[]> {
  if (isPostgres(db)) return (await read(span)).rows;
  const all: Row[] = [];
  const end = Date.parse(span.until);
  for (let at = Date.parse(span.since); at <= end; at += WEEK_MS) {
    const until = dayAt(Math.min(at + WEEK_MS - DAY_MS, end));
    const { rows } = await read({ ...span, since: dayAt(at), until });
    all.push(...rows);
    await letOthersIn();
  }
  return all;
}

/** The UTC day of a moment, `2027-02-15`. */
export const dayAt = (moment: number) => new Date(moment).toISOString().slice(0, 10);

/**
 * The index range of a span. Forced on SQLite, which would otherwise use the index of the list's order and fetch each
 * row.
 */
export function rangeOf(db: Database, { since, until, course, course_id }: Span) {
  const index = sql.raw(isPostgres(db) ? "" : "indexed by leads__figures");
  const written = course === undefined ? sql`` : sql`and l.course = ${course}`;
  const asked = course_id === undefined ? sql`` : sql`and l.course_id = ${course_id}`;
  return sql`from leads as l ${index}
    where ${isListed} and l.created_at >= ${startOfDay(since)} and l.created_at < ${endOfDay(until)} ${written} ${asked}`;
}

/** The reply minutes of all leads in one text: a row each would be tens of thousands. */
export const minutesTold = sql<string | null>`string_agg(cast(l.reply_minutes as text), ' ')`;

export const minutesOf = (told: string | null): number[] => (told ? told.split(" ").map(Number) : []);

/**
 * The three-hour slot, counted from 1970 in India, in which a lead came; the parts of the day are made of such slots.
 */
export const threeHoursOf = (db: Database): RawBuilder<number> =>
  isPostgres(db)
    ? sql`cast(floor((date_part('epoch', l.created_at) + ${offset}) / 10800) as int)`
    : sql`(unixepoch(l.created_at) + ${offset}) / 10800`;
