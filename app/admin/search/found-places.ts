import { countWords } from "#app/lib/text/count-words.ts";
import type { useMay } from "#app/admin/session/use-may.ts";
import type { PanelCounts, PanelFind } from "#app/domain/search/panel-search-schema.ts";
import { panelGroups, type PanelLink } from "#app/admin/frame/panel-links.content.ts";
import { channelWords } from "#app/domain/template/template-words.content.ts";
import type { IconName } from "#app/ui/icon.tsx";
import { subscriberStatusWords } from "#app/domain/subscriber/subscriber-statuses.ts";

/** A screen or record found by the quick search. */
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
  /** The tab with all of them, if the screen starts with another. */
  tab?: string;
  /** The screen's words for stored values that the server answers. */
  details?: Record<string, string>;
}

const edited = ({ id }: PanelFind) => `?edit=${id}`;
const opened = ({ id }: PanelFind) => `?open=${id}`;

/** The screens of each kind, in the order shown. */
const homes: Record<PanelFind["kind"], Home> = {
  lead: { screen: "/admin/leads", title: "Leads", of: opened },
  message: { screen: "/admin/messages", title: "Messages", of: opened },
  application: { screen: "/admin/applications", title: "Applications", of: opened },
  // Subscribers have no dialog.
  subscriber: {
    screen: "/admin/subscribers",
    title: "Subscribers",
    of: ({ title }) => `?${new URLSearchParams({ q: title })}`,
    details: subscriberStatusWords,
  },
  template: { screen: "/admin/templates", title: "Templates", of: edited, details: channelWords },
  user: { screen: "/admin/users", title: "Users", of: edited, tab: "all" },
  course: { screen: "/admin/courses", title: "Courses", of: edited },
  university: { screen: "/admin/universities", title: "Universities", of: edited },
  program: { screen: "/admin/programs", title: "Programmes", of: edited },
  // Articles have pages of their own.
  article: { screen: "/admin/blogs", title: "Articles", of: ({ id }) => `/${id}` },
};

/** Screens linked from other screens. */
const inner: PanelLink[] = [
  { to: "/admin/templates", label: "Templates", icon: "chat", noun: "templates" },
  { to: "/admin/account", label: "My account", icon: "user", noun: "account" },
];

const screens = [...panelGroups.flatMap(({ links }) => links), ...inner];

/** The permitted screens whose names contain the text; all for an empty text. */
export function screensNamed(text: string, may: ReturnType<typeof useMay>): FoundGroup[] {
  const sought = text.trim().toLowerCase();
  const found = screens.filter(({ label, noun }) => may(`${noun}.see`) && label.toLowerCase().includes(sought));
  if (found.length === 0) return [];
  return [{ title: "Screens", places: found.map(({ to, icon, label }) => ({ to, icon, title: label, detail: "" })) }];
}

/** Groups the results by kind; if there are more than shown, the last entry links to all, with `text` as the filter. */
export function groupsOf(finds: PanelFind[], counts: PanelCounts, text: string): FoundGroup[] {
  const byKind = Map.groupBy(finds, ({ kind }) => kind);
  return [...byKind].flatMap(([kind, ofKind]) => {
    const { screen, title, of, tab, details } = homes[kind];
    const link = screens.find(({ to }) => to === screen);
    if (!link) return [];
    const places = ofKind.map((find) => {
      const detail = details?.[find.detail] ?? find.detail;
      return { title: find.title, detail, to: screen + of(find), icon: link.icon };
    });
    const count = counts[kind];
    if (!count || count.total <= places.length) return [{ title, places }];
    const all = { title: `All ${countWords(count)}`, detail: title };
    const to = `${screen}?${new URLSearchParams({ ...(tab && { tab }), q: text.trim() })}`;
    return [{ title, places: [...places, { ...all, to, icon: "search" as const }] }];
  });
}
