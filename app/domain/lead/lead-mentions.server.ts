import { type RawBuilder, sql, type SqlBool } from "kysely";
import type { Database } from "#db/database.ts";
import type { Actor } from "#app/domain/activity/activities.server.ts";
import { tellStaff } from "#app/domain/notice/notices.server.ts";
import { meetsOwnOnly } from "#app/domain/permission/permissions.ts";
import { listRoleRules } from "#app/domain/permission/role-rules.server.ts";
import { ownerRoles } from "./counsellors.server.ts";
import type { Lead } from "./lead-schema.ts";

const NAMED = /(?<![\w.@])@([\w.+'-]*\w)/g;

/** Tells those whom a note names, `@rohit please quote the fee`, as far as they see the lead; inside the note's transaction. */
export async function tellMentioned(db: Database, lead: Lead, words: string, actor: Actor): Promise<void> {
  const names = new Set([...words.matchAll(NAMED)].map(([, name]) => name!.toLowerCase()));
  if (names.size === 0) return;
  const named = await findColleaguesWhoSee(db, lead, [...names]);
  await tellStaff(
    db,
    named.map((user_id) => ({ user_id, kind: "mentioned", lead_id: lead.id, leads: 1, words, actor_id: actor.userId })),
  );
}

/** The ids of those who work with leads, have one of these names in small letters, and may see this one. */
async function findColleaguesWhoSee(db: Database, { owner_id }: Lead, names: string[]): Promise<number[]> {
  const rules = await listRoleRules(db);
  const seeAll = rules.filter(({ role, sees_all_leads }) => sees_all_leads === 1 || !meetsOwnOnly(role, "leads"));
  const all = new Set(seeAll.map(({ role }) => role));
  const staff = await db
    .selectFrom("users")
    .select(["id", "role"])
    .where(sql`lower(username)`, "in", names)
    .where("role", "in", ownerRoles)
    .where("closed_at", "is", null)
    .execute();
  const isSeen = ({ id, role }: (typeof staff)[number]) =>
    owner_id === null || owner_id === id || all.has(role as (typeof rules)[number]["role"]);
  return staff.filter(isSeen).map(({ id }) => id);
}

/** Takes back what a note has asked of colleagues. */
export async function forgetMentioned(db: Database, lead_id: number, words: string, { userId }: Actor): Promise<void> {
  await db
    .deleteFrom("notices")
    .where("lead_id", "=", lead_id)
    .where("kind", "=", "mentioned")
    .where("actor_id", "=", userId)
    .where("words", "=", words)
    .execute();
}

/** Whether a colleague has asked them something in the story of `l` that they have not answered in it yet. */
export const isAskedOf = (userId: number | null): RawBuilder<SqlBool> =>
  sql`l.id in (
    select n.lead_id from notices n
    where n.user_id = ${userId} and n.kind = 'mentioned' and n.lead_id is not null and not exists (
      select 1 from enquiry_events e
      where e.lead_id = n.lead_id and e.actor_id = ${userId} and e.is_begun = 0 and e.created_at > n.created_at
    )
  )`;
