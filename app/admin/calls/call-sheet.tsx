import { useId, useRef, useState } from "react";
import { useFetcher, useSubmit } from "react-router";
import { Modal } from "#app/admin/dialog/modal.tsx";
import { AskingTextArea } from "#app/admin/enquiry/writing/asking-text-area.tsx";
import { BusyButton } from "#app/admin/frame/busy-button.tsx";
import { formatRecency } from "#app/admin/india-time.ts";
import { timelineAddress } from "#app/admin/enquiry/timeline/timeline-address.ts";
import { sendByKey } from "#app/admin/enquiry/writing/send-by-key.ts";
import type { LeadOutcome } from "#app/admin/leads/story/lead-acts.ts";
import { EnrolmentFields } from "#app/admin/leads/outcome/enrolment-fields.tsx";
import { LostReasonField } from "#app/admin/leads/outcome/lost-reason-field.tsx";
import { StageOptions } from "#app/admin/leads/changes/lead-selects.tsx";
import { noteDraftKey } from "#app/admin/leads/story/note-draft.ts";
import type { DeskRules } from "#app/domain/desk-rules/desk-rules-schema.ts";
import type { EnquiryEvent } from "#app/domain/enquiry-event/enquiry-event-schema.ts";
import { type CallOutcome, isLast, isUnreached, neverReachedAmong } from "#app/domain/lead/contacts/call-outcomes.ts";
import type { Lead } from "#app/domain/lead/lead-schema.ts";
import { leadStageWords } from "#app/domain/lead/words/lead-stages.ts";
import { Banner } from "#app/ui/banner.tsx";
import { CallOutcomeField } from "./call-outcome-field.tsx";
import { useCallAnswers } from "./use-call-answers.ts";
import { begunCall } from "./begun-call.ts";
import { dropCallDraft, keepCallDraft } from "#app/admin/calls/unsent/call-draft.ts";
import { NextStep } from "./next-step.tsx";
import { useOutcomeKeys } from "./use-outcome-keys.ts";
import { useKeptSheet, useWaitingForLine } from "#app/admin/calls/unsent/use-kept-sheet.ts";
import { randomKey } from "#app/lib/random-key.ts";

interface CallSheetProps {
  lead: Lead;
  events: EnquiryEvent[];
  /** Null where they could not be read: then those that an office begins with hold. */
  rules: DeskRules | null;
  /** The address that acts on the lead, and where a noted call leads. */
  action: string;
  back: string;
  /** The application of theirs in which the call was begun. */
  application?: number;
  /** What comes after it; absent where one stays. */
  follows?: { words: string; name?: string };
  onClose: () => void;
}

/** What came of the call: outcome, next step, save. A note is never demanded; stage and owner move by themselves. */
export function CallSheet({ lead, events, rules, action, back, application, follows, onClose }: CallSheetProps) {
  const fetcher = useFetcher<LeadOutcome>({ key: `call-${lead.id}` });
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const note = useRef<HTMLTextAreaElement>(null);
  const noteId = useId();
  const kept = useKeptSheet(form, lead.id);
  const isUnsent = useWaitingForLine(lead.id, back);
  const { outcome, stage, setStage, ...answers } = useCallAnswers({ lead, events, rules, kept });
  const reasons = rules?.lost_reasons ?? [];
  const [sendingKey] = useState(randomKey);
  const begun = begunCall(lead.id, events, application);
  const failure = fetcher.state === "idle" && fetcher.data && "failure" in fetcher.data ? fetcher.data.failure : null;
  const key = noteDraftKey(lead.id);
  useOutcomeKeys(form);

  function takeBack() {
    dropCallDraft(lead.id);
    const fields = { act: "take-back", id: `${lead.id}`, event: `${begun!.id}`, text: "" };
    const begunAt = application === undefined ? action : timelineAddress("application", application);
    void submit(fields, { method: "post", action: begunAt, navigate: false });
    onClose();
  }
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
        <input type="hidden" name="id" value={lead.id} />
        <input type="hidden" name="name" value={lead.name} />
        <input type="hidden" name="key" value={sendingKey} />
        <input type="hidden" name="back" value={back} />
        {application !== undefined && <input type="hidden" name="application" value={application} />}
        <input type="hidden" name="from_stage" value={lead.stage} />
        <input type="hidden" name="from_follow_up" value={lead.follow_up_on ?? ""} />
        {/* Sent as it was saved: what is typed now would not be. */}
        <div className="call-body">
          <fieldset className="call-fields" disabled={isUnsent} aria-label="The call">
            {isUnsent && (
              <Banner tone="good">
                The line is down. What you noted is kept on this device and will be sent by itself.
              </Banner>
            )}
            <p className="call-begun sub">
              {begun ? `Call begun at ${formatRecency(begun.created_at)}` : "Of a call that was made"}
              {begun && (
                <button type="button" className="btn btn-plain" onClick={takeBack}>
                  I did not call
                </button>
              )}
            </p>
            {failure && <Banner tone="bad">{failure}</Banner>}
            <CallOutcomeField outcome={outcome} onChoose={answers.choose} />
            <NextStep
              key={stepsKeyOf(outcome)}
              outcome={outcome}
              tries={answers.tries}
              byRule={answers.byRule}
              mostTries={answers.mostTries}
              kept={kept}
              onChoose={answers.chooseStep}
            />
            {stage === "lost" && lead.stage !== "lost" && (
              <LostReasonField
                key={`${outcome === "not-interested"}`}
                reasons={reasons}
                told={outcome === "not-interested" ? undefined : neverReachedAmong(reasons)}
              />
            )}
            {outcome === "not-interested" && (
              <label className="call-never">
                <input type="checkbox" name="no_contact" value="1" />
                <span>
                  Never contact again
                  <span className="sub">Blocks call, WhatsApp and mail at once</span>
                </span>
              </label>
            )}
            <div className="call-note">
              <label className="label" htmlFor={noteId}>
                Note
              </label>
              <AskingTextArea
                ref={note}
                id={noteId}
                name="text"
                rows={2}
                maxLength={5000}
                placeholder="What did you agree? @name asks a colleague"
                aria-keyshortcuts="Control+Enter"
                defaultValue={kept?.["text"] ?? sessionStorage.getItem(key) ?? ""}
                onInput={({ currentTarget }) => sessionStorage.setItem(key, currentTarget.value)}
              />
            </div>
            <label className="call-stage">
              <span className="label">Stage</span>
              <select
                name="stage"
                className="select"
                value={stage}
                onChange={({ target }) => setStage(target.value as Lead["stage"])}
              >
                <StageOptions />
              </select>
              <span className="sub">
                {answers.isMoved && `Moved from ${leadStageWords[lead.stage]} by your call. `}
                {lead.owner_id === null && `You look after ${firstNameOf(lead)} from now on.`}
              </span>
            </label>
            {stage === "enrolled" && lead.stage !== "enrolled" && (
              <EnrolmentFields enrolment={lead.enrolment} course={lead.course} />
            )}
          </fieldset>
        </div>
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
            <BusyButton className="btn" isBusy={fetcher.state !== "idle"}>
              Save{follows?.name && " and next"} <kbd aria-hidden="true">Ctrl Enter</kbd>
            </BusyButton>
          )}
        </div>
      </fetcher.Form>
    </Modal>
  );
}

/** Outcomes that are asked for the same steps keep what was chosen of them. */
const stepsKeyOf = (outcome: CallOutcome) => (isUnreached(outcome) ? "unreached" : isLast(outcome) ? "last" : outcome);

const firstNameOf = ({ name }: Lead) => name.split(" ", 1)[0]!;
