/** How a call ends, in the order in which staff are offered it. */
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

/** A call after which nobody has been spoken with: the office's rule says when to try again. */
export const isUnreached = (outcome: CallOutcome): boolean => outcome === "no-answer" || outcome === "busy";

/** A call after which there is nothing to come back for. */
export const isLast = (outcome: CallOutcome): boolean => outcome === "wrong-number" || outcome === "not-interested";

/** The reason of the office, in its spelling, for whom nobody ever got hold of; undefined where it has none. */
export const neverReachedAmong = (reasons: readonly string[]): string | undefined =>
  reasons.find((reason) => reason.toLowerCase() === "never reached");

/**
 * Where a lead stands after a call, unless staff say otherwise. Whom the rule tries no more nobody has spoken with yet:
 * lost.
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
 * The line of the timeline: what was said, after the outcome where that is more than a call, or where the note would be
 * taken for one.
 */
export const callText = (outcome: CallOutcome, note: string): string =>
  [outcome === "reached" && !callOutcomes.some((one) => tells(note, one)) ? "" : callOutcomeWords[outcome], note.trim()]
    .filter(Boolean)
    .join(". ");

/** Whether the line of a call tells that the person was spoken with. */
export const isReachedText = (text: string): boolean => !isUnreachedText(text) && !tells(text, "wrong-number");

/** Whether the line of a call tells that nobody was spoken with. */
export const isUnreachedText = (text: string): boolean =>
  callOutcomes.some((outcome) => isUnreached(outcome) && tells(text, outcome));

/** `Busy` and `Busy. Rang twice` tell an outcome; `Busy mother of two` is what somebody said. */
function tells(text: string, outcome: CallOutcome): boolean {
  const [line, words] = [text.trim(), callOutcomeWords[outcome]];
  return line.startsWith(words) && /^\s*(?:$|[^\p{L}\p{N}\s])/u.test(line.slice(words.length));
}
