import { fieldOf } from "#app/admin/fields/field-of.ts";
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
            {...fieldOf(synonym, "words", errors)}
            required
            rows={3}
            autoComplete="off"
            spellCheck={false}
            placeholder="mba, m b a, master of business administration, एमबीए"
            hint="What people type, parted by commas. Small letters, capitals and dots make no difference."
          />
          <TextAreaField
            label="What they find"
            {...fieldOf(synonym, "found_words", errors)}
            rows={2}
            autoComplete="off"
            spellCheck={false}
            placeholder="commerce"
            hint="Leave it empty where each of the words finds the others."
          />
        </>
      )}
    </ContentDialog>
  );
}
