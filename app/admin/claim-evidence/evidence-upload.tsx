import { type ChangeEvent, useId, useState } from "react";
import { ApiFailure, callForData } from "#app/admin/api/api-client.ts";
import { useSessionEnd } from "#app/admin/session/use-session-end.ts";
import { isTooLarge } from "#app/admin/upload/fitting-picture.ts";

interface EvidenceUploadProps {
  /** The row, e.g. `evidence 1`. */
  of: string;
  fill: (address: string) => void;
}

/** Uploads a document at once; its address is filled into the field and saved with the record. */
export function EvidenceUpload({ of, fill }: EvidenceUploadProps) {
  const [said, setSaid] = useState({ words: "PDF, up to 8 MB", isRefusal: false });
  const isSessionEnd = useSessionEnd();
  const id = useId();

  async function choose({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const file = input.files?.[0];
    // So that the same file can be chosen again after a refusal.
    input.value = "";
    if (!file) return;
    setSaid({ words: "Sending …", isRefusal: false });
    try {
      fill(await keep(file));
      setSaid({ words: `${file.name} is kept. Save to show it.`, isRefusal: false });
    } catch (error) {
      if (isSessionEnd(error)) return;
      if (!(error instanceof ApiFailure)) throw error;
      setSaid({ words: error.status === null ? "It did not arrive, try again" : error.message, isRefusal: true });
    }
  }

  return (
    <>
      {/* Without a name: the record is sent with the address, not the file. */}
      <input
        id={id}
        className="visually-hidden"
        type="file"
        accept="application/pdf"
        aria-describedby={`${id}said`}
        onChange={choose}
      />
      <label className="btn btn-quiet" htmlFor={id}>
        Upload a PDF<span className="visually-hidden"> for {of}</span>
      </label>
      <p className={said.isRefusal ? "error" : "hint"} id={`${id}said`} role="status">
        {said.words}
      </p>
    </>
  );
}

async function keep(file: File): Promise<string> {
  if (isTooLarge(file)) throw new ApiFailure({ status: 413, sentence: "Choose a PDF of at most 8 MB" });
  const body = new FormData();
  body.set("file", file, file.name);
  const { link } = await callForData<{ link: string }>("evidence-files", { method: "POST", body });
  return link;
}
