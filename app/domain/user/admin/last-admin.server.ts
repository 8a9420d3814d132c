import type { Database } from "#db/database.ts";
import type { Actor } from "#app/domain/activity/activities.server.ts";

/** Why this user cannot stop being an administrator, as a sentence; null if they can. */
export async function reasonToStayAdmin(db: Database, id: number, actor: Actor): Promise<string | null> {
  const admins = await holdAdmins(db);
  if (!admins.includes(id)) return null;
  if (admins.length === 1) return "This is the last administrator. Make another user an administrator first.";
  return id === actor.userId
    ? "You cannot delete or switch off your own account, or give up your own administrator's role."
    : null;
}

/**
 * Locks and answers the ids of all active administrators; `db` is the transaction. The update changes nothing, but
 * makes two administrators who remove each other wait for one another on PostgreSQL.
 */
async function holdAdmins(db: Database): Promise<number[]> {
  const rows = await db
    .updateTable("users")
    .set((row) => ({ updated_at: row.ref("updated_at") }))
    .where("role", "=", "admin")
    .where("closed_at", "is", null)
    .returning("id")
    .execute();
  return rows.map((row) => row.id);
}
