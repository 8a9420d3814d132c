import { type DragEvent, useId, useState } from "react";
import { refusalOfFile } from "#app/admin/form/image-field.tsx";
import { Icon } from "#app/ui/icon.tsx";

interface PictureUploadProps {
  file?: File;
  error?: string;
  onFile: (file: File) => void;
}

/** A file for the library: chosen or dropped. */
export function PictureUpload({ file, error, onFile }: PictureUploadProps) {
  const [refusal, setRefusal] = useState<string>();
  const id = useId();
  function choose(next: File | undefined) {
    if (!next) return;
    const why = refusalOfFile(next);
    setRefusal(why);
    if (!why) onFile(next);
  }
  function drop(event: DragEvent) {
    event.preventDefault();
    choose(event.dataTransfer.files[0]);
  }
  return (
    <div className="field">
      <span className="label" id={`${id}label`}>
        New picture
      </span>
      {/* Dropping is a second way for a mouse; the button below does the same for everybody. */}
      <div className="upload" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        {file ? <FilePreview key={file.lastModified + file.name} file={file} /> : <NoPreview />}
        <div className="upload-acts">
          <input
            id={id}
            className="visually-hidden"
            type="file"
            accept="image/*"
            aria-labelledby={`${id}label ${id}act`}
            aria-describedby={`${id}hint ${id}error`}
            onChange={(event) => choose(event.target.files?.[0])}
          />
          <label className="btn btn-quiet" id={`${id}act`} htmlFor={id}>
            Choose a file
          </label>
          <p className="hint" id={`${id}hint`}>
            {file?.name ?? "Or drop one here: JPEG, PNG, WebP, AVIF or GIF, up to 8 MB"}
          </p>
        </div>
      </div>
      <p className="error" id={`${id}error`}>
        {refusal ?? error}
      </p>
    </div>
  );
}

const NoPreview = () => (
  <div className="art art-32 art-none">
    <Icon name="image" />
  </div>
);

function FilePreview({ file }: { file: File }) {
  const [address] = useState(() => URL.createObjectURL(file));
  return (
    <div className="art art-32">
      <img src={address} alt="" onLoad={() => URL.revokeObjectURL(address)} />
    </div>
  );
}
