import type { Database } from "#db/database.ts";
import type { Instant } from "#db/schema.ts";
import { unsentStatuses } from "#app/domain/outbox/outbox.server.ts";

// What the applicant was told is in the timeline: the text of a `step` event is the step; `is_untold` if its mail was
// taken back.

interface UnsentNotice {
  eventId: number;
  mailId: number;
  step: number;
}

export interface Knowledge {
  /** The step that the applicant was last told, not counting an unsent notice. */
  told: number;
  /** When it reached that step; null: at its arrival. */
  since: Instant | null;
  /** The mail about the last move, while it certainly is unsent. */
  unsent: UnsentNotice | null;
}

/** Answers a function from an application's id to what its applicant knows. */
export async function readKnowledge(db: Database, ids: number[]): Promise<(id: number) => Knowledge> {
  const moves = Map.groupBy(await readMoves(db, ids), ({ application_id }) => application_id);
  return (id) => knowledgeIn(moves.get(id) ?? []);
}

/** Newest first. */
async function readMoves(db: Database, ids: number[]) {
  return db
    .selectFrom("enquiry_events as e")
    .leftJoin("outbox as m", "m.id", "e.mail_id")
    .select(["e.id", "e.application_id", "e.text", "e.created_at", "m.id as mail_id", "m.status", "m.open_attempts"])
    .where("e.application_id", "in", ids)
    .where("e.kind", "=", "step")
    .where("e.is_untold", "=", 0)
    .orderBy("e.id", "desc")
    .execute();
}

type Move = Awaited<ReturnType<typeof readMoves>>[number];

function knowledgeIn(moves: Move[]): Knowledge {
  const [last, ...earlier] = moves.filter(({ status }) => status !== "cancelled");
  if (!last) return { ...standingOf([]), unsent: null };
  const isUnsent = unsentStatuses.some((status) => status === last.status) && last.open_attempts === 0;
  if (!isUnsent) return { ...standingOf([last, ...earlier]), unsent: null };
  const unsent = { eventId: last.id, mailId: last.mail_id!, step: Number(last.text) };
  return { ...standingOf(earlier), unsent };
}

/** An untold move away and back does not count. */
function standingOf(told: Move[]): Pick<Knowledge, "told" | "since"> {
  const before = told.findIndex(({ text }) => text !== told[0]!.text);
  const moved = told.at(before === -1 ? -1 : before - 1);
  return { told: Number(moved?.text ?? 1), since: moved?.created_at ?? null };
}
