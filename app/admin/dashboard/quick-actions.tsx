import { Link } from "react-router";
import { Icon, type IconName } from "#app/ui/icon.tsx";

const actions: { to: string; label: string; icon: IconName }[] = [
  { to: "/admin/courses", label: "Courses", icon: "book" },
  { to: "/admin/universities", label: "Universities", icon: "building" },
  { to: "/admin/users", label: "Users", icon: "users" },
  { to: "/admin/stats", label: "Statistics", icon: "chart" },
  { to: "/admin/leads?stage=new", label: "Leads to answer", icon: "phone" },
  { to: "/admin/messages?status=new", label: "Messages to answer", icon: "mail" },
];

export function QuickActions() {
  return (
    <section className="pane" aria-labelledby="quick-actions">
      <div className="pane-head">
        <h2 id="quick-actions">Quick actions</h2>
      </div>
      <nav className="quick" aria-labelledby="quick-actions">
        {actions.map(({ to, label, icon }) => (
          <Link key={to} to={to}>
            <Icon name={icon} />
            {label}
          </Link>
        ))}
      </nav>
    </section>
  );
}
