import { Link } from "react-router";
import { MissingRecord } from "#app/admin/dialog/missing-record.tsx";
import { Opening } from "#app/admin/dialog/opening.tsx";
import { RecordDialog } from "#app/admin/form/record-dialog.tsx";
import { formatMoment } from "#app/admin/india-time.ts";
import { useListAddress } from "#app/admin/list/list-address.ts";
import { useOpenRecord } from "#app/admin/record/open-record.ts";
import { useMay } from "#app/admin/session/use-may.ts";
import {
  type LibraryPicture,
  libraryPictureChange,
  type UsedPicture,
} from "#app/domain/library-picture/library-picture-schema.ts";
import { TextAreaField, TextField } from "#app/ui/field.tsx";
import { FocusField } from "#app/admin/pictures/focus-field.tsx";
import { PictureUses } from "#app/admin/pictures/picture-uses.tsx";
import { pictureName } from "#app/admin/pictures/picture-name.ts";
import { ReplacePicture } from "#app/admin/pictures/adding/replace-picture.tsx";

const rules = { schema: libraryPictureChange, requiredFields: [] };

/** A picture of the library: its focal point, texts, uses, and a replacement. */
export default function PictureSheet({ rows }: { rows: LibraryPicture[] }) {
  const { is, record, close } = useOpenRecord({ file: "pictures", rows });
  const address = useListAddress();
  const may = useMay();
  if (is === "opening") return <Opening />;
  if (is === "missing") return <MissingRecord one="picture" onClose={close} />;
  if (is !== "edited") return null;
  // If it could not be read, the list's row is used.
  const { used_in, ...picture }: LibraryPicture & Partial<Pick<UsedPicture, "used_in">> = record;
  const { id, name, image_alt, use_count } = picture;
  return (
    <RecordDialog
      key={id}
      title={pictureName(picture)}
      method="put"
      rules={rules}
      submitLabel="Save"
      isReadOnly={!may("pictures.change")}
      asideAct={
        may("pictures.delete") &&
        use_count === 0 && (
          <Link className="btn btn-plain" to={address.with({ delete: `${id}`, edit: null })} preventScrollReset>
            Delete picture
          </Link>
        )
      }
      onClose={close}
    >
      {(errors) => (
        <div className="picture-sheet">
          <div>
            <FocusField picture={picture} />
            <p className="sub">{factsOf(picture)}</p>
          </div>
          <div className="picture-sheet-words">
            <TextField label="Name" name="name" autoComplete="off" defaultValue={name} error={errors.name} />
            <TextAreaField
              label="Description"
              name="image_alt"
              rows={3}
              hint="Read aloud to people who do not see the picture; empty only for ornament. Where it is shown already, the record’s own words stay"
              defaultValue={image_alt}
              error={errors.image_alt}
            />
            {used_in && <PictureUses uses={used_in} />}
            {may("pictures.change") && <ReplacePicture picture={picture} />}
          </div>
        </div>
      )}
    </RecordDialog>
  );
}

function factsOf({ width, height, created_at }: LibraryPicture): string {
  const size = width > 0 ? `${width} by ${height} pixels, added ` : "Added ";
  return `${size}${formatMoment(created_at)}`;
}
