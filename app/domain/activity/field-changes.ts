import type { FieldChange } from "./activity-schema.ts";

/** How the fields are called that a change may touch; a flag is said as Yes or No. */
export type FieldLabels<Facts> = { [Name in keyof Facts]?: FieldLabel };

/** What became other of a record without versions, in words, in the order of the labels. */
export const fieldChanges = <Facts extends object>(
  labels: FieldLabels<Facts>,
  before: Partial<Facts>,
  after: Partial<Facts>,
): FieldChange[] =>
  (Object.keys(labels) as (keyof Facts)[]).flatMap((name) => {
    const label = labels[name]!;
    const change = { before: sayField(label, before[name]), after: sayField(label, after[name]) };
    return change.before === change.after ? [] : [{ label: labelOfField(label), kind: "words", ...change }];
  });

type FieldLabel = string | { flag: string };

export const labelOfField = (label: FieldLabel): string => (typeof label === "string" ? label : label.flag);

export const sayField = (label: FieldLabel, value: unknown): string =>
  typeof label === "string" ? wordsOf(value) : value === 1 ? "Yes" : "No";

/** A list has a line for each; of what has fields of its own they follow one another. */
function wordsOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (Array.isArray(value)) return value.map(wordsOf).join("\n");
  if (typeof value !== "object") return `${value as string | number}`;
  return Object.entries(value)
    .map(([name, inner]) => [name.replaceAll("_", " "), wordsOf(inner)])
    .filter(([, words]) => words !== "")
    .map(([name, words]) => `${name}: ${words}`)
    .join(", ");
}
