import type { LeadImportTrial } from "#app/domain/lead-import/lead-import-schema.ts";

/** The expected result of an import, as far as it was checked. */
export interface Prospect {
  /** The number of rows checked. */
  done: number;
  /** New people. */
  created: number;
  /** Known people with new facts. */
  joined: number;
  /** Known people without new facts. */
  unchanged: number;
  /** Rows of new people who occur earlier in the file. */
  doubles: number;
  /** Why rows would be refused, by line. */
  refused: Map<number, string>;
}

/** Counts people slice by slice: rows that share a number or address are one person. */
export function prospects() {
  const personOf = new Map<string, string>();
  const strangers = new Set<string>();
  const known = new Set<string>();
  const told = new Set<string>();
  const refused = new Map<number, string>();
  let [done, doubles] = [0, 0];
  return function look({ people, rows }: LeadImportTrial): Prospect {
    for (const { line, sentence } of rows) refused.set(line, sentence);
    for (const { line, ways, lead_id, is_telling } of people) {
      const above = ways.map((way) => personOf.get(way)).find((person) => person !== undefined);
      const person = lead_id === null ? (above ?? `line ${line}`) : `lead ${lead_id}`;
      if (lead_id !== null) known.add(person);
      else if (above === undefined) strangers.add(person);
      else doubles += 1;
      if (is_telling) told.add(person);
      for (const way of ways) if (!personOf.has(way)) personOf.set(way, person);
    }
    done += people.length + rows.length;
    return {
      done,
      created: strangers.size,
      joined: told.size,
      unchanged: known.size - told.size,
      doubles,
      refused: new Map(refused),
    };
  };
}

/** The reasons for refusals, most frequent first, each with its first line. */
export function reasonsOf(refused: Map<number, string>): { sentence: string; count: number; line: number }[] {
  const byReason = Map.groupBy(refused, ([, sentence]) => sentence);
  return [...byReason]
    .map(([sentence, rows]) => ({ sentence, count: rows.length, line: rows[0]![0] }))
    .toSorted((one, other) => other.count - one.count);
}
