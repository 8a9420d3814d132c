import type { ActivityType } from "#app/domain/activity/activity-types.ts";

/**
 * Nouns with trash but without versions, by the file name of their list, with their type in activities;
 * `bring-back.server.ts` restores them.
 */
export const unversionedTypes = { pictures: "picture", tags: "tag" } as const satisfies Record<string, ActivityType>;

export type UnversionedList = keyof typeof unversionedTypes;

export const unversionedLists = Object.keys(unversionedTypes) as UnversionedList[];

export const isUnversioned = (list: string): list is UnversionedList => Object.hasOwn(unversionedTypes, list);
