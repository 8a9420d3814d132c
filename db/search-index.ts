import type { Engine } from "./columns.ts";

/**
 * The statements that index a table's `search_text` by trigrams. On SQLite the index is `<table>_search`, with its
 * terms in `<table>_search_terms`; triggers maintain both.
 */
export function searchIndexStatements(engine: Engine, table: string): string[] {
  if (engine === "postgres") {
    return [
      "create extension if not exists pg_trgm",
      `create index "${table}__search_text__trigrams" on "${table}" using gin (search_text gin_trgm_ops)`,
    ];
  }
  const index = `${table}_search`;
  const added = `insert into "${index}" (rowid, search_text) values (new.id, ${padded("new.search_text")})`;
  const removed = `insert into "${index}" ("${index}", rowid, search_text) values ('delete', old.id, ${padded("old.search_text")})`;
  return [
    // Contentless: the index only tells which rows match.
    `create virtual table "${index}" using fts5(search_text, content='', columnsize=0, tokenize='trigram case_sensitive 1')`,
    `create virtual table "${index}_terms" using fts5vocab("${index}", row)`,
    fillStatement(table),
    `create trigger "${index}_insert" after insert on "${table}" begin ${added}; end`,
    `create trigger "${index}_delete" after delete on "${table}" begin ${removed}; end`,
    `create trigger "${index}_update" after update of search_text on "${table}"
      when old.search_text <> new.search_text begin ${removed}; ${added}; end`,
  ];
}

/** Refills SQLite's search table after a load without triggers. */
export const refillStatements = (table: string): string[] => [
  `insert into "${table}_search" ("${table}_search") values ('delete-all')`,
  fillStatement(table),
];

const fillStatement = (table: string) =>
  `insert into "${table}_search" (rowid, search_text) select id, ${padded("search_text")} from "${table}" order by id`;

// Padding lets the last one or two letters begin a trigram, as searches for short words need.
const padded = (column: string) => `${column} || '  '`;
