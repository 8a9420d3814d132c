import type { FieldChange } from "#app/domain/activity/activity-schema.ts";
import type { NewEvent } from "#app/domain/enquiry-event/enquiry-events.server.ts";
import { type FactChanges, factLabels, factNames, factWords } from "#app/domain/lead/words/lead-fact-words.ts";

const moved = { stage: "Stage", owner: "Owner", "follow-up": "Follow-up" } as const;

/** Field changes for the history: parsed from the timeline's lines (`New → Contacted`). */
export const fieldsMoved = (events: NewEvent[]): FieldChange[] =>
  events.flatMap(({ kind, text }) => {
    if (!(kind in moved)) return [];
    const [before = "", after = ""] = text.split("\n")[0]!.split(" → ");
    return [{ label: moved[kind as keyof typeof moved], kind: "words", before, after }];
  });

/** Field changes for the history: corrected facts. */
export const factsCorrected = (changes: FactChanges): FieldChange[] =>
  factNames.flatMap((name) => {
    const change = changes[name];
    if (!change) return [];
    const [before, after] = [factWords(name, change.from), factWords(name, change.to)];
    return [{ label: factLabels[name], kind: "words", before, after }];
  });
