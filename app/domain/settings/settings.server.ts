import type { Database } from "#db/database.ts";
import { type Editor, recordActivity } from "#app/domain/activity/activities.server.ts";
import { fieldChanges, type FieldLabels } from "#app/domain/activity/field-changes.ts";
import type { SaveOutcome } from "#app/domain/outcome.ts";
import { saveObstacle } from "#app/domain/save-obstacle.server.ts";
import type { EditedSettings, Settings, SettingsChange } from "./settings-schema.ts";

/** The one row of settings, which the first start writes; where staff are told of enquiries is theirs alone. */
export async function findSettings(db: Database): Promise<Settings> {
  const { updated_at, enquiryEmail, feesFreshDays, approvalsFreshDays, datesFreshDays, ...settings } =
    await findEditedSettings(db);
  return settings;
}

/** The same with the time of the last save. */
export async function findEditedSettings(db: Database): Promise<Required<EditedSettings>> {
  const row = await db.selectFrom("settings").selectAll().where("id", "=", 1).executeTakeFirstOrThrow();
  return {
    siteName: row.site_name,
    siteDescription: row.site_description,
    contactEmail: row.contact_email,
    contactPhone: row.contact_phone,
    address: row.address,
    socialMedia: {
      facebook: row.facebook,
      twitter: row.twitter,
      instagram: row.instagram,
      linkedin: row.linkedin,
    },
    popupIsOn: row.popup_is_on,
    popupDelaySeconds: row.popup_delay_seconds,
    whatsappPhone: row.whatsapp_phone,
    whatsappWords: row.whatsapp_words,
    enquiryEmail: row.enquiry_email,
    showsProvenOnly: row.shows_proven_only,
    evidence: row.evidence,
    feesFreshDays: row.fees_fresh_days,
    approvalsFreshDays: row.approvals_fresh_days,
    datesFreshDays: row.dates_fresh_days,
    updated_at: row.updated_at,
  };
}

export async function updateSettings(
  db: Database,
  input: SettingsChange,
  editor: Editor,
): Promise<SaveOutcome<EditedSettings>> {
  return db.transaction().execute(async (db) => {
    const before = await findEditedSettings(db);
    let rows = db.updateTable("settings").set(columnsOf(input)).where("id", "=", 1);
    if (editor.seen !== undefined) rows = rows.where("updated_at", "=", editor.seen);
    const saved = await rows.returning("id").executeTakeFirst();
    if (!saved) return saveObstacle(db, { table: "settings", type: "settings", id: 1 }, editor);
    const record = await findEditedSettings(db);
    const changes = fieldChanges(settingsLabels, flat(before), flat(record));
    await recordActivity(db, editor, {
      action: "update",
      type: "settings",
      name: input.siteName,
      recordId: 1,
      changes,
    });
    return { record };
  });
}

/** With the networks beside the rest. */
const flat = ({ socialMedia, ...settings }: EditedSettings) => ({ ...settings, ...socialMedia });

const settingsLabels: FieldLabels<ReturnType<typeof flat>> = {
  siteName: "Site Name",
  siteDescription: "Site Description",
  contactEmail: "Contact Email",
  contactPhone: "Contact Phone",
  address: "Address",
  facebook: "Facebook",
  twitter: "Twitter",
  instagram: "Instagram",
  linkedin: "LinkedIn",
  enquiryEmail: "Mails about enquiries go to",
  whatsappPhone: "WhatsApp number",
  whatsappWords: "WhatsApp text",
  popupIsOn: { flag: "The pop-up opens by itself" },
  popupDelaySeconds: "Seconds until it opens",
  showsProvenOnly: { flag: "Show proven claims only" },
  evidence: "Evidence",
  feesFreshDays: "Fees, days",
  approvalsFreshDays: "Approvals, evidence and rules, days",
  datesFreshDays: "Dates, days",
};

const columnsOf = (input: SettingsChange) => ({
  site_name: input.siteName,
  site_description: input.siteDescription,
  contact_email: input.contactEmail,
  contact_phone: input.contactPhone,
  address: input.address,
  ...input.socialMedia,
  popup_is_on: input.popupIsOn,
  popup_delay_seconds: input.popupDelaySeconds,
  whatsapp_phone: input.whatsappPhone,
  whatsapp_words: input.whatsappWords,
  enquiry_email: input.enquiryEmail,
  shows_proven_only: input.showsProvenOnly,
  evidence: input.evidence,
  fees_fresh_days: input.feesFreshDays,
  approvals_fresh_days: input.approvalsFreshDays,
  dates_fresh_days: input.datesFreshDays,
  updated_at: new Date().toISOString(),
});
