import { useRef } from "react";
import { useFetcher } from "react-router";
import { useDraft } from "#app/admin/form/use-draft.ts";
import { useFieldChecks } from "#app/admin/form/use-field-checks.ts";
import { noteInput } from "#app/domain/enquiry-event/note-schema.ts";
import { Banner } from "#app/ui/banner.tsx";
import { TextAreaField } from "#app/ui/field.tsx";
import { sendByKey } from "./send-by-key.ts";
import type { NoteOutcome } from "./timeline-data.ts";

const rules = { schema: noteInput, requiredFields: [] };

/** A note, or a call or WhatsApp message that was made; emptied when it is kept. */
export function NoteForm({ action }: { action: string }) {
  const fetcher = useFetcher<NoteOutcome>({ key: `note ${action}` });
  return <NoteFields key={`${action} ${fetcher.data?.keptId}`} action={action} fetcher={fetcher} />;
}

interface NoteFieldsProps {
  action: string;
  fetcher: ReturnType<typeof useFetcher<NoteOutcome>>;
}

function NoteFields({ action, fetcher }: NoteFieldsProps) {
  const form = useRef<HTMLFormElement>(null);
  const checks = useFieldChecks(rules, form, undefined);
  useDraft(form, { part: "note" });
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
      {fetcher.data?.failure && <Banner tone="bad">The note was not kept. {fetcher.data.failure}</Banner>}
      <TextAreaField
        label="Note"
        name="text"
        rows={2}
        placeholder="What did you agree?"
        aria-keyshortcuts="Control+Enter"
        error={checks.errors["text"]}
      />
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
