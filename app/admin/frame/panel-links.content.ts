import type { Noun } from "#app/domain/permission/permissions.ts";
import type { IconName } from "#app/ui/icon.tsx";

export interface PanelLink {
  to: string;
  label: string;
  icon: IconName;
  /** Without permission to see it, there is no link. */
  noun: Noun;
}

interface PanelGroup {
  title?: string;
  links: PanelLink[];
}

/** The sidebar, in the specification's order. */
export const panelGroups: PanelGroup[] = [
  {
    links: [
      { to: "/admin/dashboard", label: "Dashboard", icon: "dashboard", noun: "stats" },
      { to: "/admin/users", label: "Users", icon: "users", noun: "users" },
      { to: "/admin/courses", label: "Courses", icon: "book", noun: "courses" },
      { to: "/admin/universities", label: "Universities", icon: "building", noun: "universities" },
      { to: "/admin/testimonials", label: "Testimonials", icon: "quote", noun: "testimonials" },
      { to: "/admin/faqs", label: "FAQs", icon: "help", noun: "faqs" },
      { to: "/admin/stats", label: "Statistics", icon: "chart", noun: "stat-items" },
      { to: "/admin/expert-guidance", label: "Expert Guidance", icon: "mentor", noun: "expert-guidance" },
      { to: "/admin/settings", label: "Settings", icon: "settings", noun: "settings" },
    ],
  },
  {
    title: "Enquiries",
    links: [
      { to: "/admin/day", label: "My day", icon: "clock", noun: "leads" },
      { to: "/admin/figures", label: "Figures", icon: "chart", noun: "figures" },
      { to: "/admin/leads", label: "Leads", icon: "phone", noun: "leads" },
      { to: "/admin/messages", label: "Messages", icon: "mail", noun: "messages" },
      { to: "/admin/applications", label: "Applications", icon: "file", noun: "applications" },
      { to: "/admin/subscribers", label: "Subscribers", icon: "users", noun: "subscribers" },
      { to: "/admin/doubtful-forms", label: "Doubtful forms", icon: "help", noun: "doubtful-forms" },
      { to: "/admin/outbox", label: "Outbox", icon: "send", noun: "outbox" },
    ],
  },
  {
    title: "Content",
    links: [
      { to: "/admin/programs", label: "Programmes", icon: "graduation", noun: "programs" },
      { to: "/admin/blogs", label: "Blogs", icon: "file", noun: "blogs" },
      { to: "/admin/pictures", label: "Pictures", icon: "image", noun: "pictures" },
      { to: "/admin/gallery", label: "Gallery", icon: "image", noun: "gallery" },
      { to: "/admin/leaders", label: "Leadership", icon: "user", noun: "leaders" },
      { to: "/admin/values", label: "Values", icon: "award", noun: "core-values" },
      { to: "/admin/pages", label: "Pages", icon: "copy", noun: "page-texts" },
      { to: "/admin/freshness", label: "Freshness", icon: "clock", noun: "courses" },
      { to: "/admin/field-rules", label: "Rules of the field", icon: "book", noun: "field-rules" },
      { to: "/admin/addresses", label: "Addresses", icon: "globe", noun: "redirects" },
      { to: "/admin/synonyms", label: "Synonyms", icon: "search", noun: "synonyms" },
      { to: "/admin/trash", label: "Trash", icon: "trash", noun: "trash" },
      { to: "/admin/history", label: "History", icon: "history", noun: "history" },
    ],
  },
];
