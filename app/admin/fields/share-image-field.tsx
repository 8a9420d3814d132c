import type { FieldErrors } from "#app/admin/draft/form-entries.ts";
import { ImageField } from "./image-field.tsx";

interface ShareImageFieldProps {
  record: { share_image?: string | null | undefined } | null;
  errors: FieldErrors;
}

/** The picture of a record's shared links, instead of one drawn from its title. */
export const ShareImageField = ({ record, errors }: ShareImageFieldProps) => (
  <div>
    <ImageField
      label="Picture of shared links"
      name="share_image"
      existingName="existingShareImage"
      stored={record?.share_image ?? null}
      error={errors["share_image"]}
    />
    <p className="hint">1200 by 630 pixels of it are shown. Without one a picture is drawn of the title.</p>
  </div>
);
