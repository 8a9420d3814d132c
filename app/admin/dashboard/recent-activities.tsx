import { formatMoment, formatRecency } from "#app/admin/india-time.ts";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import type { Activity } from "./dashboard-client.ts";

const nouns: Record<string, { label: string; icon: IconName }> = {
  user: { label: "User", icon: "users" },
  course: { label: "Course", icon: "book" },
  university: { label: "University", icon: "building" },
  testimonial: { label: "Testimonial", icon: "quote" },
  faq: { label: "FAQ", icon: "help" },
  "stat-item": { label: "Statistic", icon: "chart" },
  "expert-guidance": { label: "Expert guidance", icon: "mentor" },
  lead: { label: "Lead", icon: "phone" },
  settings: { label: "Settings", icon: "settings" },
};

const verbs: Record<string, string> = {
  create: "added",
  update: "changed",
  delete: "deleted",
  "sign-in": "signed in",
  "sign-out": "signed out",
  export: "exported",
};

export function RecentActivities({ activities }: { activities: Activity[] }) {
  return (
    <section className="pane" aria-labelledby="recent-activities">
      <div className="pane-head">
        <h2 id="recent-activities">Recent activities</h2>
      </div>
      {activities.length === 0 ? (
        <p className="empty">No recent activities</p>
      ) : (
        <ul className="activities">
          {activities.map((activity) => (
            <ActivityRow key={activity.id} activity={activity} />
          ))}
        </ul>
      )}
    </section>
  );
}

function ActivityRow({ activity: { type, action, name, date, actor } }: { activity: Activity }) {
  const noun = nouns[type] ?? { label: type, icon: "file" };
  const isOwnAct = type === "user" && actor === name;
  return (
    <li>
      <Icon name={noun.icon} />
      <span>
        {noun.label} <b>{name}</b> {verbs[action] ?? action}
        {actor && !isOwnAct && <span className="sub"> by {actor}</span>}
      </span>
      <time dateTime={date} title={formatMoment(date)}>
        {formatRecency(date)}
      </time>
    </li>
  );
}
