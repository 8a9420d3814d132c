import { factLabels, factNames, factWords } from "#app/domain/lead/words/lead-fact-words.ts";
import type { Lead, OneLeadChange } from "#app/domain/lead/lead-schema.ts";
import { leadStageWords } from "#app/domain/lead/words/lead-stages.ts";

type Change = Omit<OneLeadChange, "from">;
type Entries<Table> = { [Name in keyof Table]: [Name, Table[Name]] }[keyof Table][];

/** What is told to who changes a field that somebody else has changed since it was shown; null where nobody has. */
export function overtakenSentence(lead: Lead, change: Change, from: OneLeadChange["from"]): string | null {
  const newer = newerValue(lead, change, from);
  return (
    newer &&
    `In the meantime the ${newer.label} was set to: ${newer.value}. Choose again if you still want to change it.`
  );
}

/** Where a lead is that a colleague has merged; null where it stands by itself. */
export const mergedWhere = ({ merged_into_id }: Pick<Lead, "merged_into_id">): string | null =>
  merged_into_id === null ? null : `merged into lead ${merged_into_id}`;

/** What is told to who acts upon such a lead, with what to do instead. */
export function mergedSentence(lead: Lead, instead: string): string | null {
  const where = mergedWhere(lead);
  return where && `This lead was ${where}. ${instead}`;
}

/** Whether a change decides anything about a lead, or only corrects facts of it. */
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

/** The field that somebody else has changed since its value was shown, unless it is as wanted already. */
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
