import { Link } from "react-router";
import type { PanelLink } from "#app/admin/frame/panel-links.content.ts";
import { useMay } from "#app/admin/session/use-may.ts";
import { Icon } from "#app/ui/icon.tsx";

const actions: PanelLink[] = [
  { to: "/admin/courses", label: "Courses", icon: "book", noun: "courses" },
  { to: "/admin/universities", label: "Universities", icon: "building", noun: "universities" },
  { to: "/admin/users", label: "Users", icon: "users", noun: "users" },
  { to: "/admin/stats", label: "Statistics", icon: "chart", noun: "stat-items" },
  { to: "/admin/leads?stage=new", label: "Leads to answer", icon: "phone", noun: "leads" },
  { to: "/admin/messages?status=new", label: "Messages to answer", icon: "mail", noun: "messages" },
];

export function QuickActions() {
  const may = useMay();
  return (
    <section className="pane" aria-labelledby="quick-actions">
      <div className="pane-head">
        <h2 id="quick-actions">Quick actions</h2>
      </div>
      <nav className="quick" aria-labelledby="quick-actions">
        {actions
          .filter(({ noun }) => may(`${noun}.see`))
          .map(({ to, label, icon }) => (
            <Link key={to} to={to}>
              <Icon name={icon} />
              {label}
            </Link>
          ))}
      </nav>
    </section>
  );
}
