import { z } from "zod";
import { evidenceField, evidenceRecord } from "#app/domain/claim-evidence/claim-evidence-schema.ts";
import {
  email,
  emailOrNone,
  flag,
  optionalText,
  optionalWebAddress,
  phoneSentenceOf,
  requiredText,
  wholeNumber,
} from "#app/lib/field-schemas.ts";
import { phoneE164 } from "#app/lib/phone.ts";

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
  whatsappPhone: optionalText("WhatsApp number", 40).refine(
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

const freshDays = (label: string) => wholeNumber(label, { least: 1, most: 3660 });

/** For how many days what was checked counts as fresh (record 073). */
const freshSettings = {
  feesFreshDays: freshDays("Days until fees are stale").optional(),
  approvalsFreshDays: freshDays("Days until approvals are stale").optional(),
  datesFreshDays: freshDays("Days until dates are stale").optional(),
};

export const settingsInput = specifiedSettings.extend({ ...enquirySettings, ...claimSettings, ...freshSettings });

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
  popupIsOn: z.union([z.literal(0), z.literal(1)]),
  popupDelaySeconds: z.number(),
  whatsappPhone: z.string(),
  whatsappWords: z.string(),
  showsProvenOnly: z.union([z.literal(0), z.literal(1)]),
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

export type Settings = z.infer<typeof siteSettings>;
export type EditedSettings = z.infer<typeof editedSettingsRecord>;
export type SettingsInput = z.infer<typeof settingsInput>;
/** A save of who does not decide where mails go says nothing of it. */
export type SettingsChange = Omit<SettingsInput, "contactEmail"> & { contactEmail?: string };
