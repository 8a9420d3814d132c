import { type ContentList, type SingleList, trashKinds } from "#app/domain/version/nouns/content-lists.ts";
import { isPeopleList, type PeopleList, peopleTypes } from "#app/domain/version/nouns/people-lists.ts";
import { isUnversioned, unversionedTypes } from "#app/domain/version/nouns/unversioned-lists.ts";
import { capitalized } from "#app/lib/text/capitalized.ts";

/** As activities name it, what one record is called, and where it is opened. */
interface ContentKind {
  type: string;
  one: string;
  open: (id: number | string, name: string) => string;
}

/** Without its line here a noun that has versions and a trash does not compile. */
const kinds: Record<ContentList, ContentKind> = {
  courses: { type: "course", one: "course", open: (id) => `/admin/courses?edit=${id}` },
  universities: { type: "university", one: "university", open: (id) => `/admin/universities?edit=${id}` },
  programs: { type: "program", one: "programme", open: (id) => `/admin/programs?edit=${id}` },
  blogs: { type: "article", one: "article", open: (id) => `/admin/blogs/${id}` },
  testimonials: { type: "testimonial", one: "testimonial", open: (id) => `/admin/testimonials?edit=${id}` },
  faqs: { type: "faq", one: "FAQ", open: (id) => `/admin/faqs?edit=${id}` },
  "stat-items": { type: "stat", one: "statistic", open: (id) => `/admin/stats?edit=${id}` },
  "expert-guidance": { type: "expert-guidance", one: "expert", open: (id) => `/admin/expert-guidance?edit=${id}` },
  gallery: { type: "gallery-image", one: "gallery image", open: (id) => `/admin/gallery?edit=${id}` },
  leaders: { type: "leader", one: "leader", open: (id) => `/admin/leaders?edit=${id}` },
  "core-values": { type: "core-value", one: "value", open: (id) => `/admin/values?edit=${id}` },
  redirects: { type: "redirect", one: "redirect", open: (id) => `/admin/addresses?edit=${id}` },
  synonyms: { type: "synonym", one: "synonym", open: (id) => `/admin/synonyms?edit=${id}` },
  "field-rules": { type: "field-rule", one: "rule", open: (id) => `/admin/field-rules?edit=${id}` },
  pages: { type: "page", one: "page", open: (id) => `/admin/pages?edit=${id}` },
  "page-texts": { type: "page-text", one: "page’s texts", open: (_, page) => `/admin/pages/${page}` },
  templates: { type: "template", one: "template", open: (id) => `/admin/templates?edit=${id}` },
};

/** What is there once: the screen that it stands on. */
const singles: Record<SingleList, ContentKind> = {
  settings: { type: "settings", one: "settings", open: () => "/admin/settings" },
  "desk-rules": { type: "desk rules", one: "rules", open: () => "/admin/settings/desk" },
  "role-rules": { type: "role", one: "roles", open: () => "/admin/users/roles" },
};

/** Of what has versions, by the file name of its list. */
export const contentKinds: Record<string, ContentKind> = { ...kinds, ...singles };

/** What goes to the trash, by the file name of its list; texts are put back to what they began with instead. */
export const contentTrashKinds: readonly string[] = trashKinds;

/** What tells of people, and is told from content by who meets it in the trash and for how long. */
export const peopleKinds: Record<PeopleList, { type: string; one: string }> = {
  leads: { type: peopleTypes.leads, one: "lead" },
  messages: { type: peopleTypes.messages, one: "message" },
  applications: { type: peopleTypes.applications, one: "application" },
  subscribers: { type: peopleTypes.subscribers, one: "subscriber" },
};

/** As a label begins: `Gallery image`. */
export const kindLabel = (list: string): string => {
  const one = isUnversioned(list)
    ? unversionedTypes[list]
    : (isPeopleList(list) ? peopleKinds[list] : contentKinds[list]!).one;
  return capitalized(one);
};
