import type { Engine } from "./columns.ts";
import { KIND_SPAN, LAST_LARGE, type Noun, firstNouns, pageNoun, nounsBeforeSubjects } from "./searched-nouns.ts";

/**
 * The statements that index whole words of all that visitors can find, without dots: `M.Tech` is `mtech`. Triggers
 * maintain the index; the view `site_search_rows` defines its content.
 */
export const siteSearchStatements = (engine: Engine): string[] =>
  engine === "sqlite" ? statementsOnSqlite() : statementsOnPostgres();

/** The statements that add office pages to the search. */
export const pageSearchStatements = (engine: Engine): string[] =>
  engine === "sqlite" ? pagesOnSqlite() : pagesOnPostgres();

/** Rebuilds the index from the records. */
export const refillSiteSearch = (engine: Engine): string[] =>
  engine === "sqlite"
    ? ["site_search", "site_search_titles"].map((index) => `insert into ${index} (${index}) values ('rebuild')`)
    : ["delete from site_search", "insert into site_search select kind, id, title, words from site_search_rows"];

function statementsOnSqlite(): string[] {
  return [
    viewOnSqlite(firstNouns),
    // Titles have their own index: a word in 400,000 texts but no title would be looked for in all of them.
    `create virtual table site_search using fts5(title, words, ${options})`,
    `create virtual table site_search_titles using fts5(title, ${options})`,
    ...firstNouns.flatMap(triggersOnSqlite),
    ...refillSiteSearch("sqlite"),
    ...coursesOfUniversityOnSqlite(firstNouns[0]!),
  ];
}

const pagesOnSqlite = () => [
  "drop view site_search_rows",
  viewOnSqlite(nounsBeforeSubjects),
  ...triggersOnSqlite(pageNoun),
  // Only pages: a rebuild would read every course.
  `insert into site_search (rowid, title, words) select rowid, title, words from (${rowsOnSqlite(pageNoun)})`,
  `insert into site_search_titles (rowid, title) select rowid, title from (${rowsOnSqlite(pageNoun)})`,
];

export const viewOnSqlite = (nouns: Noun[]) =>
  `create view site_search_rows as ${nouns.map(rowsOnSqlite).join(" union all ")}`;
export const rowsOnSqlite = ({ kind, table, title, words }: Noun) =>
  `select ${kind * KIND_SPAN} + r.id as rowid, ${undotted(title("r"))} as title, ${undotted(words("r"))} as words from ${table} r`;

export const options = `content='site_search_rows', columnsize=0, tokenize="unicode61 remove_diacritics 2 categories 'L* N* Co M*'"`;
const undotted = (text: string) => `replace(${text}, '.', '')`;

export function triggersOnSqlite({ kind, table, title, words, columns }: Noun): string[] {
  const values = (row: string) => `${kind * KIND_SPAN} + ${row}.id, ${undotted(title(row))}, ${undotted(words(row))}`;
  const headed = (row: string) => `${kind * KIND_SPAN} + ${row}.id, ${undotted(title(row))}`;
  const added = `insert into site_search (rowid, title, words) values (${values("new")});
    insert into site_search_titles (rowid, title) values (${headed("new")});`;
  const removed = `insert into site_search (site_search, rowid, title, words) values ('delete', ${values("old")});
    insert into site_search_titles (site_search_titles, rowid, title) values ('delete', ${headed("old")});`;
  return [
    `create trigger ${table}_site_search_insert after insert on ${table} begin ${added} end`,
    `create trigger ${table}_site_search_delete before delete on ${table} begin ${removed} end`,
    `create trigger ${table}_site_search_leave before update of ${columns.join(", ")} on ${table} begin ${removed} end`,
    `create trigger ${table}_site_search_enter after update of ${columns.join(", ")} on ${table} begin ${added} end`,
  ];
}

/** Courses are also found by their university's name and location. */
export function coursesOfUniversityOnSqlite(course: Noun): string[] {
  const rows = `select ${course.kind * KIND_SPAN} + c.id, ${undotted(course.title("c"))}, ${undotted(course.words("c"))} from courses c where c.university_id`;
  return [
    `create trigger universities_site_search_courses_leave before update of name, location on universities begin
      insert into site_search (site_search, rowid, title, words) select 'delete', * from (${rows} = old.id); end`,
    `create trigger universities_site_search_courses_enter after update of name, location on universities begin
      insert into site_search (rowid, title, words) ${rows} = new.id; end`,
  ];
}

