import { useState } from "react";
import { Picture } from "#app/ui/picture.tsx";
import { UploadBox } from "./upload-box.tsx";

interface ImageFieldProps {
  label: string;
  /** The multipart name of the file, e.g. `image`. */
  name: string;
  /** The name under which the address of the picture to keep travels; emptied, the picture goes (decision 29). */
  existingName: string;
  /** The address of the stored picture. */
  stored: string | null;
  error?: string;
}

/** A record's picture with preview: chosen or dropped, replaced, removed. */
export function ImageField({ label, name, existingName, stored, error }: ImageFieldProps) {
  const [kept, setKept] = useState(stored);
  const [chosen, setChosen] = useState<File>();
  const hasPicture = chosen !== undefined || kept !== null;
  const removal = {
    words: chosen && kept ? "Keep the old one" : "Remove",
    onRemove: () => (chosen ? setChosen(undefined) : setKept(null)),
  };
  return (
    <UploadBox
      label={label}
      name={name}
      act={hasPicture ? "Replace" : "Choose a file"}
      preview={kept && <StoredPicture address={kept} />}
      file={chosen}
      error={error}
      onFile={setChosen}
      removal={hasPicture ? removal : undefined}
    >
      <input type="hidden" name={existingName} value={kept ?? ""} />
    </UploadBox>
  );
}

const StoredPicture = ({ address }: { address: string }) => (
  <Picture address={address} alt="" sizes="160px" width={160} height={107} className="art art-32" />
);
