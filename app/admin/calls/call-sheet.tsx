import { useRef, useState } from "react";
import { useFetcher, useSubmit } from "react-router";
import { Modal } from "#app/admin/dialog/modal.tsx";
import { BusyButton } from "#app/admin/frame/busy-button.tsx";
import { formatRecency } from "#app/admin/india-time.ts";
import { sendByKey } from "#app/admin/enquiry/send-by-key.ts";
import type { LeadOutcome } from "#app/admin/leads/lead-acts.ts";
import type { Draft } from "#app/admin/form/draft.ts";
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
  neverReachedAmong,
  stageAfterCall,
} from "#app/domain/lead/call-outcomes.ts";
import { officeHours } from "#app/domain/desk-rules/office-hours.ts";
import type { DayLead, DayReason } from "#app/domain/lead/day-schema.ts";
import type { Lead } from "#app/domain/lead/lead-schema.ts";
import { nextTry } from "#app/domain/lead/next-try.ts";
import { triesWith } from "#app/domain/lead/untaken-calls.ts";
import { minuteInIndia } from "#app/lib/india-day.ts";
import { Banner } from "#app/ui/banner.tsx";
import { begunCall } from "#app/admin/leads/begun-call.ts";
import { dropCallDraft, keepCallDraft } from "./call-draft.ts";
import { whyOf } from "./day-words.ts";
import { NextStep } from "./next-step.tsx";
import { useOutcomeKeys } from "./use-outcome-keys.ts";
import { randomKey, useKeptSheet, useWaitingForLine } from "./use-kept-sheet.ts";

interface CallSheetProps {
  lead: Lead;
  events: EnquiryEvent[];
  rules: DeskRules;
  next: { reason: DayReason; lead: DayLead } | undefined;
  onClose: () => void;
}

/** What came of the call: outcome, next step, save. A note is never demanded; stage and owner move by themselves. */
export function CallSheet({ lead, events, rules, next, onClose }: CallSheetProps) {
  const fetcher = useFetcher<LeadOutcome>({ key: `call-${lead.id}` });
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const kept = useKeptSheet(form, lead.id);
  const isUnsent = useWaitingForLine(lead.id);
  const [outcome, setOutcome] = useState(() => (kept?.["outcome"] ?? "reached") as CallOutcome);
  const [now] = useState(minuteInIndia);
  const tries = triesWith(events, now.slice(0, 10));
  const nextByRule = nextTry(tries, now, { tries: rules.tries, office: officeHours(rules) });
  const stageAfter = (outcome: CallOutcome, isTriedAgain = nextByRule !== null) =>
    stageAfterCall(lead.stage, outcome, isTriedAgain);
  const [stage, setStage] = useState(() => keptStage(lead, kept) ?? stageAfter(outcome));
  const [sendingKey] = useState(randomKey);
  const begun = begunCall(events);
  const failure = fetcher.state === "idle" && fetcher.data && "failure" in fetcher.data ? fetcher.data.failure : null;
  const key = noteDraftKey(lead.id);
  useOutcomeKeys(form);

  function choose(next: CallOutcome) {
    // Whoever chose a stage keeps it, but for an outcome that has another one.
    if (stageAfter(next) !== stageAfter(outcome)) setStage(stageAfter(next));
    setOutcome(next);
  }
  /** Who is tried once more than the rule does is not given up. */
  function chooseStep(step: string) {
    if (isUnreached(outcome) && nextByRule === null) setStage(stageAfter(outcome, step !== ""));
  }
  function takeBack() {
    dropCallDraft(lead.id);
    const fields = { act: "take-back", id: `${lead.id}`, event: `${begun!.id}`, text: "" };
    void submit(fields, { method: "post", action: "/admin/day", navigate: false });
    onClose();
  }
  return (
    <Modal title={`How did it go with ${firstNameOf(lead)}?`} className="call-sheet" onClose={onClose}>
      <fetcher.Form
        ref={form}
        method="post"
        action="/admin/day"
        className="call-form"
        onSubmit={() => keepCallDraft(lead.id, form.current!)}
        onKeyDown={isUnsent ? undefined : sendByKey}
      >
        <input type="hidden" name="id" value={lead.id} />
        <input type="hidden" name="name" value={lead.name} />
        <input type="hidden" name="key" value={sendingKey} />
        <input type="hidden" name="from_stage" value={lead.stage} />
        <input type="hidden" name="from_follow_up" value={lead.follow_up_on ?? ""} />
        {/* Sent as it was saved: what is typed now would not be. */}
        <fieldset className="call-body" disabled={isUnsent} aria-label="The call">
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
          <NextStep
            key={stepsKeyOf(outcome)}
            outcome={outcome}
            tries={tries.count}
            byRule={isUnreached(outcome) ? nextByRule : null}
            kept={kept}
            onChoose={chooseStep}
          />
          {stage === "lost" && lead.stage !== "lost" && (
            <LostReasonField
              key={`${outcome === "not-interested"}`}
              reasons={rules.lost_reasons}
              told={outcome === "not-interested" ? undefined : neverReachedAmong(rules.lost_reasons)}
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
          <label className="call-note">
            <span className="label">Note</span>
            <textarea
              name="text"
              className="textarea"
              rows={2}
              maxLength={5000}
              placeholder="What did you agree?"
              aria-keyshortcuts="Control+Enter"
              defaultValue={kept?.["text"] ?? sessionStorage.getItem(key) ?? ""}
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
        </fieldset>
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
          {isUnsent ? (
            <button type="button" className="btn btn-quiet" onClick={onClose}>
              Close
            </button>
          ) : (
            <BusyButton className="btn" isBusy={fetcher.state !== "idle"}>
              Save{next && " and next"} <kbd aria-hidden="true">Ctrl Enter</kbd>
            </BusyButton>
          )}
        </div>
      </fetcher.Form>
    </Modal>
  );
}

/** Outcomes that are asked for the same steps keep what was chosen of them. */
const stepsKeyOf = (outcome: CallOutcome) => (isUnreached(outcome) ? "unreached" : isLast(outcome) ? "last" : outcome);

/** What was chosen, unless a colleague has moved the lead since. */
const keptStage = ({ stage }: Lead, kept: Draft | null): Lead["stage"] | undefined =>
  kept?.["from_stage"] === stage ? (kept["stage"] as Lead["stage"]) : undefined;

const firstNameOf = ({ name }: Lead) => name.split(" ", 1)[0]!;
