import { type RawBuilder, sql } from "kysely";
import { LONGEST_BEGINNING } from "#db/search-beginnings.ts";
import { KIND_SPAN, searchKinds } from "#db/searched-nouns.ts";
import type { Ask, SearchKind } from "#app/domain/search/asks/ask.ts";
import { type HeldWords, type Phrase, termsHeld } from "#app/domain/search/words/held-words.server.ts";
import type { Range } from "./shelves.ts";

const everywhere: Range[] = [{ from: 0, to: KIND_SPAN }];

interface Asked {
  /** Neighbouring nouns share one query, since FTS5 collects the words with a given beginning anew for each. */
  kinds: SearchKind[];
  ask: Ask;
  shelves?: Range[] | undefined;
}

/** Builds the query for the rowids that match `ask`; null if no record can match. */
export function hitsOnSqlite({ kinds, ask, shelves = everywhere }: Asked, held: HeldWords): RawBuilder<unknown> | null {
  const terms = termsHeld(ask, held);
  if (terms === null) return null;
  const index = sql.table(ask.where === "title" ? "site_search_titles" : "site_search");
  const numbers = kinds.map((kind) => searchKinds[kind]);
  const [first, last] = [Math.min(...numbers) * KIND_SPAN, Math.max(...numbers) * KIND_SPAN];
  const match = terms
    .map((phrases) => `(${phrases.flatMap((phrase) => writings(phrase, ask.where)).join(" OR ")})`)
    .join(" AND ");
  // Literals: node binds these numbers as floats, which FTS5 does not use as rowid bounds.
  const parts = shelves.map(
    ({ from, to }) => sql`select rowid as id from ${index}
      where ${index} match ${match} and rowid >= ${sql.lit(first + from)} and rowid < ${sql.lit(last + to)}`,
  );
  return sql.join(parts, sql` union all `);
}

// Safe to splice in: words hold only letters, digits and combining marks (`wordsOf`), no query syntax.
function writings({ words, isBegun, lasts }: Phrase, where: Ask["where"]): string[] {
  const isOfTitles = where === "title" && words.at(-1)!.length <= LONGEST_BEGINNING;
  if (isBegun && (lasts === null || isOfTitles)) return [`"${words.join(" ")}"*`];
  return lasts!.map((last) => `"${[...words.slice(0, -1), last].join(" ")}"`);
}
