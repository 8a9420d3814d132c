import { sql } from "kysely";
import type { Database } from "#db/database.ts";
import { isPostgres } from "#db/is-postgres.ts";
import { plannedOnce } from "#db/statements/planned-once.ts";

/** Differs whenever the catalogue has changed. */
export interface Signature {
  /** The newest `updated_at` of courses, and of universities; empty without any. */
  changed: string;
  universitiesChanged: string;
  /** The state of the barring rules and of their application to courses. */
  rules: string;
  /** The numbers of records. */
  courses: number;
  universities: number;
  /** On PostgreSQL, a counter that every process raises with each change; else 0. */
  version: number;
}

/** As selected: null without any records. */
type Told = { [Part in keyof Signature]: Signature[Part] extends string ? string | null : number };

/** Reads the signature in one statement, since every list needs it. */
export async function signatureOf(db: Database): Promise<Signature> {
  const last = (table: string) => sql`(select updated_at from ${sql.table(table)} order by updated_at desc limit 1)`;
  const count = (table: string) =>
    sql`(select coalesce(sum(amount), 0) from counters where noun = ${sql.lit(table)} and facet = 'day')`;
  const version = isPostgres(db) ? sql`(select version from content_version)` : sql`0`;
  const { rows } = await sql<Told>`select
    ${last("courses")} as changed, ${last("universities")} as "universitiesChanged",
    (select concat(max(updated_at), max(settled_on), count(*)) from field_rules where kind = 'barred') as rules,
    ${count("courses")} as courses, ${count("universities")} as universities, ${version} as version ${plannedOnce}`.execute(
    db,
  );
  const { changed, universitiesChanged, rules, ...numbers } = rows[0]!;
  return { changed: changed ?? "", universitiesChanged: universitiesChanged ?? "", rules: rules!, ...numbers };
}

export const isSame = (one: Signature, other: Signature) =>
  (Object.keys(one) as (keyof Signature)[]).every((part) => one[part] === other[part]);
