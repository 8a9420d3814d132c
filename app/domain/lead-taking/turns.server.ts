import { sql } from "kysely";
import type { Database } from "#db/database.ts";
import { isPostgres } from "#db/is-postgres.ts";
import { type PresentTaker, turnAfter } from "./choose-taker.ts";

/** One lead at a time finds its owner, whichever process it came to: two would else both see the same turn. */
const TAKING_LOCK = 7246;

/** Nobody else decides whose turn it is until the transaction ends. */
export async function holdTurns(db: Database): Promise<void> {
  if (isPostgres(db)) await sql`select pg_advisory_xact_lock(${TAKING_LOCK})`.execute(db);
}

/** How many rounds each has had, and how many everybody present had; held by the caller. */
export async function readTurns(db: Database): Promise<{ turns: Map<number, number>; round: number }> {
  const rows = await db.selectFrom("lead_turns").select(["user_id", "turn", "round"]).execute();
  return {
    turns: new Map(rows.map(({ user_id, turn }) => [user_id, turn])),
    round: Math.max(0, ...rows.map(({ round }) => round)),
  };
}

/** Counts a lead that somebody was given, in turn or out of it; held by the caller. */
export async function takeTurn(db: Database, user_id: number, present: Pick<PresentTaker, "turn">[]): Promise<void> {
  const { turns, round } = await readTurns(db);
  await keepTurns(db, [{ user_id, ...turnAfter(turns.get(user_id) ?? 0, present, round) }]);
}

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
