import { sql } from "kysely";
import type { Database } from "#db/database.ts";
import { isPostgres } from "#db/is-postgres.ts";
import { plannedOnce } from "#db/statements/planned-once.ts";

/** By what two states of the catalogue are told apart. */
export interface Signature {
  /** When a course last changed, and a university. */
  changed: string;
  universitiesChanged: string;
  /** By what rules courses are barred, and the day on which all of them last followed from these. */
  rules: string;
  /** How many there are. */
  courses: number;
  universities: number;
  /** On PostgreSQL, where other processes write: what they raise with every change. */
  version: number;
}

/** Where there are none, nothing has changed. */
type Told = { [Part in keyof Signature]: Signature[Part] extends string ? string | null : number };

/** Of the catalogue as it now is; one statement, since every list asks for it. */
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
