import { fieldOf } from "#app/admin/fields/field-of.ts";
import { OwnAddressField } from "#app/admin/fields/own-address-field.tsx";
import { EvidenceField } from "#app/admin/claim-evidence/evidence-field.tsx";
import { AmountField } from "#app/admin/fields/amount-field.tsx";
import { ChoicesField } from "#app/admin/fields/choices-field.tsx";
import type { FieldErrors } from "#app/admin/draft/form-entries.ts";
import { SearchWordsFields } from "#app/admin/search-words/search-words-fields.tsx";
import { ListField } from "#app/admin/list-fields/list-field.tsx";
import { programCategoryMenu } from "#app/domain/program/program-categories.ts";
import type { Program } from "#app/domain/program/program-schema.ts";
import type { UniversityName } from "#app/domain/university/university-schema.ts";
import { TextAreaField, TextField } from "#app/ui/field.tsx";
import { BadgeField } from "./badge-field.tsx";
import { OffersField } from "./offers-field.tsx";

interface ProgramFieldsProps {
  program: Program | null;
  universities: UniversityName[];
  /** Whether these are all universities. */
  areAll: boolean;
  errors: FieldErrors;
}

const categories = programCategoryMenu.map(({ key, name, note }) => ({
  value: key,
  label: (
    <>
      {name} <small>{note}</small>
    </>
  ),
}));

export function ProgramFields({ program, universities, areAll, errors }: ProgramFieldsProps) {
  return (
    <>
      <CardFields program={program} errors={errors} />
      <DetailFields program={program} errors={errors} />
      <ChoicesField
        label="Categories"
        name="categories"
        choices={categories}
        chosen={program?.categories ?? []}
        error={errors.categories}
      />
      <ListField
        label="Key features"
        name="keyFeatures"
        one="key feature"
        kept={program?.keyFeatures ?? []}
        error={errors.keyFeatures}
      />
      <OffersField kept={program?.universities ?? []} {...{ universities, areAll, errors }} />
      <EvidenceField of="programs" kept={program?.evidence} errors={errors} />
      <OwnAddressField record={program} folder="/programs/" madeOf="title" errors={errors} />
      <SearchWordsFields record={program} path={`/programs/${program?.slug ?? ""}`} title="title" errors={errors} />
    </>
  );
}

/** The content of the programme's card. */
function CardFields({ program, errors }: Omit<ProgramFieldsProps, "universities" | "areAll">) {
  return (
    <>
      <TextField label="Title" {...fieldOf(program, "title", errors)} required />
      <BadgeField chosen={program?.badge ?? "Trending"} error={errors.badge} />
      <div className="form-row">
        <TextField label="Duration" {...fieldOf(program, "duration", errors)} required placeholder="2 Years" />
        <TextField
          label="Specializations"
          {...fieldOf(program, "specializations", errors)}
          placeholder="80+ Specializations"
        />
      </div>
    </>
  );
}

/** The details behind the card; a general text replaces an empty one. */
function DetailFields({ program, errors }: Omit<ProgramFieldsProps, "universities" | "areAll">) {
  return (
    <>
      <TextAreaField
        label="Course overview"
        {...fieldOf(program, "description", errors)}
        rows={4}
        hint="Left empty, visitors read a general text; so with eligibility, fees and key features"
      />
      <TextAreaField label="Eligibility" {...fieldOf(program, "eligibility", errors)} rows={2} />
      <div className="form-row">
        <AmountField
          label="Fees from, rupees"
          name="fees_from"
          placeholder="1,50,000"
          amount={program?.fees_from}
          error={errors.fees_from}
        />
        <AmountField
          label="Fees to, rupees"
          name="fees_to"
          placeholder="4,50,000"
          amount={program?.fees_to}
          error={errors.fees_to}
        />
      </div>
    </>
  );
}
