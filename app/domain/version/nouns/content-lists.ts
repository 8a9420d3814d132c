import type { Noun } from "#app/domain/permission/permissions.ts";
import { unversionedLists } from "./unversioned-lists.ts";

/**
 * Nouns with versions and trash, by the file name of their list without `.php`. A new one needs a line here and in
 * `content-nouns.server.ts`, and its permissions.
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
 * Records that exist once: they have versions, and are neither created nor deleted. A new one needs a line here and in
 * `version-nouns.server.ts`.
 */
export const singleLists = ["settings", "desk-rules", "role-rules"] as const;

export type SingleList = (typeof singleLists)[number];

/** Sentences name such a record in the plural. */
export const isSingle = (list: string): list is SingleList => singleLists.includes(list as SingleList);

/** All nouns with versions. */
export const versionLists = [...contentLists, ...singleLists] as const;

export type VersionList = (typeof versionLists)[number];

/** Nouns whose records can be deleted; a page's texts can only be reset. */
export const trashLists = contentLists.filter((list) => list !== "page-texts");

/** Everything in the trash except personal data. */
export const trashKinds = [...trashLists, ...unversionedLists];
