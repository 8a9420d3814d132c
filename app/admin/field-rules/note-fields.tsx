import { ChoicesField } from "#app/admin/fields/choices-field.tsx";
import { studyModeWords } from "#app/domain/course/course-words.ts";
import { TextAreaField, TextField } from "#app/ui/field.tsx";
import { choicesOf, type ContentProps, inLines } from "./content-props.ts";

export function SentencesField({ content, errors }: ContentProps<"loan-note">) {
  return (
    <TextAreaField
      label="Sentences, one a line"
      name="content.sentences"
      required
      rows={5}
      defaultValue={inLines(content.sentences)}
      error={errors["content.sentences"]}
    />
  );
}

export function BeforeAdmissionFields({ content, errors }: ContentProps<"before-admission">) {
  return (
    <>
      <ChoicesField
        label="Of courses in these modes"
        name="content.modes"
        choices={choicesOf(studyModeWords)}
        chosen={content.modes ?? []}
        error={errors["content.modes"]}
      />
      <SentencesField content={content} errors={errors} />
    </>
  );
}

export function ClaimNoteFields({ content, errors }: ContentProps<"claim-note">) {
  return (
    <>
      <TextAreaField
        label="Words, one a line"
        name="content.words"
        required
        rows={4}
        hint="A claim that holds one of them carries the sentence, in the size of the claim"
        defaultValue={inLines(content.words)}
        error={errors["content.words"]}
      />
      <TextField
        label="Sentence"
        name="content.sentence"
        required
        defaultValue={content.sentence}
        error={errors["content.sentence"]}
      />
    </>
  );
}
