import { type ReactNode, useState } from "react";
import { useSaveAnswer } from "./use-save-answer.ts";
import type { Version } from "#app/admin/conflict/changed-fields.ts";
import type { FieldErrors } from "#app/admin/draft/form-entries.ts";
import { AlsoOpen } from "#app/admin/open-record/also-open.tsx";
import type { FieldRules, SaveRefusal } from "./use-field-checks.ts";
import { VersionForm } from "./version-form.tsx";

/** What became of a save: the version it made with a sentence of it, or why nothing was stored. */
export type StandingOutcome<Row = Pick<Version, "updated_at">> = { saved: Row; said: string } | SaveRefusal;

interface StandingFormProps<Row extends Version> {
  /** The file of the contract without `.php`. */
  list: string;
  rules: FieldRules;
  /** The id is 0 while nothing is stored. */
  opened: Row;
  fieldsOf: (record: Row, errors: FieldErrors) => ReactNode;
  submitLabel: string;
  /** Sent as `way`, where the form has more than one. */
  submitWay?: string | undefined;
  /** Further ways to send the form. */
  moreWays?: ReactNode;
}

/** The form of what is there once: it is a screen's own, and stays open after a save. */
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
        // A draft beside what visitors see has no versions.
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

/** As it was at the opening, or at one's own last save: another person's save must not pass for seen. */
export function useOpened<Row extends Pick<Version, "updated_at">>(stored: Row, saved: Row | undefined): Row {
  const [opened, setOpened] = useState(stored);
  if (saved && saved.updated_at !== opened.updated_at) setOpened(saved);
  return opened;
}
