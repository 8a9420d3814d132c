import { type KeyboardEvent as PressedKey, type RefObject, type SubmitEvent, useEffect, useRef, useState } from "react";
import { Link, useFetcher } from "react-router";
import { begunCall } from "#app/admin/calls/begun-call.ts";
import { AskingTextArea } from "#app/admin/enquiry/writing/asking-text-area.tsx";
import { keepIfRoom } from "#app/admin/draft/keep-if-room.ts";
import { BusyButton } from "#app/admin/frame/busy-button.tsx";
import { areSingleKeysOn } from "#app/admin/keyboard/single-keys.ts";
import type { EnquiryEvent } from "#app/domain/enquiry-event/enquiry-event-schema.ts";
import type { Lead } from "#app/domain/lead/lead-schema.ts";
import { formatRecency } from "#app/admin/india-time.ts";
import type { LeadOutcome } from "./lead-acts.ts";
import { NOTE_FIELD, noteDraftKey } from "./note-draft.ts";

interface LeadNoteFormProps {
  lead: Lead;
  events: EnquiryEvent[] | undefined;
  /** The address of the call sheet. */
  toSheet: string;
}

/** A note. Once a call is noted, it is reset, since its text went into the sheet. */
export function LeadNoteForm(props: LeadNoteFormProps) {
  const calls = props.events?.filter(({ kind, is_begun }) => kind === "call" && !is_begun) ?? [];
  return <NoteFields key={calls[0]?.id} {...props} />;
}

function NoteFields({ lead: { id }, events, toSheet }: LeadNoteFormProps) {
  const begun = begunCall(id, events);
  const fetcher = useFetcher<LeadOutcome>({ key: `note-${id}` });
  const field = useRef<HTMLTextAreaElement>(null);
  const [isMissing, setIsMissing] = useState(false);
  const key = noteDraftKey(id);
  const outcome = fetcher.data;
  const shownAt = useRef(outcome && "doneAt" in outcome ? outcome.doneAt : 0);
  useEffect(() => {
    if (!outcome || !("doneAt" in outcome) || outcome.doneAt === shownAt.current) return;
    shownAt.current = outcome.doneAt;
    field.current!.value = "";
    sessionStorage.removeItem(key);
  }, [outcome, key]);

  useKeyToNote(field);

  function check(event: SubmitEvent<HTMLFormElement>) {
    const lacksWords = field.current!.value.trim() === "";
    setIsMissing(lacksWords);
    if (!lacksWords) return;
    event.preventDefault();
    field.current!.focus();
  }
  const failure = outcome && "failure" in outcome && fetcher.state === "idle" ? outcome.failure : undefined;
  const error = isMissing ? "Write a note first" : failure;
  return (
    <fetcher.Form className="lead-note" method="post" action={`/admin/leads/${id}`} onSubmit={check}>
      <label className="label" htmlFor={NOTE_FIELD}>
        Note <kbd aria-hidden="true">o</kbd>
      </label>
      <AskingTextArea
        ref={field}
        id={NOTE_FIELD}
        data-lead={id}
        name="text"
        rows={3}
        maxLength={5000}
        placeholder="What did you agree? @name by 16:00 asks a colleague"
        aria-keyshortcuts="o Control+Enter"
        aria-invalid={error ? true : undefined}
        aria-describedby="lead-note-error lead-note-hint"
        defaultValue={sessionStorage.getItem(key) ?? ""}
        onInput={({ currentTarget }) => {
          keepIfRoom("sessionStorage", key, currentTarget.value);
          setIsMissing(false);
        }}
        onKeyDown={sendByKey}
      />
      <p className="error" id="lead-note-error" role="alert">
        {error}
      </p>
      <p className="hint" id="lead-note-hint">
        {begun && `What came of the call begun at ${formatRecency(begun.created_at)}? A note of it completes it, too.`}
      </p>
      <div className="lead-note-acts">
        <BusyButton className="btn" name="act" value="note" isBusy={fetcher.state === "submitting"}>
          Add note <kbd aria-hidden="true">Ctrl Enter</kbd>
        </BusyButton>
        <Link className="btn btn-quiet" to={toSheet} replace preventScrollReset>
          {begun ? "What came of the call" : "Note a call"}
        </Link>
      </div>
    </fetcher.Form>
  );
}

/** `o` moves focus to the note from anywhere in the drawer. */
function useKeyToNote(field: RefObject<HTMLTextAreaElement | null>) {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const { target, ctrlKey, metaKey, altKey } = event;
      const isTyping = target instanceof HTMLElement && target.matches("input, select, textarea");
      const isCovered = document.querySelectorAll("dialog[open]").length > 1;
      if (event.key !== "o" || ctrlKey || metaKey || altKey || isTyping || isCovered || !areSingleKeysOn()) return;
      event.preventDefault();
      field.current!.focus();
    }
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [field]);
}

function sendByKey(event: PressedKey<HTMLTextAreaElement>) {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  const { form } = event.currentTarget;
  form?.requestSubmit(form.querySelector<HTMLButtonElement>("[value=note]"));
}
