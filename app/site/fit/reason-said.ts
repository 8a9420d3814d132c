import type { FitRule } from "#app/domain/fit/fit.ts";
import { capitalized } from "#app/lib/text/capitalized.ts";

const spoken = { yes: "Met: ", no: "Not met: ", ask: "Ask: " };

/** What the mark before a reason says to whoever does not see it, and the reason. */
export const reasonSaid = ({ met, words }: FitRule): [mark: string, reason: string] => [
  spoken[met],
  capitalized(words),
];
