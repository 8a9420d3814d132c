import type { Database } from "#db/database.ts";
import { anyTable } from "#app/domain/records/any-table.server.ts";

/**
 * The tables in which any of these words stand, whatever the column; `/privacy` has a sentence of its own for the
 * outbox.
 */
export async function tablesWith(db: Database, words: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const { name } of await db.introspection.getTables()) {
    // Indexes over the text of the other tables, and what our list of sent mails forgets by itself.
    if (name.includes("_search") || name === "outbox") continue;
    const rows = JSON.stringify(await anyTable(db).selectFrom(name).selectAll().execute()).toLowerCase();
    if (words.some((word) => rows.includes(word.toLowerCase()))) found.push(name);
  }
  return found.toSorted();
}
