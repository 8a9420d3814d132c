import { type SubmitEvent, useState } from "react";
import { DialogFoot } from "#app/admin/dialog/dialog-foot.tsx";
import { Modal } from "#app/admin/dialog/modal.tsx";
import { TextField } from "#app/ui/field.tsx";
import { Banner } from "#app/ui/banner.tsx";
import type { LibraryPicture } from "#app/domain/library-picture/library-picture-schema.ts";
import { PictureLibrary } from "./library/picture-library.tsx";
import { PictureUpload } from "./adding/picture-upload.tsx";
import { usePictureChoice } from "./use-picture-choice.ts";

export interface PictureDialogProps {
  /** The label of the button that uses the picture. */
  act: string;
  /** A dropped or pasted file: only its description is still needed. */
  file?: File;
  /** The current picture. */
  current?: { src: string; alt: string };
  onPicture: (picture: LibraryPicture) => void;
  onClose: () => void;
}

/** Chooses a picture of the library, or adds one; with its alternative text. */
export function PictureDialog({ act, file, current, onPicture, onClose }: PictureDialogProps) {
  const choice = usePictureChoice({ file, current });
  const [alt, setAlt] = useState(current?.alt ?? "");
  const { chosen, errors } = choice;

  function choose(next: LibraryPicture | File) {
    choice.choose(next);
    setAlt(next instanceof File ? "" : next.image_alt);
  }
  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // React would bubble the event to a surrounding form.
    event.stopPropagation();
    const picture = await choice.take(alt.trim());
    if (picture) onPicture(picture);
  }

  return (
    <Modal title="Picture" className="record-dialog picture-dialog" onClose={onClose}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <div className="form">
          {choice.failure && <Banner tone="bad">{choice.failure}</Banner>}
          <PictureUpload file={chosen instanceof File ? chosen : undefined} error={errors["image"]} onFile={choose} />
          <PictureLibrary
            library={choice.library}
            chosen={chosen instanceof File ? undefined : chosen}
            onChoose={choose}
            onDelete={(picture) => void choice.remove(picture)}
            deleted={choice.deleted}
            onTakeBack={(deleted) => void choice.takeBack(deleted)}
          />
        </div>
        <div className="picture-words">
          <TextField
            label="Picture description"
            name="image_alt"
            required
            hint="Read aloud to people who do not see the picture"
            autoComplete="off"
            value={alt}
            onChange={(event) => setAlt(event.target.value)}
            error={errors["image_alt"]}
          />
        </div>
        <DialogFoot onClose={onClose} isBusy={choice.isBusy}>
          {choice.isBusy ? "Saving..." : act}
        </DialogFoot>
      </form>
    </Modal>
  );
}
