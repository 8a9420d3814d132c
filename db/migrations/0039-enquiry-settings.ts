import { flag, integer, text } from "#db/columns.ts";
import type { SchemaChange } from "#db/schema-change.ts";

/** The pop-up, WhatsApp and where the mails about enquiries go are the office's to decide (record 069). */
export async function up({ addColumns, check }: SchemaChange): Promise<void> {
  await addColumns(
    "settings",
    { ...flag("popup_is_on"), filled: "1" },
    { ...integer("popup_delay_seconds"), filled: "2" },
    { ...text("whatsapp_phone"), filled: "" },
    { ...text("whatsapp_words"), filled: "" },
    { ...text("enquiry_email"), filled: "" },
  );
  await check("settings", "popup_delay_seconds", '"popup_delay_seconds" between 0 and 120');
}
