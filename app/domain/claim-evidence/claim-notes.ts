import type { ClaimNote } from "#app/domain/field-rule/field-rule-schema.ts";

/** The part of a rule that pages need. */
export type NoteRule = Pick<ClaimNote["content"], "words" | "sentence">;

/** The sentences that must be shown with a claim, because it contains one of their words, whole, in any case. */
export function notesBeside(rules: NoteRule[], claim: string): string[] {
  const said = new Set(claim.toLowerCase().split(/[^\p{L}\p{N}]+/u));
  return rules
    .filter(({ words }) => words.some((word) => said.has(word.toLowerCase())))
    .map(({ sentence }) => sentence);
}
