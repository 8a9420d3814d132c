import { type RawBuilder, sql, type SqlBool } from "kysely";
import { type FigureFilter, figureFilterNames, funnelStages } from "#app/domain/lead/figure-filters-schema.ts";
import type { AskedHours } from "#app/domain/lead/words/asked-hours.ts";
import { type ColumnOf, columnOfLead, isCallable } from "#app/domain/lead/record/lead-columns.server.ts";
import { endOfDay, startOfDay } from "#app/lib/time/india-day.ts";

type Condition = RawBuilder<SqlBool>;

/** Whether any filter of the figures is set. */
export const asksFigures = (filter: FigureFilter): boolean =>
  figureFilterNames.some((name) => filter[name] !== undefined);

/** At this stage or further; literals, so that an index over stages is used. */
const hasReached = (stage: string, column = columnOfLead): Condition =>
  sql`${column("stage")} in (${sql.join(funnelStages.slice(funnelStages.indexOf(stage as never)).map(sql.lit))})`;

/** The part of the day in India, by the UTC time, which both engines print at the same position. */
function hoursOf(column: ColumnOf): RawBuilder<AskedHours> {
  const time = sql`substr(cast(${column("created_at")} as text), 12, 5)`;
  return sql`case when ${time} >= '18:30' or ${time} < '06:30' then '0-12' when ${time} < '09:30' then '12-15'
    when ${time} < '12:30' then '15-18' else '18-24' end`;
}

/** The conditions for the leads behind a number in the figures. */
export function figureConditions(filter: FigureFilter, column: ColumnOf): Condition[] {
  const { since, until, hours, reached, campaign, course, lost_reason } = filter;
  const { spoken, replied_within, replied_after, unanswered_before, callable } = filter;
  const conditions: Condition[] = [];
  if (since) conditions.push(sql`${column("created_at")} >= ${startOfDay(since)}`);
  if (until) conditions.push(sql`${column("created_at")} < ${endOfDay(until)}`);
  if (hours) conditions.push(sql`${hoursOf(column)} = ${hours}`);
  if (reached) conditions.push(hasReached(reached, column));
  if (campaign) conditions.push(isOfCampaign(campaign, column));
  // The index by course is on its lower case.
  if (course) conditions.push(sql`(lower(${column("course")}) = lower(${course}) and ${column("course")} = ${course})`);
  if (filter.course_id) conditions.push(asksOf(filter.course_id, column));
  if (lost_reason) conditions.push(isLostFor(lost_reason, column));
  if (spoken) conditions.push(sql`${column("calls_to_reach")} is not null`);
  if (replied_within !== undefined) conditions.push(sql`${column("reply_minutes")} <= ${replied_within}`);
  if (replied_after !== undefined) conditions.push(sql`${column("reply_minutes")} > ${replied_after}`);
  if (unanswered_before) conditions.push(isUnanswered, sql`l.created_at <= ${unanswered_before}`);
  if (callable) conditions.push(isCallable);
  if (filter.import) conditions.push(sql`${column("import_id")} = ${filter.import}`);
  return conditions;
}

const asksOf = (courseId: number | "none", column: ColumnOf): Condition =>
  courseId === "none" ? sql`${column("course_id")} is null` : sql`${column("course_id")} = ${courseId}`;

/** `<> ''` lets the partial index answer, which leaves out leads without a campaign. */
const isOfCampaign = (campaign: string, column: ColumnOf): Condition =>
  campaign === "none"
    ? sql`${column("campaign")} = ''`
    : sql`(${column("campaign")} = ${campaign} and ${column("campaign")} <> '')`;

const isLostFor = (reason: string, column: ColumnOf): Condition =>
  sql`(${column("stage")} = 'lost' and ${column("lost_reason")} = ${reason === "none" ? "" : reason})`;

// Literals instead of parameters, so that SQLite uses the partial index of waiting leads.
/** Promised a first reply, without one, and wanting contact. */
export const isUnanswered = sql<SqlBool>`(
  l.stage = 'new' and l.first_reply_at is null and l.consent_version <> '' and ${isCallable}
)`;
