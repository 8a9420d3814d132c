import { searchText } from "#db/columns.ts";
import type { SchemaChange } from "#db/schema-change.ts";

/** Lists are pages: what they search, filter and sort by is answered from an index. */
export async function up(change: SchemaChange): Promise<void> {
  for (const [table, columns] of Object.entries(searched)) {
    await change.addColumns(table, searchText());
    await fillSearchText(change, table, columns);
  }
  for (const table of growing) await change.searchIndex(table);
  await indexLists(change);
}

/** What the panel's lists are filtered and sorted by, the id behind it; names without regard to case. */
async function indexLists({ index, indexBy }: SchemaChange) {
  await index("applications", "user_id");
  await index("applications", "step", "id");
  await index("messages", "status", "id");
  await index("subscribers", "status", "id");
  await index("outbox", "status", "id");
  await index("users", "role", "id");
  await index("activities", "type", "record_id", "id");
  await index("activities", "action", "actor_id", "created_at");
  await index("activities", "actor_id", "id");
  await index("activities", "created_at", "id");
  await index("courses", "tuition_fee_cents", "id");
  await index("courses", "degree_type", "tuition_fee_cents", "id");
  await index("courses", "university_id", "tuition_fee_cents", "id");
  await indexBy("courses", "type_id", `"degree_type", "id"`);
  await indexBy("courses", "type_title_id", `"degree_type", lower("title"), "id"`);
  await index("universities", "location", "id");
  for (const column of ["title", "duration"]) await indexBy("courses", `${column}_id`, `lower("${column}"), "id"`);
  for (const column of ["name", "subject"]) await indexBy("messages", `${column}_id`, `lower("${column}"), "id"`);
  await indexBy("applications", "name_id", `lower("first_name" || ' ' || "last_name"), "id"`);
  for (const column of ["company", "interest"])
    await indexBy("applications", `${column}_id`, `lower("${column}"), "id"`);
  await indexBy("users", "username_id", `lower("username"), "id"`);
  await indexBy("users", "email_id", `"email", "id"`);
}

/** Of those that had no text for searches; it holds what these columns said when the text was introduced. */
const searched = {
  users: ["username", "email", "full_name"],
  subscribers: ["email"],
  universities: ["name", "location"],
  programs: ["title", "description"],
  testimonials: ["name", "content"],
  faqs: ["question", "answer"],
  stat_items: ["number", "text"],
  expert_guidance: ["name", "title", "expertise"],
  leaders: ["name", "title"],
  core_values: ["name", "text"],
  gallery_images: ["caption", "image_alt"],
  templates: ["name", "subject", "body"],
  library_pictures: ["image_alt"],
};

/** The others stay so short that reading them whole costs less than an index. */
const growing = [
  "leads",
  "messages",
  "applications",
  "subscribers",
  "outbox",
  "users",
  "courses",
  "universities",
  "programs",
  "articles",
  "faqs",
];

const ROWS_AT_ONCE = 1000;

async function fillSearchText({ db }: SchemaChange, table: string, columns: string[]) {
  for (let last = 0; ;) {
    const rows = await db
      .selectFrom(table)
      .select(["id", ...columns])
      .where("id", ">", last)
      .orderBy("id")
      .limit(ROWS_AT_ONCE)
      .execute();
    for (const row of rows) {
      const search_text = fold(columns.map((column) => row[column] ?? "").join(" "));
      await db.updateTable(table).set({ search_text }).where("id", "=", row["id"]).execute();
    }
    if (rows.length < ROWS_AT_ONCE) return;
    last = rows.at(-1)!["id"];
  }
}

// As `foldText` was when this was written: what a migration makes must not change with the product.
export const fold = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .normalize("NFC");
