import { type RawBuilder, sql, type SqlBool } from "kysely";
import { isDueToday, isOverdue } from "./follow-ups.server.ts";
import { type ColumnOf, columnOfLead } from "./lead-columns.server.ts";
import { type LeadAge, leadAges, startOfAge } from "./lead-ages.ts";
import type { LeadFilter } from "./lead-list-schema.ts";

type Condition = RawBuilder<SqlBool>;

/** What `owner=` asks for, or the tab: a user's id, `none`; undefined for anybody. */
export function ownersAsked({ owner, tab }: LeadFilter, userId: number | null): (number | "none")[] {
  const asked = [owner, tab === "mine" ? ("me" as const) : tab === "unowned" ? ("none" as const) : undefined];
  return asked.filter((one) => one !== undefined).map((one) => (one === "me" ? (userId ?? "none") : one));
}

/** All that the leads must be beside listed, but for the words of `q`. */
export function leadConditions(filter: LeadFilter, userId: number | null, column = columnOfLead): Condition[] {
  const { stage, age, source, tab } = filter;
  const conditions = ownersAsked(filter, userId).map((owner) => isOwnedBy(owner, column));
  if (stage) conditions.push(sql`${column("stage")} = ${stage}`);
  if (age) conditions.push(...isOfAge(age, column));
  if (source === "unknown") conditions.push(sql`${column("source_page")} is null`);
  else if (source) conditions.push(sql`${column("source_page")} = ${source}`);
  if (tab === "overdue") conditions.push(isOverdue(column));
  if (tab === "today") conditions.push(isDueToday(column));
  return conditions;
}

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
