import type { Permission } from "#app/domain/permission/permissions.ts";
import { type VersionList, versionLists } from "#app/domain/version/nouns/content-lists.ts";
import { versionPermission } from "#app/domain/version/version-rights.ts";

/** What tells of people: it has no versions, and not everybody meets each of them. */
const peopleLists = ["leads", "messages", "applications", "users"] as const;

/** The lists of whose records it is told who has one open. */
export const openLists = [...versionLists, ...peopleLists] as const;

export type OpenList = (typeof openLists)[number];

export const tellsOfPeople = (list: OpenList): list is (typeof peopleLists)[number] =>
  (peopleLists as readonly string[]).includes(list);

/** Whether it is told who has a record of this list open. */
export const isOpenList = (list: string): boolean => (openLists as readonly string[]).includes(list);

/** Who may write a record is told who else has it open. */
export const openPermission = (list: OpenList): Permission =>
  tellsOfPeople(list) ? `${list}.change` : versionPermission(list satisfies VersionList, "see");
