import { fieldOf } from "#app/admin/fields/field-of.ts";
import type { SearchWords } from "#app/domain/search-words-schema.ts";
import { TextAreaField, TextField } from "#app/ui/field.tsx";
import type { FieldErrors } from "#app/admin/draft/form-entries.ts";
import { ShareImageField } from "#app/admin/fields/share-image-field.tsx";
import { SearchPreview } from "./search-preview.tsx";

interface SearchWordsFieldsProps {
  record: Partial<SearchWords> | null;
  path: string;
  /** The field that names the record. */
  title: "title" | "name";
  errors: FieldErrors;
}

/** Texts for search engines and shared links instead of the record's own, with a preview. */
export const SearchWordsFields = ({ record, path, title, errors }: SearchWordsFieldsProps) => (
  <fieldset className="control-group search-words">
    <legend>Search engines and shared links</legend>
    <TextField
      label="Headline in search results"
      {...fieldOf(record, "search_title", errors)}
      autoComplete="off"
      hint="Leave empty to take the record’s own, with what makes it clear."
    />
    <TextAreaField
      label="Words in search results"
      {...fieldOf(record, "search_description", errors)}
      rows={2}
      hint="Some 160 letters are shown. Leave empty to take the record’s facts and its description."
    />
    <ShareImageField record={record} errors={errors} />
    <SearchPreview
      isLive={record !== null}
      path={path}
      titles={["search_title", title]}
      descriptions={["search_description", "description"]}
    />
  </fieldset>
);
