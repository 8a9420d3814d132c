import { type ReactNode, useState } from "react";
import { useSaveAnswer } from "./use-save-answer.ts";
import type { Version } from "#app/admin/conflict/changed-fields.ts";
import type { FieldErrors } from "#app/admin/draft/form-entries.ts";
import { AlsoOpen } from "#app/admin/open-record/also-open.tsx";
import type { FieldRules, SaveRefusal } from "./use-field-checks.ts";
import { VersionForm } from "./version-form.tsx";

/** The outcome of a save: the new version with a message, or a refusal. */
export type StandingOutcome<Row = Pick<Version, "updated_at">> = { saved: Row; said: string } | SaveRefusal;

interface StandingFormProps<Row extends Version> {
  /** The contract's file without `.php`. */
  list: string;
  rules: FieldRules;
  /** The id is 0 while nothing is stored. */
  opened: Row;
  fieldsOf: (record: Row, errors: FieldErrors) => ReactNode;
  submitLabel: string;
  /** Sent as `way`, if the form has several. */
  submitWay?: string | undefined;
  /** Further submit buttons. */
  moreWays?: ReactNode;
}

/** The form of a single record: it belongs to a screen, and stays open after a save. */
export function StandingForm<Row extends Version>(props: StandingFormProps<Row>) {
  const { list, rules, opened, fieldsOf, submitLabel, submitWay, moreWays } = props;
  const outcome = useSaveAnswer<StandingOutcome>();
  const [forgotten, forget] = useState<StandingOutcome>();
  const save = outcome && "saved" in outcome ? outcome : undefined;
  return (
    <>
      {opened.id > 0 && <AlsoOpen list={list} id={opened.id} />}
      <VersionForm
        method="post"
        className="pane settings"
        conflictClass="pane settings-conflict"
        rules={rules}
        refusal={outcome && "failure" in outcome ? outcome : undefined}
        record={opened}
        // Drafts have no versions.
        isKept={submitWay === undefined}
        savedAt={save?.saved.updated_at ?? opened.updated_at}
        said={save && (save === forgotten ? "" : save.said)}
        onTyped={() => forget(outcome)}
        submitLabel={submitLabel}
        submitWay={submitWay}
        fieldsOf={(record, errors) => fieldsOf(record!, errors)}
      >
        {({ fields, notes, submit }) => (
          <>
            {fields}
            <div className="settings-foot">
              {notes}
              {submit}
              {moreWays}
            </div>
          </>
        )}
      </VersionForm>
    </>
  );
}

/** The version at opening or at the last own save: that of another person must not count as seen. */
export function useOpened<Row extends Pick<Version, "updated_at">>(stored: Row, saved: Row | undefined): Row {
  const [opened, setOpened] = useState(stored);
  if (saved && saved.updated_at !== opened.updated_at) setOpened(saved);
  return opened;
}
