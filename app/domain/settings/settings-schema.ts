import { z } from "zod";
import { email, optionalText, optionalWebAddress, requiredText } from "#app/lib/field-schemas.ts";

/** Section 5: site name and contact e-mail are required, social addresses have URL format, the rest is optional. */
export const settingsInput = z.object({
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

export const settingsRecord = z.object({
  siteName: z.string(),
  siteDescription: z.string(),
  contactEmail: z.string(),
  contactPhone: z.string(),
  address: z.string(),
  socialMedia: z.object({ facebook: z.string(), twitter: z.string(), instagram: z.string(), linkedin: z.string() }),
});

/** As staff edit them: with the time of the last save. */
export const editedSettingsRecord = settingsRecord.extend({ updated_at: z.string() });

export type Settings = z.infer<typeof settingsRecord>;
export type EditedSettings = z.infer<typeof editedSettingsRecord>;
export type SettingsInput = z.infer<typeof settingsInput>;
