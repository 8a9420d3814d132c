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
  /** What stood in the sheet before. */
  kept: Draft | null;
}

const firstRule = { tries: firstTries, office: { week: [], holidays: [] } };

/** How a call ended, and what follows from it by the office's rule: the next try, and the stage. */
export function useCallAnswers({ lead, events, rules, kept }: Asked) {
  const [outcome, setOutcome] = useState(() => (kept?.["outcome"] ?? "reached") as CallOutcome);
  const [now] = useState(minuteInIndia);
  // A story tells of others on the same number, too.
  const ofLead = events.filter(({ lead_id }) => lead_id === lead.id);
  const tries = triesWith(ofLead, now.slice(0, 10));
  const rule = rules ? { tries: rules.tries, office: rules.office } : firstRule;
  const nextByRule = nextTry(tries, now, rule);
  const stageAfter = (outcome: CallOutcome, isTriedAgain = nextByRule !== null) =>
    stageAfterCall(lead.stage, outcome, isTriedAgain);
  const [stage, setStage] = useState(() => keptStage(lead, kept) ?? stageAfter(outcome));

  function choose(next: CallOutcome) {
    // Whoever chose a stage keeps it, but for an outcome that has another one.
    if (stageAfter(next) !== stageAfter(outcome)) setStage(stageAfter(next));
    setOutcome(next);
  }
  /** Who is tried once more than the rule does is not given up. */
  function chooseStep(step: string) {
    if (isUnreached(outcome) && nextByRule === null) setStage(stageAfter(outcome, step !== ""));
  }
  return {
    outcome,
    stage,
    setStage,
    /** How many calls in a row nobody took, with this one. */
    tries: tries.count,
    /** After so many of them the rule tries no more. */
    mostTries: rule.tries.length + 1,
    /** Whether the lead stands elsewhere after this call, though nobody chose it. */
    isMoved: stage !== lead.stage && stage === stageAfter(outcome),
    byRule: isUnreached(outcome) ? nextByRule : null,
    choose,
    chooseStep,
  };
}

/** What was chosen, unless a colleague has moved the lead since. */
const keptStage = ({ stage }: Lead, kept: Draft | null): Lead["stage"] | undefined =>
  kept?.["from_stage"] === stage ? (kept["stage"] as Lead["stage"]) : undefined;
