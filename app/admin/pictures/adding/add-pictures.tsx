import { useEffect, useEffectEvent, useId, useRef } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { useUploads } from "./use-uploads.ts";
import { acceptedPictures, isPictureFile } from "#app/admin/upload/fitting-picture.ts";

/** Adds pictures to the library: several at once, chosen, photographed, dropped on the screen or pasted. */
export function AddPictures() {
  const { waiting, failed, add } = useUploads();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  useDropped(add);
  return (
    <section className="add-pictures" aria-label="Add pictures">
      <Icon name="image" />
      <div className="add-pictures-words">
        <p>
          {waiting > 0 ? (
            <>
              <span className="add-pictures-run" aria-hidden="true" />
              {waiting === 1 ? "One picture is" : `${waiting} pictures are`} on the way.
            </>
          ) : (
            <span className="add-pictures-ways">Drop or paste pictures here, or choose several. </span>
          )}
          <span className="hint" id={`${id}hint`}>
            JPEG, PNG, WebP, AVIF or GIF, up to 8 MB each
          </span>
        </p>
        <div role="alert">
          {failed.length > 0 && (
            <ul className="add-pictures-failed">
              {failed.map(({ name, why }, index) => (
                <li key={index}>
                  {name}: {why}
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      <input
        ref={input}
        id={id}
        className="visually-hidden"
        type="file"
        accept={acceptedPictures}
        multiple
        aria-describedby={`${id}hint`}
        onChange={() => {
          add([...input.current!.files!]);
          input.current!.value = "";
        }}
      />
      <label className="btn" htmlFor={id}>
        <Icon name="plus" />
        Add pictures
      </label>
    </section>
  );
}

/** Takes pictures that are dropped or pasted while no dialog is open. */
function useDropped(add: (files: File[]) => void) {
  const take = useEffectEvent((event: Event, files: FileList | undefined) => {
    const isOpen = document.querySelector("dialog[open]") !== null;
    const pictures = [...(files ?? [])].filter(isPictureFile);
    if (isOpen || pictures.length === 0) return;
    event.preventDefault();
    add(pictures);
  });
  useEffect(() => {
    const drop = (event: DragEvent) => take(event, event.dataTransfer?.files);
    const paste = (event: ClipboardEvent) => take(event, event.clipboardData?.files);
    // Otherwise the browser would open a dropped file.
    const over = (event: DragEvent) => event.dataTransfer?.types.includes("Files") && event.preventDefault();
    addEventListener("dragover", over);
    addEventListener("drop", drop);
    addEventListener("paste", paste);
    return () => {
      removeEventListener("dragover", over);
      removeEventListener("drop", drop);
      removeEventListener("paste", paste);
    };
  }, []);
}
