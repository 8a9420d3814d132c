import { type FormEvent, useEffect, useRef } from "react";
import type { Lead } from "#app/domain/lead/lead-schema.ts";
import { dayInIndia } from "#app/lib/time/india-day.ts";
import { followUpWords, isOverdue, quickDays } from "#app/admin/leads/words/follow-up-words.ts";
import { useLeadChange } from "#app/admin/leads/changes/use-lead-changes.ts";

/** A date or time that is typed passes through others: `2` on the way to `25`. */
const TYPED_AFTER_MS = 700;

/** When the next step is: a day, with a time where one was agreed. */
export function FollowUpField({ lead }: { lead: Lead }) {
  const change = useLeadChange();
  const dayField = useRef<HTMLInputElement>(null);
  const timeField = useRef<HTMLInputElement>(null);
  const typing = useRef<{ value: string; timer: ReturnType<typeof setTimeout> }>(undefined);
  const { follow_up_on } = lead;
  const [day = "", time = ""] = follow_up_on?.split("T") ?? [];
  // What the server refused, or another window changed, shows again; whoever types keeps the focus. After every
  // rendering, since a change that fails at once leaves the lead as it was.
  useEffect(() => {
    if (typing.current) return;
    show(dayField.current!, day);
    show(timeField.current!, time);
  });

  function set(value: string) {
    clearTimeout(typing.current?.timer);
    typing.current = undefined;
    if (value !== (follow_up_on ?? "")) change(lead, "follow_up_on", value);
  }
  function type({ target }: FormEvent) {
    clearTimeout(typing.current?.timer);
    typing.current = undefined;
    const value = typedIn(dayField.current!, timeField.current!, target === timeField.current);
    // It is saved even if the drawer has been closed by then.
    if (value !== null) typing.current = { value, timer: setTimeout(() => set(value), TYPED_AFTER_MS) };
  }
  const pick = (picked: string) => set(time ? `${picked}T${time}` : picked);
  return (
    <div className="lead-decision">
      <label className="label" htmlFor="follow-up-day">
        Follow-up
      </label>
      <div className="lead-when" onInput={type} onBlur={() => typing.current && set(typing.current.value)}>
        <input
          ref={dayField}
          id="follow-up-day"
          className="input lead-day"
          type="date"
          min="2000-01-01"
          max="2999-12-31"
          defaultValue={day}
        />
        <input
          ref={timeField}
          className="input lead-time"
          type="time"
          aria-label="Time of the follow-up"
          defaultValue={time}
        />
      </div>
      {follow_up_on && (
        <span className={isOverdue(lead) ? "follow-up follow-up-late" : "sub"}>
          {isOverdue(lead) ? `Overdue since ${followUpWords(follow_up_on)}` : followUpWords(follow_up_on)}
        </span>
      )}
      <div className="lead-days" role="group" aria-label="Follow-up day">
        {quickDays.map(({ label, daysFromNow }) => (
          <button
            key={label}
            type="button"
            aria-pressed={day === dayInIndia(daysFromNow)}
            onClick={() => pick(dayInIndia(daysFromNow))}
          >
            {label}
          </button>
        ))}
        <button type="button" aria-pressed={day === ""} onClick={() => set("")}>
          None
        </button>
      </div>
    </div>
  );
}

/** A field that is half filled is left alone. */
function show(field: HTMLInputElement, value: string) {
  if (field.value !== value && field.validity.valid) field.value = value;
}

/** Null while a field is half filled. A time without a day is one of today; without its day a time is gone. */
function typedIn(day: HTMLInputElement, time: HTMLInputElement, isTimeTyped: boolean): string | null {
  if (!day.validity.valid || !time.validity.valid) return null;
  const chosen = day.value || (isTimeTyped && time.value ? dayInIndia() : "");
  return chosen && time.value ? `${chosen}T${time.value}` : chosen;
}
