import { type Kysely, sql } from "kysely";
import type { Engine } from "#db/columns.ts";
import { refillBegunCounters, refillBegunOnSqlite } from "#db/begun-counters.ts";
import { refillStatements } from "#db/search-index.ts";
import { refillSiteSearch } from "#db/site-search.ts";

/**
 * Drops what slows down inserts: indexes, triggers and, on PostgreSQL, foreign keys. The returned function restores
 * them, refills the search tables and throws if a constraint is violated. On SQLite the caller switches foreign keys
 * off beforehand, which is impossible inside a transaction.
 */
export async function beginBulkLoad(db: Kysely<any>, engine: Engine): Promise<() => Promise<void>> {
  const run = async (statements: string[]) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  };
  const rules = await (engine === "sqlite" ? rulesOnSqlite(db) : rulesOnPostgres(db));
  await run(rules.away);
  return async () => {
    await run(rules.back);
    if (engine === "sqlite") await checkForeignKeys(db);
  };
}

interface Rules {
  away: string[];
  back: string[];
}

async function rulesOnSqlite(db: Kysely<any>): Promise<Rules> {
  const { rows } = await sql<{ type: string; name: string; sql: string }>`
    select type, name, sql from sqlite_master where type in ('index', 'trigger') and sql is not null`.execute(db);
  const searched = await sql<{ table: string }>`
    select substr(name, 1, length(name) - length('_search')) as "table"
    from sqlite_master where sql like 'create virtual table "%\_search" using fts5(%' escape '\\'`.execute(db);
  const counted = rows.some(({ name }) => name === "leads__begun_counters__insert");
  // A backup may be older than the site's search index.
  const site = await sql`select name from sqlite_master where name = 'site_search'`.execute(db);
  return {
    away: rows.map(({ type, name }) => `drop ${type} "${name}"`),
    back: [
      ...rows.map((rule) => rule.sql),
      ...searched.rows.flatMap(({ table }) => refillStatements(table)),
      ...(site.rows.length > 0 ? refillSiteSearch("sqlite") : []),
      ...(counted ? refillBegunOnSqlite : []),
    ],
  };
}

async function rulesOnPostgres(db: Kysely<any>): Promise<Rules> {
  const [tables, keys, indexes] = await Promise.all([
    tablesOnPostgres.execute(db),
    keysOnPostgres.execute(db),
    indexesOnPostgres.execute(db),
  ]);
  const filled = Object.entries(filledAnew).filter(([name]) => tables.rows.some(({ table }) => table === name));
  return {
    away: [
      ...tables.rows.map(({ table }) => `alter table ${table} disable trigger user`),
      ...keys.rows.map(({ table, name }) => `alter table ${table} drop constraint ${name}`),
      ...indexes.rows.map(({ name }) => `drop index ${name}`),
    ],
    back: [
      ...indexes.rows.map(({ definition }) => definition),
      ...keys.rows.map(({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`),
      ...tables.rows.map(({ table }) => `alter table ${table} enable trigger user`),
      ...filled.flatMap(([, statements]) => statements),
    ],
  };
}

/** Tables that no backup holds; a backup may be older than they are. */
const filledAnew = { site_search: refillSiteSearch("postgres"), begun_counters: refillBegunCounters };

const tablesOnPostgres = sql<{ table: string }>`
  select oid::regclass::text as "table" from pg_class
  where relkind = 'r' and relnamespace = current_schema()::regnamespace`;

const keysOnPostgres = sql<{ table: string; name: string; definition: string }>`
  select conrelid::regclass::text as "table", quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
  from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`;

const indexesOnPostgres = sql<{ name: string; definition: string }>`
  select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
  from pg_index join pg_class t on t.oid = indrelid
  where t.relkind = 'r' and t.relnamespace = current_schema()::regnamespace
    and not exists (select 1 from pg_constraint where conindid = indexrelid)`;

async function checkForeignKeys(db: Kysely<any>): Promise<void> {
  const { rows } = await sql`pragma foreign_key_check`.execute(db);
  if (rows.length > 0) throw new Error(`Rows are without their parent: ${JSON.stringify(rows.slice(0, 5))}`);
}
