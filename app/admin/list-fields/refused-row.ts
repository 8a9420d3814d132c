/** The row that a refusal of `rowList` names, as in `Fee 2: Amount must be at least 0`; null where it concerns the whole. */
export function refusedRow(error: string | undefined): number | null {
  const [, row] = /^\p{L}+ (\d+): /u.exec(error ?? "") ?? [];
  return row === undefined ? null : Number(row);
}
