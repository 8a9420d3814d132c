import { sql } from "kysely";
import type { Database } from "#db/database.ts";
import { personHolds } from "#app/domain/lead/lead-person.server.ts";
import { dialledDigits } from "#app/lib/dialled-digits.ts";
import { likePatterns } from "#app/lib/fold-text.ts";
import type { PanelFind } from "./panel-search-schema.ts";

const MOST_PER_KIND = 5;
const SHORTEST_WORD = 2;

type Kind = PanelFind["kind"];
type Row = Omit<PanelFind, "kind">;
type Search = (db: Database, patterns: string[]) => Promise<Row[]>;

/**
 * A few records of each kind that hold all words of the query, the newest first; a telephone number finds its people
 * however it is grouped. One statement per kind, side by side;
 * each reads its table from the newest row backwards and stops at the fifth hit.
 */
export async function searchPanel(db: Database, query: string): Promise<PanelFind[]> {
  const patterns = likePatterns(query);
  if (patterns.join("").length - 2 * patterns.length < SHORTEST_WORD) return [];
  const kinds = Object.entries(searches) as [Kind, Search][];
  const numberPatterns = likePatterns(dialledDigits(query) ?? query);
  const patternsFor = (kind: Kind) => (kind === "lead" || kind === "application" ? numberPatterns : patterns);
  const found = await Promise.all(
    kinds.map(async ([kind, search]) => (await search(db, patternsFor(kind))).map((row) => ({ kind, ...row }))),
  );
  return found.flat();
}

const searches: Record<Kind, Search> = {
  lead: (db, patterns) =>
    db
      .selectFrom("leads as l")
      .select(["l.id", "l.name as title", sql<string>`coalesce(nullif(l.phone, ''), l.email)`.as("detail")])
      .where((of) => of.and(patterns.map(personHolds)))
      .where("l.merged_into_id", "is", null)
      .orderBy("l.id", "desc")
      .limit(MOST_PER_KIND)
      .execute(),
  message: (db, patterns) =>
    db
      .selectFrom("messages")
      .select(["id", "subject as title", "name as detail"])
      .where(holds("search_text", patterns))
      .orderBy("id", "desc")
      .limit(MOST_PER_KIND)
      .execute(),
  application: (db, patterns) =>
    db
      .selectFrom("applications")
      .select(["id", sql<string>`first_name || ' ' || last_name`.as("title"), "phone as detail"])
      .where(holds("search_text", patterns))
      .orderBy("id", "desc")
      .limit(MOST_PER_KIND)
      .execute(),
  subscriber: (db, patterns) =>
    db
      .selectFrom("subscribers")
      .select(["id", "email as title", "status as detail"])
      .where(holds("email", patterns))
      .orderBy("id", "desc")
      .limit(MOST_PER_KIND)
      .execute(),
  template: (db, patterns) =>
    db
      .selectFrom("templates")
      .select(["id", "name as title", "channel as detail"])
      .where(holds("name || ' ' || subject", patterns))
      .orderBy("id", "desc")
      .limit(MOST_PER_KIND)
      .execute(),
  user: (db, patterns) =>
    db
      .selectFrom("users")
      .select(["id", "username as title", "email as detail"])
      .where(holds("username || ' ' || email", patterns))
      .orderBy("id", "desc")
      .limit(MOST_PER_KIND)
      .execute(),
  course: (db, patterns) =>
    db
      .selectFrom("courses as c")
      .innerJoin("universities as u", "u.id", "c.university_id")
      .select(["c.id", "c.title", "u.name as detail"])
      .where(holds("c.title || ' ' || u.name", patterns))
      .orderBy("c.id", "desc")
      .limit(MOST_PER_KIND)
      .execute(),
  university: (db, patterns) =>
    db
      .selectFrom("universities")
      .select(["id", "name as title", "location as detail"])
      .where(holds("name || ' ' || location", patterns))
      .orderBy("id", "desc")
      .limit(MOST_PER_KIND)
      .execute(),
  program: (db, patterns) =>
    db
      .selectFrom("programs")
      .select(["id", "title", "duration as detail"])
      .where(holds("title", patterns))
      .orderBy("id", "desc")
      .limit(MOST_PER_KIND)
      .execute(),
  article: (db, patterns) =>
    db
      .selectFrom("articles")
      .select(["id", "title", "category as detail"])
      .where(holds("title", patterns))
      .orderBy("id", "desc")
      .limit(MOST_PER_KIND)
      .execute(),
};

/** All words, in any order. `searched` is one of the expressions above, never something typed. */
function holds(searched: string, patterns: string[]) {
  const text = sql.raw(searched === "search_text" ? searched : `lower(${searched})`);
  return sql<boolean>`(${sql.join(
    patterns.map((pattern) => sql`${text} like ${pattern}`),
    sql` and `,
  )})`;
}
