import { sql } from "kysely";
import type { Database } from "#db/database.ts";
import { foldText } from "#app/lib/text/fold-text.ts";
import { personOf } from "./lead-person.server.ts";

const searched = [
  "name",
  "email",
  "phone",
  "phone_e164",
  "second_phone",
  "second_phone_e164",
  "course",
  "city",
  "language",
  "best_time",
] as const;

/** What staff look for in a lead. */
export const leadText = (person: Record<(typeof searched)[number], string>): string =>
  searched
    .map((column) => person[column])
    .filter(Boolean)
    .join(" ");

/**
 * Makes a lead, and whatever it was merged into, be found by all that were merged into it; called inside the transaction
 * that merges, takes apart or corrects.
 */
export async function refreshSearchText(db: Database, id: number): Promise<void> {
  const people = await db
    .selectFrom("leads")
    .select(searched)
    .where("id", "in", personOf(sql`${id} + 0`))
    .orderBy("id")
    .execute();
  const { merged_into_id } = await db
    .updateTable("leads")
    .set({ search_text: foldText(people.map(leadText).join(" ")) })
    .where("id", "=", id)
    .returning("merged_into_id")
    .executeTakeFirstOrThrow();
  if (merged_into_id !== null) await refreshSearchText(db, merged_into_id);
}
