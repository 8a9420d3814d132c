import { sql } from "kysely";
import type { Database } from "#db/database.ts";
import { isPostgres } from "#db/is-postgres.ts";
import { type Actor, recordActivity } from "#app/domain/activity/activities.server.ts";
import type { ListQuery } from "#app/domain/list/list-query-schema.ts";
import { pageBounds, type PageOf, upToMost } from "#app/domain/list/page-of.ts";
import type { LeadImport, LeadImportInput } from "./lead-import-schema.ts";

const IMPORT_LOCK = 7247;

/** Lists imports, newest first. */
export async function listLeadImports(db: Database, query: ListQuery = {}): Promise<PageOf<LeadImport>> {
  const newest = importRows(db).orderBy("i.id", "desc");
  const bounds = pageBounds(query);
  if (!bounds) return { rows: await newest.execute() };
  const { page, limit, offset } = bounds;
  const { total } = await db
    .selectFrom("lead_imports")
    .select((of) => of.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return { rows: await newest.limit(limit).offset(offset).execute(), meta: { ...upToMost(total), page, limit } };
}

export const findLeadImport = (db: Database, id: number): Promise<LeadImport | undefined> =>
  importRows(db).where("i.id", "=", id).executeTakeFirst();

/**
 * Locks imports until the transaction ends: parts running at once would not see each other's people, and undoing would
 * miss some.
 */
export async function holdImports(db: Database): Promise<void> {
  if (isPostgres(db)) await sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`.execute(db);
}

/** Begins an import; its rows follow in slices. */
export async function beginLeadImport(db: Database, input: LeadImportInput, actor: Actor): Promise<LeadImport> {
  return db.transaction().execute(async (db) => {
    const none = { created: 0, joined: 0, unchanged: 0, refused: 0 };
    const { id } = await db
      .insertInto("lead_imports")
      .values({ ...input, ...none, actor_id: actor.userId, created_at: new Date().toISOString() })
      .returning("id")
      .executeTakeFirstOrThrow();
    await recordActivity(db, actor, { action: "create", type: "import", name: input.file, recordId: id });
    return (await findLeadImport(db, id))!;
  });
}

const importRows = (db: Database) =>
  db
    .selectFrom("lead_imports as i")
    .leftJoin("users as u", "u.id", "i.actor_id")
    .select(["i.id", "i.file", "i.source", "i.consent", "i.mapping", "i.is_given_out"])
    .select("u.username as actor")
    .select(["i.created", "i.joined", "i.unchanged", "i.refused", "i.created_at", "i.undo_begun_at", "i.undone_at"]);
