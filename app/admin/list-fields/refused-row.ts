import type { FieldErrors } from "#app/admin/draft/form-entries.ts";

export interface RowRefusal {
  sentence: string;
  /** Counted from 1; null if the field has no numbered rows, or the message concerns all. */
  row: number | null;
  /** Null if the message concerns several fields of the row, or only the server knows which. */
  column: string | null;
}

/** Whether an error belongs to a field; for rows the column may follow its name. */
export const isOfField = (key: string, name: string): boolean => key === name || key.startsWith(`${name}.`);

/** The refusal in a field of rows: `fee_items` or `fee_items.due` names it, the sentence its row, as in `Fee 2: …`. */
export function rowRefusal(errors: FieldErrors, name: string): RowRefusal | null {
  const key = Object.keys(errors).find((key) => isOfField(key, name));
  if (key === undefined) return null;
  const sentence = errors[key]!;
  const [, row] = /^\p{L}+ (\d+): /u.exec(sentence) ?? [];
  const [column] = key.slice(name.length + 1).split(".");
  return { sentence, row: row === undefined ? null : Number(row), column: column || null };
}

/** Whether a control is refused, or one of several. */
export const isRefusedAt = (refusal: RowRefusal, row: number, column: string): boolean =>
  [null, row].includes(refusal.row) && [null, column].includes(refusal.column);
