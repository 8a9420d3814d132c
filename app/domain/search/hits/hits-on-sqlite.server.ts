import { type RawBuilder, sql } from "kysely";
import { LONGEST_BEGINNING } from "#db/search-beginnings.ts";
import { KIND_SPAN, searchKinds } from "#db/searched-nouns.ts";
import type { Ask, SearchKind } from "#app/domain/search/asks/ask.ts";
import { type HeldWords, type Phrase, termsHeld } from "#app/domain/search/words/held-words.server.ts";
import type { Range } from "./shelves.ts";

const everywhere: Range[] = [{ from: 0, to: KIND_SPAN }];

interface Asked {
  /** Neighbouring nouns are asked for at once, since words that begin so are put together anew for each query. */
  kinds: SearchKind[];
  ask: Ask;
  shelves?: Range[] | undefined;
}

/** The numbers in SQLite's index of what answers an ask; null where it asks for words that nothing holds. */
export function hitsOnSqlite({ kinds, ask, shelves = everywhere }: Asked, held: HeldWords): RawBuilder<unknown> | null {
  const terms = termsHeld(ask, held);
  if (terms === null) return null;
  const index = sql.table(ask.where === "title" ? "site_search_titles" : "site_search");
  const numbers = kinds.map((kind) => searchKinds[kind]);
  const [first, last] = [Math.min(...numbers) * KIND_SPAN, Math.max(...numbers) * KIND_SPAN];
  const match = terms
    .map((phrases) => `(${phrases.flatMap((phrase) => writings(phrase, ask.where)).join(" OR ")})`)
    .join(" AND ");
  // Literals: node binds such numbers as decimals, which FTS5 takes for no bounds at all.
  const parts = shelves.map(
    ({ from, to }) => sql`select rowid as id from ${index}
      where ${index} match ${match} and rowid >= ${sql.lit(first + from)} and rowid < ${sql.lit(last + to)}`,
  );
  return sql.join(parts, sql` union all `);
}

// Words hold letters, digits and signs of writing alone (`wordsOf`): nothing that the language of queries knows.
function writings({ words, isBegun, lasts }: Phrase, where: Ask["where"]): string[] {
  const isOfTitles = where === "title" && words.at(-1)!.length <= LONGEST_BEGINNING;
  if (isBegun && (lasts === null || isOfTitles)) return [`"${words.join(" ")}"*`];
  return lasts!.map((last) => `"${[...words.slice(0, -1), last].join(" ")}"`);
}
