import type { IconName } from "#app/ui/icon.tsx";

export interface PanelLink {
  to: string;
  label: string;
  icon: IconName;
}

interface PanelGroup {
  title?: string;
  links: PanelLink[];
}

/** The sidebar, in the specification's order. A screen enters here when it exists. */
export const panelGroups: PanelGroup[] = [
  {
    links: [
      { to: "/admin/dashboard", label: "Dashboard", icon: "dashboard" },
      { to: "/admin/users", label: "Users", icon: "users" },
      { to: "/admin/courses", label: "Courses", icon: "book" },
      { to: "/admin/universities", label: "Universities", icon: "building" },
      { to: "/admin/testimonials", label: "Testimonials", icon: "quote" },
      { to: "/admin/faqs", label: "FAQs", icon: "help" },
      { to: "/admin/stats", label: "Statistics", icon: "chart" },
      { to: "/admin/expert-guidance", label: "Expert Guidance", icon: "mentor" },
      { to: "/admin/settings", label: "Settings", icon: "settings" },
    ],
  },
  {
    title: "Enquiries",
    links: [
      { to: "/admin/day", label: "My day", icon: "clock" },
      { to: "/admin/leads", label: "Leads", icon: "phone" },
      { to: "/admin/messages", label: "Messages", icon: "mail" },
      { to: "/admin/applications", label: "Applications", icon: "file" },
      { to: "/admin/subscribers", label: "Subscribers", icon: "users" },
      { to: "/admin/doubtful-forms", label: "Doubtful forms", icon: "help" },
      { to: "/admin/outbox", label: "Outbox", icon: "send" },
    ],
  },
  {
    title: "Content",
    links: [
      { to: "/admin/programs", label: "Programmes", icon: "graduation" },
      { to: "/admin/blogs", label: "Blogs", icon: "file" },
      { to: "/admin/gallery", label: "Gallery", icon: "image" },
      { to: "/admin/leaders", label: "Leadership", icon: "user" },
      { to: "/admin/values", label: "Values", icon: "award" },
    ],
  },
];
