const SETTLED_MS = 5000;
/** Rows per read. */
export const MOST_READ = 1000;

/**
 * Finds new rows of an append-only table. Ids are assigned before the commit, so on PostgreSQL a lower id may appear
 * after a higher one: rows are re-read for five seconds.
 */
export function followRows<Row extends { id: number }>(read: (above: number) => Promise<Row[]>) {
  const seen = new Set<number>();
  let marks: { at: number; newest: number }[] = [];
  let floor: number | undefined;

  /** Starts after this id. */
  function begin(newest: number) {
    floor = newest;
    marks = [];
    seen.clear();
  }

  async function next(): Promise<Row[]> {
    const rows = await read(floor!);
    const fresh = rows.filter(({ id }) => !seen.has(id));
    for (const { id } of fresh) seen.add(id);
    const now = Date.now();
    const newest = rows.reduce((most, { id }) => Math.max(most, id), floor!);
    marks.push({ at: now, newest });
    const settled =
      rows.length >= MOST_READ ? marks.length - 1 : marks.findLastIndex(({ at }) => at < now - SETTLED_MS);
    if (settled >= 0) {
      floor = marks[settled]!.newest;
      marks = marks.slice(settled);
      for (const id of seen) if (id <= floor) seen.delete(id);
    }
    return fresh;
  }

  return { begin, next };
}
