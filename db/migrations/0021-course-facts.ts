import { json, optional, text } from "#db/columns.ts";
import type { SchemaChange } from "#db/schema-change.ts";

const modes = ["online", "distance", "blended", "weekend", "campus"];

/** What a family decides by: when a course begins, what is paid when, whom it admits and who recognises it. */
export async function up({ addColumns, changeCheck }: SchemaChange): Promise<void> {
  await addColumns(
    "courses",
    { ...text("subject"), filled: "" },
    { ...json("intakes"), filled: "[]" },
    { ...json("fee_items"), filled: "[]" },
    optional(json("eligibility")),
    { ...json("approvals"), filled: "[]" },
    optional(text("fees_checked_on")),
    optional(text("dates_checked_on")),
  );
  await changeCheck("courses", "study_mode", `"study_mode" in (${modes.map((mode) => `'${mode}'`).join(", ")})`);
}
