import { factLabels, factNames, factWords } from "#app/domain/lead/words/lead-fact-words.ts";
import type { Lead, OneLeadChange } from "#app/domain/lead/lead-schema.ts";
import { leadStageWords } from "#app/domain/lead/words/lead-stages.ts";

type Change = Omit<OneLeadChange, "from">;
type Entries<Table> = { [Name in keyof Table]: [Name, Table[Name]] }[keyof Table][];

/** A sentence if somebody else has changed the field since it was shown; else null. */
export function overtakenSentence(lead: Lead, change: Change, from: OneLeadChange["from"]): string | null {
  const newer = newerValue(lead, change, from);
  return (
    newer &&
    `In the meantime the ${newer.label} was set to: ${newer.value}. Choose again if you still want to change it.`
  );
}

/** Says into which lead this one was merged; null if it was not. */
export const mergedWhere = ({ merged_into_id }: Pick<Lead, "merged_into_id">): string | null =>
  merged_into_id === null ? null : `merged into lead ${merged_into_id}`;

/** The same as a full sentence, followed by what to do instead. */
export function mergedSentence(lead: Lead, instead: string): string | null {
  const where = mergedWhere(lead);
  return where && `This lead was ${where}. ${instead}`;
}

/** Whether a change sets tag, stage, owner or follow-up, not only facts. */
export const isDecided = (lead: Lead, change: Change): boolean =>
  change.add_tag !== undefined ||
  change.remove_tag !== undefined ||
  Object.keys(fieldWords).some((name) => {
    const field = name as keyof typeof fieldWords;
    return change[field] !== undefined && change[field] !== lead[field];
  });

interface Newer {
  label: string;
  value: string;
}

const fieldWords = {
  stage: ["stage", ({ stage }: Lead) => leadStageWords[stage]],
  owner_id: ["owner", ({ owner }: Lead) => owner],
  follow_up_on: ["follow-up", ({ follow_up_on }: Lead) => follow_up_on?.replace("T", ", ")],
} as const;

/** The first field that somebody else has changed since it was shown, unless it already has the wanted value. */
export function newerValue(lead: Lead, change: Change, from: OneLeadChange["from"] = {}): Newer | null {
  for (const name of factNames) {
    const stored = lead[name] ?? "";
    const isOvertaken = change[name] !== undefined && from[name] !== undefined && (from[name] ?? "") !== stored;
    if (isOvertaken && (change[name] ?? "") !== stored) {
      return { label: factLabels[name].toLowerCase(), value: factWords(name, stored) };
    }
  }
  for (const [field, [label, valueIn]] of Object.entries(fieldWords) as Entries<typeof fieldWords>) {
    const isOvertaken = change[field] !== undefined && from[field] !== undefined && from[field] !== lead[field];
    if (isOvertaken && change[field] !== lead[field]) return { label, value: valueIn(lead) ?? "none" };
  }
  return null;
}
