import type { PanelFind } from "#app/domain/search/panel-search-schema.ts";
import { panelGroups, type PanelLink } from "#app/admin/frame/panel-links.content.ts";
import { statusWords } from "#app/admin/subscribers/subscriber-words.content.ts";
import { channelWords } from "#app/admin/templates/template-words.content.ts";
import type { IconName } from "#app/ui/icon.tsx";

/** A screen or a record that the quick search leads to. */
export interface FoundPlace {
  to: string;
  icon: IconName;
  title: string;
  detail: string;
}

export interface FoundGroup {
  title: string;
  places: FoundPlace[];
}

interface Home {
  screen: string;
  title: string;
  of: (find: PanelFind) => string;
  /** How the screen names what the server answers by its stored name. */
  details?: Record<string, string>;
}

const edited = ({ id }: PanelFind) => `?edit=${id}`;
const opened = ({ id }: PanelFind) => `?open=${id}`;

/** Where the records of each kind live, in the order in which they are shown. */
const homes: Record<PanelFind["kind"], Home> = {
  lead: { screen: "/admin/leads", title: "Leads", of: opened },
  message: { screen: "/admin/messages", title: "Messages", of: opened },
  application: { screen: "/admin/applications", title: "Applications", of: opened },
  // There is no more to a subscriber than the row.
  subscriber: {
    screen: "/admin/subscribers",
    title: "Subscribers",
    of: ({ title }) => `?${new URLSearchParams({ q: title })}`,
    details: statusWords,
  },
  template: { screen: "/admin/templates", title: "Templates", of: edited, details: channelWords },
  user: { screen: "/admin/users", title: "Users", of: edited },
  course: { screen: "/admin/courses", title: "Courses", of: edited },
  university: { screen: "/admin/universities", title: "Universities", of: edited },
  program: { screen: "/admin/programs", title: "Programmes", of: edited },
  // An article is written on a page of its own.
  article: { screen: "/admin/blogs", title: "Articles", of: ({ id }) => `/${id}` },
};

/** Screens that other screens lead to. */
const inner: PanelLink[] = [
  { to: "/admin/templates", label: "Templates", icon: "chat" },
  { to: "/admin/account", label: "My account", icon: "user" },
];

const screens = [...panelGroups.flatMap(({ links }) => links), ...inner];

/** The screens whose names hold what was typed: all of them at first. */
export function screensNamed(text: string): FoundGroup[] {
  const sought = text.trim().toLowerCase();
  const found = screens.filter(({ label }) => label.toLowerCase().includes(sought));
  if (found.length === 0) return [];
  return [{ title: "Screens", places: found.map(({ to, icon, label }) => ({ to, icon, title: label, detail: "" })) }];
}

export function groupsOf(finds: PanelFind[]): FoundGroup[] {
  const byKind = Map.groupBy(finds, ({ kind }) => kind);
  return [...byKind].flatMap(([kind, ofKind]) => {
    const { screen, title, of, details } = homes[kind];
    const link = screens.find(({ to }) => to === screen);
    if (!link) return [];
    const places = ofKind.map((find) => {
      const detail = details?.[find.detail] ?? find.detail;
      return { title: find.title, detail, to: screen + of(find), icon: link.icon };
    });
    return [{ title, places }];
  });
}
