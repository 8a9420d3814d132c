import type { Permission } from "#app/domain/permission/permissions.ts";
import { type VersionList, versionLists } from "#app/domain/version/nouns/content-lists.ts";
import { versionPermission } from "#app/domain/version/version-rights.ts";

/** Not everybody who sees the list meets each of its records; they have no versions. */
const partlyMetLists = ["leads", "messages", "applications", "users"] as const;

/** The lists of whose records it is told who has one open. */
export const openLists = [...versionLists, ...partlyMetLists] as const;

export type OpenList = (typeof openLists)[number];

export const isPartlyMet = (list: OpenList): list is (typeof partlyMetLists)[number] =>
  (partlyMetLists as readonly string[]).includes(list);

/** Whether it is told who has a record of this list open. */
export const isOpenList = (list: string): boolean => (openLists as readonly string[]).includes(list);

/** Who may write a record is told who else has it open. */
export const openPermission = (list: OpenList): Permission =>
  isPartlyMet(list) ? `${list}.change` : versionPermission(list satisfies VersionList, "see");
