import { lazy, Suspense } from "react";
import { CheckField } from "#app/admin/form/check-field.tsx";
import type { FieldErrors } from "#app/admin/form/form-entries.ts";
import { ShareImageField } from "#app/admin/form/share-image-field.tsx";
import { SearchPreview } from "#app/admin/form/search-preview.tsx";
import { ContentDialog } from "#app/admin/record/content-dialog.tsx";
import { type Page, pageInput } from "#app/domain/page/page-schema.ts";
import { pagePlaceWords } from "#app/domain/page/page-places.ts";
import { SelectField, TextAreaField, TextField } from "#app/ui/field.tsx";
import { Spinner } from "#app/ui/spinner.tsx";

const rules = { schema: pageInput, requiredFields: ["title"] };

// The editor stays out of the server.
const RichField = lazy(() => import("./rich-field.client.tsx"));

export default function PageDialog({ rows }: { rows: Page[] }) {
  return (
    <ContentDialog file="pages" one="page" rows={rows} rules={rules}>
      {(page, errors) => <PageFields page={page} errors={errors} />}
    </ContentDialog>
  );
}

function PageFields({ page, errors }: { page: Page | null; errors: FieldErrors }) {
  return (
    <>
      <TextField label="Title" name="title" required defaultValue={page?.title} error={errors["title"]} />
      <Suspense fallback={<Spinner label="Loading the editor" />}>
        <RichField
          label="Text"
          name="body"
          html={page?.body ?? ""}
          {...(errors["body"] && { error: errors["body"] })}
        />
      </Suspense>
      <TextField
        label="Address"
        name="slug"
        autoComplete="off"
        spellCheck={false}
        hint="What follows /pages/. Empty takes it from the title; a former address leads on to the new one."
        defaultValue={page?.slug}
        error={errors["slug"]}
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
      <TextAreaField
        label="Words in search results"
        name="description"
        rows={2}
        hint="Some 160 letters are shown. Empty takes the beginning of the text."
        defaultValue={page?.description}
        error={errors["description"]}
      />
      <ShareImageField record={page} errors={errors} />
      <SearchPreview
        path={`/pages/${page?.slug ?? ""}`}
        titles={["title"]}
        descriptions={["description", "body", "title"]}
      />
      <CheckField label="Visitors see it" name="is_published" isChecked={page?.is_published === 1} />
    </>
  );
}
