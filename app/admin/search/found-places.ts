import type { PanelFind } from "#app/domain/search/panel-search-schema.ts";
import { panelGroups } from "#app/admin/frame/panel-links.content.ts";
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
  of: (id: number) => string;
}

const edited = (id: number) => `?edit=${id}`;
const opened = (id: number) => `?open=${id}`;

/** Where the records of each kind live, in the order in which they are shown. */
const homes: Record<PanelFind["kind"], Home> = {
  lead: { screen: "/admin/leads", title: "Leads", of: opened },
  message: { screen: "/admin/messages", title: "Messages", of: opened },
  application: { screen: "/admin/applications", title: "Applications", of: opened },
  user: { screen: "/admin/users", title: "Users", of: edited },
  course: { screen: "/admin/courses", title: "Courses", of: edited },
  university: { screen: "/admin/universities", title: "Universities", of: edited },
  program: { screen: "/admin/programs", title: "Programmes", of: edited },
  // An article is written on a page of its own.
  article: { screen: "/admin/blogs", title: "Articles", of: (id) => `/${id}` },
};

const screens = panelGroups.flatMap(({ links }) => links);

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
    const { screen, title, of } = homes[kind];
    const link = screens.find(({ to }) => to === screen);
    if (!link) return [];
    const places = ofKind.map((find) => ({ ...find, to: screen + of(find.id), icon: link.icon }));
    return [{ title, places }];
  });
}
