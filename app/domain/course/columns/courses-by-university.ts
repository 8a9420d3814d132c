import { type Numbers, roomBelow } from "./numbers.ts";

/** The pair of an id that no course has. */
export const ABSENT = 0;

/**
 * The pair of each course, those of one university beside each other: by its number they begin at `starts`. Whoever
 * walks in this order reads on and on, and waits for no memory.
 */
export interface CoursesByUniversity {
  starts: Uint32Array;
  pairs: Numbers;
  /** By its number how many courses have the pair. */
  totals: Uint32Array;
}

interface Columns {
  /** By its id what is known of a course. */
  codes: { pair: Numbers; university: Numbers };
  pairs: { kinds: Numbers };
  /** Of a university the number lies below its length. */
  valueNumbers: { university: Numbers };
  grouped: CoursesByUniversity | null;
}

/** Of all courses; kept until one of them changes. */
export function coursesByUniversity(columns: Columns): CoursesByUniversity {
  columns.grouped ??= groupByUniversity(
    columns,
    Uint32Array.from(columns.codes.university, (_, id) => id),
  );
  return columns.grouped;
}

/** Of those of the ids that are courses. */
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
