import { sql } from "kysely";
import { id, instant, integer, json, primaryKey, text } from "#db/columns.ts";
import { isPostgres } from "#db/is-postgres.ts";
import type { SchemaChange } from "#db/schema-change.ts";

/** What the processes on one PostgreSQL tell one another. Both engines have the tables; the embedded one leaves them empty. */
export async function up({ db, createTable, index }: SchemaChange): Promise<void> {
  await createTable("content_version", id(), integer("version"));
  await createTable("counted_posts", text("key"), integer("posts"), instant("ends_at"), primaryKey("key"));
  await index("counted_posts", "ends_at");
  await createTable(
    "counted_failures",
    text("key"),
    integer("count"),
    json("times"),
    instant("last_at"),
    primaryKey("key"),
  );
  await index("counted_failures", "last_at");
  if (isPostgres(db)) for (const statement of postgresStatements) await sql.raw(statement).execute(db);
}

/** What staff do that no visitor sees. A noun that is not named here is taken for one that visitors see. */
const unseen = [
  "user",
  "session",
  "second-factor",
  "lead",
  "message",
  "application",
  "doubtful-form",
  "subscriber",
  "mail",
  "template",
];

const postgresStatements = [
  // A crash may forget counts, and nobody waits for the disk because of them.
  "alter table counted_posts set unlogged",
  "alter table counted_failures set unlogged",
  `create function raise_content_version() returns trigger language plpgsql as $$
    declare raised bigint;
    begin
      insert into content_version as kept (id, version) values (1, 1)
        on conflict (id) do update set version = kept.version + 1 returning version into raised;
      perform pg_notify('content_version', raised::text);
      return null;
    end $$`,
  // Deferred to the commit: nobody holds the one row while waiting for another.
  `create constraint trigger activities__content_version after insert on activities
    deferrable initially deferred for each row
    when (new.action <> 'export' and new.type not in (${unseen.map((type) => `'${type}'`).join(", ")}))
    execute function raise_content_version()`,
];
