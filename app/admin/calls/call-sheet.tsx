import { useRef, useState } from "react";
import { useFetcher, useSubmit } from "react-router";
import { Modal } from "#app/admin/dialog/modal.tsx";
import { BusyButton } from "#app/admin/frame/busy-button.tsx";
import { formatRecency } from "#app/admin/india-time.ts";
import { timelineAddress } from "#app/admin/enquiry/timeline/timeline-address.ts";
import { sendByKey } from "#app/admin/enquiry/writing/send-by-key.ts";
import type { LeadOutcome } from "#app/admin/leads/story/lead-acts.ts";
import { EnrolmentFields } from "#app/admin/leads/outcome/enrolment-fields.tsx";
import { LostReasonField } from "#app/admin/leads/outcome/lost-reason-field.tsx";
import type { DeskRules } from "#app/domain/desk-rules/desk-rules-schema.ts";
import type { EnquiryEvent } from "#app/domain/enquiry-event/enquiry-event-schema.ts";
import { type CallOutcome, isLast, isUnreached, neverReachedAmong } from "#app/domain/lead/contacts/call-outcomes.ts";
import type { Lead } from "#app/domain/lead/lead-schema.ts";
import { Banner } from "#app/ui/banner.tsx";
import { CallNoteField } from "./call-note-field.tsx";
import { CallOutcomeField } from "./call-outcome-field.tsx";
import { CallStageField } from "./call-stage-field.tsx";
import { useCallAnswers } from "./use-call-answers.ts";
import { begunCall } from "./begun-call.ts";
import { firstNameOf } from "./first-name-of.ts";
import { dropCallDraft, keepCallDraft } from "#app/admin/calls/unsent/call-draft.ts";
import { NextStep } from "./next-step.tsx";
import { useOutcomeKeys } from "./use-outcome-keys.ts";
import { useKeptSheet, useWaitingForLine } from "#app/admin/calls/unsent/use-kept-sheet.ts";
import { randomKey } from "#app/lib/random-key.ts";

interface CallSheetProps {
  lead: Lead;
  events: EnquiryEvent[];
  /** Null if they could not be read; then the default rules apply. */
  rules: DeskRules | null;
  /** The address of the lead's action, and where a saved call leads. */
  action: string;
  back: string;
  /** The application about which the call was made. */
  application?: number;
  /** What comes next; absent if the screen stays. */
  follows?: { words: string; name?: string };
  onClose: () => void;
}

/** The outcome of the call: outcome, next step, save. The note is optional; stage and owner follow by themselves. */
export function CallSheet(props: CallSheetProps) {
  const { lead, events, rules, action, back, follows, onClose } = props;
  const fetcher = useFetcher<LeadOutcome>({ key: `call-${lead.id}` });
  const form = useRef<HTMLFormElement>(null);
  const kept = useKeptSheet(form, lead.id);
  const isUnsent = useWaitingForLine(lead.id, back);
  const { outcome, stage, setStage, ...answers } = useCallAnswers({ lead, events, rules, kept });
  const failure = fetcher.state === "idle" && fetcher.data && "failure" in fetcher.data ? fetcher.data.failure : null;
  useOutcomeKeys(form);
  return (
    <Modal title={`How did it go with ${firstNameOf(lead)}?`} className="call-sheet" onClose={onClose}>
      <fetcher.Form
        ref={form}
        method="post"
        action={action}
        className="call-form"
        onSubmit={() => keepCallDraft(lead.id, form.current!)}
        onKeyDown={isUnsent ? undefined : sendByKey}
      >
        <HiddenFields {...props} />
        {/* Disabled: later input would not be sent. */}
        <div className="call-body">
          <fieldset className="call-fields" disabled={isUnsent} aria-label="The call">
            {isUnsent && (
              <Banner tone="good">
                The line is down. What you noted is kept on this device and will be sent by itself.
              </Banner>
            )}
            <CallBegun {...props} />
            {failure && <Banner tone="bad">{failure}</Banner>}
            <CallOutcomeField outcome={outcome} onChoose={answers.choose} />
            <NextStep
              key={stepsKeyOf(outcome)}
              {...{ outcome, kept }}
              tries={answers.tries}
              byRule={answers.byRule}
              mostTries={answers.mostTries}
              onChoose={answers.chooseStep}
            />
            {stage === "lost" && lead.stage !== "lost" && <WhyLost outcome={outcome} rules={rules} />}
            {outcome === "not-interested" && <NeverAgain />}
            <CallNoteField leadId={lead.id} kept={kept} />
            <CallStageField lead={lead} stage={stage} isMoved={answers.isMoved} onChoose={setStage} />
            {stage === "enrolled" && lead.stage !== "enrolled" && <EnrolmentFields lead={lead} />}
          </fieldset>
        </div>
        <CallFoot follows={follows} isUnsent={isUnsent} isBusy={fetcher.state !== "idle"} onClose={onClose} />
      </fetcher.Form>
    </Modal>
  );
}

