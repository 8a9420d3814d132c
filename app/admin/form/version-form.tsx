import { type ComponentProps, type ReactNode, useRef } from "react";
import { Form, useNavigation } from "react-router";
import type { Version } from "#app/admin/conflict/changed-fields.ts";
import { RecordConflict } from "#app/admin/conflict/record-conflict.tsx";
import { useConflict } from "#app/admin/conflict/use-conflict.ts";
import type { FieldErrors } from "#app/admin/draft/form-entries.ts";
import { UnsavedChanges } from "#app/admin/draft/unsaved-changes.tsx";
import { useDraft } from "#app/admin/draft/use-draft.ts";
import { BusyButton } from "#app/admin/frame/busy-button.tsx";
import { Banner } from "#app/ui/banner.tsx";
import { type FieldRules, type SaveRefusal, useFieldChecks } from "./use-field-checks.ts";

interface VersionFormProps<Row extends Version> extends Omit<ComponentProps<typeof Form>, "children"> {
  rules: FieldRules;
  refusal: SaveRefusal | undefined;
  /** The record as it was opened: a save over a newer version asks first. Null for a new one. */
  record: Row | null;
  /** Whether what could not be saved stays as a version of it. */
  isKept: boolean;
  /** Where the choice between two versions stands. */
  conflictClass?: string;
  /** For a form that stays open after a save: what is saved is no longer a change. */
  savedAt?: string;
  /** What came of the last save; empty once something was typed over it. */
  said?: string;
  onTyped?: () => void;
  submitLabel: string;
  /** Sent as `way`, where the form has more than one. */
  submitWay?: string | undefined;
  fieldsOf: (record: Row | null, errors: FieldErrors) => ReactNode;
  children: (parts: { fields: ReactNode; notes: ReactNode; errors: FieldErrors; submit: ReactNode }) => ReactNode;
}

/**
 * The one form over what has versions: fields checked in place, the draft of an ended session, and a save after
 * somebody else's.
 */
export function VersionForm<Row extends Version>({
  rules,
  refusal,
  record,
  isKept,
  conflictClass,
  savedAt,
  said,
  onTyped,
  submitLabel,
  submitWay,
  fieldsOf,
  children,
  ...attributes
}: VersionFormProps<Row>) {
  const form = useRef<HTMLFormElement>(null);
  const pressed = useRef<HTMLElement>(null);
  const checks = useFieldChecks(rules, form, refusal);
  const draft = useDraft(form, { version: savedAt && record?.updated_at });
  const conflict = useConflict(record && refusal, checks.sentence);
  const isSaving = useNavigation().formMethod !== undefined;
  const choice = record && refusal && conflict.isOpen && (
    <RecordConflict
      key={refusal.newer!.updated_at}
      form={form}
      pressed={pressed}
      sentence={refusal.failure}
      isKept={isKept}
      opened={draft && draft["seen"] !== record.updated_at ? null : record}
      newer={refusal.newer as Row}
      fieldsOf={(version) => fieldsOf(version, {})}
      onSettled={conflict.settle}
    />
  );
  const isDraftBack = draft !== null && said === undefined && !refusal;
  const notes = <FormNotes {...{ conflict, said, isDraftBack }} isRefused={Boolean(checks.sentence)} />;
  const submit = (
    <BusyButton type="submit" className="btn" isBusy={isSaving} {...(submitWay && { name: "way", value: submitWay })}>
      {isSaving ? "Saving..." : submitLabel}
    </BusyButton>
  );
  return (
    <>
      {choice && conflictClass ? (
        <section className={conflictClass} aria-label="Two versions">
          {choice}
        </section>
      ) : (
        choice
      )}
      <Form
        ref={form}
        hidden={conflict.isOpen}
        preventScrollReset
        noValidate
        onSubmit={(event) => {
          pressed.current = event.nativeEvent.submitter;
          checks.onSubmit(event);
        }}
        onInput={() => {
          onTyped?.();
          checks.onInput();
        }}
        onBlur={checks.onBlur}
        {...attributes}
      >
        {record && (
          <input type="hidden" name="seen" defaultValue={conflict.seenOver(draft?.["seen"] ?? record.updated_at)} />
        )}
        {children({ fields: fieldsOf(record, checks.errors), notes, errors: checks.errors, submit })}
      </Form>
      <UnsavedChanges key={savedAt} form={form} />
    </>
  );
}

interface FormNotesProps {
  conflict: ReturnType<typeof useConflict>;
  said: string | undefined;
  isDraftBack: boolean;
  isRefused: boolean;
}

/** What stands above the fields: why nothing was saved, or what came of it. */
const FormNotes = ({ conflict, said, isDraftBack, isRefused }: FormNotesProps) => (
  <>
    {conflict.sentence && <Banner tone="bad">{conflict.sentence}</Banner>}
    {conflict.isWritten && !conflict.sentence && <Banner tone="good">{conflict.written}</Banner>}
    {said && !isRefused && <Banner tone="good">{said}</Banner>}
    {isDraftBack && !isRefused && (
      <Banner tone="good">What you typed before the session ended is here again. It is not saved yet.</Banner>
    )}
  </>
);
