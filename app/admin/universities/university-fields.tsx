import { fieldOf } from "#app/admin/fields/field-of.ts";
import { OwnAddressField } from "#app/admin/fields/own-address-field.tsx";
import { EvidenceField } from "#app/admin/claim-evidence/evidence-field.tsx";
import { AmountField } from "#app/admin/fields/amount-field.tsx";
import { CheckField } from "#app/admin/frame/check-field.tsx";
import { SearchWordsFields } from "#app/admin/search-words/search-words-fields.tsx";
import type { FieldErrors } from "#app/admin/draft/form-entries.ts";
import { ImageField } from "#app/admin/fields/image-field.tsx";
import { ListField } from "#app/admin/list-fields/list-field.tsx";
import type { University } from "#app/domain/university/university-schema.ts";
import { TextAreaField, TextField } from "#app/ui/field.tsx";
import { PartnershipField } from "./partnership-field.tsx";

interface UniversityFieldsProps {
  university: University | null;
  errors: FieldErrors;
}

export function UniversityFields(props: UniversityFieldsProps) {
  return (
    <>
      <MainFields {...props} />
      <FigureFields {...props} />
      <EvidenceField of="universities" kept={props.university?.evidence} errors={props.errors} />
      <OfferFields {...props} />
      <PartnershipField {...props} />
      <PictureFields {...props} />
      <OwnAddressField record={props.university} folder="/universities/" madeOf="name" errors={props.errors} />
      <CheckField label="Featured" name="is_featured" isChecked={props.university?.is_featured === 1} />
      <SearchWordsFields
        record={props.university}
        path={`/universities/${props.university?.slug ?? ""}`}
        title="name"
        errors={props.errors}
      />
    </>
  );
}

function MainFields({ university, errors }: UniversityFieldsProps) {
  return (
    <>
      <TextField label="Name" {...fieldOf(university, "name", errors)} required />
      <div className="form-row">
        <TextField
          label="Location"
          {...fieldOf(university, "location", errors)}
          required
          placeholder="Pune, Maharashtra"
        />
        <TextField
          label="Website"
          {...fieldOf(university, "website_url", errors)}
          type="url"
          inputMode="url"
          required
          placeholder="https://"
        />
      </div>
      <TextAreaField label="Description" {...fieldOf(university, "description", errors)} required rows={4} />
    </>
  );
}

/** Empty means unknown, and is not shown to visitors. */
function FigureFields({ university, errors }: UniversityFieldsProps) {
  return (
    <>
      <div className="form-row">
        <TextField label="Ranking" {...fieldOf(university, "ranking", errors)} inputMode="numeric" />
        <TextField label="Founded year" {...fieldOf(university, "founded_year", errors)} inputMode="numeric" />
      </div>
      <div className="form-row">
        <AmountField
          label="Student count"
          name="student_count"
          amount={university?.student_count}
          error={errors.student_count}
        />
        <TextField
          label="Acceptance rate, percent"
          name="acceptance_rate"
          inputMode="decimal"
          defaultValue={university?.acceptance_rate?.toFixed(2)}
          error={errors.acceptance_rate}
        />
      </div>
      <div className="form-row">
        <AmountField
          label="Tuition fee, rupees"
          name="tuition_fee"
          hint="For the whole programme"
          amount={university?.tuition_fee}
          error={errors.tuition_fee}
        />
        <TextField label="Duration" {...fieldOf(university, "duration", errors)} placeholder="24 Month" />
      </div>
    </>
  );
}

function OfferFields({ university, errors }: UniversityFieldsProps) {
  return (
    <div className="form-row">
      <ListField
        label="Programmes"
        name="programs"
        one="programme"
        kept={university?.programs ?? []}
        error={errors.programs}
      />
      <ListField
        label="Facilities"
        name="facilities"
        one="facility"
        kept={university?.facilities ?? []}
        error={errors.facilities}
      />
    </div>
  );
}

function PictureFields({ university, errors }: UniversityFieldsProps) {
  return (
    <>
      <div className="form-row">
        <ImageField
          label="Image"
          name="image"
          existingName="existingImage"
          stored={university?.image_url ?? null}
          error={errors.image}
        />
        <ImageField
          label="Logo"
          name="logo"
          existingName="existingLogo"
          stored={university?.logo_url ?? null}
          error={errors.logo}
        />
      </div>
      <TextAreaField
        label="Picture description"
        {...fieldOf(university, "image_alt", errors)}
        rows={2}
        hint="Of the image; read aloud to people who do not see it"
      />
    </>
  );
}
