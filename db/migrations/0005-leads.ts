import { sql } from "kysely";
import { id, instant, integer, text } from "#db/columns.ts";
import { compactingFunction, dayOfRow } from "#db/counter-triggers.ts";
import type { SchemaChange } from "#db/schema-change.ts";

/** Lists and figures of a million leads: what the list sorts and filters by is an index, what it counts a counter. */
export async function up(change: SchemaChange): Promise<void> {
  await keepLastEvents(change);
  await joinMergedTexts(change);
  await indexLeads(change);
  await createCounters(change);
}

async function keepLastEvents({ db, addColumns }: SchemaChange) {
  await addColumns("leads", { ...instant("last_event_at"), filled: "1970-01-01T00:00:00.000Z" });
  await sql`update leads set last_event_at = coalesce(
    (select e.created_at from enquiry_events e where e.lead_id = leads.id order by e.id desc limit 1), created_at
  )`.execute(db);
}

/** A survivor is found by what all that were merged into it are found by. */
async function joinMergedTexts({ db }: SchemaChange) {
  await sql`update leads set search_text = (
    with recursive person(id) as (
      select leads.id union select m.id from leads m join person p on m.merged_into_id = p.id
    ) select string_agg(l.search_text, ' ' order by l.id) from leads l where l.id in (select id from person)
  ) where id in (select merged_into_id from leads where merged_into_id is not null)`.execute(db);
}

const listed = "merged_into_id is null";

async function indexLeads({ db, index, dropIndex }: SchemaChange) {
  await dropIndex("leads", "stage", "id");
  await dropIndex("leads", "follow_up_on");
  await dropIndex("leads", "merged_into_id", "id");
  await dropIndex("leads", "owner_id");
  // Behind the order stand the other columns of the filters: so a count reads the index alone.
  const indexes = {
    received: "created_at, id",
    touched: "last_event_at, id",
    name: "lower(name), id",
    course: "lower(course), id",
    stage: "stage, created_at, id, owner_id, source_page",
    source: "source_page, created_at, id, stage, owner_id",
  };
  for (const [name, columns] of Object.entries(indexes)) {
    await sql.raw(`create index leads__listed__${name} on leads (${columns}) where ${listed}`).execute(db);
  }
  const ofFollowUps = {
    follow_up: "follow_up_on, id, stage, owner_id",
    follow_up_of_stage: "stage, follow_up_on, id, owner_id",
    follow_up_of_owner: "owner_id, follow_up_on, id, stage",
  };
  const isFollowed = `${listed} and follow_up_on is not null`;
  for (const [name, columns] of Object.entries(ofFollowUps)) {
    await sql.raw(`create index leads__listed__${name} on leads (${columns}) where ${isFollowed}`).execute(db);
  }
  const isOpen = "stage not in ('enrolled', 'lost')";
  await sql.raw(`create index leads__due on leads (follow_up_on, id) where ${isFollowed} and ${isOpen}`).execute(db);
  await sql.raw(`create index leads__not_followed on leads (id) where ${listed} and follow_up_on is null`).execute(db);
  // Of all leads, since a user who is deleted leaves the merged ones, too.
  await index("leads", "owner_id", "created_at", "id", "stage", "source_page", "merged_into_id");
  // Of the merged ones alone: else SQLite might look up all that are not merged by it, and sort them.
  await sql
    .raw("create index leads__merged on leads (merged_into_id, id) where merged_into_id is not null")
    .execute(db);
}

async function createCounters({ db, engine, createTable, index, count }: SchemaChange) {
  await createTable("counters", id(), text("noun"), text("facet"), text("value"), integer("amount"));
  await index("counters", "noun", "facet", "value", "amount");
  if (engine === "postgres") await sql.raw(compactingFunction).execute(db);
  const day = { facet: "day", value: dayOfRow(engine, "created_at") };
  const isListed = "row.merged_into_id is null";
  const counted = {
    leads: [
      day,
      { facet: "stage", value: "row.stage", when: isListed },
      { facet: "owner", value: "coalesce(cast(row.owner_id as text), 'none')", when: isListed },
      { facet: "source", value: "coalesce(row.source_page, 'unknown')", when: isListed },
      {
        facet: "due",
        value: "substr(row.follow_up_on, 1, 10)",
        when: `${isListed} and row.follow_up_on is not null and row.stage not in ('enrolled', 'lost')`,
      },
      { facet: "unanswered", value: day.value, when: `${isListed} and row.stage = 'new'` },
    ],
    messages: [day, { facet: "status", value: "row.status" }],
    applications: [day, { facet: "step", value: "cast(row.step as text)" }],
    subscribers: [day],
    users: [day],
    courses: [day],
    universities: [day],
    testimonials: [day],
  };
  for (const [table, facets] of Object.entries(counted)) {
    for (const { facet, value, when = "true" } of facets as { facet: string; value: string; when?: string }[]) {
      await sql
        .raw(
          `insert into counters (noun, facet, value, amount)
           select '${table}', '${facet}', ${value}, count(*) from ${table} as row where ${when} group by 3`,
        )
        .execute(db);
    }
    await count(table, facets);
  }
}
