import { isPermitted, type Permission, type Role } from "#app/domain/permission/permissions.ts";
import type { VersionList } from "./nouns/content-lists.ts";

/** The permission needed beside access to versions, for lists that have their own. */
const own: Partial<Record<VersionList, Permission>> = {
  settings: "settings.change",
  "desk-rules": "desk-rules.change",
  "role-rules": "users.change",
};

export const versionPermission = (list: VersionList, act: "see" | "change"): Permission =>
  own[list] ?? `versions.${act}`;

/** The columns that a role neither sees nor restores: only administrators set where mails go (record 121). */
export const withheldFrom = (role: Role, list: VersionList): readonly string[] =>
  list === "settings" && !isPermitted(role, "mail-addresses.change") ? ["contact_email", "enquiry_email"] : [];
