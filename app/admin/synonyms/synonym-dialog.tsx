import { ContentDialog } from "#app/admin/form/content-dialog.tsx";
import { type Synonym, synonymInput } from "#app/domain/synonym/synonym-schema.ts";
import { TextAreaField } from "#app/ui/field.tsx";

const rules = { schema: synonymInput, requiredFields: ["words"] };

export default function SynonymDialog({ rows }: { rows: Synonym[] }) {
  return (
    <ContentDialog file="synonyms" one="synonym" rows={rows} rules={rules}>
      {(synonym, errors) => (
        <>
          <TextAreaField
            label="Words"
            name="words"
            required
            rows={3}
            autoComplete="off"
            spellCheck={false}
            placeholder="mba, m b a, master of business administration, एमबीए"
            hint="What people type, parted by commas. Small letters, capitals and dots make no difference."
            defaultValue={synonym?.words}
            error={errors.words}
          />
          <TextAreaField
            label="What they find"
            name="found_words"
            rows={2}
            autoComplete="off"
            spellCheck={false}
            placeholder="commerce"
            hint="Leave it empty where each of the words finds the others."
            defaultValue={synonym?.found_words}
            error={errors.found_words}
          />
        </>
      )}
    </ContentDialog>
  );
}
