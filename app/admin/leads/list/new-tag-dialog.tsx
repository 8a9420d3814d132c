import { type FormEvent, useState } from "react";
import { ApiFailure, callForData } from "#app/admin/api/api-client.ts";
import { DialogFoot } from "#app/admin/dialog/dialog-foot.tsx";
import { Modal } from "#app/admin/dialog/modal.tsx";
import { textOf } from "#app/admin/draft/form-entries.ts";
import { useSessionEnd } from "#app/admin/session/use-session-end.ts";
import type { Tag } from "#app/domain/tag/tag-schema.ts";
import { TextField } from "#app/ui/field.tsx";

interface NewTagDialogProps {
  onMade: (tag: Tag) => void;
  onClose: () => void;
}

/** Names a new tag for the selected leads. */
export default function NewTagDialog({ onMade, onClose }: NewTagDialogProps) {
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const isSessionEnd = useSessionEnd();
  async function make(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = textOf(new FormData(event.currentTarget), "name");
    setBusy(true);
    try {
      onMade(await callForData<Tag>("tags", { method: "POST", body: { name } }));
    } catch (error) {
      if (isSessionEnd(error)) return;
      if (!(error instanceof ApiFailure)) throw error;
      setFailure(error.errors["name"] ?? error.message);
      setBusy(false);
    }
  }
  return (
    <Modal title="New tag" className="record-dialog" onClose={onClose}>
      <form onSubmit={(event) => void make(event)}>
        <div className="form">
          <TextField label="Name" name="name" required maxLength={40} autoComplete="off" error={failure} />
        </div>
        <DialogFoot onClose={onClose} isBusy={isBusy}>
          Tag the selected
        </DialogFoot>
      </form>
    </Modal>
  );
}
