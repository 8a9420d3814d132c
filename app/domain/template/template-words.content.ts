import type { Template } from "./template-schema.ts";

export const channelWords: Record<Template["channel"], string> = { email: "Mail", whatsapp: "WhatsApp" };
