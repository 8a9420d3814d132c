import { useState } from "react";
import { NavLink, useLocation, useNavigate } from "react-router";
import { signOut } from "#app/admin/session/sign-out.ts";
import markAddress from "#app/ui/drawings/mark-light.svg?no-inline";
import { Icon } from "#app/ui/icon.tsx";
import { panelGroups, type PanelLink } from "./panel-links.content.ts";

/** Always there on a wide screen; on a small one it opens over the screen and closes with the next navigation. */
export function Sidebar({ waiting }: { waiting: Record<string, number> }) {
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === pathname;
  return (
    <nav className={isOpen ? "side side-open on-dark" : "side on-dark"} aria-label="Admin">
      <div className="side-top">
        <p className="side-title">
          <img src={markAddress} alt="" width="26" height="26" />
          Admin Panel
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
        {panelGroups.map(({ title, links }) => (
          <div key={title ?? ""}>
            {title && <h2>{title}</h2>}
            <ul>
              {links.map((link) => (
                <SideLink key={link.to} link={link} waiting={waiting[link.to] ?? 0} />
              ))}
            </ul>
          </div>
        ))}
        <LogoutButton />
      </div>
    </nav>
  );
}

function SideLink({ link: { to, label, icon }, waiting }: { link: PanelLink; waiting: number }) {
  return (
    <li>
      <NavLink to={to}>
        <Icon name={icon} />
        {label}
        {waiting > 0 && (
          <span className="side-count">
            {waiting}
            <span className="visually-hidden"> new</span>
          </span>
        )}
      </NavLink>
    </li>
  );
}

function LogoutButton() {
  const navigate = useNavigate();
  async function leave() {
    if (await signOut()) await navigate("/admin/login");
  }
  return (
    <button type="button" className="side-logout" onClick={() => void leave()}>
      <Icon name="logout" />
      Logout
    </button>
  );
}
