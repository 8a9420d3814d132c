import type { z } from "zod";
import type { FieldErrors } from "#app/domain/outcome.ts";

export type { FieldErrors };

/** What the fields say, as the API takes it: one value per name (the last), and no file where none was chosen. */
export function asRecord(entries: FormData): FormData {
  const record = new FormData();
  for (const [name, value] of entries) {
    if (!(value instanceof File)) record.set(name, value);
    else if (value.size > 0) record.set(name, value, value.name);
  }
  return record;
}

/** What stands in a text field, of several of one name in the last; empty when there is no such field. */
export function textOf(entries: FormData, name: string): string {
  const value = entries.getAll(name).at(-1);
  return typeof value === "string" ? value : "";
}

/** The same of several fields, by their names. */
export const fieldsOf = <Name extends string>(entries: FormData, names: readonly Name[]): Record<Name, string> =>
  Object.fromEntries(names.map((name) => [name, textOf(entries, name)])) as Record<Name, string>;

/** One sentence per refused field; the same schema stands at the server. */
export function refusedFields(schema: z.ZodType, form: HTMLFormElement): FieldErrors {
  const parsed = schema.safeParse(Object.fromEntries(asRecord(new FormData(form))));
  const errors: FieldErrors = {};
  for (const issue of parsed.error?.issues ?? []) errors[fieldOf(issue)] ??= issue.message;
  return errors;
}

/** The entries of a list stand in fields of one name; of rows, their column follows it. */
function fieldOf(issue: z.core.$ZodIssue): string {
  const column = issue.code === "custom" ? (issue.params?.["column"] as string | undefined) : undefined;
  return [...issue.path, column].filter((step) => typeof step === "string").join(".");
}

/** Two forms with the same answer hold the same words and files. */
export function fingerprint(form: HTMLFormElement): string {
  const entries = [...asRecord(new FormData(form))].map(([name, value]) => [
    name,
    value instanceof File ? `${value.name} ${value.size} ${value.lastModified}` : value,
  ]);
  return JSON.stringify(entries);
}
