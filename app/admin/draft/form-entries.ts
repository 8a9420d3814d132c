import type { z } from "zod";
import type { FieldErrors } from "#app/domain/outcome.ts";

export type { FieldErrors };

/** The form's values as the API takes them: the last one per name, without empty files. */
export function asRecord(entries: FormData): FormData {
  const record = new FormData();
  for (const [name, value] of entries) {
    if (!(value instanceof File)) record.set(name, value);
    else if (value.size > 0) record.set(name, value, value.name);
  }
  return record;
}

/** The last text under a name; empty if there is none. */
export function textOf(entries: FormData, name: string): string {
  const value = entries.getAll(name).at(-1);
  return typeof value === "string" ? value : "";
}

/** The same for several names. */
export const fieldsOf = <Name extends string>(entries: FormData, names: readonly Name[]): Record<Name, string> =>
  Object.fromEntries(names.map((name) => [name, textOf(entries, name)])) as Record<Name, string>;

/** A message per refused field; the server uses the same schema. */
export function refusedFields(schema: z.ZodType, form: HTMLFormElement): FieldErrors {
  const parsed = schema.safeParse(Object.fromEntries(asRecord(new FormData(form))));
  const errors: FieldErrors = {};
  for (const issue of parsed.error?.issues ?? []) errors[fieldOf(issue)] ??= issue.message;
  return errors;
}

/** The entries of a list share one field; for rows, the column follows. */
function fieldOf(issue: z.core.$ZodIssue): string {
  const column = issue.code === "custom" ? (issue.params?.["column"] as string | undefined) : undefined;
  return [...issue.path, column].filter((step) => typeof step === "string").join(".");
}

/** Equal for two forms with the same values and files. */
export function fingerprint(form: HTMLFormElement): string {
  const entries = [...asRecord(new FormData(form))].map(([name, value]) => [
    name,
    value instanceof File ? `${value.name} ${value.size} ${value.lastModified}` : value,
  ]);
  return JSON.stringify(entries);
}
