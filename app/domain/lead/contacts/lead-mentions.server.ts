import { type RawBuilder, sql, type SqlBool } from "kysely";
import type { Database } from "#db/database.ts";
import type { Actor } from "#app/domain/activity/activities.server.ts";
import { findDeskRules } from "#app/domain/desk-rules/desk-rules.server.ts";
import { tellStaff } from "#app/domain/notice/notices.server.ts";
import { askedUntil } from "./asked-time.ts";
import { counsellorRoles } from "#app/domain/lead/record/counsellors.server.ts";
import { personOf, standingAbove } from "#app/domain/lead/record/lead-person.server.ts";
import type { Lead } from "#app/domain/lead/lead-schema.ts";

const NAMED = /(?<![\w.@])@([\w.+'-]*\w)/g;

/** A line that staff wrote in the story of a lead's person. */
export interface Written {
  id: number;
  words: string;
}

/**
 * Processes a line in its transaction: it answers the questions that its writer was asked in this story, and asks the
 * colleagues it names (`@rohit please quote the fee by 16:00`), who can then see the lead. Deleting the line removes
 * its questions and reopens those it answered.
 */
export async function tellMentioned(db: Database, lead: Lead, { id, words }: Written, actor: Actor): Promise<void> {
  // Without words it neither answers nor asks.
  if (words.trim() === "") return;
  await answerAskers(db, lead, { id, words }, actor);
  const names = new Set([...words.matchAll(NAMED)].map(([, name]) => name!.toLowerCase()));
  if (names.size === 0) return;
  const named = await findColleagues(db, [...names]);
  if (named.length === 0) return;
  const due_on = askedUntil(words, Date.now(), (await findDeskRules(db)).office);
  const said = { lead_id: lead.id, line_id: id, leads: 1, words };
  const about = { ...said, kind: "mentioned" as const, due_on, actor_id: actor.userId };
  await tellStaff(
    db,
    named.map((user_id) => ({ ...about, user_id })),
  );
}

/**
 * Marks all open questions to the writer about this person, on whichever lead, as answered, and notifies the askers.
 */
export async function answerAskers(db: Database, lead: Lead, { id, words }: Written, { userId }: Actor): Promise<void> {
  const questions = await db
    .updateTable("notices")
    .set({ answer_id: id })
    .where("user_id", "=", userId)
    .where("kind", "=", "mentioned")
    .where("answer_id", "is", null)
    .where("lead_id", "in", personOf(sql`${lead.id} + 0`))
    .returning("actor_id")
    .execute();
  const askers = new Set(questions.flatMap(({ actor_id }) => actor_id ?? []));
  const about = { kind: "answered" as const, lead_id: lead.id, line_id: id, leads: 1, words, actor_id: userId };
  await tellStaff(
    db,
    [...askers].map((user_id) => ({ ...about, user_id })),
  );
}

/** The ids of staff who work with leads and have one of these lower-case user names. */
async function findColleagues(db: Database, names: string[]): Promise<number[]> {
  const staff = await db
    .selectFrom("users")
    .select("id")
    .where(sql`lower(username)`, "in", names)
    .where("role", "in", counsellorRoles)
    .where("closed_at", "is", null)
    .execute();
  return staff.map(({ id }) => id);
}

/** The user's unanswered questions; `lead_id` is the standing lead, even if the lead asked about was merged since. */
const openQuestions = (userId: number | null) => sql`(
  with asked(notice_id, lead_id, due_on, words, actor_id) as materialized (
    select n.id, ${standingAbove(sql`n.lead_id`)}, n.due_on, n.words, n.actor_id from notices n
    where n.user_id = ${userId} and n.kind = 'mentioned' and n.answer_id is null and n.lead_id is not null
  ) select notice_id, lead_id, due_on, words, actor_id from asked
)`;

/** Whether the user has an unanswered question about `l`. */
export const isAskedOf = (userId: number | null): RawBuilder<SqlBool> =>
  sql`l.id in (select o.lead_id from ${openQuestions(userId)} as o)`;

/** When the earliest answer about `l` is due; empty for old questions, which have no time. */
export const askedDue = (userId: number | null) =>
  sql<string>`coalesce((select min(o.due_on) from ${openQuestions(userId)} as o where o.lead_id = l.id), '')`;

interface Question {
  lead_id: number;
  words: string;
  due_on: string | null;
  by: string | null;
}

/** The user's first open question of each lead. */
export async function readQuestions(
  db: Database,
  userId: number | null,
): Promise<Map<number, Omit<Question, "lead_id">>> {
  const { rows } = await sql<Question>`
    select o.lead_id, o.words, o.due_on, u.username as "by"
    from ${openQuestions(userId)} as o left join users u on u.id = o.actor_id order by o.due_on desc, o.notice_id desc
  `.execute(db);
  return new Map(rows.map(({ lead_id, ...question }) => [lead_id, question]));
}
