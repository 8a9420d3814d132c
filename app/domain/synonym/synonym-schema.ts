import { z } from "zod";
import { LONGEST_PHRASE, phraseOf } from "#app/domain/search/words/words-of.ts";
import { optionalText, requiredText } from "#app/lib/schemas/field-schemas.ts";

const MOST_PHRASES = 30;
const LONGEST_LINE = 1000;

/** The phrases of a line, as written. */
export const phrasesIn = (line: string): string[] =>
  line
    .split(",")
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== "");

/** Why a line is refused; null if it is not. */
function refusalOf(label: string, line: string): string | null {
  const phrases = phrasesIn(line);
  if (phrases.length > MOST_PHRASES) return `${label} must hold at most ${MOST_PHRASES} phrases`;
  const empty = phrases.find((phrase) => phraseOf(phrase) === "");
  if (empty !== undefined) return `The phrase “${empty}” holds no letter and no digit`;
  const long = phrases.find((phrase) => phraseOf(phrase).split(" ").length > LONGEST_PHRASE);
  if (long !== undefined) return `The phrase “${long}” has more than ${LONGEST_PHRASE} words`;
  const double = phrases.find((phrase, place) => phrases.findIndex((other) => isSame(phrase, other)) < place);
  return double === undefined ? null : `The phrase “${double}” stands here twice`;
}

const isSame = (one: string, other: string) => phraseOf(one) === phraseOf(other);

const line = <Line extends z.ZodType<string | undefined>>(label: string, text: Line) =>
  text
    .transform((typed) => phrasesIn(typed ?? "").join(", "))
    .superRefine((typed, context) => {
      const refusal = refusalOf(label, typed);
      if (refusal !== null) context.addIssue(refusal);
    });

/**
 * What people type and what it finds; if the latter is empty, the words find each other. Phrases are separated by
 * commas.
 */
export const synonymInput = z.object({
  words: line("Words", requiredText("Words", LONGEST_LINE)).refine((words) => words !== "", "Words is required"),
  found_words: line("What they find", optionalText("What they find", LONGEST_LINE)),
});

export const synonymRecord = z.object({
  id: z.number(),
  words: z.string(),
  found_words: z.string(),
  updated_at: z.string(),
});

export type Synonym = z.infer<typeof synonymRecord>;
export type SynonymInput = z.infer<typeof synonymInput>;
