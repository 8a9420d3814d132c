import { type ReactNode, useRef } from "react";
import { ChoicesField } from "#app/admin/fields/choices-field.tsx";
import type { FieldErrors } from "#app/admin/draft/form-entries.ts";
import { type RowColumn, RowsField } from "#app/admin/list-fields/rows-field.tsx";
import { fieldWords, studyModeWords } from "#app/domain/course/course-words.ts";
import type { FieldRule, RuleKind } from "#app/domain/field-rule/field-rule-schema.ts";
import { groupDigits } from "#app/lib/money/grouped-number.ts";
import { TextAreaField, TextField } from "#app/ui/field.tsx";
import { choicesOf, type ContentProps, inLines } from "./content-props.ts";
import { BeforeAdmissionFields, ClaimNoteFields, SentencesField } from "./note-fields.tsx";
import { useJoinedContent } from "./use-joined-content.ts";

interface RuleContentFieldsProps {
  kind: RuleKind;
  rule: FieldRule | null;
  errors: FieldErrors;
}

/** The content of a rule, by kind. */
export function RuleContentFields({ kind, rule, errors }: RuleContentFieldsProps) {
  const box = useRef<HTMLInputElement>(null);
  useJoinedContent(box);
  const Fields = fieldsOf[kind] as (props: ContentProps<RuleKind>) => ReactNode;
  return (
    <>
      <input ref={box} type="hidden" />
      <Fields content={rule?.content ?? {}} errors={errors} />
    </>
  );
}

const fieldsOf: { [Kind in RuleKind]: (props: ContentProps<Kind>) => ReactNode } = {
  barred: BarredFields,
  "before-admission": BeforeAdmissionFields,
  refund: RefundFields,
  "loan-offer": OfferFields,
  "loan-note": SentencesField,
  "claim-note": ClaimNoteFields,
  "dollar-rate": DollarRateFields,
};

function BarredFields({ content, errors }: ContentProps<"barred">) {
  return (
    <>
      <ChoicesField
        label="Not taught in these modes"
        name="content.modes"
        choices={choicesOf(studyModeWords)}
        chosen={content.modes ?? []}
        error={errors["content.modes"]}
      />
      <TextAreaField
        label="Subjects, one a line"
        name="content.subjects"
        rows={6}
        hint="A course is barred where its subject, or without one its title, holds such words. Other names, in other letters, too, stand behind commas"
        defaultValue={inLines(content.subjects)}
        error={errors["content.subjects"]}
      />
      <TextAreaField
        label="Degrees, one a line"
        name="content.degrees"
        rows={2}
        hint="Where the title holds them; dots make no difference. Other names stand behind commas"
        defaultValue={inLines(content.degrees)}
        error={errors["content.degrees"]}
      />
      <ChoicesField
        label="Whole fields"
        name="content.fields"
        choices={choicesOf(fieldWords)}
        chosen={content.fields ?? []}
        error={errors["content.fields"]}
      />
    </>
  );
}

const inGroups = (amount: unknown) => (typeof amount === "number" ? groupDigits(amount) : "");

const tierColumns: RowColumn[] = [
  { name: "until_days", label: "Days after the last date", placeholder: "-15 is before it" },
  { name: "until", label: "Or until the day", type: "date" },
  { name: "percent", label: "Percent back", inputMode: "numeric" },
  { name: "less_rupees", label: "Less, rupees", inputMode: "decimal", write: inGroups },
];

function RefundFields({ content, errors }: ContentProps<"refund">) {
  return (
    <RowsField
      label="What comes back"
      name="content.tiers"
      one="tier"
      isOrdered
      columns={tierColumns}
      kept={content.tiers ?? [{ less_rupees: 0 }]}
      hint="The earliest first. After the last of them nothing comes back."
      errors={errors}
    />
  );
}

function OfferFields({ content, errors }: ContentProps<"loan-offer">) {
  return (
    <>
      <TextField
        label="Lender"
        name="content.lender"
        required
        defaultValue={content.lender}
        error={errors["content.lender"]}
      />
      <div className="form-row">
        <TextField
          label="Rate a year, percent"
          name="content.rate_percent"
          required
          inputMode="decimal"
          defaultValue={content.rate_percent}
          error={errors["content.rate_percent"]}
        />
        <TextField
          label="Fee of the loan, percent"
          name="content.fee_percent"
          required
          inputMode="decimal"
          hint="Of the amount, taxes included"
          defaultValue={content.fee_percent}
          error={errors["content.fee_percent"]}
        />
      </div>
      <TextField
        label="Months"
        name="content.months"
        required
        inputMode="numeric"
        defaultValue={content.months}
        error={errors["content.months"]}
      />
    </>
  );
}

function DollarRateFields({ content, errors }: ContentProps<"dollar-rate">) {
  return (
    <TextField
      label="Rupees a dollar"
      name="content.rupees"
      required
      inputMode="decimal"
      hint="The dollars of every course whose rupees are known follow from it"
      defaultValue={content.rupees}
      error={errors["content.rupees"]}
    />
  );
}
