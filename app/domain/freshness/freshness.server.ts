import { sql } from "kysely";
import type { Database } from "#db/database.ts";
import { countUpToMost } from "#app/domain/list/bounded-count.server.ts";
import type { ListQuery } from "#app/domain/list/list-query-schema.ts";
import { pageBounds, type PageOf, upToMost } from "#app/domain/list/page-of.ts";
import type { Found } from "#app/domain/records/any-table.server.ts";
import { type AgingPart, agingParts } from "./aging-parts.server.ts";
import { type Aging, type FreshKind, freshKinds } from "./freshness-schema.ts";

/** The page shown by default: staff work from the head of the list. */
const FIRST_PAGE = { page: 1, limit: 50, offset: 0 };

/**
 * Lists what is stale or becomes stale next: first what was never checked, then by due day. Each part is read from its
 * own index up to the end of the page, and one statement merges them.
 */
export async function listAging(
  db: Database,
  query: ListQuery & { kind?: FreshKind | undefined },
): Promise<PageOf<Aging>> {
  const { page, limit, offset } = pageBounds(query) ?? FIRST_PAGE;
  const parts = await agingParts(db, { q: query.q, kinds: query.kind ? [query.kind] : freshKinds });
  const rows = await withTitles(db, unionOf(db, parts, offset + limit))
    .orderBy("s.due")
    .orderBy("s.kind")
    .orderBy("s.id")
    .orderBy("s.holder")
    .orderBy("s.claim")
    .limit(limit)
    .offset(offset)
    .execute();
  const counted = await Promise.all(parts.map(({ rows }) => countUpToMost(db, rows.select(sql`1`.as("row")))));
  const total = counted.reduce((sum, count) => sum + count, 0);
  return { rows: rows as Aging[], meta: { ...upToMost(total), page, limit } };
}

function unionOf(db: Database, parts: AgingPart[], most: number): Found {
  const selects = parts.map(({ rows, kind, holder, claim, checked, due, order = checked }, place) => {
    const part = rows
      .select([
        "r.id",
        sql`${sql.lit(kind)}`.as("kind"),
        sql`${sql.lit(holder)}`.as("holder"),
        claim.as("claim"),
        checked.as("checked"),
        due.as("due"),
      ])
      .orderBy(order)
      .orderBy("r.id")
      .limit(most);
    return db.selectFrom(part.as(`part${place}`)).selectAll() as Found;
  });
  return selects.reduce((all, part) => all.unionAll(part));
}

/** Joins titles and the words beside them. */
function withTitles(db: Database, union: Found): Found {
  const of = (table: string, holder: string) => (join: any) =>
    join.onRef(`${table}.id`, "=", "s.id").on("s.holder", "=", sql.lit(holder));
  return (db.selectFrom(union.as("s")) as Found)
    .leftJoin("courses as c", of("c", "courses"))
    .leftJoin("universities as cu", "cu.id", "c.university_id")
    .leftJoin("field_rules as f", of("f", "field-rules"))
    .leftJoin("universities as u", of("u", "universities"))
    .leftJoin("stat_items as si", of("si", "stat-items"))
    .leftJoin("testimonials as t", of("t", "testimonials"))
    .leftJoin("expert_guidance as e", of("e", "expert-guidance"))
    .leftJoin("programs as p", of("p", "programs"))
    .select([
      "s.id",
      "s.kind",
      "s.holder",
      "s.claim",
      sql`coalesce(c.title, f.name, u.name, si.number || ' ' || si.text, t.name, e.name, p.title, 'Texts of the site')`.as(
        "title",
      ),
      sql`coalesce(cu.name, f.source, '')`.as("beside"),
      sql`case when s.kind = 'barred' then null else nullif(s.checked, '') end`.as("checked_on"),
      sql`nullif(s.due, '')`.as("due"),
    ]);
}
