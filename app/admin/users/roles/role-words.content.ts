/** Those of staff, as the screen Roles has them beside one another. */
export const shownRoles = ["admin", "editor", "counsellor", "viewer"] as const;
export type ShownRole = (typeof shownRoles)[number];

/** What a role is for, in one sentence. */
export const roleSentences: Record<ShownRole, string> = {
  admin: "An admin may do everything.",
  editor: "An editor writes, publishes and deletes all content, and meets no visitor’s name or number.",
  counsellor:
    "A counsellor works with their own people and those nobody has taken, looks up content, and exports nothing.",
  viewer: "A viewer reads content and figures. No name, number or mail of a visitor reaches them.",
};
