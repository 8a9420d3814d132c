import type { ClaimNote } from "#app/domain/field-rule/field-rule-schema.ts";

/** What of a rule a page needs. */
export type NoteRule = Pick<ClaimNote["content"], "words" | "sentence">;

/** The sentences that have to stand beside a claim, since it holds one of their words, whole and in any case. */
export function notesBeside(rules: NoteRule[], claim: string): string[] {
  const said = new Set(claim.toLowerCase().split(/[^\p{L}\p{N}]+/u));
  return rules
    .filter(({ words }) => words.some((word) => said.has(word.toLowerCase())))
    .map(({ sentence }) => sentence);
}
