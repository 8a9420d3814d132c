/** The kind of an id that no course has. */
export const ABSENT = 0;

/**
 * The kind and the rule of each course, those of one university beside each other: by its number they begin at `starts`. Whoever
 * walks in this order reads on and on, and waits for no memory.
 */
export interface CoursesByUniversity {
  starts: Uint32Array;
  kinds: Uint16Array;
  rules: Uint16Array;
  /** What the whole catalogue has; null of some of its courses, which are walked more quickly than gathered. */
  pairs: Pairs | null;
}

/** Each kind together with each rule that some course of this kind has, and how many have both. */
export interface Pairs {
  kinds: Uint16Array;
  rules: Uint16Array;
  totals: Uint32Array;
}

interface Columns {
  /** By its id what is known of a course. */
  codes: { kind: Uint16Array; rule: Uint16Array; university: Uint32Array };
  /** By number; there are no others. */
  universityNames: string[];
  grouped: CoursesByUniversity | null;
}

/** Of all courses; kept until one of them changes. */
export function coursesByUniversity(columns: Columns): CoursesByUniversity {
  if (columns.grouped) return columns.grouped;
  const grouped = groupByUniversity(
    columns,
    columns.codes.university.map((_, id) => id),
  );
  return (columns.grouped = { ...grouped, pairs: pairsOf(grouped) });
}

/** Kind by kind: a table of all that could be would have more places than there are courses. */
function pairsOf({ kinds, rules }: CoursesByUniversity): Pairs {
  const starts = new Uint32Array(highestOf(kinds) + 2);
  for (let place = 0; place < kinds.length; place += 1) starts[kinds[place]! + 1]! += 1;
  for (let kind = 1; kind < starts.length; kind += 1) starts[kind]! += starts[kind - 1]!;
  const next = starts.slice();
  const sorted = new Uint16Array(rules.length);
  for (let place = 0; place < kinds.length; place += 1) sorted[next[kinds[place]!]!++] = rules[place]!;
  const found = { kinds: [] as number[], rules: [] as number[], totals: [] as number[] };
  const totals = new Uint32Array(highestOf(rules) + 1);
  for (let kind = 0; kind + 1 < starts.length; kind += 1) {
    const own = sorted.subarray(starts[kind], starts[kind + 1]);
    for (const rule of own) totals[rule]! += 1;
    for (const rule of own) {
      if (totals[rule] === 0) continue;
      found.kinds.push(kind);
      found.rules.push(rule);
      found.totals.push(totals[rule]!);
      totals[rule] = 0;
    }
  }
  return {
    kinds: Uint16Array.from(found.kinds),
    rules: Uint16Array.from(found.rules),
    totals: Uint32Array.from(found.totals),
  };
}

const highestOf = (numbers: Uint16Array) => numbers.reduce((highest, number) => Math.max(highest, number), 0);

/** Of those of the ids that are courses. */
export function groupByUniversity(
  { codes: { kind, rule, university }, universityNames }: Columns,
  ids: ArrayLike<number>,
): CoursesByUniversity {
  const starts = new Uint32Array(universityNames.length + 1);
  const isThere = (id: number) => id < kind.length && kind[id] !== ABSENT;
  for (let place = 0; place < ids.length; place += 1)
    if (isThere(ids[place]!)) starts[university[ids[place]!]! + 1]! += 1;
  for (let number = 1; number < starts.length; number += 1) starts[number]! += starts[number - 1]!;
  const next = starts.slice();
  const [kinds, rules] = [new Uint16Array(starts.at(-1)!), new Uint16Array(starts.at(-1)!)];
  for (let place = 0; place < ids.length; place += 1) {
    const id = ids[place]!;
    if (!isThere(id)) continue;
    const own = next[university[id]!]!++;
    kinds[own] = kind[id]!;
    rules[own] = rule[id]!;
  }
  return { starts, kinds, rules, pairs: null };
}
