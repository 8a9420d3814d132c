import { sql } from "kysely";
import { flag, json, optional, text } from "#db/columns.ts";
import type { SchemaChange } from "#db/schema-change.ts";

/** A call that was begun and is not made yet; what else is known of a lead, and what a merge made fuller. */
export async function up({ db, addColumns, changeCheck }: SchemaChange): Promise<void> {
  await addColumns("enquiry_events", { ...flag("is_begun"), filled: "0" });
  await changeCheck("enquiry_events", "kind", `"kind" in (${kinds.map((kind) => `'${kind}'`).join(", ")})`);
  await addColumns("leads", ...facts.map((name) => ({ ...text(name), filled: "" })), optional(json("gave_on_merge")));
  // Most leads have one number only.
  await sql
    .raw("create index leads__second_phone on leads (second_phone_e164) where second_phone_e164 <> ''")
    .execute(db);
}

const facts = ["second_phone", "second_phone_e164", "city", "language", "best_time"];

const kinds = [
  "form",
  "mail",
  "note",
  "call",
  "whatsapp",
  "stage",
  "owner",
  "follow-up",
  "facts",
  "merge",
  "unmerge",
  "step",
  "reply",
];
