import { sql } from "kysely";
import {
  atLeast,
  flag,
  id,
  instant,
  integer,
  json,
  oneOf,
  optional,
  primaryKey,
  reference,
  text,
} from "#db/columns.ts";
import type { SchemaChange } from "#db/schema-change.ts";

/** What the panel needs beyond storing: stages, owners and a timeline for enquiries, two-factor sign-in, a picture library. */
export async function up(change: SchemaChange): Promise<void> {
  await addSecondFactor(change);
  await rebuildLeads(change);
  await change.addColumns("outbox", optional(json("headers")));
  await createEnquiryEvents(change);
  await beginTimelines(change);
  await createTemplates(change);
  await createLibraryPictures(change);
  await createArticleAsides(change);
}

async function addSecondFactor({ addColumns, createTable, index }: SchemaChange) {
  await addColumns(
    "users",
    optional(text("totp_secret")),
    optional(instant("totp_confirmed_at")),
    optional(integer("totp_last_step")),
  );
  await createTable(
    "recovery_codes",
    id(),
    reference("user_id", "users", "cascade"),
    text("code_hash"),
    optional(instant("used_at")),
  );
  await index("recovery_codes", "user_id");
}

const keptColumns = [
  "id",
  "created_at",
  "updated_at",
  "source_page",
  "utm",
  "consent_version",
  "consented_at",
  "idempotency_key",
  "name",
  "email",
  "phone",
  "phone_e164",
  "course",
  "search_text",
];

/** `status` (new, contacted, closed) becomes `stage`; SQLite changes a checked column only by a new table. */
async function rebuildLeads({ db, createTable, index, unique, countOn }: SchemaChange) {
  const kept = sql.join(keptColumns.map((column) => sql.ref(column)));
  await sql`create table leads_before as select * from leads`.execute(db);
  await sql`drop table leads`.execute(db);
  await createTable(
    "leads",
    id(),
    instant("created_at"),
    instant("updated_at"),
    optional(text("source_page")),
    optional(json("utm")),
    text("consent_version"),
    instant("consented_at"),
    optional(text("idempotency_key")),
    text("name"),
    text("email"),
    text("phone"),
    text("phone_e164"),
    text("course"),
    text("stage"),
    optional(reference("owner_id", "users", "set null")),
    optional(text("follow_up_on")),
    optional(reference("merged_into_id", "leads", "set null")),
    text("search_text"),
    oneOf("stage", "new", "contacted", "counselling", "applied", "enrolled", "lost"),
  );
  await sql`
    insert into leads (${kept}, stage)
    select ${kept}, case status when 'closed' then 'lost' else status end from leads_before order by id
  `.execute(db);
  await sql`drop table leads_before`.execute(db);
  await countOn("leads");
  await unique("leads", "idempotency_key");
  await index("leads", "stage", "id");
  await index("leads", "owner_id");
  await index("leads", "follow_up_on");
  await index("leads", "merged_into_id", "id");
  await index("leads", "phone_e164");
  await index("leads", "email");
}

async function createEnquiryEvents({ createTable, index }: SchemaChange) {
  await createTable(
    "enquiry_events",
    id(),
    optional(reference("lead_id", "leads", "cascade")),
    optional(reference("message_id", "messages", "cascade")),
    optional(reference("application_id", "applications", "cascade")),
    text("kind"),
    text("text"),
    optional(reference("mail_id", "outbox", "set null")),
    optional(reference("actor_id", "users", "set null")),
    instant("created_at"),
    oneOf(
      "kind",
      "form",
      "mail",
      "note",
      "call",
      "whatsapp",
      "stage",
      "owner",
      "follow-up",
      "merge",
      "unmerge",
      "step",
      "reply",
    ),
  );
  await index("enquiry_events", "lead_id", "id");
  await index("enquiry_events", "message_id", "id");
  await index("enquiry_events", "application_id", "id");
  await index("enquiry_events", "mail_id");
}

/** The enquiries that are there begin their timelines with the form that was sent. */
async function beginTimelines({ db }: SchemaChange) {
  for (const [table, parent, text] of [
    ["leads", "lead_id", "course"],
    ["messages", "message_id", "subject"],
    ["applications", "application_id", "coalesce(interest, '')"],
  ] as const) {
    await sql`
      insert into enquiry_events (${sql.ref(parent)}, kind, text, created_at)
      select id, 'form', ${sql.raw(text)}, created_at from ${sql.table(table)} order by id
    `.execute(db);
  }
  await sql`
    insert into enquiry_events (application_id, kind, text, created_at)
    select id, 'step', cast(step as text), updated_at from applications where step > 1 order by id
  `.execute(db);
}

async function createTemplates({ createTable }: SchemaChange) {
  await createTable(
    "templates",
    id(),
    instant("created_at"),
    instant("updated_at"),
    integer("position"),
    flag("is_sample"),
    text("name"),
    text("channel"),
    text("subject"),
    text("body"),
    oneOf("channel", "email", "whatsapp"),
    atLeast("position", 0),
  );
}

async function createLibraryPictures({ createTable }: SchemaChange) {
  await createTable(
    "library_pictures",
    id(),
    instant("created_at"),
    instant("updated_at"),
    text("image"),
    text("image_alt"),
    integer("width"),
    integer("height"),
  );
}

/** Where articles used to stand, and what they would look like if they were saved. */
async function createArticleAsides({ createTable, index }: SchemaChange) {
  await createTable(
    "former_article_slugs",
    text("slug"),
    reference("article_id", "articles", "cascade"),
    primaryKey("slug"),
  );
  await index("former_article_slugs", "article_id");
  await createTable("article_previews", id(), json("content"), instant("expires_at"));
}
