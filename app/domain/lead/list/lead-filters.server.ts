import { type RawBuilder, sql, type SqlBool } from "kysely";
import { isDueToday, isOverdue } from "./follow-ups.server.ts";
import { type ColumnOf, columnOfLead } from "#app/domain/lead/record/lead-columns.server.ts";
import { asksFigures, figureConditions } from "./figure-filters.server.ts";
import { type LeadAge, leadAges, startOfAge } from "#app/domain/lead/words/lead-ages.ts";
import type { LeadFilter } from "#app/domain/lead/lead-list-schema.ts";
import { type Seer, seenBy } from "#app/domain/lead/record/lead-seers.server.ts";

type Condition = RawBuilder<SqlBool>;

/** The owners that `owner=` and the tab ask for: a user's id or `none`; empty for any. */
export function ownersAsked({ owner, tab }: LeadFilter, userId: number | null): (number | "none")[] {
  const asked = [owner, tab === "mine" ? ("me" as const) : tab === "unowned" ? ("none" as const) : undefined];
  return asked.filter((one) => one !== undefined).map((one) => (one === "me" ? (userId ?? "none") : one));
}

/** All conditions of a filter except `isListed` and the words of `q`. */
export function leadConditions(filter: LeadFilter, seer: Seer, column = columnOfLead): Condition[] {
  const { stage, age, source, tab } = filter;
  const conditions = ownersAsked(filter, seer.userId).map((owner) => isOwnedBy(owner, column));
  const seen = isNarrowedFor(filter, seer) ? seenBy(seer, column) : null;
  if (seen) conditions.push(seen);
  if (stage) conditions.push(sql`${column("stage")} = ${stage}`);
  if (age) conditions.push(...isOfAge(age, column));
  if (source === "unknown") conditions.push(sql`${column("source_page")} is null`);
  else if (source) conditions.push(sql`${column("source_page")} = ${source}`);
  if (filter.tag) conditions.push(bearsTag(filter.tag, column));
  conditions.push(...figureConditions(filter, column));
  if (tab === "overdue") conditions.push(isOverdue(column));
  if (tab === "today") conditions.push(isDueToday(column));
  return conditions;
}

/** By the tag's index; where the list's order is walked, by a lookup per lead. */
const bearsTag = (tag: number, column: ColumnOf): Condition =>
  column === columnOfLead
    ? sql`l.id in (select b.lead_id from lead_tags b where b.tag_id = ${tag})`
    : sql`exists (select 1 from lead_tags b where b.lead_id = l.id and b.tag_id = ${tag})`;

/** Whether the filter itself asks only for the user's own or unowned leads. */
const isOwnAsked = (filter: LeadFilter, { userId }: Seer): boolean =>
  ownersAsked(filter, userId).some((owner) => owner === userId || owner === "none");

/** Whether what the user may see narrows the list. */
export const isNarrowedFor = (filter: LeadFilter, seer: Seer): boolean =>
  seenBy(seer) !== null && !isOwnAsked(filter, seer);

/**
 * Whether they are asked for by the course that is known, and by days if by anything else: its index is in the order of
 * their days.
 */
export const isOfOneCourse = ({ tab = "all", course_id, since, until, ...others }: LeadFilter): boolean =>
  typeof course_id === "number" && tab === "all" && !asksFigures(others);

export const isOwnedBy = (owner: number | "none", column = columnOfLead): Condition =>
  owner === "none" ? sql`${column("owner_id")} is null` : sql`${column("owner_id")} = ${owner}`;

function isOfAge(age: LeadAge, column: ColumnOf): Condition[] {
  const start = startOfAge(age);
  const younger = leadAges[leadAges.indexOf(age) - 1];
  return [
    ...(start === null ? [] : [sql<SqlBool>`${column("created_at")} >= ${start}`]),
    ...(younger === undefined ? [] : [sql<SqlBool>`${column("created_at")} < ${startOfAge(younger)}`]),
  ];
}
