import { z } from "zod";
import { evidenceField, evidenceRecord } from "#app/domain/claim-evidence/claim-evidence-schema.ts";
import { hoursOr } from "#app/domain/desk-rules/hours-schema.ts";
import { weekDays } from "#app/domain/desk-rules/office-hours.ts";
import { isDay } from "#app/lib/time/calendar-day.ts";
import { email, emailOrNone } from "#app/lib/schemas/email-schemas.ts";
import {
  flag,
  fromLines,
  optionalText,
  optionalWebAddress,
  requiredText,
  wholeNumber,
  zeroOrOne,
} from "#app/lib/schemas/field-schemas.ts";
import { optionalPhone, phoneSentenceOf } from "#app/lib/schemas/phone-schemas.ts";
import { phoneE164 } from "#app/lib/phone/phone.ts";

/** Site name and contact e-mail are required, social addresses must be URLs (section 5 of the specification). */
const specifiedSettings = z.object({
  siteName: requiredText("Site Name", 80),
  siteDescription: optionalText("Site Description", 500),
  contactEmail: email("Contact Email"),
  contactPhone: optionalText("Contact Phone", 40),
  address: optionalText("Address", 500),
  socialMedia: z
    .object({
      facebook: optionalWebAddress("Facebook"),
      twitter: optionalWebAddress("Twitter"),
      instagram: optionalWebAddress("Instagram"),
      linkedin: optionalWebAddress("LinkedIn"),
    })
    .optional(),
});

/** Settings beyond the specification; absent ones stay. */
const enquirySettings = {
  popupIsOn: flag.optional(),
  /** Delay before the pop-up opens by itself. */
  popupDelaySeconds: wholeNumber("Seconds until it opens", { most: 120 }).optional(),
  /** Empty: the contact phone. */
  whatsappPhone: optionalPhone("WhatsApp number").refine(
    (typed) => !typed || phoneE164(typed) !== null,
    phoneSentenceOf("WhatsApp number"),
  ),
  /** `{page}` is replaced by the page from which the chat was opened; empty: the default text. */
  whatsappWords: optionalText("WhatsApp text", 300),
  /** Empty: the contact e-mail. */
  enquiryEmail: emailOrNone(),
};

/** Claims without proof (record 072). */
const claimSettings = {
  showsProvenOnly: flag.optional(),
  evidence: evidenceField("settings"),
};

const isHoliday = (line: string) => /^\S{10}( |$)/.test(line) && isDay(line.slice(0, 10));

/** Opening hours, in India (record 147). */
const officeSettings = {
  /** Per weekday: `10:00-19:00`; empty: closed. */
  businessHours: z.object(eachDay(hoursOr("when the office is closed"))).optional(),
  /** Closed days, optionally with a name: `2026-12-25 Christmas`. */
  holidays: fromLines(
    z
      .array(requiredText("Holiday", 80).refine(isHoliday, "A holiday is a day such as 2026-12-25, its name behind it"))
      .max(100, "Holidays may have at most 100 entries"),
  ),
};

const freshDays = (label: string) => wholeNumber(label, { least: 1, most: 3660 });

/** For how many days a check counts as fresh (record 073). */
const freshSettings = {
  feesFreshDays: freshDays("Days until fees are stale").optional(),
  approvalsFreshDays: freshDays("Days until approvals are stale").optional(),
  datesFreshDays: freshDays("Days until dates are stale").optional(),
};

export const settingsInput = specifiedSettings.extend({
  ...officeSettings,
  ...enquirySettings,
  ...claimSettings,
  ...freshSettings,
});

export const settingsRecord = z.object({
  siteName: z.string(),
  siteDescription: z.string(),
  contactEmail: z.string(),
  contactPhone: z.string(),
  address: z.string(),
  socialMedia: z.object({ facebook: z.string(), twitter: z.string(), instagram: z.string(), linkedin: z.string() }),
});

/** The settings that pages need. */
const siteSettings = settingsRecord.extend({
  businessHours: z.object(eachDay(z.string())),
  holidays: z.array(z.string()),
  popupIsOn: zeroOrOne,
  popupDelaySeconds: z.number(),
  whatsappPhone: z.string(),
  whatsappWords: z.string(),
  showsProvenOnly: zeroOrOne,
  evidence: evidenceRecord,
});

/** The settings in the panel, with the time of the last save, and with mail addresses for those who may see them. */
export const editedSettingsRecord = siteSettings.extend({
  enquiryEmail: z.string().optional(),
  feesFreshDays: z.number(),
  approvalsFreshDays: z.number(),
  datesFreshDays: z.number(),
  updated_at: z.string(),
});

/** Fields that decide who reads the personal data in enquiry mails. */
export const mailAddresses = ["enquiryEmail", "contactEmail"] as const;

function eachDay<Hours extends z.ZodType>(hours: Hours) {
  return Object.fromEntries(weekDays.map((day) => [day, hours])) as Record<(typeof weekDays)[number], Hours>;
}

export type Settings = z.infer<typeof siteSettings>;
export type EditedSettings = z.infer<typeof editedSettingsRecord>;
export type SettingsInput = z.infer<typeof settingsInput>;
/** Without `contactEmail` for users who may not change mail addresses. */
export type SettingsChange = Omit<SettingsInput, "contactEmail"> & { contactEmail?: string };
