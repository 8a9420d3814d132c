import { Link } from "react-router";
import { Icon, type IconName } from "#app/ui/icon.tsx";

const actions: { to: string; label: string; icon: IconName }[] = [
  { to: "/admin/courses", label: "Courses", icon: "book" },
  { to: "/admin/courses?new=", label: "New course", icon: "plus" },
  { to: "/admin/leads", label: "Leads", icon: "phone" },
  { to: "/admin/leads?status=new", label: "Leads to answer", icon: "clock" },
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
