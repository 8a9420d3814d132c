import { type DragEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { watchRestoring } from "#app/admin/draft/draft.ts";
import { acceptedPictures, fittingPicture, isUnfit, whyRefused } from "#app/admin/upload/fitting-picture.ts";
import { holdSubmit } from "#app/admin/upload/hold-submit.ts";

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
export function UploadBox({
  label,
  name,
  act,
  preview,
  file,
  error,
  onFile,
  onLibrary,
  removal,
  children,
}: UploadBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef<File>(undefined);
  const [refusal, setRefusal] = useState<string>();
  const [isDrawing, setIsDrawing] = useState(false);
  const id = useId();
  const restore = useEffectEvent((chosen: string | undefined) => {
    const isThere = input.current!.files?.[0]?.name === chosen;
    if (chosen && !isThere) setRefusal(`Choose ${chosen} once more: files are not kept`);
    if (chosen || isThere) return;
    input.current!.value = "";
    onFile(undefined);
  });

  useEffect(() => {
    // Another picture was chosen in its place.
    if (!file) input.current!.value = "";
  }, [file]);
  useEffect(() => {
    const { form } = input.current!;
    if (!form || !name) return;
    return watchRestoring(form, ({ [name]: chosen }) => restore(chosen));
  }, [name]);

  async function choose(chosen: File | undefined) {
    latest.current = chosen;
    const isDrawn = chosen !== undefined && isUnfit(chosen);
    setIsDrawing(isDrawn);
    const letGo = isDrawn ? holdSubmit(input.current!.form) : undefined;
    const fitting = chosen && (await fittingPicture(chosen));
    // Another one was chosen, or none, while this one was drawn.
    if (latest.current !== chosen) return letGo?.(true);
    setIsDrawing(false);
    const why = fitting && whyRefused(fitting);
    letGo?.(!why);
    setRefusal(why);
    if (why) input.current!.value = "";
    else if (fitting && fitting !== chosen) hold(fitting);
    onFile(why ? undefined : fitting);
  }
  /** What is sent is what is shown. */
  function hold(held: File) {
    const files = new DataTransfer();
    files.items.add(held);
    input.current!.files = files.files;
  }
  function remove() {
    latest.current = undefined;
    input.current!.value = "";
    setIsDrawing(false);
    setRefusal(undefined);
    removal!.onRemove();
  }
  function drop(event: DragEvent) {
    event.preventDefault();
    const [first] = event.dataTransfer.files;
    if (!first) return;
    // One picture, also when several are dropped.
    hold(first);
    void choose(first);
  }

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
          {removal && (
            <button type="button" className="btn btn-plain" onClick={remove}>
              {removal.words}
            </button>
          )}
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
