import type { Database } from "#db/database.ts";
import { isPostgres } from "#db/is-postgres.ts";
import { readCounters, sumOf } from "#app/domain/counters.server.ts";

/** By what two states of the catalogue are told apart. */
export interface Signature {
  /** When a course last changed, and a university. */
  changed: string;
  universitiesChanged: string;
  /** How many there are. */
  courses: number;
  universities: number;
  /** On PostgreSQL, where other processes write: what they raise with every change. */
  version: number;
}

/** Of the catalogue as it now is. */
export async function signatureOf(db: Database): Promise<Signature> {
  const last = (table: "courses" | "universities") =>
    db.selectFrom(table).select("updated_at").orderBy("updated_at", "desc").limit(1).executeTakeFirst();
  const [course, university, courses, universities] = await Promise.all([
    last("courses"),
    last("universities"),
    readCounters(db, "courses", "day"),
    readCounters(db, "universities", "day"),
  ]);
  return {
    changed: course?.updated_at ?? "",
    universitiesChanged: university?.updated_at ?? "",
    courses: sumOf(courses),
    universities: sumOf(universities),
    version: isPostgres(db) ? await contentVersionOf(db) : 0,
  };
}

const contentVersionOf = async (db: Database) =>
  (await db.selectFrom("content_version").select("version").executeTakeFirst())?.version ?? 0;

export const isSame = (one: Signature, other: Signature) =>
  (Object.keys(one) as (keyof Signature)[]).every((part) => one[part] === other[part]);
