import { type ReactNode, useRef } from "react";
import { BusyButton } from "#app/admin/frame/busy-button.tsx";
import { Form, useActionData, useNavigation } from "react-router";
import { Modal } from "#app/admin/dialog/modal.tsx";
import { Banner } from "#app/ui/banner.tsx";
import type { Version } from "#app/admin/conflict/changed-fields.ts";
import type { FieldErrors } from "#app/admin/draft/form-entries.ts";
import { RecordConflict } from "#app/admin/conflict/record-conflict.tsx";
import { useConflict } from "#app/admin/conflict/use-conflict.ts";
import { useDraft } from "#app/admin/draft/use-draft.ts";
import { UnsavedChanges } from "#app/admin/draft/unsaved-changes.tsx";
import { type FieldRules, type SaveRefusal, useFieldChecks } from "./use-field-checks.ts";

interface RecordFormProps<Row extends Version> {
  /** POST creates, PUT changes. */
  method: "post" | "put";
  rules: FieldRules;
  /** The record as it was opened: a save over a newer version asks first. */
  record?: Row | null;
  /** Whether what could not be saved stays as a version of it. */
  isKept?: boolean;
  submitLabel: string;
  /** Sent as `way`, where the form has more than one. */
  submitWay?: string | undefined;
  /** Further ways to send the form. */
  moreWays?: ReactNode;
  /** It shows the record to who may not change it. */
  isReadOnly?: boolean;
  /** Above the fields, e.g. who else has it open. */
  note?: ReactNode;
  /** Stands apart from the buttons, e.g. Delete. */
  asideAct?: ReactNode;
  onClose: () => void;
  /** The fields, of the record as it was opened, or of a newer version to compare it with. */
  children: (errors: FieldErrors, record: Row | null) => ReactNode;
}

/** The one form for creating and changing a record; the screen's action saves it. */
export function RecordDialog<Row extends Version>({ title, ...form }: RecordFormProps<Row> & { title: string }) {
  return (
    <Modal title={title} className="record-dialog" onClose={form.onClose}>
      <RecordForm {...form} />
    </Modal>
  );
}

function RecordForm<Row extends Version>({
  method,
  rules,
  record = null,
  isKept = false,
  submitLabel,
  submitWay,
  moreWays,
  isReadOnly,
  note,
  asideAct,
  onClose,
  children,
}: RecordFormProps<Row>) {
  const form = useRef<HTMLFormElement>(null);
  const refusal = useActionData<SaveRefusal>();
  const checks = useFieldChecks(rules, form, refusal);
  const draft = useDraft(form);
  const isSaving = useNavigation().formMethod !== undefined;
  const conflict = useConflict(record && refusal, checks.sentence);
  return (
    <>
      {record && refusal && conflict.isOpen && (
        <RecordConflict
          key={refusal.newer!.updated_at}
          form={form}
          sentence={refusal.failure}
          isKept={isKept}
          opened={draft && draft["seen"] !== record.updated_at ? null : record}
          newer={refusal.newer as Row}
          fieldsOf={(version) => children({}, version)}
          onSettled={conflict.settle}
        />
      )}
      <Form
        ref={form}
        hidden={conflict.isOpen}
        method={method}
        encType="multipart/form-data"
        preventScrollReset
        noValidate
        onSubmit={checks.onSubmit}
        onInput={checks.onInput}
        onBlur={checks.onBlur}
      >
        {record && (
          <input type="hidden" name="seen" defaultValue={conflict.seenOver(draft?.["seen"] ?? record.updated_at)} />
        )}
        <div className="form">
          {note}
          {conflict.sentence && <Banner tone="bad">{conflict.sentence}</Banner>}
          {conflict.isWritten && !conflict.sentence && <Banner tone="good">{conflict.written}</Banner>}
          {draft && !checks.sentence && (
            <Banner tone="good">What you typed before the session ended is here again. It is not saved yet.</Banner>
          )}
          {isReadOnly ? (
            <fieldset className="form-read" disabled>
              {children(checks.errors, record)}
            </fieldset>
          ) : (
            children(checks.errors, record)
          )}
        </div>
        <div className="modal-foot">
          {asideAct}
          <button type="button" className="btn btn-quiet" onClick={onClose}>
            {isReadOnly ? "Close" : "Cancel"}
          </button>
          {!isReadOnly && (
            <>
              <BusyButton
                type="submit"
                className="btn"
                isBusy={isSaving}
                {...(submitWay && { name: "way", value: submitWay })}
              >
                {isSaving ? "Saving..." : submitLabel}
              </BusyButton>
              {moreWays}
            </>
          )}
        </div>
      </Form>
      <UnsavedChanges form={form} />
    </>
  );
}
