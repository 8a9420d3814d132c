import type { FitRule } from "#app/domain/fit/fit.ts";
import { capitalized } from "#app/lib/text/capitalized.ts";

const spoken = { yes: "Met: ", no: "Not met: ", ask: "Ask: " };

/** A reason and the text of its mark for screen readers. */
export const reasonSaid = ({ met, words }: FitRule): [mark: string, reason: string] => [
  spoken[met],
  capitalized(words),
];
