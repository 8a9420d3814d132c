import type { ActivityType } from "#app/domain/activity/activity-types.ts";

/**
 * What visitors send tells of people: deleted, it waits in the trash for a shorter time, and only whoever may delete it
 * meets it there. By the file name of its list; a new noun joins here and by its line in `people-nouns.server.ts`.
 */
export const peopleLists = ["leads", "messages", "applications", "subscribers"] as const;

export type PeopleList = (typeof peopleLists)[number];

/** As activities name one of them. */
export const peopleTypes = {
  leads: "lead",
  messages: "message",
  applications: "application",
  subscribers: "subscriber",
} as const satisfies Record<PeopleList, ActivityType>;

export const isPeopleList = (list: string): list is PeopleList => (peopleLists as readonly string[]).includes(list);
