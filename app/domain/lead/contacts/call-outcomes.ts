/** How a call ends, in display order. */
export const callOutcomes = ["reached", "no-answer", "busy", "later", "wrong-number", "not-interested"] as const;

export type CallOutcome = (typeof callOutcomes)[number];

export const callOutcomeWords: Record<CallOutcome, string> = {
  reached: "Reached",
  "no-answer": "No answer",
  busy: "Busy",
  later: "Asked for later",
  "wrong-number": "Wrong number",
  "not-interested": "Not interested",
};

/** Nobody was spoken with: the office's rule sets the next try. */
export const isUnreached = (outcome: CallOutcome): boolean => outcome === "no-answer" || outcome === "busy";

/** No follow-up is needed. */
export const isLast = (outcome: CallOutcome): boolean => outcome === "wrong-number" || outcome === "not-interested";

/** The office's reason "never reached", in its own spelling; undefined if it has none. */
export const neverReachedAmong = (reasons: readonly string[]): string | undefined =>
  reasons.find((reason) => reason.toLowerCase() === "never reached");

/**
 * The stage after a call if staff choose none. A lead that was never spoken with is lost when it is not tried again.
 */
export function stageAfterCall<Stage extends string>(
  stage: Stage,
  outcome: CallOutcome,
  isTriedAgain: boolean,
): Stage | "lost" | "contacted" {
  const isGivenUp = outcome === "wrong-number" || (isUnreached(outcome) && !isTriedAgain);
  if (outcome === "not-interested" || (isGivenUp && (stage === "new" || stage === "contacted"))) return "lost";
  return stage === "new" ? "contacted" : stage;
}

/**
 * The timeline's line: outcome, then note. `Reached` is left out, unless the note alone would read as another outcome.
 */
export const callText = (outcome: CallOutcome, note: string): string =>
  [outcome === "reached" && !callOutcomes.some((one) => tells(note, one)) ? "" : callOutcomeWords[outcome], note.trim()]
    .filter(Boolean)
    .join(". ");

/** Whether a call's line says that the person was spoken with. */
export const isReachedText = (text: string): boolean => !isUnreachedText(text) && !tells(text, "wrong-number");

/** Whether a call's line says that nobody was spoken with. */
export const isUnreachedText = (text: string): boolean =>
  callOutcomes.some((outcome) => isUnreached(outcome) && tells(text, outcome));

/** `Busy` and `Busy. Rang twice` state an outcome; `Busy mother of two` is a note. */
function tells(text: string, outcome: CallOutcome): boolean {
  const [line, words] = [text.trim(), callOutcomeWords[outcome]];
  return line.startsWith(words) && /^\s*(?:$|[^\p{L}\p{N}\s])/u.test(line.slice(words.length));
}
