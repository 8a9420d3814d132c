import { useLocation } from "react-router";
import { usePageWords } from "#app/site/page-words.ts";
import { useSiteData } from "#app/site/site-data/site-data.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Mark } from "#app/ui/mark.tsx";
import { useMenuLinks } from "./menu-links.ts";
import { MobilePanel } from "./mobile-panel.tsx";
import { currentMark } from "#app/site/frame/site-links.ts";

/** The bar at the top of every page, with `follow-menus.ts` and `mark-scrolled.ts`. */
export function Navigation() {
  const { settings } = useSiteData();
  const { menu, links } = useMenuLinks();
  const { pathname } = useLocation();
  return (
    <header className="nav" data-bar={barOf([menu.courses, ...links.map(({ label }) => label)])}>
      <div className="wrap">
        <a className="brand" href="/">
          <Mark shade="dark" />
          {settings.siteName}
        </a>
        <nav aria-label="Main">
          <ul className="nav-links">
            <li>
              <CoursesMenu pathname={pathname} />
            </li>
            {links.map(({ path, label }) => (
              <li key={path}>
                <a href={path} aria-current={currentMark(path, pathname)}>
                  {label}
                </a>
              </li>
            ))}
            <li>
              <a href="/search" aria-label="Search" aria-current={currentMark("/search", pathname)}>
                <Icon name="search" />
              </a>
            </li>
          </ul>
          <a className="btn-icon nav-search" href="/search" aria-label="Search">
            <Icon name="search" />
          </a>
          <MobilePanel />
        </nav>
      </div>
    </header>
  );
}

/** A name takes its letters plus four. */
const roomOf = (labels: string[]) => labels.reduce((room, label) => room + label.length + 4, 0);

/** What windows of 1024 and 1280 px fit. */
const [FITTING, LONG] = [104, 136];

/** Undefined if the bar fits all windows that show it; `long` if only wide ones, `over` if none. */
function barOf(labels: string[]) {
  const room = roomOf(labels);
  if (room <= FITTING) return undefined;
  return room <= LONG ? "long" : "over";
}

function CoursesMenu({ pathname }: { pathname: string }) {
  const { courses, courseLinks, deciding } = usePageWords("menu").menu;
  const all: { path: string; label: string; note?: string }[] = [...courseLinks, ...deciding];
  const isAmongThem = ["/courses", ...all.map(({ path }) => path)].some((path) => currentMark(path, pathname));
  return (
    <details className="menu" name="menu">
      <summary aria-current={isAmongThem || undefined}>
        {`${courses} `}
        <Icon name="chevron-down" />
      </summary>
      <ul>
        {all.map(({ path, label, note }) => (
          <li key={path}>
            <a href={path} aria-current={currentMark(path, pathname)}>
              {label}
              {note && <small>{note}</small>}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
