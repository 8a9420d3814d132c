import { type VersionList, versionLists } from "#app/domain/version/nouns/content-lists.ts";
import { versionPermission } from "#app/domain/version/version-rights.ts";
import { needsOneOf } from "#app/api/admin/needed-permission.ts";

/** The permission for the versions of the list that a call names; for settings and rules, that of changing them. */
export const needsVersionsOf = (act: "see" | "change") =>
  needsOneOf([...new Set(versionLists.map((list) => versionPermission(list, act)))], (request) =>
    versionPermission((request.query as { list: VersionList }).list, act),
  );