function HiddenFields({ lead, back, application }: CallSheetProps) {
  const [sendingKey] = useState(randomKey);
  return (
    <>
      <input type="hidden" name="id" value={lead.id} />
      <input type="hidden" name="name" value={lead.name} />
      <input type="hidden" name="key" value={sendingKey} />
      <input type="hidden" name="back" value={back} />
      {application !== undefined && <input type="hidden" name="application" value={application} />}
      <input type="hidden" name="from_stage" value={lead.stage} />
      <input type="hidden" name="from_follow_up" value={lead.follow_up_on ?? ""} />
    </>
  );
}

/** When the call began; it can be taken back if no call was made. */
function CallBegun({ lead, events, action, application, onClose }: CallSheetProps) {
  const submit = useSubmit();
  const begun = begunCall(lead.id, events, application);
  function takeBack() {
    dropCallDraft(lead.id);
    const fields = { act: "take-back", id: `${lead.id}`, event: `${begun!.id}`, text: "" };
    const begunAt = application === undefined ? action : timelineAddress("application", application);
    void submit(fields, { method: "post", action: begunAt, navigate: false });
    onClose();
  }
  return (
    <p className="call-begun sub">
      {begun ? `Call begun at ${formatRecency(begun.created_at)}` : "Of a call that was made"}
      {begun && (
        <button type="button" className="btn btn-plain" onClick={takeBack}>
          I did not call
        </button>
      )}
    </p>
  );
}

function WhyLost({ outcome, rules }: { outcome: CallOutcome; rules: DeskRules | null }) {
  const reasons = rules?.lost_reasons ?? [];
  const isRefused = outcome === "not-interested";
  return (
    <LostReasonField key={`${isRefused}`} reasons={reasons} told={isRefused ? undefined : neverReachedAmong(reasons)} />
  );
}

const NeverAgain = () => (
  <label className="call-never">
    <input type="checkbox" name="no_contact" value="1" />
    <span>
      Never contact again
      <span className="sub">Blocks call, WhatsApp and mail at once</span>
    </span>
  </label>
);

interface CallFootProps extends Pick<CallSheetProps, "follows" | "onClose"> {
  isUnsent: boolean;
  isBusy: boolean;
}

const CallFoot = ({ follows, isUnsent, isBusy, onClose }: CallFootProps) => (
  <div className="call-foot">
    <p>
      {follows && <span className="sub">{follows.words}</span>}
      {follows?.name && <b>{follows.name}</b>}
    </p>
    {isUnsent ? (
      <button type="button" className="btn btn-quiet" onClick={onClose}>
        Close
      </button>
    ) : (
      <BusyButton className="btn" isBusy={isBusy}>
        Save{follows?.name && " and next"} <kbd aria-hidden="true">Ctrl Enter</kbd>
      </BusyButton>
    )}
  </div>
);

/** Outcomes with the same steps share a key, which keeps the chosen step. */
const stepsKeyOf = (outcome: CallOutcome) => (isUnreached(outcome) ? "unreached" : isLast(outcome) ? "last" : outcome);
