import type { Permission } from "#app/domain/permission/permissions.ts";
import { type VersionList, versionLists } from "#app/domain/version/nouns/content-lists.ts";
import { versionPermission } from "#app/domain/version/version-rights.ts";

/** Lists of which a user may see only some records; these nouns have no versions. */
const partlyMetLists = ["leads", "messages", "applications", "users"] as const;

/** The lists for which the panel shows who has a record open. */
export const openLists = [...versionLists, ...partlyMetLists] as const;

export type OpenList = (typeof openLists)[number];

export const isPartlyMet = (list: OpenList): list is (typeof partlyMetLists)[number] =>
  (partlyMetLists as readonly string[]).includes(list);

/** Whether the panel shows who has a record of this list open. */
export const isOpenList = (list: string): boolean => (openLists as readonly string[]).includes(list);

/** The permission for seeing who else has a record open: that of changing it, or of seeing its versions. */
export const openPermission = (list: OpenList): Permission =>
  isPartlyMet(list) ? `${list}.change` : versionPermission(list satisfies VersionList, "see");
