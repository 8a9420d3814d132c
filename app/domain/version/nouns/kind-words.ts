import { capitalized } from "#app/lib/text/capitalized.ts";
import type { VersionList } from "./content-lists.ts";
import { type PeopleList, peopleTypes } from "./people-lists.ts";
import { type UnversionedList, unversionedTypes } from "./unversioned-lists.ts";

/** The word for one record, by the file name of its list. */
export const recordNouns: Record<string, string> = {
  courses: "course",
  universities: "university",
  programs: "programme",
  blogs: "article",
  testimonials: "testimonial",
  faqs: "FAQ",
  "stat-items": "statistic",
  "expert-guidance": "expert",
  gallery: "gallery image",
  leaders: "leader",
  "core-values": "value",
  redirects: "redirect",
  synonyms: "synonym",
  "field-rules": "rule",
  pages: "page",
  "page-texts": "page’s texts",
  templates: "template",
  settings: "settings",
  "desk-rules": "rules",
  "role-rules": "roles",
  ...peopleTypes,
  ...unversionedTypes,
} satisfies Record<VersionList | PeopleList | UnversionedList, string>;

/** The same as a label: `Gallery image`. */
export const kindLabel = (list: string): string => capitalized(recordNouns[list]!);
