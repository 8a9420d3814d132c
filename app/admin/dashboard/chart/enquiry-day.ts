import type { EnquiryFigures } from "#app/domain/dashboard/enquiry-figures-schema.ts";
import type { PeopleList } from "#app/domain/version/nouns/people-lists.ts";

export type EnquiryDay = EnquiryFigures["days"][number];

export const sourceWords: Record<PeopleList, { one: string; many: string; label: string }> = {
  leads: { one: "lead", many: "leads", label: "Leads" },
  messages: { one: "message", many: "messages", label: "Messages" },
  applications: { one: "application", many: "applications", label: "Applications" },
  subscribers: { one: "subscriber", many: "subscribers", label: "Subscribers" },
};

/** Not `peopleLists`, which would load the trash's scripts. */
export const sources = Object.keys(sourceWords) as PeopleList[];

export const totalOf = (day: EnquiryDay) => sources.reduce((sum, source) => sum + day[source], 0);
