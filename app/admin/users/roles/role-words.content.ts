import type { RoleRules } from "#app/domain/permission/role-rules-schema.ts";

/** The roles of staff, in the order shown. */
export const shownRoles = ["admin", "editor", "counsellor", "viewer"] as const;
export type ShownRole = (typeof shownRoles)[number];

/** The purpose of a role, according to the office's rules. */
export const roleSentence = ({ role, sees_all_leads }: Pick<RoleRules, "role" | "sees_all_leads">): string =>
  role === "counsellor" && sees_all_leads === 1
    ? "A counsellor works with the people of the whole office, looks up content, and exports nothing."
    : sentences[role];

const sentences: Record<ShownRole, string> = {
  admin: "An admin may do everything.",
  editor: "An editor writes, publishes and deletes all content, and meets no visitor’s name or number.",
  counsellor:
    "A counsellor works with their own people and those nobody has taken, looks up content, and exports nothing.",
  viewer: "A viewer reads content and figures. No name, number or mail of a visitor reaches them.",
};
