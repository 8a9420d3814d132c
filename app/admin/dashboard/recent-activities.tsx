import { Link } from "react-router";
import { formatMoment, formatRecency } from "#app/admin/india-time.ts";
import { deviceWords } from "#app/admin/device-words.ts";
import { useMay } from "#app/admin/session/use-may.ts";
import { Icon } from "#app/ui/icon.tsx";
import { activityNoun, activityVerb } from "./activity-words.content.ts";
import type { Activity } from "./dashboard-client.ts";

/** As many as fit beside the other half of the dashboard. */
const SHOWN = 8;

export function RecentActivities({ activities }: { activities: Activity[] }) {
  const may = useMay();
  return (
    <section className="pane" aria-labelledby="recent-activities">
      <div className="pane-head">
        <h2 id="recent-activities">Recent activities</h2>
        {may("history.see") && <Link to="/admin/history">All activities</Link>}
      </div>
      {activities.length === 0 ? (
        <p className="empty">No recent activities</p>
      ) : (
        <ul className="activities">
          {activities.slice(0, SHOWN).map((activity) => (
            <ActivityRow key={activity.id} activity={activity} />
          ))}
        </ul>
      )}
    </section>
  );
}

function ActivityRow({ activity: { type, action, name, date, actor, actor_name } }: { activity: Activity }) {
  const noun = activityNoun(type);
  const isOwnAct = (type === "user" || type === "second-factor") && actor === name;
  return (
    <li>
      <Icon name={noun.icon} />
      <span>
        {noun.label} <b>{type === "session" ? deviceWords(name) : name}</b> {activityVerb(type, action)}
        {actor && !isOwnAct && <span className="sub"> by {actor_name}</span>}
      </span>
      <time dateTime={date} title={formatMoment(date)}>
        {formatRecency(date)}
      </time>
    </li>
  );
}
