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

/** Section 5: site name and contact e-mail are required, social addresses have URL format, the rest is optional. */
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

/** What the site does with it, beside what the specification names. What is absent stays as it is. */
const enquirySettings = {
  popupIsOn: flag.optional(),
  /** Before the pop-up opens by itself. */
  popupDelaySeconds: wholeNumber("Seconds until it opens", { most: 120 }).optional(),
  /** Empty is the contact phone. */
  whatsappPhone: optionalPhone("WhatsApp number").refine(
    (typed) => !typed || phoneE164(typed) !== null,
    phoneSentenceOf("WhatsApp number"),
  ),
  /** `{page}` stands for the page that the chat was opened from; empty is the product's own sentence. */
  whatsappWords: optionalText("WhatsApp text", 300),
  /** Empty is the contact e-mail. */
  enquiryEmail: emailOrNone(),
};

/** What visitors are told without proof (record 072). */
const claimSettings = {
  showsProvenOnly: flag.optional(),
  evidence: evidenceField("settings"),
};

const isHoliday = (line: string) => /^\S{10}( |$)/.test(line) && isDay(line.slice(0, 10));

/** When the office is open, in India (record 147). */
const officeSettings = {
  /** By the day of the week: `10:00-19:00`, empty where it is closed. */
  businessHours: z.object(eachDay(hoursOr("when the office is closed"))).optional(),
  /** Days on which it is closed, each perhaps with its name: `2026-12-25 Christmas`. */
  holidays: fromLines(
    z
      .array(requiredText("Holiday", 80).refine(isHoliday, "A holiday is a day such as 2026-12-25, its name behind it"))
      .max(100, "Holidays may have at most 100 entries"),
  ),
};

const freshDays = (label: string) => wholeNumber(label, { least: 1, most: 3660 });

/** For how many days what was checked counts as fresh (record 073). */
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

/** What pages are made of. */
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

/** As staff edit them: with the time of the last save, and with where mails go for who may see that. */
export const editedSettingsRecord = siteSettings.extend({
  enquiryEmail: z.string().optional(),
  feesFreshDays: z.number(),
  approvalsFreshDays: z.number(),
  datesFreshDays: z.number(),
  updated_at: z.string(),
});

/** Where the name, phone and e-mail of every enquiry are mailed: whoever decides that reads them. */
export const mailAddresses = ["enquiryEmail", "contactEmail"] as const;

function eachDay<Hours extends z.ZodType>(hours: Hours) {
  return Object.fromEntries(weekDays.map((day) => [day, hours])) as Record<(typeof weekDays)[number], Hours>;
}

export type Settings = z.infer<typeof siteSettings>;
export type EditedSettings = z.infer<typeof editedSettingsRecord>;
export type SettingsInput = z.infer<typeof settingsInput>;
/** A save of who does not decide where mails go says nothing of it. */
export type SettingsChange = Omit<SettingsInput, "contactEmail"> & { contactEmail?: string };
