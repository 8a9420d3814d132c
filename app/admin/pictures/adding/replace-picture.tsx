import { useState } from "react";
import { useFetcher } from "react-router";
import { UploadBox } from "#app/admin/fields/upload-box.tsx";
import type { SaveRefusal } from "#app/admin/form/use-field-checks.ts";
import { BusyButton } from "#app/admin/frame/busy-button.tsx";
import type { LibraryPicture } from "#app/domain/library-picture/library-picture-schema.ts";

/** Replaces the picture's file everywhere, after a preview. */
export function ReplacePicture({ picture: { name, use_count } }: { picture: LibraryPicture }) {
  const [file, setFile] = useState<File>();
  const { submit, state, data } = useFetcher<SaveRefusal>();
  function replace() {
    const body = new FormData();
    body.set("name", name);
    body.set("image", file!, file!.name);
    void submit(body, { method: "put", encType: "multipart/form-data" });
  }
  return (
    <section className="picture-replace" aria-label="Replace">
      <UploadBox
        label="Another picture in its place"
        act={file ? "Choose another" : "Choose a file"}
        file={file}
        error={data?.failure}
        onFile={setFile}
        removal={file && { words: "Keep this one", onRemove: () => setFile(undefined) }}
      />
      {file && (
        <BusyButton type="button" className="btn" isBusy={state !== "idle"} onClick={replace}>
          {use_count === 0 ? "Replace it" : `Replace it in ${use_count === 1 ? "one place" : `${use_count} places`}`}
        </BusyButton>
      )}
      <p className="hint">What it was before stays among the versions of each record.</p>
    </section>
  );
}