function statementsOnPostgres(): string[] {
  return [
    viewOnPostgres(firstNouns),
    "create table site_search (kind smallint not null, id bigint not null, title tsvector not null, words tsvector not null, primary key (kind, id))",
    ...firstNouns.flatMap(indexesOnPostgres),
    ...firstNouns.flatMap(triggersOnPostgres),
    ...refillSiteSearch("postgres"),
    ...coursesOfUniversityOnPostgres(),
  ];
}

const pagesOnPostgres = () => [
  viewOnPostgres(nounsBeforeSubjects),
  ...indexesOnPostgres(pageNoun),
  ...triggersOnPostgres(pageNoun),
  `insert into site_search select kind, id, title, words from site_search_rows where kind = ${pageNoun.kind}`,
];

const viewOnPostgres = (nouns: Noun[]) => `create or replace view site_search_rows as ${vectorsOnPostgres(nouns)}`;

/** A query for the text-search vectors of every record. */
export const vectorsOnPostgres = (nouns: Noun[]): string =>
  nouns
    .map(
      ({ kind, table, title, words }) =>
        `select ${kind} as kind, r.id, ${vector(title("r"))} as title, ${vector(`${title("r")} || ' ' || ${words("r")}`)} as words from ${table} r`,
    )
    .join(" union all ");

export const indexesOnPostgres = ({ kind }: Noun) =>
  ["title", "words"].map(
    (column) => `create index site_search__${column}_${kind} on site_search using gin (${column}) where kind = ${kind}`,
  );

/**
 * One index for all small nouns: with few records, PostgreSQL takes longer to plan a query, weighing each index, than
 * to run it.
 */
export const fewIndexesStatements = ["title", "words"].flatMap((column) => [
  ...nounsBeforeSubjects
    .filter(({ kind }) => kind > LAST_LARGE)
    .map(({ kind }) => `drop index site_search__${column}_${kind}`),
  `create index site_search__${column}_small on site_search using gin (${column}) where kind > ${LAST_LARGE}`,
]);

// Accents and dots are removed and joining characters become spaces: PostgreSQL's parser would read addresses and
// paths. So do non-ASCII symbols such as “ and ₹, which it takes for letters in the locale C.
const joining = '/-_:@&+"[]{}<>=~%*#|';
export const signs = "\u0080-\u00bf\u00d7\u00f7\u0964\u0965\u0970\u2000-\u2bff\u3000-\u3020\u{1f000}-\u{1faff}";
const vector = (text: string) => {
  const plain = `regexp_replace(normalize(replace(${text}, '.', ''), NFKD), '[\u0300-\u036f]', '', 'g')`;
  const parted = `regexp_replace(${plain}, '[${signs}]', ' ', 'g')`;
  return `to_tsvector('simple', translate(${parted}, '${joining}', '${" ".repeat(joining.length)}'))`;
};

const entered = (kind: number, condition: string) =>
  `delete from site_search where kind = ${kind} and id = new.id;
   insert into site_search select kind, id, title, words from site_search_rows r where r.kind = ${kind} and ${condition};`;

function triggersOnPostgres({ kind, table, columns }: Noun): string[] {
  return [
    `create function ${table}_site_search_enter() returns trigger language plpgsql as $$ begin
      ${entered(kind, "r.id = new.id")} return null; end $$`,
    `create function ${table}_site_search_leave() returns trigger language plpgsql as $$ begin
      delete from site_search where kind = ${kind} and id = old.id; return null; end $$`,
    enteringOnPostgres({ table, columns }),
    `create trigger ${table}_site_search_delete after delete on ${table}
      for each row execute function ${table}_site_search_leave()`,
  ];
}

export const enteringOnPostgres = ({ table, columns }: Pick<Noun, "table" | "columns">) =>
  `create trigger ${table}_site_search_insert after insert or update of ${columns.join(", ")} on ${table}
    for each row execute function ${table}_site_search_enter()`;

function coursesOfUniversityOnPostgres(): string[] {
  const { kind } = firstNouns[0]!;
  const own = "(select id from courses where university_id = new.id)";
  return [
    `create function universities_site_search_courses() returns trigger language plpgsql as $$ begin
      delete from site_search where kind = ${kind} and id in ${own};
      insert into site_search select kind, id, title, words from site_search_rows where kind = ${kind} and id in ${own};
      return null; end $$`,
    `create trigger universities_site_search_courses after update of name, location on universities
      for each row execute function universities_site_search_courses()`,
  ];
}
