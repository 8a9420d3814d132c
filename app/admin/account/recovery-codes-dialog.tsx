import { useState } from "react";
import { Modal } from "#app/admin/dialog/modal.tsx";
import { Banner } from "#app/ui/banner.tsx";

const FILE_NAME = "disha-recovery-codes.txt";

/** Shows the codes once; closing without having saved them asks again. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const [isKept, setIsKept] = useState(false);
  const [note, setNote] = useState<{ tone: "good" | "bad"; text: string }>();
  const text = `${codes.join("\n")}\n`;

  function close() {
    if (isKept) return onClose();
    setIsKept(true);
    setNote({ tone: "bad", text: "These codes are not shown again. Keep them first, or close once more." });
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
    } catch (error) {
      console.error(error);
      return setNote({ tone: "bad", text: "The browser did not let the codes be copied. Download or print them." });
    }
    setIsKept(true);
    setNote({ tone: "good", text: "Copied" });
  }

  function download() {
    const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
    Object.assign(document.createElement("a"), { href: address, download: FILE_NAME }).click();
    URL.revokeObjectURL(address);
    setIsKept(true);
  }

  return (
    <Modal title="Your recovery codes" className="record-dialog account-dialog" onClose={close}>
      <div className="form">
        <p>
          With one of these you get in when your phone is not there. Each works once. Keep them where your password is
          not.
        </p>
        <ol className="recovery-codes">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
        <div className="account-acts">
          <button type="button" className="btn btn-quiet" onClick={download}>
            Download
          </button>
          <button type="button" className="btn btn-quiet" onClick={() => void copy()}>
            Copy
          </button>
          <button
            type="button"
            className="btn btn-quiet"
            onClick={() => {
              print();
              setIsKept(true);
            }}
          >
            Print
          </button>
        </div>
        {note && <Banner tone={note.tone}>{note.text}</Banner>}
      </div>
      <div className="modal-foot">
        <button type="button" className="btn" onClick={onClose}>
          I have kept them
        </button>
      </div>
    </Modal>
  );
}
