import { type FormEvent, useEffect, useRef } from "react";
import type { Lead } from "#app/domain/lead/lead-schema.ts";
import { dayInIndia } from "#app/lib/time/india-day.ts";
import { followUpWords, isOverdue, quickDays } from "#app/admin/leads/words/follow-up-words.ts";
import { useLeadChange } from "#app/admin/leads/changes/use-lead-changes.ts";

/** Typing a date or time passes through others: `2` on the way to `25`. */
const TYPED_AFTER_MS = 700;

/** The next step: a day, with an agreed time. */
export function FollowUpField({ lead }: { lead: Lead }) {
  const change = useLeadChange();
  const dayField = useRef<HTMLInputElement>(null);
  const timeField = useRef<HTMLInputElement>(null);
  const typing = useRef<{ value: string; timer: ReturnType<typeof setTimeout> }>(undefined);
  const { follow_up_on } = lead;
  const [day = "", time = ""] = follow_up_on?.split("T") ?? [];
  // Shows the stored value after a refusal or a change elsewhere, unless somebody is typing. After each rendering,
  // since an immediate failure leaves the lead unchanged.
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
    // Saves even if the drawer is closed by then.
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

/** Leaves half-filled fields alone. */
function show(field: HTMLInputElement, value: string) {
  if (field.value !== value && field.validity.valid) field.value = value;
}

/** Null while a field is half filled. A time without a day means today; clearing the day clears its time. */
function typedIn(day: HTMLInputElement, time: HTMLInputElement, isTimeTyped: boolean): string | null {
  if (!day.validity.valid || !time.validity.valid) return null;
  const chosen = day.value || (isTimeTyped && time.value ? dayInIndia() : "");
  return chosen && time.value ? `${chosen}T${time.value}` : chosen;
}
