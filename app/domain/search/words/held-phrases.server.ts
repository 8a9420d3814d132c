import { sql } from "kysely";
import type { Database } from "#db/database.ts";
import { isPostgres } from "#db/is-postgres.ts";
import { searchKinds } from "#db/site-search.ts";
import type { Ask, SearchKind } from "#app/domain/search/asks/ask.ts";
import { type HeldWords, heldWordsReader } from "./held-words.server.ts";
import { hitsOnPostgres } from "#app/domain/search/hits/hits-on-postgres.server.ts";
import { hitsOnSqlite } from "#app/domain/search/hits/hits-on-sqlite.server.ts";

/** Written in whatever order, a phrase of synonyms has many forms. */
const MOST_KNOWN = 5000;

/** By the phrase whether some record holds it. */
export type KnownPhrases = Map<string, Promise<boolean>>;

/**
 * Answers which of the words the index holds, and of the phrases where somebody keeps what is known of them: to find that no record holds one an index goes
 * through all that hold its words, for each question that names it.
 */
export function heldReader(db: Database, known: KnownPhrases | null) {
  const readWords = heldWordsReader(db);
  return async (phrases: string[][]): Promise<HeldWords> => {
    const held = await readWords(phrases.flat());
    if (known === null) return held;
    const open = phrases.filter((words) => words.length > 1 && words.every((word) => held.get(word)?.isWhole));
    if (known.size > MOST_KNOWN) known.clear();
    for (const words of open) {
      const phrase = words.join(" ");
      const isHeld = known.get(phrase) ?? isPhraseHeld(db, words, held);
      known.set(phrase, isHeld);
      isHeld.catch(() => known.delete(phrase));
      held.set(phrase, { isWhole: await isHeld, begun: null });
    }
    return held;
  };
}

const kinds = Object.keys(searchKinds) as SearchKind[];

async function isPhraseHeld(db: Database, words: string[], held: HeldWords): Promise<boolean> {
  const ask: Ask = { terms: [{ phrases: [words], isQuiet: false }], where: "words" };
  const exists = isPostgres(db)
    ? // A table would be gone through for the first of so many.
      kinds.map(
        (kind) =>
          sql`exists (with answering as materialized (${hitsOnPostgres({ kind, ask }, held)!}) select 1 from answering)`,
      )
    : [sql`exists (${hitsOnSqlite({ kinds, ask }, held)!})`];
  const { rows } = await sql<{ is_held: boolean | number }>`select ${sql.join(exists, sql` or `)} as is_held`.execute(
    db,
  );
  return Boolean(rows[0]!.is_held);
}
