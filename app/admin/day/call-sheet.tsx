import { useEffect, useRef, useState } from "react";
import { useFetcher, useSubmit } from "react-router";
import { Modal } from "#app/admin/dialog/modal.tsx";
import { BusyButton } from "#app/admin/frame/busy-button.tsx";
import { formatRecency } from "#app/admin/india-time.ts";
import { sendByKey } from "#app/admin/enquiry/send-by-key.ts";
import type { LeadOutcome } from "#app/admin/leads/lead-acts.ts";
import { areSingleKeysOn } from "#app/admin/keyboard/single-keys.ts";
import { EnrolmentFields } from "#app/admin/leads/enrolment-fields.tsx";
import { LostReasonField } from "#app/admin/leads/lost-reason-field.tsx";
import { StageOptions } from "#app/admin/leads/lead-selects.tsx";
import { noteDraftKey } from "#app/admin/leads/note-draft.ts";
import type { DeskRules } from "#app/domain/desk-rules/desk-rules-schema.ts";
import type { EnquiryEvent } from "#app/domain/enquiry-event/enquiry-event-schema.ts";
import {
  type CallOutcome,
  callOutcomes,
  callOutcomeWords,
  isLast,
  isUnreached,
} from "#app/domain/lead/call-outcomes.ts";
import type { DayReason } from "#app/domain/lead/day-schema.ts";
import type { Lead } from "#app/domain/lead/lead-schema.ts";
import { Banner } from "#app/ui/banner.tsx";
import { begunCall } from "#app/admin/leads/begun-call.ts";
import { whyOf } from "./day-words.ts";
import { NextStep } from "./next-step.tsx";

interface CallSheetProps {
  lead: Lead;
  events: EnquiryEvent[];
  rules: DeskRules;
  next: { reason: DayReason; lead: Lead } | undefined;
  onClose: () => void;
}

/** What came of the call: outcome, next step, save. A note is never demanded; stage and owner move by themselves. */
export function CallSheet({ lead, events, rules, next, onClose }: CallSheetProps) {
  const fetcher = useFetcher<LeadOutcome>({ key: `call-${lead.id}` });
  const submit = useSubmit();
  const [outcome, setOutcome] = useState<CallOutcome>("reached");
  const [stage, setStage] = useState(stageAfter(lead, outcome));
  const form = useRef<HTMLFormElement>(null);
  const begun = begunCall(events);
  const failure = fetcher.state === "idle" && fetcher.data && "failure" in fetcher.data ? fetcher.data.failure : null;
  const key = noteDraftKey(lead.id);
  useOutcomeKeys(form);

  function choose(next: CallOutcome) {
    // Whoever chose a stage keeps it, but for the one outcome that is a stage.
    if ((next === "not-interested") !== (outcome === "not-interested")) setStage(stageAfter(lead, next));
    setOutcome(next);
  }
  function takeBack() {
    const fields = { act: "take-back", event: `${begun!.id}`, text: "" };
    void submit(fields, { method: "post", action: `/admin/leads/${lead.id}`, navigate: false });
    onClose();
  }
  return (
    <Modal title={`How did it go with ${firstNameOf(lead)}?`} className="call-sheet" onClose={onClose}>
      <fetcher.Form ref={form} method="post" action="/admin/day" className="call-form" onKeyDown={sendByKey}>
        <input type="hidden" name="id" value={lead.id} />
        <input type="hidden" name="from_stage" value={lead.stage} />
        <input type="hidden" name="from_follow_up" value={lead.follow_up_on ?? ""} />
        <div className="call-body">
          <p className="call-begun sub">
            {begun ? `Call begun at ${formatRecency(begun.created_at)}` : "Of a call that was made"}
            {begun && (
              <button type="button" className="btn btn-plain" onClick={takeBack}>
                I did not call
              </button>
            )}
          </p>
          {failure && <Banner tone="bad">{failure}</Banner>}
          <fieldset className="chips call-outcomes">
            <legend className="visually-hidden">Outcome</legend>
            {callOutcomes.map((value, index) => (
              <label key={value}>
                <input
                  type="radio"
                  name="outcome"
                  value={value}
                  data-opens-focused={value === outcome ? "" : undefined}
                  checked={value === outcome}
                  onChange={() => choose(value)}
                />
                {callOutcomeWords[value]}
                <kbd aria-hidden="true">{index + 1}</kbd>
              </label>
            ))}
          </fieldset>
          <NextStep key={stepsKeyOf(outcome)} outcome={outcome} events={events} rule={rules.tries} />
          {stage === "lost" && lead.stage !== "lost" && <LostReasonField reasons={rules.lost_reasons} />}
          {outcome === "not-interested" && (
            <label className="call-never">
              <input type="checkbox" name="no_contact" value="1" />
              <span>
                Never contact again
                <span className="sub">Blocks call, WhatsApp and mail at once</span>
              </span>
            </label>
          )}
          <label className="call-note">
            <span className="label">Note</span>
            <textarea
              name="text"
              className="textarea"
              rows={2}
              maxLength={5000}
              placeholder="What did you agree?"
              aria-keyshortcuts="Control+Enter"
              defaultValue={sessionStorage.getItem(key) ?? ""}
              onInput={({ currentTarget }) => sessionStorage.setItem(key, currentTarget.value)}
            />
          </label>
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
            {lead.owner_id === null && <span className="sub">You look after {firstNameOf(lead)} from now on.</span>}
          </label>
          {stage === "enrolled" && lead.stage !== "enrolled" && (
            <EnrolmentFields enrolment={lead.enrolment} course={lead.course} />
          )}
        </div>
        <div className="call-foot">
          <p>
            {next ? (
              <>
                <span className="sub">Next: {whyOf(next.reason, next.lead).sentence}</span>
                <b>{next.lead.name}</b>
              </>
            ) : (
              <span className="sub">Nobody else is waiting</span>
            )}
          </p>
          <BusyButton className="btn" isBusy={fetcher.state !== "idle"}>
            Save{next && " and next"} <kbd aria-hidden="true">Ctrl Enter</kbd>
          </BusyButton>
        </div>
      </fetcher.Form>
    </Modal>
  );
}

/** Outcomes that are asked for the same steps keep what was chosen of them. */
const stepsKeyOf = (outcome: CallOutcome) => (isUnreached(outcome) ? "unreached" : isLast(outcome) ? "last" : outcome);

const stageAfter = ({ stage }: Lead, outcome: CallOutcome): Lead["stage"] =>
  outcome === "not-interested" ? "lost" : stage === "new" ? "contacted" : stage;

const firstNameOf = ({ name }: Lead) => name.split(" ", 1)[0]!;

/** 1 to 6 choose the outcome, wherever in the sheet one stands but in a field, where single keys are on. */
function useOutcomeKeys(form: React.RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const sheet = form.current!;
    function press({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) {
      const isTyping = target instanceof HTMLElement && target.matches("textarea, select, input:not([type=radio])");
      if (isTyping || ctrlKey || metaKey || altKey || !areSingleKeysOn()) return;
      const choice = sheet.querySelectorAll<HTMLInputElement>("[name=outcome]")[Number(key) - 1];
      choice?.click();
      choice?.focus();
    }
    sheet.addEventListener("keydown", press);
    return () => sheet.removeEventListener("keydown", press);
  }, [form]);
}
