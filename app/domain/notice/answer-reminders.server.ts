import type { Database } from "#db/database.ts";
import { minuteInIndia } from "#app/lib/time/india-day.ts";
import { tellOnce } from "./notices.server.ts";

/** A process that was down still sends reminders this late. */
const LATE_MINUTES = 10;
const MOST_AT_ONCE = 1000;

/** Reminds staff of unanswered questions at the minute when the answer is due. */
export async function tellAnswersDue(db: Database): Promise<void> {
  const due = await db
    .selectFrom("notices")
    .select(["id", "user_id", "lead_id", "line_id", "message_id", "application_id", "words", "actor_id"])
    .where("due_on", ">=", minuteInIndia(-LATE_MINUTES))
    .where("due_on", "<=", minuteInIndia())
    .where("kind", "=", "mentioned")
    .where("answer_id", "is", null)
    .limit(MOST_AT_ONCE)
    .execute();
  const notices = due.map(({ id, ...notice }) => ({
    ...notice,
    kind: "answer" as const,
    leads: 1,
    once_key: `answer ${id}`,
  }));
  await tellOnce(db, notices);
}
