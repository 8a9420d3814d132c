import { sql } from "kysely";
import type { SchemaChange } from "#db/schema-change.ts";

/**
 * What staff do that no visitor sees: pages that are kept stay. The list of 0016 knew nothing of the nouns that came after it, so that
 * whoever opened My day made all processes render all pages anew. A noun that is not named here is taken for one that visitors see.
 */
const unseen = [
  "user",
  "account",
  "role",
  "session",
  "second-factor",
  "lead",
  "import",
  "message",
  "application",
  "subscriber",
  "doubtful-form",
  "day",
  "mail",
  "tag",
  "template",
  "desk rules",
  "trash",
];

export async function up({ db, engine }: SchemaChange): Promise<void> {
  if (engine === "sqlite") return;
  await sql`drop trigger activities__content_version on activities`.execute(db);
  const types = sql.raw(unseen.map((type) => `'${type}'`).join(", "));
  await sql`
    create constraint trigger activities__content_version after insert on activities
      deferrable initially deferred for each row
      when (new.action <> 'export' and new.type not in (${types}))
      execute function raise_content_version()`.execute(db);
}
