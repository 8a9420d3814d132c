import { EvidenceField } from "#app/admin/claim-evidence/evidence-field.tsx";
import { AmountField } from "#app/admin/fields/amount-field.tsx";
import { CheckField } from "#app/admin/fields/check-field.tsx";
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

/** Every field of a university, for a new one and for changing one. */
export function UniversityFields(props: UniversityFieldsProps) {
  return (
    <>
      <MainFields {...props} />
      <FigureFields {...props} />
      <EvidenceField of="universities" kept={props.university?.evidence} errors={props.errors} />
      <OfferFields {...props} />
      <PartnershipField {...props} />
      <PictureFields {...props} />
      <AddressField {...props} />
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

function AddressField({ university, errors }: UniversityFieldsProps) {
  return (
    <TextField
      label="Address"
      name="slug"
      autoComplete="off"
      spellCheck={false}
      hint={
        university
          ? `/universities/${university.slug}; links to it will lead on to another one`
          : "Empty makes one of the name"
      }
      defaultValue={university?.slug}
      error={errors.slug}
    />
  );
}

function MainFields({ university, errors }: UniversityFieldsProps) {
  return (
    <>
      <TextField label="Name" name="name" required defaultValue={university?.name} error={errors.name} />
      <div className="form-row">
        <TextField
          label="Location"
          name="location"
          required
          placeholder="Pune, Maharashtra"
          defaultValue={university?.location}
          error={errors.location}
        />
        <TextField
          label="Website"
          name="website_url"
          type="url"
          inputMode="url"
          required
          placeholder="https://"
          defaultValue={university?.website_url}
          error={errors.website_url}
        />
      </div>
      <TextAreaField
        label="Description"
        name="description"
        required
        rows={4}
        defaultValue={university?.description}
        error={errors.description}
      />
    </>
  );
}

/** An empty one is not known, and is not shown to visitors. */
function FigureFields({ university, errors }: UniversityFieldsProps) {
  return (
    <>
      <div className="form-row">
        <TextField
          label="Ranking"
          name="ranking"
          inputMode="numeric"
          defaultValue={university?.ranking ?? ""}
          error={errors.ranking}
        />
        <TextField
          label="Founded year"
          name="founded_year"
          inputMode="numeric"
          defaultValue={university?.founded_year ?? ""}
          error={errors.founded_year}
        />
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
        <TextField
          label="Duration"
          name="duration"
          placeholder="24 Month"
          defaultValue={university?.duration}
          error={errors.duration}
        />
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
        name="image_alt"
        rows={2}
        hint="Of the image; read aloud to people who do not see it"
        defaultValue={university?.image_alt}
        error={errors.image_alt}
      />
    </>
  );
}
