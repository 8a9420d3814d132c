import { useEffect } from "react";
import { useFetcher } from "react-router";
import { DialogFoot } from "#app/admin/dialog/dialog-foot.tsx";
import { Modal } from "#app/admin/dialog/modal.tsx";
import type { DeskRules } from "#app/domain/desk-rules/desk-rules-schema.ts";
import type { Lead } from "#app/domain/lead/lead-schema.ts";
import { EnrolmentFields } from "./enrolment-fields.tsx";
import { LostReasonField } from "./lost-reason-field.tsx";
import { type ToldOutcome, toldIn } from "#app/admin/leads/changes/told-outcome.ts";

interface OutcomeDialogProps {
  stage: "lost" | "enrolled";
  /** The subject: a name, or `12 leads`. */
  who: string;
  /** For a single lead, its facts. */
  lead?: Lead;
  onTell: (told: ToldOutcome) => void;
  onClose: () => void;
}

/** Asks for the reason or enrolment before the stage is set. */
export default function OutcomeDialog({ stage, who, lead, onTell, onClose }: OutcomeDialogProps) {
  const { load, data: rules } = useFetcher<DeskRules | null>({ key: "desk rules" });
  useEffect(() => void load("/admin/data/desk-rules"), [load]);
  return (
    <Modal title={stage === "lost" ? `${who} is lost` : `${who} enrolled`} className="record-dialog" onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          // React would bubble the event to the row's form.
          event.stopPropagation();
          onTell(toldIn(new FormData(event.currentTarget), stage));
        }}
      >
        <div className="form">
          {stage === "enrolled" ? (
            <EnrolmentFields lead={lead} />
          ) : (
            rules !== undefined && <LostReasonField reasons={rules?.lost_reasons ?? []} />
          )}
        </div>
        <DialogFoot onClose={onClose}>{stage === "lost" ? "Move to Lost" : "Move to Enrolled"}</DialogFoot>
      </form>
    </Modal>
  );
}
