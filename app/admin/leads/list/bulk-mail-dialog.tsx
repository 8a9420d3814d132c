import { useRef, useState } from "react";
import { callForData } from "#app/admin/api/api-client.ts";
import { DialogFoot } from "#app/admin/dialog/dialog-foot.tsx";
import { Modal } from "#app/admin/dialog/modal.tsx";
import { keepOpenForms } from "#app/admin/draft/draft.ts";
import { useDraft } from "#app/admin/draft/use-draft.ts";
import { fieldsOf } from "#app/admin/draft/form-entries.ts";
import { countWords } from "#app/lib/text/count-words.ts";
import type { Selection } from "#app/admin/list/rows/use-selection.ts";
import { KeptMailNote } from "#app/admin/outbox/mail-standing.tsx";
import { SlicesDialog } from "#app/admin/bulk/slices-dialog.tsx";
import { TemplateChoice } from "#app/admin/templates/template-choice.tsx";
import type { Lead } from "#app/domain/lead/lead-schema.ts";
import type { SliceOutcome } from "#app/domain/list/slice-schema.ts";
import type { Template } from "#app/domain/template/template-schema.ts";
import { Banner } from "#app/ui/banner.tsx";
import { TextAreaField, TextField } from "#app/ui/field.tsx";

interface BulkMailDialogProps {
  selection: Selection<Lead>;
  onClose: () => void;
}

/**
 * One mail to all selected leads, with each lead's placeholders filled; asks before sending. Input survives the dialog.
 */
export default function BulkMailDialog({ selection, onClose }: BulkMailDialogProps) {
  const { selected, all, clear } = selection;
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft(form, { part: "bulk mail" });
  const [words, setWords] = useState<{ subject: string; body: string }>();
  const count = all ? countWords(all.count) : `${selected.length}`;
  const leads = count === "1" ? "1 lead" : `${count} leads`;
  const whom = all
    ? { match: Object.fromEntries(new URLSearchParams(all.filter)) }
    : { leads: selected.map(({ id }) => id) };
  function putIn({ subject, body }: Template) {
    const fields = form.current!.elements as unknown as Record<"subject" | "body", HTMLInputElement>;
    fields.subject.value = subject;
    fields.body.value = body;
  }
  function close() {
    keepOpenForms();
    onClose();
  }
  return (
    <Modal title={`Mail to ${leads}`} className="record-dialog" onClose={close}>
      <form
        ref={form}
        onSubmit={(event) => {
          event.preventDefault();
          setWords(fieldsOf(new FormData(event.currentTarget), ["subject", "body"]));
        }}
      >
        <div className="form">
          {draft && <Banner tone="good">What you typed before is here again. It is not sent yet.</Banner>}
          <TemplateChoice channel="email" onChoose={putIn} />
          <TextField label="Subject" name="subject" required maxLength={200} />
          <TextAreaField
            label="Message"
            name="body"
            required
            rows={9}
            maxLength={5000}
            hint="{name}, {course} and {counsellor} become each lead’s own. Who has no address or wants no contact is left out."
          />
          <KeptMailNote />
        </div>
        <DialogFoot onClose={close}>Send to {leads}…</DialogFoot>
      </form>
      {words && (
        <SlicesDialog
          one="lead"
          many="leads"
          count={all?.count ?? { total: selected.length }}
          ask={(leads) => ({
            title: `Write to ${leads}`,
            question: (
              <p>{`“${words.subject}” goes to ${leads}. Nobody can call it back from those whom it has reached.`}</p>
            ),
            act: `Write to ${leads}`,
          })}
          words="mails written"
          done="written to"
          slice={async (slice) => {
            const body = all ? { ...whom, ...words, ...slice } : { ...whom, ...words };
            return await callForData<SliceOutcome>("lead-mails-bulk", { method: "POST", body });
          }}
          onDone={clear}
          onClose={() => setWords(undefined)}
        />
      )}
    </Modal>
  );
}
