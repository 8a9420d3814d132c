import { useLocation } from "react-router";
import { useSiteData } from "#app/site/site-data.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Mark } from "#app/ui/mark.tsx";
import { MobilePanel } from "./mobile-panel.tsx";
import { allCoursesLink, currentMark, degreeLinks, isAmongCourses, siteLinks } from "./site-links.ts";

/** The bar at the top of every page; `follow-menus.ts` and `mark-scrolled.ts` bring it to life. */
export function Navigation() {
  const { settings } = useSiteData();
  const { pathname } = useLocation();
  return (
    <header className="nav">
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
            {siteLinks.map(({ path, label }) => (
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

function CoursesMenu({ pathname }: { pathname: string }) {
  return (
    <details className="menu" name="menu">
      <summary aria-current={isAmongCourses(pathname) || undefined}>
        Courses <Icon name="chevron-down" />
      </summary>
      <ul>
        {[allCoursesLink, ...degreeLinks].map(({ path, label, note }) => (
          <li key={path}>
            <a href={path} aria-current={currentMark(path, pathname)}>
              {label}
              <small>{note}</small>
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
