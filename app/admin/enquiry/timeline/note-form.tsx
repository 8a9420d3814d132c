import { useId, useRef } from "react";
import { useFetcher } from "react-router";
import { useDraft } from "#app/admin/draft/use-draft.ts";
import { useFieldChecks } from "#app/admin/form/use-field-checks.ts";
import { noteInput } from "#app/domain/enquiry-event/note-schema.ts";
import { Banner } from "#app/ui/banner.tsx";
import { AskingTextArea } from "#app/admin/enquiry/writing/asking-text-area.tsx";
import { sendByKey } from "#app/admin/enquiry/writing/send-by-key.ts";
import type { NoteOutcome } from "./timeline-data.ts";

const rules = { schema: noteInput, requiredFields: [] };

interface NoteFormProps {
  action: string;
  /** Whether it is in a lead's timeline, where colleagues can be asked. */
  isInStory: boolean;
}

/** A note, or a call or WhatsApp message that was made; emptied once stored. */
export function NoteForm(props: NoteFormProps) {
  const { action } = props;
  const fetcher = useFetcher<NoteOutcome>({ key: `note ${action}` });
  return <NoteFields key={`${action} ${fetcher.data?.keptId}`} {...props} fetcher={fetcher} />;
}

interface NoteFieldsProps extends NoteFormProps {
  fetcher: ReturnType<typeof useFetcher<NoteOutcome>>;
}

function NoteFields({ action, isInStory, fetcher }: NoteFieldsProps) {
  const form = useRef<HTMLFormElement>(null);
  const note = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const checks = useFieldChecks(rules, form, undefined);
  useDraft(form, { part: "note" });
  const error = checks.errors["text"];
  const isSaving = fetcher.state === "submitting";
  return (
    <fetcher.Form
      ref={form}
      className="note-form"
      method="post"
      action={action}
      noValidate
      aria-label="Add to the timeline"
      onSubmit={checks.onSubmit}
      onInput={checks.onInput}
      onBlur={checks.onBlur}
      onKeyDown={sendByKey}
    >
      {fetcher.data?.failure && <Banner tone="bad">{fetcher.data.failure}</Banner>}
      <div className="field">
        <label htmlFor={id}>Note</label>
        <AskingTextArea
          ref={note}
          id={id}
          name="text"
          rows={2}
          isAsking={isInStory}
          placeholder={`What did you agree?${isInStory ? " @name asks a colleague" : ""}`}
          aria-keyshortcuts="Control+Enter"
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}error`}
        />
        <p className="error" id={`${id}error`}>
          {error}
        </p>
      </div>
      <div className="note-row">
        <select className="select" name="kind" aria-label="Kind of note">
          <option value="note">Note</option>
          <option value="call">Call</option>
          <option value="whatsapp">WhatsApp</option>
        </select>
        <button type="submit" className="btn btn-quiet" disabled={isSaving}>
          {isSaving ? "Saving..." : "Add to timeline"}
        </button>
      </div>
    </fetcher.Form>
  );
}
