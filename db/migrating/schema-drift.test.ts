import { readFileSync } from "node:fs";
import { sql } from "kysely";
import { expect, test } from "vitest";
import type { OpenDatabase } from "#db/database.ts";
import * as page from "#db/schema.ts";
import { freshDatabase } from "#test/servers/fresh-database.ts";

test("the page and the migrated tables have the same columns, required alike", async () => {
  const { db } = await freshDatabase();
  const tables = await db.introspection.getTables();
  const migrated = tables
    // Searches have tables of their own on SQLite.
    .filter((table) => table.name !== "migrations" && !/_search(_|$)/.test(table.name))
    .map((table) => [
      table.name,
      table.columns.map((column) => column.name + (column.isNullable ? "?" : "")).toSorted(),
    ]);
  expect(Object.fromEntries(migrated)).toEqual(
    mapColumns((column) => column.name + (column.type.endsWith("| null") ? "?" : "")),
  );
});

test("every union on the page is the check of its column", async () => {
  const rules = await readRules(await freshDatabase());
  const unions = pageTables().flatMap(([table, columns]) => columns.map((column) => ({ table, ...column })));
  for (const { table, name, type } of unions) {
    const list = /^OneOf<typeof (\w+)>$/.exec(type)?.[1];
    if (!list) continue;
    const condition = rules.split(`${table}__${name}__check`)[1]?.split(/\)\)|\]/)[0] ?? "";
    const allowed = [...condition.matchAll(/'([^']*)'/g)].map(([, word]) => word);
    expect.soft(allowed, `${table}.${name}`).toEqual(page[list as "degreeTypes"]);
  }
});

function mapColumns(describe: (column: Column) => string): Record<string, string[]> {
  return Object.fromEntries(pageTables().map(([table, columns]) => [table, columns.map(describe).toSorted()]));
}

interface Column {
  name: string;
  type: string;
}

/** The tables as the page writes them: `name: Base & { column: type; … }` or `name: { … }`. */
function pageTables(): [string, Column[]][] {
  const text = readFileSync(new URL("../schema.ts", import.meta.url), "utf8")
    .replace(/\/\*\*.*?\*\//gs, "")
    .replace(/\/\/.*$/gm, "");
  const bases = new Map<string, Column[]>();
  for (const [, name, parent, body] of text.matchAll(/^interface (\w+)(?: extends (\w+))? \{([^}]*)\}/gm)) {
    bases.set(name!, [...(bases.get(parent!) ?? []), ...columnsIn(body!)]);
  }
  const tables = text.slice(text.indexOf("export interface Tables")).matchAll(/^ {2}(\w+): (?:(\w+) & )?\{([^}]*)\}/gm);
  return [...tables].map(([, name, base, body]) => [name!, [...(bases.get(base!) ?? []), ...columnsIn(body!)]]);
}

function columnsIn(body: string): Column[] {
  return [...body.matchAll(/(\w+): ([^;]+);?/g)].map(([, name, type]) => ({ name: name!, type: type!.trim() }));
}

async function readRules({ db, engine }: OpenDatabase): Promise<string> {
  const onPostgres = sql<{ rule: string }>`select conname || pg_get_constraintdef(oid) as rule from pg_constraint`;
  const onSqlite = sql<{ rule: string }>`select sql as rule from sqlite_master where type = 'table'`;
  const { rows } = await (engine === "postgres" ? onPostgres : onSqlite).execute(db);
  return rows.map((row) => row.rule).join("\n");
}
