import { z } from "zod";
import { optionalText, requiredText } from "#app/lib/schemas/field-schemas.ts";
import { templateChannels } from "#db/schema.ts";

export const templateInput = z.object({
  name: requiredText("Name", 80),
  channel: z.enum(templateChannels, "Channel must be email or whatsapp"),
  /** For mails; WhatsApp has none. */
  subject: optionalText("Subject", 200),
  body: requiredText("Message", 5000),
});

export const templateRecord = z.object({
  id: z.number(),
  name: z.string(),
  channel: z.enum(templateChannels),
  subject: z.string(),
  body: z.string(),
  updated_at: z.string(),
});

export type Template = z.infer<typeof templateRecord>;
export type TemplateInput = z.infer<typeof templateInput>;
