import type { EnquiryFigures } from "#app/domain/dashboard/enquiry-figures-schema.ts";
import { type EnquirySource, enquirySources } from "#app/domain/dashboard/enquiry-sources.ts";

export type EnquiryDay = EnquiryFigures["days"][number];

export const sourceWords: Record<EnquirySource, { one: string; many: string; label: string }> = {
  leads: { one: "lead", many: "leads", label: "Leads" },
  messages: { one: "message", many: "messages", label: "Messages" },
  applications: { one: "application", many: "applications", label: "Applications" },
  subscribers: { one: "subscriber", many: "subscribers", label: "Subscribers" },
};

export const totalOf = (day: EnquiryDay) => enquirySources.reduce((sum, source) => sum + day[source], 0);
