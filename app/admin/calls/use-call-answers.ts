import { useState } from "react";
import type { Draft } from "#app/admin/draft/draft.ts";
import type { DeskRules } from "#app/domain/desk-rules/desk-rules-schema.ts";
import type { EnquiryEvent } from "#app/domain/enquiry-event/enquiry-event-schema.ts";
import { type CallOutcome, isUnreached, stageAfterCall } from "#app/domain/lead/contacts/call-outcomes.ts";
import type { Lead } from "#app/domain/lead/lead-schema.ts";
import { firstTries, nextTry } from "#app/domain/lead/tries/next-try.ts";
import { triesWith } from "#app/domain/lead/tries/untaken-calls.ts";
import { minuteInIndia } from "#app/lib/time/india-day.ts";

interface Asked {
  lead: Lead;
  events: EnquiryEvent[];
  rules: DeskRules | null;
  /** What the sheet contained before. */
  kept: Draft | null;
}

const firstRule = { tries: firstTries, office: { week: [], holidays: [] } };

/** The outcome of a call and what follows by the office's rule: the next try, and the stage. */
export function useCallAnswers({ lead, events, rules, kept }: Asked) {
  const [outcome, setOutcome] = useState(() => (kept?.["outcome"] ?? "reached") as CallOutcome);
  const [now] = useState(minuteInIndia);
  // The timeline includes others with the same number.
  const ofLead = events.filter(({ lead_id }) => lead_id === lead.id);
  const tries = triesWith(ofLead, now.slice(0, 10));
  const rule = rules ? { tries: rules.tries, office: rules.office } : firstRule;
  const nextByRule = nextTry(tries, now, rule);
  const stageAfter = (outcome: CallOutcome, isTriedAgain = nextByRule !== null) =>
    stageAfterCall(lead.stage, outcome, isTriedAgain);
  const [stage, setStage] = useState(() => keptStage(lead, kept) ?? stageAfter(outcome));

  function choose(next: CallOutcome) {
    // A chosen stage stays unless the outcome implies another one.
    if (stageAfter(next) !== stageAfter(outcome)) setStage(stageAfter(next));
    setOutcome(next);
  }
  /** Somebody who is tried once more than by rule is not given up. */
  function chooseStep(step: string) {
    if (isUnreached(outcome) && nextByRule === null) setStage(stageAfter(outcome, step !== ""));
  }
  return {
    outcome,
    stage,
    setStage,
    /** The number of unanswered calls in a row, including this one. */
    tries: tries.count,
    /** The number of unanswered calls after which the rule stops. */
    mostTries: rule.tries.length + 1,
    /** Whether the call changes the stage without anybody choosing it. */
    isMoved: stage !== lead.stage && stage === stageAfter(outcome),
    byRule: isUnreached(outcome) ? nextByRule : null,
    choose,
    chooseStep,
  };
}

/** The chosen stage, unless a colleague has moved the lead since. */
const keptStage = ({ stage }: Lead, kept: Draft | null): Lead["stage"] | undefined =>
  kept?.["from_stage"] === stage ? (kept["stage"] as Lead["stage"]) : undefined;
