import type { Database } from "#db/database.ts";
import { findKnownPeople, type KnownPerson } from "#app/domain/lead/record/known-people.server.ts";
import { type Read, waysOf } from "./read-rows.ts";

/** A row of a known person. */
export interface Join extends Read {
  known: KnownPerson;
}

/** Separates rows of people known by number or address from those of new people. */
export async function meetKnown(db: Database, read: Read[]): Promise<{ joins: Join[]; strangers: Read[] }> {
  const people = await findKnownPeople(
    db,
    read.flatMap(({ lead }) => waysOf(lead)),
  );
  const joins: Join[] = [];
  const strangers: Read[] = [];
  for (const row of read) {
    const ways = waysOf(row.lead);
    const known = ways.map((way) => people.get(way)).find((lead) => lead !== undefined);
    if (!known) {
      strangers.push(row);
      continue;
    }
    joins.push({ ...row, known });
    // The row's numbers and addresses identify the person in the following rows, too.
    for (const way of ways) if (!people.has(way)) people.set(way, known);
  }
  return { joins, strangers };
}
