import { sql } from "kysely";
import type { Database } from "#db/database.ts";
import { isPostgres } from "#db/is-postgres.ts";
import { type Actor, recordActivity } from "#app/domain/activity/activities.server.ts";
import { anyTable } from "#app/domain/records/any-table.server.ts";
import type { ContentKind } from "./content-store.server.ts";

/** The target of a move: before a record (null: the end), or a place in the list, from 1. */
export type ContentMove = { id: number } & ({ before: number | null } | { place: number });

/** The result of a move; `absent` says which record is missing. */
export type MoveOutcome = { moved: true } | { absent: "id" | "before" };

interface Placed {
  id: number;
  position: number;
}

const ORDER_LOCK = 7245;

/**
 * Moves a record in its list, shifting only the records between its two places. Does not touch `updated_at`, so open
 * forms stay valid, and a sample stays one.
 */
export function moveContent(db: Database, kind: ContentKind, move: ContentMove, actor: Actor): Promise<MoveOutcome> {
  const { table, type, nameColumn } = kind;
  return db.transaction().execute(async (db) => {
    // Locks the list until the transaction ends.
    if (isPostgres(db)) await sql`select pg_advisory_xact_lock(${ORDER_LOCK}, hashtext(${table}))`.execute(db);
    const outcome = await moveInOrder(db, table, move);
    if ("absent" in outcome) return outcome;
    const { name } = await anyTable(db)
      .selectFrom(table)
      .select(`${nameColumn} as name`)
      .where("id", "=", move.id)
      .executeTakeFirstOrThrow();
    await recordActivity(db, actor, { action: "update", type, name: String(name), recordId: move.id });
    return outcome;
  });
}

async function moveInOrder(db: Database, table: string, move: ContentMove): Promise<MoveOutcome> {
  const moved = await inOrder(db, table).where("id", "=", move.id).executeTakeFirst();
  if (!moved) return { absent: "id" };
  const next = await nextOf(db, table, move);
  if (next === undefined) return { absent: "before" };
  if (await areTied(db, table, next ? [moved, next] : [moved])) {
    await numberAnew(db, table);
    return moveInOrder(db, table, move);
  }
  const isUp = next !== null && next.position < moved.position;
  const position = isUp ? next.position : next ? next.position - 1 : await lastPosition(db, table);
  const between = anyTable(db)
    .updateTable(table)
    .set((row) => ({ position: sql`${row.ref("position")} + ${sql.lit(isUp ? 1 : -1)}` }));
  await (
    isUp
      ? between.where("position", ">=", position).where("position", "<", moved.position)
      : between.where("position", ">", moved.position).where("position", "<=", position)
  ).execute();
  await anyTable(db).updateTable(table).set({ position }).where("id", "=", moved.id).execute();
  return { moved: true };
}

const inOrder = (db: Database, table: string) =>
  anyTable(db).selectFrom(table).select(["id", "position"]).orderBy("position").orderBy("id").$castTo<Placed>();

/** The record to move before; null: the end; undefined: it does not exist. */
async function nextOf(db: Database, table: string, move: ContentMove): Promise<Placed | null | undefined> {
  const others = inOrder(db, table).where("id", "<>", move.id);
  if ("place" in move)
    return (
      (await others
        .offset(move.place - 1)
        .limit(1)
        .executeTakeFirst()) ?? null
    );
  return move.before === null ? null : others.where("id", "=", move.before).executeTakeFirst();
}

/** Whether another record shares one of these positions, as two created at the same moment may. */
async function areTied(db: Database, table: string, rows: Placed[]): Promise<boolean> {
  const positions = [...new Set(rows.map(({ position }) => position))];
  const found = await inOrder(db, table)
    .where("position", "in", positions)
    .limit(positions.length + 1)
    .execute();
  return found.length > positions.length;
}

const numberAnew = (db: Database, table: string) =>
  sql`update ${sql.table(table)} set position = numbered.place
    from (select id as numbered_id, row_number() over (order by position, id) as place from ${sql.table(table)}) as numbered
    where id = numbered_id and position <> numbered.place`.execute(db);

async function lastPosition(db: Database, table: string): Promise<number> {
  const { last } = await anyTable(db)
    .selectFrom(table)
    .select((of) => of.fn.max<number>("position").as("last"))
    .executeTakeFirstOrThrow();
  return last;
}
