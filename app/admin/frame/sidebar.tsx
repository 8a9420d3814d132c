import { useState } from "react";
import { NavLink, useLocation } from "react-router";
import { useRememberedFilter } from "#app/admin/list/kept/remembered-filter.ts";
import { LogoutButton } from "#app/admin/session/logout-button.tsx";
import { useMay } from "#app/admin/session/use-may.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Mark } from "#app/ui/mark.tsx";
import { panelGroups, type PanelLink } from "./panel-links.content.ts";
import type { Waiting } from "./waiting.ts";

interface SidebarProps {
  waiting: Waiting;
  onKeyboard: () => void;
}

/** Always visible on a wide screen; on a small one it opens over the screen and closes on navigation. */
export function Sidebar({ waiting, onKeyboard }: SidebarProps) {
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === pathname;
  const may = useMay();
  return (
    <nav className={isOpen ? "side side-open on-dark" : "side on-dark"} aria-label="Admin">
      <div className="side-top">
        {/* A phone has room only for the screen's name (record 231). */}
        <p className="side-title" data-screen={screenAt(pathname)}>
          <Mark shade="light" />
          <span className="side-wide">Admin Panel</span>
        </p>
        <button
          type="button"
          className="btn-icon side-toggle"
          aria-label="Menu"
          aria-expanded={isOpen}
          aria-controls="panel-links"
          onClick={() => setOpenAt(isOpen ? undefined : pathname)}
        >
          <Icon name={isOpen ? "close" : "menu"} />
        </button>
      </div>
      <div id="panel-links" className="side-links">
        {panelGroups.map(({ title, links }) => {
          const shown = links.filter(({ noun }) => may(`${noun}.see`));
          return (
            shown.length > 0 && (
              <div key={title ?? ""}>
                {title && <h2>{title}</h2>}
                <ul>
                  {shown.map((link) => (
                    <SideLink key={link.to} link={link} waiting={waiting[link.to] ?? []} />
                  ))}
                </ul>
              </div>
            )
          );
        })}
        <div className="side-foot">
          <NavLink to="/admin/account">
            <Icon name="user" />
            My account
          </NavLink>
          <a className="side-site" href="/" target="_blank" rel="noopener">
            <Icon name="external" />
            View site
            <span className="visually-hidden"> (opens in a new tab)</span>
          </a>
          <button type="button" className="side-logout side-keyboard" onClick={onKeyboard}>
            <Icon name="keyboard" />
            Keyboard
          </button>
          <LogoutButton />
        </div>
      </div>
    </nav>
  );
}

const named = [...panelGroups.flatMap(({ links }) => links), { to: "/admin/account", label: "My account" }];

const screenAt = (pathname: string) =>
  named.find(({ to }) => pathname === to || pathname.startsWith(`${to}/`))?.label ?? "Admin Panel";

function SideLink({ link: { to, label, icon }, waiting }: { link: PanelLink; waiting: Waiting[string] }) {
  const filter = useRememberedFilter(to);
  return (
    <li>
      <NavLink to={to + filter}>
        <Icon name={icon} />
        {label}
        <span className="side-counts">
          {waiting.map(
            ({ count, word, isLate }) =>
              count > 0 && (
                <span
                  key={word}
                  className={isLate ? "side-count side-count-late" : "side-count"}
                  title={`${count} ${word}`}
                >
                  {count}
                  <span className="visually-hidden"> {word}</span>
                </span>
              ),
          )}
        </span>
      </NavLink>
    </li>
  );
}
