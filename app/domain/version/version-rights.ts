import { isPermitted, type Permission, type Role } from "#app/domain/permission/permissions.ts";
import type { VersionList } from "./nouns/content-lists.ts";

/**
 * What of a list somebody must be allowed to change, to read its versions or bring one back, beside the versions
 * themselves.
 */
const own: Partial<Record<VersionList, Permission>> = {
  settings: "settings.change",
  "desk-rules": "desk-rules.change",
  "role-rules": "users.change",
};

export const versionPermission = (list: VersionList, act: "see" | "change"): Permission =>
  own[list] ?? `versions.${act}`;

/**
 * The columns of a version that a role neither sees nor brings back: where mails go is the administrators' (record
 * 121).
 */
export const withheldFrom = (role: Role, list: VersionList): readonly string[] =>
  list === "settings" && !isPermitted(role, "mail-addresses.change") ? ["contact_email", "enquiry_email"] : [];
