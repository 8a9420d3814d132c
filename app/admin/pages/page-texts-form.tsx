import { useMemo, useRef, useState } from "react";
import { Form, useActionData, useNavigation } from "react-router";
import type { FieldErrors } from "#app/admin/draft/form-entries.ts";
import { RecordConflict } from "#app/admin/conflict/record-conflict.tsx";
import { SearchPreview } from "#app/admin/search-words/search-preview.tsx";
import { UnsavedChanges } from "#app/admin/draft/unsaved-changes.tsx";
import { useConflict } from "#app/admin/conflict/use-conflict.ts";
import { useDraft } from "#app/admin/draft/use-draft.ts";
import { useFieldChecks } from "#app/admin/form/use-field-checks.ts";
import { BusyButton } from "#app/admin/frame/busy-button.tsx";
import { BesideFields } from "#app/admin/plan/beside-fields.tsx";
import { SaveDraftButton } from "#app/admin/plan/save-draft-button.tsx";
import { PreviewButton } from "#app/admin/plan/preview-button.tsx";
import { AlsoOpen } from "#app/admin/open-record/also-open.tsx";
import { pageTextsInput } from "#app/domain/page-text/page-text-schema.ts";
import { pageTexts } from "#app/domain/page-text/page-texts.content.ts";
import { valueIn } from "#app/domain/page-text/read-page-texts.ts";
import type { PageTexts } from "#app/domain/page-text/text-kinds.ts";
import { Banner } from "#app/ui/banner.tsx";
import { PageTextField } from "./page-text-field.tsx";
import { type OpenedTexts, type PageTextsOutcome, previewPageTexts } from "./save-page-texts.ts";

/** The parts of a page with their texts; it stays open after a save. */
export function PageTextsForm({ stored, onDiscarded }: { stored: OpenedTexts; onDiscarded: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const outcome = useActionData<PageTextsOutcome>();
  const refusal = outcome && "failure" in outcome ? outcome : undefined;
  const rules = useMemo(() => ({ schema: pageTextsInput(stored.page), requiredFields: [] }), [stored.page]);
  const checks = useFieldChecks(rules, form, refusal);
  const opened = useAsOpened(stored, outcome);
  const isBeside = opened.plan.draft !== null;
  const draft = useDraft(form, { version: opened.updated_at });
  const [forgotten, forget] = useState<PageTextsOutcome>();
  const isSaved = outcome !== undefined && "saved" in outcome && outcome !== forgotten;
  const savedAt = outcome !== undefined && "saved" in outcome ? outcome.saved : opened.updated_at;
  const isSaving = useNavigation().formMethod !== undefined;
  const conflict = useConflict(refusal, checks.sentence);
  return (
    <>
      {opened.id > 0 && <AlsoOpen list="page-texts" id={opened.id} />}
      {conflict.isOpen && (
        <section className="pane settings-conflict" aria-label="Two versions">
          <RecordConflict
            key={refusal!.newer!.updated_at}
            form={form}
            sentence={refusal!.failure}
            isKept
            opened={draft && draft["seen"] !== opened.updated_at ? null : opened}
            newer={refusal!.newer as OpenedTexts}
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
          forget(outcome);
          checks.onInput();
        }}
        onBlur={checks.onBlur}
      >
        <input type="hidden" name="seen" defaultValue={conflict.seenOver(draft?.["seen"] ?? opened.updated_at)} />
        <BesideFields
          key={String(isBeside)}
          one="page-text"
          query={{ page: opened.page }}
          plan={opened.plan}
          path={opened.path ?? "/"}
          error={checks.errors["publish_at"]}
          onDiscarded={onDiscarded}
        />
        <PageParts stored={opened} errors={checks.errors} />
        <div className="settings-foot">
          {conflict.sentence && <Banner tone="bad">{conflict.sentence}</Banner>}
          {conflict.isWritten && !conflict.sentence && <Banner tone="good">{conflict.written}</Banner>}
          {isSaved && !checks.sentence && (
            <Banner tone="good">
              {outcome.isBeside
                ? "Draft saved. Visitors see the page as it was."
                : "Texts saved. They are on the page now."}
            </Banner>
          )}
          {draft && !outcome && !checks.sentence && (
            <Banner tone="good">What you typed before the session ended is here again. It is not saved yet.</Banner>
          )}
          <div className="page-texts-acts">
            <BusyButton
              type="submit"
              className="btn"
              isBusy={isSaving}
              {...(isBeside && { name: "way", value: "into-place" })}
            >
              {isSaving ? "Saving..." : isBeside ? "Publish the draft" : "Save texts"}
            </BusyButton>
            <SaveDraftButton />
            <PreviewButton make={(entries) => previewPageTexts(entries, opened.page)} />
          </div>
        </div>
      </Form>
      {/* What was saved is no longer a change, before it is read again. */}
      <UnsavedChanges key={savedAt} form={form} />
    </>
  );
}

const fieldsOf = (texts: OpenedTexts) => <PageParts stored={texts} errors={{}} />;

function PageParts({ stored: { page, texts: words }, errors }: { stored: OpenedTexts; errors: FieldErrors }) {
  const { parts, path }: PageTexts = pageTexts[page];
  return Object.entries(parts).map(([part, { label, note, texts }]) => (
    <fieldset key={part} className="settings-section">
      <legend>{label}</legend>
      {note && <p className="sub">{note}</p>}
      <div className="form">
        {Object.entries(texts).map(([key, text]) => {
          const name = `${part}.${key}`;
          const value = valueIn(words, name, text);
          return <PageTextField key={name} {...{ name, text, value }} error={errors[name]} />;
        })}
        {part === "search" && (
          <SearchPreview isLive path={path ?? "/"} titles={["search.title"]} descriptions={["search.description"]} />
        )}
      </div>
    </fieldset>
  ));
}

/** As they were at the opening or at one's own last save: another person's save must not pass for seen. */
function useAsOpened(stored: OpenedTexts, outcome: PageTextsOutcome | undefined): OpenedTexts {
  const [opened, setOpened] = useState(stored);
  const isOwnSave = outcome && "saved" in outcome && outcome.saved === stored.updated_at;
  if (isOwnSave && opened.updated_at !== stored.updated_at) setOpened(stored);
  return opened;
}
