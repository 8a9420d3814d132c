import { useMemo } from "react";
import { useSaveAnswer } from "#app/admin/form/use-save-answer.ts";
import type { FieldErrors } from "#app/admin/draft/form-entries.ts";
import { StandingForm, type StandingOutcome, useOpened } from "#app/admin/form/standing-form.tsx";
import { BesideFields } from "#app/admin/plan/beside-fields.tsx";
import { PreviewButton } from "#app/admin/plan/preview-button.tsx";
import { SaveDraftButton } from "#app/admin/plan/save-draft-button.tsx";
import { SearchPreview } from "#app/admin/search-words/search-preview.tsx";
import { pageTextsInput } from "#app/domain/page-text/page-text-schema.ts";
import { pageTexts } from "#app/domain/page-text/page-texts.content.ts";
import { valueIn } from "#app/domain/page-text/read-page-texts.ts";
import type { PageTexts } from "#app/domain/page-text/text-kinds.ts";
import { PageTextField } from "./page-text-field.tsx";
import { type OpenedTexts, previewPageTexts } from "./save-page-texts.ts";

/** The parts of a page with their texts. */
export function PageTextsForm({ stored, onDiscarded }: { stored: OpenedTexts; onDiscarded: () => void }) {
  const outcome = useSaveAnswer<StandingOutcome>();
  // After a save it is read again, with its plan.
  const isOwnSave = outcome && "saved" in outcome && outcome.saved.updated_at === stored.updated_at;
  const opened = useOpened(stored, isOwnSave ? stored : undefined);
  const rules = useMemo(() => ({ schema: pageTextsInput(stored.page), requiredFields: [] }), [stored.page]);
  const isBeside = opened.plan.draft !== null;
  const fieldsOf = (texts: OpenedTexts, errors: FieldErrors) => (
    <>
      {/* A colleague's save of the page itself has no plan. */}
      {texts.plan && (
        <BesideFields
          key={String(isBeside)}
          one="page-text"
          query={{ page: texts.page }}
          plan={texts.plan}
          path={texts.path ?? "/"}
          error={errors["publish_at"]}
          onDiscarded={onDiscarded}
        />
      )}
      <PageParts stored={texts} errors={errors} />
    </>
  );
  return (
    <StandingForm
      list="page-texts"
      rules={rules}
      opened={opened}
      fieldsOf={fieldsOf}
      submitLabel={isBeside ? "Publish the draft" : "Save texts"}
      submitWay={isBeside ? "into-place" : undefined}
      moreWays={
        <>
          <SaveDraftButton />
          <PreviewButton make={(entries) => previewPageTexts(entries, opened.page)} />
        </>
      }
    />
  );
}

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
          return <PageTextField key={name} {...{ name, text, value }} errors={errors} />;
        })}
        {part === "search" && (
          <SearchPreview
            isLive
            path={path ?? "/"}
            titles={["search.title"]}
            descriptions={["search.description"]}
            picture="search.picture"
          />
        )}
      </div>
    </fieldset>
  ));
}
