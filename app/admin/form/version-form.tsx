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
  /** The record as opened: saving over a newer version asks first. Null for a new one. */
  record: Row | null;
  /** Whether an overwritten version is kept. */
  isKept: boolean;
  /** The class of the conflict's part. */
  conflictClass?: string;
  /** For forms that stay open: saved input is no change any more. */
  savedAt?: string;
  /** The message of the last save; empty once something is typed. */
  said?: string;
  onTyped?: () => void;
  submitLabel: string;
  /** Sent as `way`, if the form has several. */
  submitWay?: string | undefined;
  fieldsOf: (record: Row | null, errors: FieldErrors) => ReactNode;
  children: (parts: { fields: ReactNode; notes: ReactNode; errors: FieldErrors; submit: ReactNode }) => ReactNode;
}

/** The form for versioned records: validation, drafts of an ended session, and conflicts. */
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

/** The notes above the fields: the refusal, or the outcome of the save. */
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
