import { useRef, useState } from "react";
import { BusyButton } from "#app/admin/frame/busy-button.tsx";
import { Form, useActionData, useNavigation } from "react-router";
import { RecordConflict } from "#app/admin/conflict/record-conflict.tsx";
import { AlsoOpen } from "#app/admin/open-record/also-open.tsx";
import { UnsavedChanges } from "#app/admin/draft/unsaved-changes.tsx";
import { useConflict } from "#app/admin/conflict/use-conflict.ts";
import { useDraft } from "#app/admin/draft/use-draft.ts";
import { useFieldChecks } from "#app/admin/form/use-field-checks.ts";
import type { EditedSettings } from "#app/domain/settings/settings-schema.ts";
import { Banner } from "#app/ui/banner.tsx";
import type { SettingsOutcome } from "./save-settings.ts";
import { SettingsFields } from "./settings-fields.tsx";
import { settingsForm } from "./settings-entries.ts";

const rules = { schema: settingsForm, requiredFields: ["siteName", "contactEmail"] };

/** The settings stand on a screen of their own, and stay there after a save. */
export function SettingsForm({ settings: stored }: { settings: EditedSettings }) {
  const form = useRef<HTMLFormElement>(null);
  const outcome = useActionData<SettingsOutcome>();
  const refusal = outcome && "failure" in outcome ? outcome : undefined;
  const checks = useFieldChecks(rules, form, refusal);
  const settings = useAsOpened(stored, outcome);
  const draft = useDraft(form, { version: settings.updated_at });
  const success = useSuccess(outcome);
  const isSaving = useNavigation().formMethod !== undefined;
  const conflict = useConflict(refusal, checks.sentence);
  return (
    <>
      <AlsoOpen list="settings" id={settings.id} />
      {conflict.isOpen && (
        <section className="pane settings-conflict" aria-label="Two versions">
          <RecordConflict
            key={refusal!.newer!.updated_at}
            form={form}
            sentence={refusal!.failure}
            isKept
            opened={draft && draft["seen"] !== settings.updated_at ? null : settings}
            newer={refusal!.newer as typeof settings}
            fieldsOf={fieldsOf}
            onSettled={conflict.settle}
          />
        </section>
      )}
      <Form
        ref={form}
        hidden={conflict.isOpen}
        method="post"
        className="pane settings"
        preventScrollReset
        noValidate
        onSubmit={checks.onSubmit}
        onInput={() => {
          success.forget();
          checks.onInput();
        }}
        onBlur={checks.onBlur}
      >
        <input type="hidden" name="seen" defaultValue={conflict.seenOver(draft?.["seen"] ?? settings.updated_at)} />
        <SettingsFields settings={settings} errors={checks.errors} />
        <div className="settings-foot">
          {conflict.sentence && <Banner tone="bad">{conflict.sentence}</Banner>}
          {conflict.isWritten && !conflict.sentence && <Banner tone="good">{conflict.written}</Banner>}
          {success.isShown && !checks.sentence && <Banner tone="good">Settings saved successfully!</Banner>}
          {draft && !outcome && !checks.sentence && (
            <Banner tone="good">What you typed before the session ended is here again. It is not saved yet.</Banner>
          )}
          <BusyButton type="submit" className="btn" isBusy={isSaving}>
            {isSaving ? "Saving..." : "Save Changes"}
          </BusyButton>
        </div>
      </Form>
      {/* What was saved is no longer a change. */}
      <UnsavedChanges key={settings.updated_at} form={form} />
    </>
  );
}

const fieldsOf = (version: EditedSettings) => <SettingsFields settings={version} errors={{}} />;

/** As they were at the opening or at one's own last save: another person's save must not pass for seen. */
function useAsOpened(stored: EditedSettings, outcome: SettingsOutcome | undefined): EditedSettings & { id: number } {
  const [opened, setOpened] = useState(stored);
  if (outcome && "saved" in outcome && outcome.saved.updated_at !== opened.updated_at) setOpened(outcome.saved);
  return { id: 1, ...opened };
}

/** The success stands until something is typed again: then it would no longer be true. */
function useSuccess(outcome: SettingsOutcome | undefined) {
  const [forgotten, setForgotten] = useState<SettingsOutcome>();
  return {
    isShown: outcome !== undefined && "saved" in outcome && outcome !== forgotten,
    forget: () => setForgotten(outcome),
  };
}
