import { sql } from "kysely";
import type { Database } from "#db/database.ts";
import { isPostgres } from "#db/is-postgres.ts";
import { searchKinds } from "#db/searched-nouns.ts";
import type { Ask, SearchKind } from "#app/domain/search/asks/ask.ts";
import { type HeldWords, heldWordsReader, type KnownWords, phrasesOf } from "./held-words.server.ts";
import { MOST_KNOWN } from "./reading-once.ts";
import { hitsOnPostgres } from "#app/domain/search/hits/hits-on-postgres.server.ts";
import { isSmall } from "#app/domain/search/hits/numbered-hits.ts";
import { hitsOnSqlite } from "#app/domain/search/hits/hits-on-sqlite.server.ts";

/** What is known about what the index holds. */
export interface KnownHeld extends KnownWords {
  /** By phrase: whether some record holds it; null: not cached, so not asked. */
  phrases: Map<string, Promise<boolean>> | null;
}

/**
 * Answers which words the index holds and, if phrases are cached, which phrases: to find that no record holds a phrase,
 * an index walks all records that hold its words, for each question that names it.
 */
export function heldReader(db: Database, known: KnownHeld) {
  const readWords = heldWordsReader(db, known);
  const { phrases } = known;
  return async (asks: Ask[]): Promise<HeldWords> => {
    const held = await readWords(asks);
    if (phrases === null) return held;
    const open = phrasesOf(asks).filter((words) => words.length > 1 && words.every((word) => held.whole.get(word)));
    if (phrases.size > MOST_KNOWN) phrases.clear();
    for (const words of open) {
      const phrase = words.join(" ");
      const isHeld = phrases.get(phrase) ?? isPhraseHeld(db, words, held);
      phrases.set(phrase, isHeld);
      isHeld.catch(() => phrases.delete(phrase));
      held.whole.set(phrase, await isHeld);
    }
    return held;
  };
}

const kinds = Object.keys(searchKinds) as SearchKind[];

async function isPhraseHeld(db: Database, words: string[], held: HeldWords): Promise<boolean> {
  const ask: Ask = { terms: [{ phrases: [words], isQuiet: false, isTopic: false }], where: "words" };
  const exists = isPostgres(db)
    ? // Materialized, or PostgreSQL would scan the table for the first match.
      [...kinds.filter((kind) => !isSmall(kind)), null].map(
        (kind) =>
          sql`exists (with answering as materialized (${hitsOnPostgres({ kind, ask }, held)!}) select 1 from answering)`,
      )
    : [sql`exists (${hitsOnSqlite({ kinds, ask }, held)!})`];
  const { rows } = await sql<{ is_held: boolean | number }>`select ${sql.join(exists, sql` or `)} as is_held`.execute(
    db,
  );
  return Boolean(rows[0]!.is_held);
}
