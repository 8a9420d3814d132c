import { type ReactNode, useId, useState } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { acceptedPictures } from "#app/admin/upload/fitting-picture.ts";
import { useChosenPicture } from "./use-chosen-picture.ts";

interface UploadBoxProps {
  label: string;
  /** The multipart name, if a form sends the file. */
  name?: string;
  /** The label of the button that opens the file dialog. */
  act: string;
  /** Shown before a file is chosen. */
  preview?: ReactNode;
  file: File | undefined;
  error?: string;
  /** Undefined if the file was refused or none was chosen. */
  onFile: (file: File | undefined) => void;
  /** Opens the library, if one of its pictures may be used. */
  onLibrary?: () => void;
  /** The last button, if there is something to remove. */
  removal?: { words: string; onRemove: () => void };
  /** Further fields. */
  children?: ReactNode;
}

/** Chooses or drops a picture from this device, and previews it. */
export function UploadBox(props: UploadBoxProps) {
  const { label, name, act, preview, file, error, onLibrary, removal, children } = props;
  const { input, isDrawing, refusal, choose, drop, forget } = useChosenPicture(props);
  const id = useId();
  return (
    <div className="field">
      {children}
      <span className="label" id={`${id}label`}>
        {label}
      </span>
      {/* Dropping is an alternative for mice; the button does the same for everybody. */}
      <div className="upload" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        {file ? <FilePreview key={`${file.name} ${file.lastModified}`} file={file} /> : (preview ?? <NoPreview />)}
        <div className="upload-acts">
          <input
            ref={input}
            id={id}
            className="visually-hidden"
            type="file"
            name={name}
            accept={acceptedPictures}
            aria-labelledby={`${id}label ${id}act`}
            aria-describedby={`${id}hint ${id}error`}
            aria-invalid={refusal || error ? true : undefined}
            onChange={(event) => void choose(event.target.files?.[0])}
          />
          <label className="btn btn-quiet" id={`${id}act`} htmlFor={id}>
            {act}
          </label>
          {onLibrary && (
            // While a picture is being resized, its result would replace one chosen there.
            <button type="button" className="btn btn-quiet" disabled={isDrawing} onClick={onLibrary}>
              From the library
            </button>
          )}
          {removal && <RemoveButton {...removal} onPress={forget} />}
          <p className="hint" id={`${id}hint`}>
            {isDrawing ? "It is made ready on this device..." : (file?.name ?? kinds)}
          </p>
        </div>
      </div>
      <p className="error" id={`${id}error`}>
        {refusal ?? error}
      </p>
    </div>
  );
}

interface RemoveButtonProps extends NonNullable<UploadBoxProps["removal"]> {
  onPress: () => void;
}

const RemoveButton = ({ words, onRemove, onPress }: RemoveButtonProps) => (
  <button
    type="button"
    className="btn btn-plain"
    onClick={() => {
      onPress();
      onRemove();
    }}
  >
    {words}
  </button>
);

const kinds = "Or drop one here: JPEG, PNG, WebP, AVIF or GIF, up to 8 MB";

const NoPreview = () => (
  <div className="art art-32 art-none">
    <Icon name="image" />
  </div>
);

function FilePreview({ file }: { file: File }) {
  const [address] = useState(() => URL.createObjectURL(file));
  const [isUnreadable, setIsUnreadable] = useState(false);
  // Not refused: the server may read formats that this browser cannot.
  if (isUnreadable) return <NoPreview />;
  return (
    <div className="art art-32">
      <img
        src={address}
        alt=""
        onLoad={() => URL.revokeObjectURL(address)}
        onError={() => {
          URL.revokeObjectURL(address);
          setIsUnreadable(true);
        }}
      />
    </div>
  );
}
