import { YOU_YOURSELF } from "#app/domain/own-save.ts";
import type { Database } from "#db/database.ts";
import type { Editor } from "./activity/activities.server.ts";
import type { Obstacle } from "./outcome.ts";
import { anyTable } from "#app/domain/records/any-table.server.ts";
import { staffName } from "#app/domain/user/staff-name.server.ts";
import { officeMoment } from "#app/lib/time/office-moment.ts";

interface Target {
  table: string;
  /** Its type in activities, e.g. `core-value`. */
  type: string;
  id: number;
}

/** Why an update found no row: deleted, or saved in between; `db` is its transaction. */
export async function saveObstacle(db: Database, target: Target, editor: Editor): Promise<Obstacle> {
  const row = await anyTable(db)
    .selectFrom(target.table)
    .select("updated_at")
    .where("id", "=", target.id)
    .executeTakeFirst();
  if (!row) return { absent: true };
  return { stale: await staleSentence(db, { ...target, savedAt: row.updated_at as string }, editor) };
}

interface Overtaken {
  type: string;
  id: number;
  savedAt: string;
}

/** Says who saved it in between, and when. */
export async function staleSentence(db: Database, target: Overtaken, editor: Editor): Promise<string> {
  const who = await lastEditor(db, target, editor);
  const many = { settings: "these settings", "desk rules": "these rules" }[target.type];
  const [what, it] = many ? [many, "them"] : [`this ${nounOf(target.type)}`, "it"];
  return `${who} saved ${what} on ${officeMoment(target.savedAt)}, after you had opened ${it}. Nothing of yours is stored yet.`;
}

const nounOf = (type: string) => (type === "faq" ? "FAQ" : type.replaceAll("-", " "));

async function lastEditor(db: Database, { type, id }: Overtaken, { userId }: Editor): Promise<string> {
  const act = await db
    .selectFrom("activities as a")
    .leftJoin("users as u", "u.id", "a.actor_id")
    .select(["a.actor_id", staffName.as("name")])
    .where("a.type", "=", type)
    .where("a.record_id", "=", id)
    .orderBy("a.id", "desc")
    .limit(1)
    .executeTakeFirst();
  if (act?.actor_id && act.actor_id === userId) return YOU_YOURSELF;
  return act?.name ?? "Somebody else";
}
