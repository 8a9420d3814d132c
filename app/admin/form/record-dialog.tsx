import { type ReactNode, useEffect, useRef } from "react";
import { BusyButton } from "#app/admin/frame/busy-button.tsx";
import { Form, useActionData, useNavigation } from "react-router";
import { Modal } from "#app/admin/dialog/modal.tsx";
import { Banner } from "#app/ui/banner.tsx";
import type { Version } from "./changed-fields.ts";
import { ConflictNote } from "./conflict-note.tsx";
import type { FieldErrors } from "./form-entries.ts";
import { useDraft } from "./use-draft.ts";
import { UnsavedChanges } from "./unsaved-changes.tsx";
import { type FieldRules, type SaveRefusal, useFieldChecks } from "./use-field-checks.ts";

interface RecordFormProps {
  /** POST creates, PUT changes. */
  method: "post" | "put";
  rules: FieldRules;
  /** The record as it was opened: a save over a newer version asks first. */
  record?: Version | null;
  submitLabel: string;
  /** It shows the record to who may not change it. */
  isReadOnly?: boolean;
  /** Stands apart from the buttons, e.g. Delete. */
  asideAct?: ReactNode;
  onClose: () => void;
  children: (errors: FieldErrors) => ReactNode;
}

/** The one form for creating and changing a record; the screen's action saves it. */
export function RecordDialog({ title, ...form }: RecordFormProps & { title: string }) {
  return (
    <Modal title={title} className="record-dialog" onClose={form.onClose}>
      {/* The newer version, once it is asked for, is another form. */}
      <RecordForm key={form.record?.updated_at} {...form} />
    </Modal>
  );
}

function RecordForm({ method, rules, record, submitLabel, isReadOnly, asideAct, onClose, children }: RecordFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const refusal = useActionData<SaveRefusal>();
  const checks = useFieldChecks(rules, form, refusal);
  const draft = useDraft(form);
  const isSaving = useNavigation().formMethod !== undefined;
  useFocusInside(form);
  return (
    <>
      <Form
        ref={form}
        method={method}
        encType="multipart/form-data"
        preventScrollReset
        noValidate
        onSubmit={checks.onSubmit}
        onInput={checks.onInput}
        onBlur={checks.onBlur}
      >
        {record && <input type="hidden" name="seen" defaultValue={draft?.["seen"] ?? record.updated_at} />}
        <div className="form">
          {record && refusal?.newer ? (
            <ConflictNote
              key={refusal.newer.updated_at}
              form={form}
              sentence={refusal.failure}
              opened={record}
              newer={refusal.newer}
            />
          ) : (
            checks.sentence && <Banner tone="bad">{checks.sentence}</Banner>
          )}
          {draft && !checks.sentence && (
            <Banner tone="good">What you typed before the session ended is here again. It is not saved yet.</Banner>
          )}
          {isReadOnly ? (
            <fieldset className="form-read" disabled>
              {children(checks.errors)}
            </fieldset>
          ) : (
            children(checks.errors)
          )}
        </div>
        <div className="modal-foot">
          {asideAct}
          <button type="button" className="btn btn-quiet" onClick={onClose}>
            {isReadOnly ? "Close" : "Cancel"}
          </button>
          {!isReadOnly && (
            <BusyButton type="submit" className="btn" isBusy={isSaving}>
              {isSaving ? "Saving..." : submitLabel}
            </BusyButton>
          )}
        </div>
      </Form>
      <UnsavedChanges form={form} />
    </>
  );
}

/** A dialog opens with the focus in its first field; a form that takes the place of another must do the same. */
function useFocusInside(form: React.RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    form.current!.querySelector<HTMLElement>("input:not([type=hidden]), select, textarea")?.focus();
  }, [form]);
}
