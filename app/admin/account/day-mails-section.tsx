import { useFetcher } from "react-router";
import type { DayMails } from "#app/domain/day-mail/day-mail-schema.ts";

/** The switch for the mails of morning and evening; nothing if there are none. */
export function DayMailsSection({ dayMails: { is_on, morning_at, evening_at } }: { dayMails: DayMails }) {
  const { submit, formData, state } = useFetcher({ key: "day-mails" });
  const mails = [
    morning_at && `your day in five lines at ${morning_at}`,
    evening_at && `the day of the office at ${evening_at}`,
  ].filter(Boolean);
  if (mails.length === 0) return null;
  return (
    <section className="pane" aria-labelledby="day-mails">
      <div className="pane-head">
        <h2 id="day-mails">Mails of the day</h2>
      </div>
      <div className="account-body">
        <p>On days when the office is open: {mails.join(", and ")}. Numbers and links, and nobody’s name.</p>
        <label className="check-field">
          <input
            type="checkbox"
            checked={(formData?.get("is_on") ?? `${is_on}`) === "1"}
            disabled={state === "submitting"}
            onChange={({ target }) =>
              void submit({ act: "setDayMails", is_on: target.checked ? "1" : "0" }, { method: "post" })
            }
          />
          Send them to me
        </label>
      </div>
    </section>
  );
}
