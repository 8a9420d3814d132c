import type { Database } from "#db/database.ts";
import type { FormName } from "./form-limit.ts";
import type { RobotTrap } from "./robot-trap-schema.ts";

const SHORTEST_FILLING_MS = 3000;

/**
 * Answers whether a form was filled in by a robot, and counts it. The sender is to see the ordinary thank-you, so that
 * it learns nothing; of what it sent nothing is stored.
 */
export async function catchRobot(db: Database, form: FormName, sent: RobotTrap): Promise<boolean> {
  if (!isRobot(sent)) return false;
  const last_caught_at = new Date().toISOString();
  await db
    .insertInto("robot_catches")
    .values({ form, count: 1, last_caught_at })
    .onConflict((conflict) =>
      conflict.column("form").doUpdateSet((set) => ({ count: set("robot_catches.count", "+", 1), last_caught_at })),
    )
    .execute();
  return true;
}

function isRobot({ website_address, form_elapsed_ms }: RobotTrap): boolean {
  if (website_address) return true;
  const isTimed = form_elapsed_ms !== undefined && form_elapsed_ms !== "";
  return isTimed && Number(form_elapsed_ms) < SHORTEST_FILLING_MS;
}
