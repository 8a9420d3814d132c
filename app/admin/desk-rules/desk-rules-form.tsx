import { useRef, useState } from "react";
import { Form, useActionData, useNavigation } from "react-router";
import type { FieldErrors } from "#app/admin/draft/form-entries.ts";
import { RecordConflict } from "#app/admin/conflict/record-conflict.tsx";
import { UnsavedChanges } from "#app/admin/draft/unsaved-changes.tsx";
import { useConflict } from "#app/admin/conflict/use-conflict.ts";
import { useDraft } from "#app/admin/draft/use-draft.ts";
import { useFieldChecks } from "#app/admin/form/use-field-checks.ts";
import { BusyButton } from "#app/admin/frame/busy-button.tsx";
import type { Counsellor } from "#app/admin/leads/words/lead-tabs.content.ts";
import { AlsoOpen } from "#app/admin/open-record/also-open.tsx";
import { type EditedDeskRules, deskRulesInput } from "#app/domain/desk-rules/desk-rules-schema.ts";
import { Banner } from "#app/ui/banner.tsx";
import { DeskRulesFields } from "./desk-rules-fields.tsx";
import type { DeskRulesOutcome } from "./save-desk-rules.ts";
import { TakingFields } from "./taking-fields.tsx";

interface DeskRulesFormProps {
  stored: EditedDeskRules;
  counsellors: Counsellor[];
}

const checked = { schema: deskRulesInput, requiredFields: [] };

/** It stays open after a save. */
export function DeskRulesForm({ stored, counsellors }: DeskRulesFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const outcome = useActionData<DeskRulesOutcome>();
  const refusal = outcome && "failure" in outcome ? outcome : undefined;
  const checks = useFieldChecks(checked, form, refusal);
  const opened = useAsOpened(stored, outcome);
  const draft = useDraft(form, { version: opened.updated_at });
  const [forgotten, forget] = useState<DeskRulesOutcome>();
  const isSaved = outcome !== undefined && "saved" in outcome && outcome !== forgotten;
  const isSaving = useNavigation().formMethod !== undefined;
  const conflict = useConflict(refusal, checks.sentence);
  const fieldsOf = (rules: EditedDeskRules, errors: FieldErrors = {}) => (
    <>
      <TakingFields rules={rules} counsellors={counsellors} errors={errors} />
      <DeskRulesFields rules={rules} errors={errors} />
    </>
  );
  return (
    <>
      <AlsoOpen list="desk-rules" id={1} />
      {conflict.isOpen && (
        <section className="pane settings-conflict" aria-label="Two versions">
          <RecordConflict
            key={refusal!.newer!.updated_at}
            form={form}
            sentence={refusal!.failure}
            isKept
            opened={draft && draft["seen"] !== opened.updated_at ? null : opened}
            newer={refusal!.newer as typeof opened}
            fieldsOf={fieldsOf}
            onSettled={conflict.settle}
          />
        </section>
      )}
      <Form
        key={opened.updated_at}
        ref={form}
        hidden={conflict.isOpen}
        method="post"
        className="pane settings"
        preventScrollReset
        noValidate
        onSubmit={checks.onSubmit}
        onInput={() => {
          forget(outcome);
          checks.onInput();
        }}
        onBlur={checks.onBlur}
      >
        <input type="hidden" name="seen" defaultValue={conflict.seenOver(draft?.["seen"] ?? opened.updated_at)} />
        {fieldsOf(opened, checks.errors)}
        <div className="settings-foot">
          {conflict.sentence && <Banner tone="bad">{conflict.sentence}</Banner>}
          {conflict.isWritten && !conflict.sentence && <Banner tone="good">{conflict.written}</Banner>}
          {isSaved && !checks.sentence && <Banner tone="good">Rules saved. They hold from now on.</Banner>}
          {draft && !outcome && !checks.sentence && (
            <Banner tone="good">What you typed before the session ended is here again. It is not saved yet.</Banner>
          )}
          <BusyButton type="submit" className="btn" isBusy={isSaving}>
            {isSaving ? "Saving..." : "Save rules"}
          </BusyButton>
        </div>
      </Form>
      {/* What was saved is no longer a change. */}
      <UnsavedChanges key={`saved ${opened.updated_at}`} form={form} />
    </>
  );
}

/** As they were at the opening, or at one's own last save: another person's save must not pass for seen. */
function useAsOpened(stored: EditedDeskRules, outcome: DeskRulesOutcome | undefined): EditedDeskRules & { id: number } {
  const [opened, setOpened] = useState(stored);
  if (outcome && "saved" in outcome && outcome.saved.updated_at !== opened.updated_at) setOpened(outcome.saved);
  return { id: 1, ...opened };
}
