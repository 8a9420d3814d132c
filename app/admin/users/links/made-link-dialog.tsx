import { useEffect, useState, useSyncExternalStore } from "react";
import { Modal } from "#app/admin/dialog/modal.tsx";
import { Banner } from "#app/ui/banner.tsx";
import { TextField } from "#app/ui/field.tsx";
import { type MadeLink, madeLink } from "./made-link.ts";

/** Shows the link just made, until it is closed or the screen is left. */
export function MadeLinkDialog() {
  const link = useSyncExternalStore(madeLink.watch, madeLink.read, () => null);
  useEffect(() => () => madeLink.tell(null), []);
  return link && <OpenLinkDialog key={link.address} link={link} />;
}

function OpenLinkDialog({ link: { email, address, good } }: { link: MadeLink }) {
  const [note, setNote] = useState<{ tone: "good" | "bad"; text: string }>();
  const close = () => madeLink.tell(null);

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      setNote({ tone: "good", text: "Copied" });
    } catch (error) {
      console.error(error);
      setNote({ tone: "bad", text: "The browser did not let the link be copied. Mark it and copy it by hand." });
    }
  }

  return (
    <Modal title="The link" className="record-dialog" onClose={close}>
      <div className="form">
        <p>
          No mails leave from here. Give this link to <b>{email}</b>, and to nobody else: whoever opens it first has the
          account. It works once, {good}, and is not shown again.
        </p>
        <TextField
          label="Link"
          name="link"
          readOnly
          value={address}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        {note && <Banner tone={note.tone}>{note.text}</Banner>}
      </div>
      <div className="modal-foot">
        <button type="button" className="btn btn-quiet" onClick={close}>
          Close
        </button>
        <button type="button" className="btn" onClick={() => void copy()}>
          Copy link
        </button>
      </div>
    </Modal>
  );
}
