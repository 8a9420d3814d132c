import { sql } from "kysely";
import type { Database } from "#db/database.ts";
import { isPostgres } from "#db/is-postgres.ts";
import { type PresentTaker, turnAfter } from "./choose-taker.ts";

/** Leads are assigned one at a time across processes, or two would see the same turn. */
const TAKING_LOCK = 7246;

/** Locks turns until the transaction ends. */
export async function holdTurns(db: Database): Promise<void> {
  if (isPostgres(db)) await sql`select pg_advisory_xact_lock(${TAKING_LOCK})`.execute(db);
}

/** The turns of each taker, and the current round; call `holdTurns` before. */
export async function readTurns(db: Database): Promise<{ turns: Map<number, number>; round: number }> {
  const rows = await db.selectFrom("lead_turns").select(["user_id", "turn", "round"]).execute();
  return {
    turns: new Map(rows.map(({ user_id, turn }) => [user_id, turn])),
    round: Math.max(0, ...rows.map(({ round }) => round)),
  };
}

/** Counts a lead that a taker got, in turn or not; call `holdTurns` before. */
export async function takeTurn(db: Database, user_id: number, present: Pick<PresentTaker, "turn">[]): Promise<void> {
  const { turns, round } = await readTurns(db);
  await keepTurns(db, [{ user_id, ...turnAfter(turns.get(user_id) ?? 0, present, round) }]);
}

/** Stores turns; call `holdTurns` before. */
export async function keepTurns(db: Database, rows: { user_id: number; turn: number; round: number }[]): Promise<void> {
  await db
    .insertInto("lead_turns")
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column("user_id")
        .doUpdateSet(({ ref }) => ({ turn: ref("excluded.turn"), round: ref("excluded.round") })),
    )
    .execute();
}
