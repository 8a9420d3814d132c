import { type DragEvent, useId, useRef, useState } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";

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

interface ChosenFile {
  name: string;
  preview: string;
}

const LARGEST_BYTES = 8 * 1024 * 1024;

/** A picture with preview: chosen or dropped, replaced, removed. */
export function ImageField({ label, name, existingName, stored, error }: ImageFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [kept, setKept] = useState(stored);
  const [chosen, setChosen] = useState<ChosenFile>();
  const [refusal, setRefusal] = useState<string>();
  const id = useId();

  function choose(file: File | undefined) {
    const why = file && refusalOfFile(file);
    setRefusal(why);
    if (why) input.current!.value = "";
    setChosen(file && !why ? { name: file.name, preview: URL.createObjectURL(file) } : undefined);
  }
  function drop(event: DragEvent) {
    event.preventDefault();
    const [first] = event.dataTransfer.files;
    if (!first) return;
    // One picture, also when several are dropped: what is sent is what is shown.
    const chosenFiles = new DataTransfer();
    chosenFiles.items.add(first);
    input.current!.files = chosenFiles.files;
    choose(first);
  }
  function remove() {
    choose(undefined);
    input.current!.value = "";
    if (!chosen) setKept(null);
  }

  const hasPicture = chosen !== undefined || kept !== null;
  return (
    <div className="field">
      <span className="label" id={`${id}label`}>
        {label}
      </span>
      {/* Dropping is a second way for a mouse; the button below does the same for everybody. */}
      <div className="upload" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <Preview chosen={chosen} kept={kept} />
        <div className="upload-acts">
          <input
            ref={input}
            id={id}
            className="visually-hidden"
            type="file"
            name={name}
            accept="image/*"
            aria-labelledby={`${id}label ${id}act`}
            aria-describedby={`${id}hint ${id}error`}
            aria-invalid={refusal || error ? true : undefined}
            onChange={(event) => choose(event.target.files?.[0])}
          />
          <input type="hidden" name={existingName} value={kept ?? ""} />
          <label className="btn btn-quiet" id={`${id}act`} htmlFor={id}>
            {hasPicture ? "Replace" : "Choose a file"}
          </label>
          {hasPicture && (
            <button type="button" className="btn btn-plain" onClick={remove}>
              {chosen && kept ? "Keep the old one" : "Remove"}
            </button>
          )}
          <p className="hint" id={`${id}hint`}>
            {chosen ? chosen.name : "Or drop one here: JPEG, PNG, WebP, AVIF or GIF, up to 8 MB"}
          </p>
        </div>
      </div>
      <p className="error" id={`${id}error`}>
        {refusal ?? error}
      </p>
    </div>
  );
}

export function refusalOfFile(file: File): string | undefined {
  if (!file.type.startsWith("image/")) return "Choose an image file";
  return file.size > LARGEST_BYTES ? "Choose an image of at most 8 MB" : undefined;
}

function Preview({ chosen, kept }: { chosen?: ChosenFile; kept: string | null }) {
  if (chosen) {
    return (
      <div className="art art-32">
        <img src={chosen.preview} alt="" onLoad={() => URL.revokeObjectURL(chosen.preview)} />
      </div>
    );
  }
  if (kept) return <Picture address={kept} alt="" sizes="160px" width={160} height={107} className="art art-32" />;
  return (
    <div className="art art-32 art-none">
      <Icon name="image" />
    </div>
  );
}
