import { Modal } from "#app/admin/dialog/modal.tsx";
import type { Lead } from "#app/domain/lead/lead-schema.ts";
import { type LeadStage, leadStages, leadStageWords } from "#app/domain/lead/words/lead-stages.ts";
import { Icon } from "#app/ui/icon.tsx";

interface LeadMoveDialogProps {
  lead: Lead;
  onMove: (stage: LeadStage) => void;
  onClose: () => void;
}

/** A list of stages to move a lead to, for keys and for thumbs that cannot drag. */
export function LeadMoveDialog({ lead: { name, stage: current }, onMove, onClose }: LeadMoveDialogProps) {
  return (
    <Modal title={`Move ${name} to…`} className="confirm lead-move" onClose={onClose}>
      <ul>
        {leadStages.map((stage) => (
          <li key={stage}>
            <button
              type="button"
              className={`lead-column-${stage}`}
              aria-current={stage === current ? "true" : undefined}
              onClick={() => onMove(stage)}
            >
              <span className="petal" aria-hidden="true" />
              {leadStageWords[stage]}
              {stage === current && <Icon name="check-circle" />}
            </button>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
