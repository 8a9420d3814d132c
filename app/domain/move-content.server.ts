import type { Kysely } from "kysely";
import type { Database } from "#db/database.ts";
import { type Actor, recordActivity } from "./activity/activities.server.ts";
import type { ContentKind } from "./content-store.server.ts";

/** Where a record goes: before the given one, or behind the last. */
export interface ContentMove {
  id: number;
  before: number | null;
}

/** What became of a move; `absent` names the record that is not there. */
export type MoveOutcome = { moved: true } | { absent: "id" | "before" };

interface Placed {
  id: number;
  position: number;
  name: string;
}

/**
 * Gives a record another place in its list and numbers the list anew. It changes nothing else: a form that is open on
 * the record is still current, and a sample stays one.
 */
export function moveContent(db: Database, kind: ContentKind, move: ContentMove, actor: Actor): Promise<MoveOutcome> {
  return db.transaction().execute(async (db) => {
    const rows = await holdList(db, kind);
    const moved = rows.find(({ id }) => id === move.id);
    if (!moved) return { absent: "id" };
    const others = rows.filter((row) => row !== moved);
    const place = move.before === null ? others.length : others.findIndex(({ id }) => id === move.before);
    if (place < 0) return { absent: "before" };
    await numberAnew(db, kind, others.toSpliced(place, 0, moved));
    await recordActivity(db, actor, { action: "update", type: kind.type, name: moved.name, recordId: moved.id });
    return { moved: true };
  });
}

// Kysely cannot type a table whose name is a variable.
const listed = (db: Database) => db as unknown as Kysely<Record<string, Record<string, unknown>>>;

/**
 * The list in its order; `db` is the transaction. Writing its rows, though nothing changes in them, makes two people who
 * move records at the same moment wait for one another on PostgreSQL.
 */
async function holdList(db: Database, { table, nameColumn }: ContentKind): Promise<Placed[]> {
  const rows = (await listed(db)
    .updateTable(table)
    .set((row) => ({ position: row.ref("position") }))
    .returning(["id", "position", `${nameColumn} as name`])
    .execute()) as unknown as Placed[];
  return rows.toSorted((one, other) => one.position - other.position || one.id - other.id);
}

async function numberAnew(db: Database, { table }: ContentKind, rows: Placed[]) {
  for (const [index, { id, position }] of rows.entries()) {
    if (position === index + 1) continue;
    await listed(db)
      .updateTable(table)
      .set({ position: index + 1 })
      .where("id", "=", id)
      .execute();
  }
}
