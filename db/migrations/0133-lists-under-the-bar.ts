import { sql } from "kysely";
import { type Engine, integer } from "#db/columns.ts";
import type { SchemaChange } from "#db/schema-change.ts";

/** What the search and the lists of a very large office waited for (record 200). */
export async function up({ db, engine, addColumns, indexBy }: SchemaChange): Promise<void> {
  const run = async (statements: string[]) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  };
  await run(engine === "postgres" ? beyondAscii() : leadOrders());
  await addColumns("universities", { ...integer("course_count"), filled: "0" });
  await run([
    "update universities set course_count = (select count(*) from courses where university_id = universities.id)",
    ...courseCountTriggers(engine),
  ]);
  await indexBy("universities", "course_count", "course_count, id");
}

/** Those few whose texts hold other signs than ASCII's: two letters before one of these are no trigram that could be asked for. */
const beyondAscii = () =>
  ["leads", "applications", "messages", "subscribers", "courses", "universities", "activities", "outbox", "trash"].map(
    (table) => `create index ${table}__search_text__beyond on ${table} (id) where search_text ~ '[^ -~]'`,
  );

/** As PostgreSQL has them: what the filters ask stands beside the order, so that no row is looked up for it. */
const leadOrders = () =>
  ["name", "course"].flatMap((column) => [
    `drop index leads__listed__${column}`,
    `create index leads__listed__${column} on leads (lower(${column}), id, stage, owner_id, follow_up_on)
      where merged_into_id is null`,
  ]);

const courseCountTriggers = (engine: Engine) => (engine === "sqlite" ? countByRow() : countByStatement());

function countByRow(): string[] {
  const step = (by: string, row: string) =>
    `update universities set course_count = course_count ${by} where id = ${row}.university_id;`;
  const trigger = (event: string, body: string) =>
    `create trigger courses__course_count__${event.split(" ")[0]} after ${event} on courses begin ${body} end`;
  return [
    trigger("insert", step("+ 1", "new")),
    trigger("delete", step("- 1", "old")),
    trigger("update of university_id", step("- 1", "old") + step("+ 1", "new")),
  ];
}

/** Of many courses of a university each would leave a version of its row, through which the next has to go. */
function countByStatement(): string[] {
  const steps = {
    insert: "select university_id, 1 as step from added",
    delete: "select university_id, -1 as step from removed",
    update: "select university_id, 1 as step from added union all select university_id, -1 from removed",
  };
  const seen = { insert: "new table as added", delete: "old table as removed" };
  return Object.entries({ ...seen, update: `${seen.delete} ${seen.insert}` }).flatMap(([event, tables]) => {
    const name = `courses__course_count__${event}`;
    return [
      `create function ${name}() returns trigger language plpgsql as $$ begin
        update universities set course_count = course_count + by.change
        from (select university_id, sum(step) as change from (${steps[event as keyof typeof steps]}) steps
          group by university_id having sum(step) <> 0) as by
        where id = by.university_id;
        return null; end $$`,
      `create trigger ${name} after ${event} on courses referencing ${tables} for each statement execute function ${name}()`,
    ];
  });
}
