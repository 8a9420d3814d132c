import { type ReactNode, useRef } from "react";
import { Form, useActionData, useNavigation } from "react-router";
import { Modal } from "#app/admin/dialog/modal.tsx";
import { Banner } from "#app/ui/banner.tsx";
import type { FieldErrors } from "./form-entries.ts";
import { useDraft } from "./use-draft.ts";
import { UnsavedChanges } from "./unsaved-changes.tsx";
import { type FieldRules, type SaveRefusal, useFieldChecks } from "./use-field-checks.ts";

interface RecordDialogProps {
  title: string;
  /** POST creates, PUT changes. */
  method: "post" | "put";
  rules: FieldRules;
  submitLabel: string;
  /** Stands apart from the buttons, e.g. Delete. */
  asideAct?: ReactNode;
  onClose: () => void;
  children: (errors: FieldErrors) => ReactNode;
}

/** The one form for creating and changing a record; the screen's action saves it. */
export function RecordDialog({ title, method, rules, submitLabel, asideAct, onClose, children }: RecordDialogProps) {
  const form = useRef<HTMLFormElement>(null);
  const checks = useFieldChecks(rules, form, useActionData<SaveRefusal>());
  const isRestored = useDraft(form);
  const isSaving = useNavigation().formMethod !== undefined;
  return (
    <Modal title={title} className="record-dialog" onClose={onClose}>
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
        <div className="form">
          {checks.sentence && <Banner tone="bad">{checks.sentence}</Banner>}
          {isRestored && !checks.sentence && (
            <Banner tone="good">What you typed before the session ended is here again. It is not saved yet.</Banner>
          )}
          {children(checks.errors)}
        </div>
        <div className="modal-foot">
          {asideAct}
          <button type="button" className="btn btn-quiet" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" className="btn" disabled={isSaving}>
            {isSaving ? "Saving..." : submitLabel}
          </button>
        </div>
      </Form>
      <UnsavedChanges form={form} />
    </Modal>
  );
}
