import { fieldOf } from "#app/admin/fields/field-of.ts";
import { CheckField } from "#app/admin/frame/check-field.tsx";
import { type FieldErrors, fieldsOf } from "#app/admin/draft/form-entries.ts";
import { ShareImageField } from "#app/admin/fields/share-image-field.tsx";
import { SearchPreview } from "#app/admin/search-words/search-preview.tsx";
import { callForData } from "#app/admin/api/api-client.ts";
import { useListAddress } from "#app/admin/list/list-address.ts";
import { BesideFields } from "#app/admin/plan/beside-fields.tsx";
import { PreviewButton } from "#app/admin/plan/preview-button.tsx";
import { SaveDraftButton } from "#app/admin/plan/save-draft-button.tsx";
import { WithdrawalField } from "#app/admin/plan/withdrawal-field.tsx";
import { ContentDialog } from "#app/admin/form/content-dialog.tsx";
import { type PlannedPage, pageInput } from "#app/domain/page/page-schema.ts";
import { pagePlaceWords } from "#app/domain/page/page-places.ts";
import { SelectField, TextAreaField, TextField } from "#app/ui/field.tsx";
import { RichField } from "./fetched-rich-field.tsx";

const rules = { schema: pageInput, requiredFields: ["title"] };

export default function PageDialog({ rows }: { rows: PlannedPage[] }) {
  return (
    <ContentDialog file="pages" one="page" rows={rows} rules={rules} drafts={drafts}>
      {(page, errors) => <PageFields page={page} errors={errors} />}
    </ContentDialog>
  );
}

const drafts = {
  lastOf: (page: PlannedPage) => ({ ...(page.plan?.draft ?? page), plan: page.plan }),
  isBeside: ({ plan }: PlannedPage) => plan?.draft != null,
  ways: (page: PlannedPage | null) => (
    <>
      {page?.is_published === 1 && <SaveDraftButton />}
      <PreviewButton make={previewPage} />
    </>
  ),
};

async function previewPage(entries: FormData): Promise<string> {
  const body = fieldsOf(entries, ["title", "body", "description", "slug"]);
  return (await callForData<{ url: string }>("page-previews", { method: "POST", body })).url;
}

interface PageFieldsProps {
  page: PlannedPage | null;
  errors: FieldErrors;
}

function PageFields({ page, errors }: PageFieldsProps) {
  const address = useListAddress();
  const plan = page?.plan;
  return (
    <>
      <TextField label="Title" {...fieldOf(page, "title", errors)} required />
      <RichField label="Text" name="body" html={page?.body ?? ""} {...(errors["body"] && { error: errors["body"] })} />
      {page && plan && page.is_published === 1 && (
        <BesideFields
          one="page"
          query={{ id: page.id }}
          plan={plan}
          path={`/pages/${page.slug}`}
          error={errors["publish_at"]}
          onDiscarded={() => address.close("edit", "new")}
        />
      )}
      <WayFields page={page} errors={errors} />
      <FoundFields page={page} errors={errors} />
      <SeenField page={page} />
    </>
  );
}

/** The page's address, and the link that leads to it. */
const WayFields = ({ page, errors }: PageFieldsProps) => (
  <>
    <TextField
      label="Address"
      {...fieldOf(page, "slug", errors)}
      autoComplete="off"
      spellCheck={false}
      hint="What follows /pages/. Leave empty to take it from the title; a former address leads on to the new one."
    />
    <SelectField
      label="Link to it"
      name="menu_place"
      defaultValue={page?.menu_place ?? "none"}
      error={errors["menu_place"]}
    >
      {Object.entries(pagePlaceWords).map(([place, words]) => (
        <option key={place} value={place}>
          {words}
        </option>
      ))}
    </SelectField>
  </>
);

/** Not `SearchWordsFields`: a page has no description, and uses the beginning of its text. */
const FoundFields = ({ page, errors }: PageFieldsProps) => (
  <>
    <TextField
      label="Headline in search results"
      {...fieldOf(page, "search_title", errors)}
      autoComplete="off"
      hint="Leave empty to take the title."
    />
    <TextAreaField
      label="Words in search results"
      {...fieldOf(page, "description", errors)}
      rows={2}
      hint="Some 160 letters are shown. Leave empty to take the beginning of the text."
    />
    <ShareImageField record={page} errors={errors} />
    <SearchPreview
      isLive={page?.is_published === 1}
      path={`/pages/${page?.slug ?? ""}`}
      titles={["search_title", "title"]}
      descriptions={["description", "body", "title"]}
    />
  </>
);

/** Whether the page is published, and until when. */
function SeenField({ page }: Pick<PageFieldsProps, "page">) {
  const isSeen = page?.is_published === 1;
  return (
    <>
      {page?.plan?.draft ? (
        <p className="hint">Visitors see the page. Publish or discard the draft before you take the page off.</p>
      ) : (
        <CheckField label="Visitors see it" name="is_published" isChecked={isSeen} />
      )}
      {isSeen && page.plan && (
        <WithdrawalField
          one="page"
          id={page.id}
          at={page.plan.withdraw_at}
          hint="Visitors no longer see it then; empty: it stays"
        />
      )}
    </>
  );
}
