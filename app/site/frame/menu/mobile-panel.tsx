import { useLocation } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import { usePageWords } from "#app/site/page-words.ts";
import { useMenuLinks } from "./menu-links.ts";
import { currentMark, notInPanel } from "#app/site/frame/site-links.ts";

/** The navigation of small screens: search and links, behind a toggle. */
export function MobilePanel() {
  const { pathname } = useLocation();
  const { courses, search, courseLinks, deciding } = usePageWords("menu").menu;
  const { links } = useMenuLinks();
  return (
    <details className="mobile-panel" name="menu">
      <summary className="btn-icon" aria-label="Menu">
        <Icon name="menu" />
        <Icon name="close" />
      </summary>
      <div>
        <form className="searchbox" role="search" action="/search">
          <button className="btn-icon" aria-label="Search">
            <Icon name="search" />
          </button>
          <input
            className="input"
            type="search"
            name="q"
            aria-label="Search courses and universities"
            placeholder={search}
            enterKeyHint="search"
            required
          />
        </form>
        <ul>
          <li>
            <PanelLink path="/courses" label={courses} pathname={pathname} />
            <ul>
              {courseLinks
                .filter(({ path }) => path !== "/courses")
                .map(({ path, label }) => (
                  <li key={path}>
                    <PanelLink {...{ path, label, pathname }} />
                  </li>
                ))}
            </ul>
          </li>
          {deciding.map((link) => (
            <li key={link.path}>
              <PanelLink {...link} pathname={pathname} />
            </li>
          ))}
          {links
            .filter(({ path }) => !notInPanel.includes(path))
            .map((link) => (
              <li key={link.path}>
                <PanelLink {...link} pathname={pathname} />
              </li>
            ))}
        </ul>
      </div>
    </details>
  );
}

function PanelLink({ path, label, pathname }: { path: string; label: string; pathname: string }) {
  return (
    <a href={path} aria-current={currentMark(path, pathname)}>
      {label}
    </a>
  );
}
