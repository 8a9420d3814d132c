import { type ReactNode, useId, useState } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { acceptedPictures } from "#app/admin/upload/fitting-picture.ts";
import { useChosenPicture } from "./use-chosen-picture.ts";

interface UploadBoxProps {
  label: string;
  /** The multipart name of the file, where a form sends it. */
  name?: string;
  /** What the button says that opens the system's dialog. */
  act: string;
  /** Shown before a file is chosen. */
  preview?: ReactNode;
  file: File | undefined;
  error?: string;
  /** Nothing when the chosen file was refused, or none was chosen. */
  onFile: (file: File | undefined) => void;
  /** Asks for a picture of the library, where one may stand here. */
  onLibrary?: () => void;
  /** The last button, where there is something to remove. */
  removal?: { words: string; onRemove: () => void };
  /** What else travels with the file. */
  children?: ReactNode;
}

/** A picture from this device: chosen or dropped, and shown before anything is sent. */
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
      {/* Dropping is a second way for a mouse; the button below does the same for everybody. */}
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
            // What is drawn would come in place of what is chosen there.
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
  // Not refused for that: the server reads kinds that this browser may not.
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
