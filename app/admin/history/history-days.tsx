import { Link } from "react-router";
import { deviceWords } from "#app/admin/device-words.ts";
import { activityNoun, activityVerb } from "#app/admin/dashboard/activity-words.content.ts";
import { formatMoment } from "#app/admin/india-time.ts";
import type { HistoryLine } from "#app/domain/activity/activity-schema.ts";
import { HistoryChanges } from "./history-changes.tsx";
import { recordAddress } from "./record-address.ts";

/** The lines under their days; each leads to what it is about, and unfolds what became other. */
export function HistoryDays({ lines }: { lines: HistoryLine[] }) {
  const days = Map.groupBy(lines, ({ created_at }) => dayAndMinuteOf(created_at)[0]);
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
  const { type, action, name, actor, address, created_at } = line;
  const to = recordAddress(line);
  const words = type === "session" ? deviceWords(name) : name;
  return (
    <li>
      <time dateTime={created_at}>{dayAndMinuteOf(created_at)[1]}</time>
      <p>
        {activityNoun(type).label} {to ? <Link to={to}>{words}</Link> : <b>{words}</b>} {activityVerb(type, action)}
        {actor && actor !== name && (
          <>
            {" by "}
            <b>{actor}</b>
          </>
        )}
      </p>
      <span className="sub">{address}</span>
      {line.has_changes === 1 && <HistoryChanges line={line} />}
    </li>
  );
}

const dayAndMinuteOf = (iso: string) => formatMoment(iso).split(", ") as [string, string];
