import { type ContentList, type SingleList, trashKinds } from "#app/domain/version/nouns/content-lists.ts";

/** The type in activities, and the address that opens a record. */
interface ContentKind {
  type: string;
  open: (id: number | string, name: string) => string;
}

/** A noun with versions and trash does not compile without a line here. */
const kinds: Record<ContentList, ContentKind> = {
  courses: { type: "course", open: (id) => `/admin/courses?edit=${id}` },
  universities: { type: "university", open: (id) => `/admin/universities?edit=${id}` },
  programs: { type: "program", open: (id) => `/admin/programs?edit=${id}` },
  blogs: { type: "article", open: (id) => `/admin/blogs/${id}` },
  testimonials: { type: "testimonial", open: (id) => `/admin/testimonials?edit=${id}` },
  faqs: { type: "faq", open: (id) => `/admin/faqs?edit=${id}` },
  "stat-items": { type: "stat", open: (id) => `/admin/stats?edit=${id}` },
  "expert-guidance": { type: "expert-guidance", open: (id) => `/admin/expert-guidance?edit=${id}` },
  gallery: { type: "gallery-image", open: (id) => `/admin/gallery?edit=${id}` },
  leaders: { type: "leader", open: (id) => `/admin/leaders?edit=${id}` },
  "core-values": { type: "core-value", open: (id) => `/admin/values?edit=${id}` },
  redirects: { type: "redirect", open: (id) => `/admin/addresses?edit=${id}` },
  synonyms: { type: "synonym", open: (id) => `/admin/synonyms?edit=${id}` },
  "field-rules": { type: "field-rule", open: (id) => `/admin/field-rules?edit=${id}` },
  pages: { type: "page", open: (id) => `/admin/pages?edit=${id}` },
  "page-texts": { type: "page-text", open: (_, page) => `/admin/pages/${page}` },
  templates: { type: "template", open: (id) => `/admin/templates?edit=${id}` },
};

/** Single records, with their screens. */
const singles: Record<SingleList, ContentKind> = {
  settings: { type: "settings", open: () => "/admin/settings" },
  "desk-rules": { type: "desk rules", open: () => "/admin/settings/desk" },
  "role-rules": { type: "role", open: () => "/admin/users/roles" },
};

/** Nouns with versions, by the file name of their list. */
export const contentKinds: Record<string, ContentKind> = { ...kinds, ...singles };

/** Nouns with a trash, by the file name of their list; texts are reset instead. */
export const contentTrashKinds: readonly string[] = trashKinds;
