import { type KeyboardEvent, type SubmitEvent, useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { BusyButton } from "#app/admin/frame/busy-button.tsx";
import type { Lead } from "#app/domain/lead/lead-schema.ts";
import type { LeadOutcome } from "./lead-acts.ts";

/** What was agreed. The words outlive a failed save, the end of the session and a look at another lead. */
export function LeadNoteForm({ lead: { id } }: { lead: Lead }) {
  const fetcher = useFetcher<LeadOutcome>({ key: `note-${id}` });
  const field = useRef<HTMLTextAreaElement>(null);
  const [isMissing, setIsMissing] = useState(false);
  const key = `note of lead ${id}`;
  const outcome = fetcher.data;
  const shownAt = useRef(outcome && "doneAt" in outcome ? outcome.doneAt : 0);
  useEffect(() => {
    if (!outcome || !("doneAt" in outcome) || outcome.doneAt === shownAt.current) return;
    shownAt.current = outcome.doneAt;
    field.current!.value = "";
    sessionStorage.removeItem(key);
  }, [outcome, key]);

  function check(event: SubmitEvent<HTMLFormElement>) {
    const act = (event.nativeEvent.submitter as HTMLButtonElement | null)?.value;
    const lacksWords = act === "note" && field.current!.value.trim() === "";
    setIsMissing(lacksWords);
    if (!lacksWords) return;
    event.preventDefault();
    field.current!.focus();
  }
  const failure = outcome && "failure" in outcome && fetcher.state === "idle" ? outcome.failure : undefined;
  const error = isMissing ? "Write a note first" : failure;
  return (
    <fetcher.Form className="lead-note" method="post" action={`/admin/leads/${id}`} onSubmit={check}>
      <label className="label" htmlFor="lead-note">
        Note
      </label>
      <textarea
        ref={field}
        id="lead-note"
        name="text"
        className="textarea"
        rows={3}
        maxLength={5000}
        placeholder="What did you agree?"
        aria-keyshortcuts="Control+Enter"
        aria-invalid={error ? true : undefined}
        aria-describedby="lead-note-error"
        defaultValue={sessionStorage.getItem(key) ?? ""}
        onInput={({ currentTarget }) => {
          sessionStorage.setItem(key, currentTarget.value);
          setIsMissing(false);
        }}
        onKeyDown={sendByKey}
      />
      <p className="error" id="lead-note-error" role="alert">
        {error}
      </p>
      <div className="lead-note-acts">
        <BusyButton className="btn" name="act" value="note" isBusy={fetcher.state === "submitting"}>
          Add note <kbd aria-hidden="true">Ctrl Enter</kbd>
        </BusyButton>
        <BusyButton className="btn btn-quiet" name="act" value="call" isBusy={fetcher.state === "submitting"}>
          Log a call
        </BusyButton>
        <BusyButton className="btn btn-quiet" name="act" value="no-answer" isBusy={fetcher.state === "submitting"}>
          No answer
        </BusyButton>
      </div>
    </fetcher.Form>
  );
}

function sendByKey(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  const { form } = event.currentTarget;
  form?.requestSubmit(form.querySelector<HTMLButtonElement>("[value=note]"));
}
