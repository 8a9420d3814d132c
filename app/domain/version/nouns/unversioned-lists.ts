import type { ActivityType } from "#app/domain/activity/activity-types.ts";

/**
 * What goes to the trash and has no versions, by the file name of its list, as activities name one of them; how it
 * comes back says `bring-back.server.ts`.
 */
export const unversionedTypes = { pictures: "picture", tags: "tag" } as const satisfies Record<string, ActivityType>;

export type UnversionedList = keyof typeof unversionedTypes;

export const unversionedLists = Object.keys(unversionedTypes) as UnversionedList[];

export const isUnversioned = (list: string): list is UnversionedList => Object.hasOwn(unversionedTypes, list);
