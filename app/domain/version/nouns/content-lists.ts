import type { Noun } from "#app/domain/permission/permissions.ts";
import { unversionedLists } from "./unversioned-lists.ts";

/**
 * What has versions and goes to the trash, by the file name of its list without `.php`; a new noun joins by its line,
 * here and in `content-nouns.server.ts`, and has its permissions.
 */
export const contentLists = [
  "courses",
  "universities",
  "programs",
  "blogs",
  "testimonials",
  "faqs",
  "stat-items",
  "expert-guidance",
  "gallery",
  "leaders",
  "core-values",
  "templates",
  "redirects",
  "synonyms",
  "field-rules",
  "pages",
  "page-texts",
] as const satisfies Noun[];

export type ContentList = (typeof contentLists)[number];

/**
 * What is there once: it has versions, and is neither created nor deleted. A new one joins here and in
 * `version-nouns.server.ts`.
 */
export const singleLists = ["settings", "desk-rules", "role-rules"] as const;

export type SingleList = (typeof singleLists)[number];

/** They are called in the plural. */
export const isSingle = (list: string): list is SingleList => singleLists.includes(list as SingleList);

/** What has versions. */
export const versionLists = [...contentLists, ...singleLists] as const;

export type VersionList = (typeof versionLists)[number];

/** What can be deleted, and so comes back: the texts of a page are put back to what they began with instead. */
export const trashLists = contentLists.filter((list) => list !== "page-texts");

/** What lies in the trash and tells of nobody. */
export const trashKinds = [...trashLists, ...unversionedLists];
