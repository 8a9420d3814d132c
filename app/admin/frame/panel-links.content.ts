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
      { to: "/admin/courses", label: "Courses", icon: "book" },
    ],
  },
  {
    title: "Enquiries",
    links: [
      { to: "/admin/leads", label: "Leads", icon: "phone" },
      { to: "/admin/outbox", label: "Outbox", icon: "mail" },
    ],
  },
];
