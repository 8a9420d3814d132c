import { formatRupees, fromMinorUnits } from "#app/lib/money/money.ts";
import { capitalized } from "#app/lib/text/capitalized.ts";
import type { FieldChange } from "./activity-schema.ts";

/** Labels of a record's fields; a flag reads Yes or No. */
export type FieldLabels<Facts> = { [Name in keyof Facts]?: FieldLabel };

/** The changed fields of a record without versions, in words, in the order of the labels. */
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
  typeof label === "string" ? linesOf(value) : value === 1 ? "Yes" : "No";

/** `is_featured` becomes `Featured`, `key_features` `Key features`. */
export const plainLabel = (column: string): string => capitalized(column.replace(/^is_/, "").replaceAll("_", " "));

/** A value in words: a list has one line per item; an object's fields follow one another, separated by commas. */
export function linesOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (Array.isArray(value)) return value.map(linesOf).join("\n");
  if (typeof value !== "object") return `${value as string | number}`;
  return Object.entries(value)
    .map(([name, inner]) =>
      name.endsWith("_paise") && typeof inner === "number"
        ? [plainLabel(name.replace("_paise", "")), formatRupees(fromMinorUnits(inner))]
        : [plainLabel(name), linesOf(inner)],
    )
    .filter(([, words]) => words !== "")
    .map(([name, words]) => `${name}: ${words}`)
    .join(", ");
}
