import { type RawBuilder, sql } from "kysely";
import { KIND_SPAN, searchKinds } from "#db/site-search.ts";
import type { Ask, SearchKind } from "./ask.ts";
import type { Range } from "./shelves.ts";

const everywhere: Range[] = [{ from: 0, to: KIND_SPAN }];

/** The numbers in SQLite's index of what answers an ask; of neighbouring nouns at once, since words that begin so are put together anew for each query. */
export function hitsOnSqlite(kinds: SearchKind[], ask: Ask, shelves = everywhere): RawBuilder<unknown> {
  const index = sql.table(ask.where === "title" ? "site_search_titles" : "site_search");
  const numbers = kinds.map((kind) => searchKinds[kind]);
  const [first, last] = [Math.min(...numbers) * KIND_SPAN, Math.max(...numbers) * KIND_SPAN];
  const match = matchOf(ask);
  // Literals: node binds such numbers as decimals, which FTS5 takes for no bounds at all.
  const parts = shelves.map(
    ({ from, to }) => sql`select rowid as id from ${index}
      where ${index} match ${match} and rowid >= ${sql.lit(first + from)} and rowid < ${sql.lit(last + to)}`,
  );
  return sql.join(parts, sql` union all `);
}

/** Those of one noun, by the ids of its records. */
export function idsOfKind(kind: SearchKind, numbers: number[]): number[] {
  const first = searchKinds[kind] * KIND_SPAN;
  return numbers.filter((number) => number >= first && number < first + KIND_SPAN).map((number) => number - first);
}

// Words hold letters, digits and signs of writing alone (`wordsOf`): nothing that the language of queries knows.
function matchOf({ terms, areBeginnings }: Ask): string {
  const phrase = (words: string[]) => `"${words.join(" ")}"${areBeginnings ? "*" : ""}`;
  return terms.map(({ phrases }) => `(${phrases.map(phrase).join(" OR ")})`).join(" AND ");
}
