import { formatMoment, formatRecency } from "#app/admin/india-time.ts";
import { deviceWords } from "#app/admin/device-words.ts";
import { Icon } from "#app/ui/icon.tsx";
import { activityNoun, activityVerb } from "./activity-words.content.ts";
import type { Activity } from "./dashboard-client.ts";

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
