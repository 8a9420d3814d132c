import type { ReactNode } from "react";
import { useSaveAnswer } from "./use-save-answer.ts";
import type { Version } from "#app/admin/conflict/changed-fields.ts";
import { Modal } from "#app/admin/dialog/modal.tsx";
import type { FieldErrors } from "#app/admin/draft/form-entries.ts";
import type { FieldRules, SaveRefusal } from "./use-field-checks.ts";
import { VersionForm } from "./version-form.tsx";

interface RecordFormProps<Row extends Version> {
  /** POST creates, PUT changes. */
  method: "post" | "put";
  rules: FieldRules;
  /** The record as opened: saving over a newer version asks first. */
  record?: Row | null;
  /** Whether an overwritten version is kept. */
  isKept?: boolean;
  submitLabel: string;
  /** Sent as `way`, if the form has several. */
  submitWay?: string | undefined;
  /** Further submit buttons. */
  moreWays?: ReactNode;
  /** For those who may not change the record. */
  isReadOnly?: boolean;
  /** Above the fields, e.g. who else has it open. */
  note?: ReactNode;
  /** Apart from the other buttons, e.g. Delete. */
  asideAct?: ReactNode;
  onClose: () => void;
  /** The fields for the opened record, or for a newer version to compare. */
  children: (errors: FieldErrors, record: Row | null) => ReactNode;
}

/** The form for creating and changing a record; the screen's action saves it. */
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
  return (
    <VersionForm
      method={method}
      encType="multipart/form-data"
      rules={rules}
      refusal={useSaveAnswer<SaveRefusal>()}
      record={record}
      isKept={isKept}
      submitLabel={submitLabel}
      submitWay={submitWay}
      fieldsOf={(version, errors) => children(errors, version)}
    >
      {({ fields, notes, submit }) => (
        <>
          <div className="form">
            {note}
            {notes}
            {isReadOnly ? (
              <fieldset className="form-read" disabled>
                {fields}
              </fieldset>
            ) : (
              fields
            )}
          </div>
          <div className="modal-foot">
            {asideAct}
            <button type="button" className="btn btn-quiet" onClick={onClose}>
              {isReadOnly ? "Close" : "Cancel"}
            </button>
            {!isReadOnly && (
              <>
                {submit}
                {moreWays}
              </>
            )}
          </div>
        </>
      )}
    </VersionForm>
  );
}
