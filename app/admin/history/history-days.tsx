import { Link } from "react-router";
import { deviceWords } from "#app/admin/device-words.ts";
import { activityNoun, activityVerb, isPassive } from "#app/admin/dashboard/activity-words.content.ts";
import { formatMinute, formatNamedDay } from "#app/admin/india-time.ts";
import type { HistoryLine } from "#app/domain/activity/activity-schema.ts";
import { HistoryChanges } from "./history-changes.tsx";
import { recordAddress } from "./record-address.ts";

/** The lines grouped by day; each links to its record, and opens its changes. */
export function HistoryDays({ lines }: { lines: HistoryLine[] }) {
  const days = Map.groupBy(lines, ({ created_at }) => formatNamedDay(created_at));
  return [...days].map(([day, lines]) => (
    <section key={day} aria-label={day}>
      <h2 className="history-day">{day}</h2>
      <ol className="history">
        {lines.map((line) => (
          <HistoryLineItem key={line.id} line={line} />
        ))}
      </ol>
    </section>
  ));
}

function HistoryLineItem({ line }: { line: HistoryLine }) {
  const { address, created_at, has_changes } = line;
  return (
    <li>
      <time dateTime={created_at}>{formatMinute(created_at)}</time>
      <p>
        <Sentence line={line} />
      </p>
      <span className="sub">{address}</span>
      {has_changes === 1 && <HistoryChanges line={line} />}
    </li>
  );
}

/** `Vaishali Kulkarni changed course Online MCA`; without an actor: `User chief refused at the sign-in`. */
function Sentence({ line }: { line: HistoryLine }) {
  const { type, action, name, actor, actor_name } = line;
  const to = recordAddress(line);
  const isOwnAct = actor !== null && actor === name;
  const words = type === "session" ? deviceWords(name) : isOwnAct ? actor_name : name;
  const what = to ? <Link to={to}>{words}</Link> : <b>{words}</b>;
  const { label } = activityNoun(type);
  const verb = activityVerb(type, action);
  const hasActor = actor !== null && !isOwnAct;
  if (hasActor && !isPassive(action)) {
    return (
      <>
        <b>{actor_name}</b> {verb} {label === "FAQ" ? label : label[0]!.toLowerCase() + label.slice(1)} {what}
      </>
    );
  }
  return (
    <>
      {isOwnAct && type === "user" ? null : `${label} `}
      {what} {verb}
      {hasActor && (
        <>
          {" by "}
          <b>{actor_name}</b>
        </>
      )}
    </>
  );
}
