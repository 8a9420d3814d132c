import type { Template } from "#app/domain/template/template-schema.ts";

export const channelWords: Record<Template["channel"], string> = { email: "Mail", whatsapp: "WhatsApp" };
