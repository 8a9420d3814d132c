import type { ActivityType } from "#app/domain/activity/activity-types.ts";
import type { IconName } from "#app/ui/icon.tsx";
import { capitalized } from "#app/lib/text/capitalized.ts";

/** What an activity is about, by type (D35). */
export const activityNouns: Record<ActivityType, { label: string; icon: IconName }> = {
  user: { label: "User", icon: "users" },
  course: { label: "Course", icon: "book" },
  university: { label: "University", icon: "building" },
  program: { label: "Programme", icon: "graduation" },
  testimonial: { label: "Testimonial", icon: "quote" },
  faq: { label: "FAQ", icon: "help" },
  article: { label: "Article", icon: "file" },
  "article-draft": { label: "Draft beside", icon: "file" },
  "page-draft": { label: "Draft beside page", icon: "file" },
  "page-text-draft": { label: "Draft of the texts of", icon: "copy" },
  picture: { label: "Picture", icon: "image" },
  "gallery-image": { label: "Gallery picture", icon: "image" },
  "core-value": { label: "Value", icon: "award" },
  leader: { label: "Leader", icon: "users" },
  stat: { label: "Statistic", icon: "chart" },
  "expert-guidance": { label: "Expert guidance", icon: "mentor" },
  lead: { label: "Lead", icon: "phone" },
  import: { label: "Import of", icon: "file" },
  message: { label: "Message of", icon: "mail" },
  application: { label: "Application of", icon: "file" },
  subscriber: { label: "Subscriber", icon: "mail" },
  "doubtful-form": { label: "Doubtful form of", icon: "help" },
  day: { label: "My day with", icon: "phone" },
  template: { label: "Template", icon: "chat" },
  mail: { label: "Mail", icon: "mail" },
  session: { label: "Session", icon: "logout" },
  account: { label: "Account of", icon: "user" },
  "second-factor": { label: "Two-factor sign-in of", icon: "user" },
  settings: { label: "Settings", icon: "settings" },
  synonym: { label: "Synonyms of", icon: "search" },
  "field-rule": { label: "Rule", icon: "file" },
  page: { label: "Page", icon: "copy" },
  "page-text": { label: "Texts of", icon: "copy" },
  redirect: { label: "Redirect from", icon: "globe" },
  role: { label: "Role", icon: "users" },
  tag: { label: "Tag", icon: "award" },
  "desk rules": { label: "The office’s", icon: "settings" },
  sample: { label: "Sample content", icon: "copy" },
  trash: { label: "Trash", icon: "trash" },
};

const verbs: Record<string, string> = {
  create: "added",
  update: "changed",
  delete: "deleted",
  restore: "brought back from the trash",
  purge: "deleted for good",
  open: "opened",
  "sign-in": "signed in",
  "sign-out": "signed out",
  export: "exported",
  invite: "invited",
  revoke: "is no longer invited",
  accept: "has accepted the invitation",
  refuse: "refused at the sign-in",
  "send-link": "was sent a link to a new password",
  "reset-password": "given a new password by a link",
};

/** The noun of a line; a type of another release shows its raw name. */
export const activityNoun = (type: string): { label: string; icon: IconName } =>
  (activityNouns as Partial<Record<string, (typeof activityNouns)[ActivityType]>>)[type] ?? {
    label: type,
    icon: "file",
  };

/** The actions as a filter shows them. */
export const activityWords = Object.entries(verbs).map(([value, words]) => ({
  value,
  label: capitalized(words),
}));

/** Plainer verbs for some nouns. */
const ownVerbs: Record<string, Record<string, string>> = {
  session: { delete: "ended" },
  "doubtful-form": { update: "let pass" },
  account: { create: "switched on", delete: "switched off" },
  "second-factor": { create: "switched on", update: "given new recovery codes", delete: "switched off" },
};

/** Whether the sentence is about the person affected, not the actor. */
export const isPassive = (action: string) =>
  ["revoke", "accept", "refuse", "send-link", "reset-password"].includes(action);

export const activityVerb = (type: string, action: string) => ownVerbs[type]?.[action] ?? verbs[action] ?? action;
