import { fieldsOf } from "#app/admin/draft/form-entries.ts";
import { DialogFoot } from "#app/admin/dialog/dialog-foot.tsx";
import { Modal } from "#app/admin/dialog/modal.tsx";
import type { Lead } from "#app/domain/lead/lead-schema.ts";
import { SelectField, TextAreaField } from "#app/ui/field.tsx";
import { OwnerOptions } from "#app/admin/leads/changes/lead-selects.tsx";
import type { Counsellor } from "#app/domain/lead/counsellor-schema.ts";

interface HandOverDialogProps {
  lead: Lead;
  counsellors: Counsellor[];
  /** With the new owner's id and a note for them. */
  onHand: (owner: string, note: string) => void;
  onClose: () => void;
}

/** Gives one's lead to a colleague, with a note. */
export default function HandOverDialog({ lead, counsellors, onHand, onClose }: HandOverDialogProps) {
  return (
    <Modal title={`Hand over ${lead.name}`} className="record-dialog" onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const { owner_id, owner_note } = fieldsOf(new FormData(event.currentTarget), ["owner_id", "owner_note"]);
          onHand(owner_id, owner_note);
          onClose();
        }}
      >
        <div className="form">
          <SelectField label="To" name="owner_id" required>
            <OwnerOptions counsellors={counsellors.filter(({ id }) => id !== lead.owner_id)} />
          </SelectField>
          <TextAreaField
            label="Note"
            name="owner_note"
            rows={3}
            maxLength={500}
            hint="What they should know. They are told at once, and it stays with the lead."
          />
        </div>
        <DialogFoot onClose={onClose}>Hand over</DialogFoot>
      </form>
    </Modal>
  );
}
