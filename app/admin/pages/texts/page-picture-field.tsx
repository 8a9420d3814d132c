import { fetchedDialog } from "#app/admin/dialog/fetched-dialog.tsx";
import type { PictureDialogProps } from "#app/admin/pictures/picture-dialog.tsx";
import { useEffect, useId, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { watchRestoring } from "#app/admin/draft/draft.ts";
import { Picture } from "#app/ui/picture.tsx";

const PictureDialog = fetchedDialog<PictureDialogProps>(() =>
  import("#app/admin/pictures/picture-dialog.tsx").then(({ PictureDialog }) => ({ default: PictureDialog })),
);

interface PagePictureFieldProps {
  name: string;
  label: string;
  hint: string | undefined;
  error: string | undefined;
  /** Its address; empty for none. */
  stored: string;
}

/** A library picture among a page's texts. */
export function PagePictureField({ name, label, hint, error, stored }: PagePictureFieldProps) {
  const [address, setAddress] = useState(stored);
  const [isChoosing, setIsChoosing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(
    () => watchRestoring(input.current!.form!, ({ [name]: draft }) => draft !== undefined && setAddress(draft)),
    [name],
  );
  function take(next: string) {
    setAddress(next);
    setIsChoosing(false);
    // Notifies the form at once, as any field does.
    input.current!.value = next;
    input.current!.dispatchEvent(new Event("input", { bubbles: true }));
  }
  return (
    <div className="field" role="group" aria-labelledby={`${id}label`}>
      <span className="label" id={`${id}label`}>
        {label}
      </span>
      <input ref={input} type="hidden" name={name} value={address} readOnly />
      {address && (
        <Picture address={address} alt="" sizes="288px" width={288} height={151} className="art page-picture" />
      )}
      <div className="page-picture-acts">
        <button type="button" className="btn btn-quiet" onClick={() => setIsChoosing(true)}>
          {address ? "Another picture" : "Choose a picture"}
        </button>
        {address && (
          <button type="button" className="btn btn-plain" onClick={() => take("")}>
            Draw it again
          </button>
        )}
      </div>
      {error && <p className="error">{error}</p>}
      {hint && <p className="hint">{hint}</p>}
      {isChoosing &&
        // Outside the form, since forms cannot be nested.
        createPortal(
          <PictureDialog
            act="Use for shared links"
            current={address ? { src: address, alt: "" } : undefined}
            onPicture={({ image_url }) => take(image_url)}
            onClose={() => setIsChoosing(false)}
          />,
          document.body,
        )}
    </div>
  );
}
