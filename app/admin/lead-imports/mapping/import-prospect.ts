import type { LeadImportTrial } from "#app/domain/lead-import/lead-import-schema.ts";

/** What would become of a file, as far as it was looked at. */
export interface Prospect {
  /** How many rows were looked at. */
  done: number;
  /** Strangers. */
  created: number;
  /** Known people who would be told something. */
  joined: number;
  /** Known people of whom the file says nothing new. */
  unchanged: number;
  /** Rows of strangers who stand further up in the file. */
  doubles: number;
  /** Why rows would be refused, by their line. */
  refused: Map<number, string>;
}

/** Counts people slice by slice: who shares a number or an address with a row further up is the same person. */
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

/** Why rows would be refused, the commonest reason first, each with the first line that it stands in. */
export function reasonsOf(refused: Map<number, string>): { sentence: string; count: number; line: number }[] {
  const byReason = Map.groupBy(refused, ([, sentence]) => sentence);
  return [...byReason]
    .map(([sentence, rows]) => ({ sentence, count: rows.length, line: rows[0]![0] }))
    .toSorted((one, other) => other.count - one.count);
}
