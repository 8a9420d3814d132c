import { Link, useFetcher } from "react-router";
import { BusyButton } from "#app/admin/frame/busy-button.tsx";
import { useMay } from "#app/admin/session/use-may.ts";
import { contentKinds } from "#app/admin/record/content-kinds.content.ts";
import type { Aging } from "#app/domain/freshness/freshness-schema.ts";
import { writeDay } from "#app/lib/time/calendar-day.ts";
import { dayInIndia } from "#app/lib/time/india-day.ts";
import { agingKey, claimOf, kindWords, standingOf } from "./aging-words.ts";

export function AgingRow({ aging }: { aging: Aging }) {
  const { kind, title, beside, checked_on } = aging;
  const { words, isLate } = standingOf(aging, dayInIndia());
  return (
    <li data-aging={agingKey(aging)}>
      <span className="badge">{kindWords[kind]}</span>
      <div>
        <Link to={addressOf(aging)}>
          <b>{title}</b>
          <span className="visually-hidden">, {kindWords[kind].toLowerCase()}</span>
        </Link>
        <p className="sub">{claimOf(aging) || beside}</p>
      </div>
      <p className="aging-days">
        <b className={isLate ? "is-late" : undefined}>{words}</b>
        {checked_on && (
          <span className="sub">
            checked on <time dateTime={checked_on}>{writeDay(checked_on)}</time>
          </span>
        )}
      </p>
      {kind === "barred" ? <Mend aging={aging} /> : <Confirm aging={aging} />}
    </li>
  );
}

/** A violation of a rule stays here until the mode or subject changes, or the record is gone. */
function Mend({ aging }: { aging: Aging }) {
  const may = useMay();
  if (!may("courses.change")) return null;
  return (
    <Link className="btn btn-quiet" to={addressOf(aging)}>
      Mend<span className="visually-hidden"> {aging.title}</span>
    </Link>
  );
}

const addressOf = ({ holder, id, title }: Aging) =>
  holder === "settings" ? "/admin/settings" : contentKinds[holder]!.open(id, title);

function Confirm({ aging: { holder, id, kind, claim, title, checked_on } }: { aging: Aging }) {
  const fetcher = useFetcher();
  const may = useMay();
  if (!may("courses.change")) return null;
  return (
    <fetcher.Form method="post" action="/admin/freshness">
      <input type="hidden" name="holder" value={holder} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="claim" value={claim} />
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="title" value={title} />
      <BusyButton
        type="submit"
        className="btn btn-quiet"
        isBusy={fetcher.state !== "idle"}
        aria-keyshortcuts="t"
        data-is-done={checked_on === dayInIndia() || undefined}
      >
        Still true
        <span className="visually-hidden">
          : {kindWords[kind].toLowerCase()} of {title}
        </span>
      </BusyButton>
    </fetcher.Form>
  );
}
