import { type Kysely, sql } from "kysely";
import { type Engine, flag, id, optional, reference, text } from "#db/columns.ts";
import type { SchemaChange } from "#db/schema-change.ts";

/** What read whole tables reads an index instead (record 130). */
export async function up(change: SchemaChange): Promise<void> {
  await keepPictures(change);
  await markTouched(change);
  // Few hold evidence, and the board of what ages asks for them alone.
  const none = change.engine === "postgres" ? "'[]'::jsonb" : "'[]'";
  for (const table of ["universities", "programs", "testimonials", "stat_items"])
    await sql.raw(`create index ${table}__evident on ${table} (id) where evidence <> ${none}`).execute(change.db);
}

async function keepPictures({ db, createTable, index }: SchemaChange) {
  await createTable(
    "kept_pictures",
    id(),
    text("image"),
    optional(reference("version_id", "versions", "cascade")),
    optional(reference("trash_id", "trash", "cascade")),
  );
  await gatherKept(db, "versions", "version_id");
  await gatherKept(db, "trash", "trash_id");
  await index("kept_pictures", "image");
  await index("kept_pictures", "version_id");
  await index("kept_pictures", "trash_id");
}

const ROWS_AT_ONCE = 500;

async function gatherKept(db: Kysely<any>, table: string, holder: string) {
  for (let last = 0; ;) {
    const found = db.selectFrom(table).select(["id", "snapshot"]).where("id", ">", last).orderBy("id");
    const rows = await found.limit(ROWS_AT_ONCE).execute();
    const kept = rows.flatMap((row) => uploadsIn(row["snapshot"]).map((image) => ({ image, [holder]: row["id"] })));
    for (let at = 0; at < kept.length; at += ROWS_AT_ONCE)
      await db
        .insertInto("kept_pictures")
        .values(kept.slice(at, at + ROWS_AT_ONCE))
        .execute();
    if (rows.length < ROWS_AT_ONCE) return;
    last = rows.at(-1)!["id"];
  }
}

const uploadsIn = (snapshot: string): string[] => [
  ...new Set([...snapshot.matchAll(/\/backend\/uploads\/[a-z]+\/[0-9a-f]{32}\.webp/g)].map(([address]) => address)),
];

/** Which applications nobody has done anything about: the panel tells their number on every screen. */
async function markTouched({ db, engine, addColumns }: SchemaChange) {
  await addColumns("applications", { ...flag("is_touched"), filled: "0" });
  await sql.raw(`update applications set is_touched = 1 where ${touching("applications.id")}`).execute(db);
  await sql
    .raw("create index applications__untouched on applications (id) where step = 1 and is_touched = 0")
    .execute(db);
  for (const statement of touchTriggers(engine)) await sql.raw(statement).execute(db);
}

const touching = (application: string) =>
  `exists (select 1 from enquiry_events e where e.application_id = ${application}
    and e.kind not in ('form', 'mail') and e.is_begun = 0)`;

function touchTriggers(engine: Engine): string[] {
  const renew = (row: "new" | "old") =>
    `update applications set is_touched = case when ${touching(`${row}.application_id`)} then 1 else 0 end
      where id = ${row}.application_id;`;
  const changed = "application_id, kind, is_begun";
  if (engine === "sqlite") {
    const trigger = (event: string, row: "new" | "old", name: string) =>
      `create trigger enquiry_events__${name} after ${event} on enquiry_events
        when ${row}.application_id is not null begin ${renew(row)} end`;
    return [
      trigger("insert", "new", "touch_by_insert"),
      trigger("delete", "old", "touch_by_delete"),
      trigger(`update of ${changed}`, "new", "touch_by_update"),
    ];
  }
  const trigger = (event: string, row: "new" | "old", name: string) =>
    `create trigger enquiry_events__${name} after ${event} on enquiry_events
      for each row when (${row}.application_id is not null) execute function touch_application()`;
  return [
    `create function touch_application() returns trigger language plpgsql as $$ begin
      if tg_op = 'DELETE' then ${renew("old")} else ${renew("new")} end if;
      return null;
    end $$`,
    trigger("insert", "new", "touch_by_insert"),
    trigger("delete", "old", "touch_by_delete"),
    trigger(`update of ${changed}`, "new", "touch_by_update"),
  ];
}
