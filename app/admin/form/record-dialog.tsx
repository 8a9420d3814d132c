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
