import type { Database } from "#db/database.ts";
import { anyTable } from "#app/domain/records/any-table.server.ts";

/** The tables that contain any of the words, in any column; `/privacy` has a sentence of its own on the outbox. */
export async function tablesWith(db: Database, words: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const { name } of await db.introspection.getTables()) {
    // Without the search indexes, and the outbox, which deletes its mails by itself.
    if (name.includes("_search") || name === "outbox") continue;
    const rows = JSON.stringify(await anyTable(db).selectFrom(name).selectAll().execute()).toLowerCase();
    if (words.some((word) => rows.includes(word.toLowerCase()))) found.push(name);
  }
  return found.toSorted();
}
