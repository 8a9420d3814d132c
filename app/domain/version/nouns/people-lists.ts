import type { ActivityType } from "#app/domain/activity/activity-types.ts";

/**
 * What visitors send is personal data: it stays in the trash for a shorter time, visible only to those who may delete
 * it. By the file name of its list; a new noun needs a line here and in `people-nouns.server.ts`.
 */
export const peopleLists = ["leads", "messages", "applications", "subscribers"] as const;

export type PeopleList = (typeof peopleLists)[number];

/** One record's type in activities. */
export const peopleTypes = {
  leads: "lead",
  messages: "message",
  applications: "application",
  subscribers: "subscriber",
} as const satisfies Record<PeopleList, ActivityType>;

export const isPeopleList = (list: string): list is PeopleList => (peopleLists as readonly string[]).includes(list);
