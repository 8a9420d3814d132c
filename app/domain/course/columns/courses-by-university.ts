import { type Numbers, roomBelow } from "./numbers.ts";

/** The pair of an id without a course. */
export const ABSENT = 0;

/**
 * The pairs of all courses, grouped by university: those of university n begin at `starts[n]`. Sequential reading
 * spares waiting for memory.
 */
export interface CoursesByUniversity {
  starts: Uint32Array;
  pairs: Numbers;
  /** The number of courses per pair. */
  totals: Uint32Array;
}

interface Columns {
  /** A course's codes, by id. */
  codes: { pair: Numbers; university: Numbers };
  pairs: { kinds: Numbers };
  /** Its length bounds the university numbers. */
  valueNumbers: { university: Numbers };
  grouped: CoursesByUniversity | null;
}

/** Groups all courses; cached until one changes. */
export function coursesByUniversity(columns: Columns): CoursesByUniversity {
  columns.grouped ??= groupByUniversity(
    columns,
    Uint32Array.from(columns.codes.university, (_, id) => id),
  );
  return columns.grouped;
}

/** Groups the courses among these ids. */
export function groupByUniversity(
  { codes: { pair, university }, pairs: { kinds }, valueNumbers }: Columns,
  ids: ArrayLike<number>,
): CoursesByUniversity {
  const starts = new Uint32Array(valueNumbers.university.length + 1);
  const isThere = (id: number) => id < pair.length && pair[id] !== ABSENT;
  for (let place = 0; place < ids.length; place += 1)
    if (isThere(ids[place]!)) starts[university[ids[place]!]! + 1]! += 1;
  for (let number = 1; number < starts.length; number += 1) starts[number]! += starts[number - 1]!;
  const next = starts.slice();
  const pairs = roomBelow(kinds.length, starts.at(-1)!);
  const totals = new Uint32Array(kinds.length);
  for (let place = 0; place < ids.length; place += 1) {
    const id = ids[place]!;
    if (!isThere(id)) continue;
    pairs[next[university[id]!]!++] = pair[id]!;
    totals[pair[id]!]! += 1;
  }
  return { starts, pairs, totals };
}
