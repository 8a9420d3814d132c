import type { Database } from "#db/database.ts";
import { findKnownPeople, type KnownPerson } from "#app/domain/lead/record/known-people.server.ts";
import { type Read, waysOf } from "./read-rows.ts";

/** A row of somebody whose lead stands. */
export interface Join extends Read {
  known: KnownPerson;
}

/** Whose rows these are: of people who are known by a number or an address, or of strangers. */
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
    // What this row tells of somebody is a way to them for the rows below it.
    for (const way of ways) if (!people.has(way)) people.set(way, known);
  }
  return { joins, strangers };
}
