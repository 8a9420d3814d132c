import { fetchedDialog } from "#app/admin/dialog/fetched-dialog.tsx";
import type { PictureDialogProps } from "#app/admin/pictures/picture-dialog.tsx";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type { LibraryPicture } from "#app/domain/library-picture/library-picture-schema.ts";
import { Picture } from "#app/ui/picture.tsx";
import { watchRestoring } from "#app/admin/draft/draft.ts";
import { UploadBox } from "./upload-box.tsx";

const PictureDialog = fetchedDialog<PictureDialogProps>(() =>
  import("#app/admin/pictures/picture-dialog.tsx").then(({ PictureDialog }) => ({ default: PictureDialog })),
);

interface ImageFieldProps {
  label: string;
  /** The multipart name of the file, e.g. `image`. */
  name: string;
  /** The field with the address of the picture to keep; empty removes it (D29). */
  existingName: string;
  /** The address of the stored picture. */
  stored: string | null;
  error?: string;
  /** Called with the text of another picture; empty for a file, undefined for the stored one. */
  onDescribed?: (image_alt: string | undefined) => void;
  /** Called whenever a picture appears or goes. */
  onPicture?: (hasPicture: boolean) => void;
}

/** A record's picture with preview: chosen from the device or library, dropped, replaced, removed. */
export function ImageField({ label, name, existingName, stored, error, onDescribed, onPicture }: ImageFieldProps) {
  const [kept, setKept] = useState(stored);
  const [chosen, setChosen] = useState<File>();
  const [isChoosing, setIsChoosing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const keptWords = useRef<string>(undefined);
  useEffect(
    () =>
      watchRestoring(field.current!.form!, ({ [existingName]: address }) => {
        if (address !== undefined) setKept(address || null);
      }),
    [existingName],
  );
  const hasPicture = chosen !== undefined || kept !== null;
  const tell = useEffectEvent((has: boolean) => onPicture?.(has));
  useEffect(() => tell(hasPicture), [hasPicture]);
  const removal = {
    words: chosen && kept ? "Keep the old one" : "Remove",
    onRemove: () => (chosen ? choose(undefined) : setKept(null)),
  };
  /** Without a file, the kept picture shows again. */
  function choose(file: File | undefined) {
    if (file ?? chosen) onDescribed?.(file ? "" : keptWords.current);
    setChosen(file);
  }
  function take({ image_url, image_alt }: LibraryPicture) {
    setChosen(undefined);
    setKept(image_url);
    keptWords.current = image_alt;
    onDescribed?.(image_alt);
    setIsChoosing(false);
  }
  return (
    <>
      <UploadBox
        label={label}
        name={name}
        act={hasPicture ? "Replace" : "Choose a file"}
        preview={kept && <StoredPicture key={kept} address={kept} />}
        file={chosen}
        error={error}
        onFile={choose}
        onLibrary={() => setIsChoosing(true)}
        removal={hasPicture ? removal : undefined}
      >
        <input ref={field} type="hidden" name={existingName} value={kept ?? ""} />
      </UploadBox>
      {isChoosing &&
        // Outside the form, since forms cannot be nested.
        createPortal(
          <PictureDialog
            act="Use this picture"
            current={kept && !chosen ? { src: kept, alt: "" } : undefined}
            onPicture={take}
            onClose={() => setIsChoosing(false)}
          />,
          document.body,
        )}
    </>
  );
}

const StoredPicture = ({ address }: { address: string }) => (
  <Picture address={address} alt="" sizes="160px" width={160} height={107} className="art art-32" />
);
