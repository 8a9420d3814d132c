import type { Database } from "#db/database.ts";
import type { Editor } from "#app/domain/activity/activities.server.ts";
import type { SaveOutcome } from "#app/domain/outcome.ts";
import { weekDays, type WeekHours, weekIn } from "#app/domain/desk-rules/office-hours.ts";
import { holdRow } from "#app/domain/records/hold-row.server.ts";
import { singleRecord } from "#app/domain/version/single-record.server.ts";
import type { EditedSettings, Settings, SettingsChange } from "./settings-schema.ts";

/** The settings for pages; the address for enquiry mails is not among them. */
export async function findSettings(db: Database): Promise<Settings> {
  const { updated_at, enquiryEmail, feesFreshDays, approvalsFreshDays, datesFreshDays, ...settings } =
    await findEditedSettings(db);
  return settings;
}

/** All settings, with the time of the last save. */
export async function findEditedSettings(db: Database): Promise<Required<EditedSettings>> {
  const row = await readRow(db);
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
    businessHours: weekIn(row),
    holidays: row.holidays,
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

const readRow = (db: Database) => db.selectFrom("settings").selectAll().where("id", "=", 1).executeTakeFirstOrThrow();

/** Stores the given settings, unless somebody has saved since `editor.seen`; absent ones stay. */
export async function changeSettings(
  db: Database,
  input: SettingsChange,
  editor: Editor,
): Promise<SaveOutcome<EditedSettings>> {
  return db.transaction().execute(async (db) => {
    const save = { said: columnsOf(input), name: input.siteName };
    const outcome = await settingsOfTheSite.save(db, save, editor);
    return outcome ?? { record: await findEditedSettings(db) };
  });
}

/** The settings as a record with versions. */
export const settingsOfTheSite = singleRecord({
  list: "settings",
  type: "settings",
  name: "Settings of the site",
  table: "settings",
  labels: {
    site_name: "Site Name",
    site_description: "Site Description",
    contact_email: "Contact Email",
    contact_phone: "Contact Phone",
    address: "Address",
    facebook: "Facebook",
    twitter: "Twitter",
    instagram: "Instagram",
    linkedin: "LinkedIn",
    hours_mon: "Monday",
    hours_tue: "Tuesday",
    hours_wed: "Wednesday",
    hours_thu: "Thursday",
    hours_fri: "Friday",
    hours_sat: "Saturday",
    hours_sun: "Sunday",
    holidays: "Holidays",
    enquiry_email: "Mails about enquiries go to",
    whatsapp_phone: "WhatsApp number",
    whatsapp_words: "WhatsApp text",
    popup_is_on: { flag: "The pop-up opens by itself" },
    popup_delay_seconds: "Seconds until it opens",
    shows_proven_only: { flag: "Show proven claims only" },
    evidence: "Evidence",
    fees_fresh_days: "Fees, days",
    approvals_fresh_days: "Approvals, evidence and rules, days",
    dates_fresh_days: "Dates, days",
  },
  read: (db) => readRow(db),
  hold: (db) => holdRow(db, { table: "settings" }, 1),
  write: (db, columns) => db.updateTable("settings").set(columns).where("id", "=", 1).execute(),
});

const columnsOf = (input: SettingsChange) => ({
  site_name: input.siteName,
  site_description: input.siteDescription,
  contact_email: input.contactEmail,
  contact_phone: input.contactPhone,
  address: input.address,
  ...input.socialMedia,
  ...hoursOf(input.businessHours),
  holidays: input.holidays,
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
});

const hoursOf = (hours: WeekHours | undefined) =>
  hours && Object.fromEntries(weekDays.map((day) => [`hours_${day}`, hours[day]]));
