import type { Database } from "#db/database.ts";
import type { Ids } from "#app/domain/course/catalogue/count-facets.ts";
import { toMinorUnits } from "#app/lib/money/money.ts";
import { readColumns } from "./catalogue-columns.server.ts";
import { findFirstDearer } from "./course-orders.server.ts";
import type { CatalogueColumns } from "./kept-columns.server.ts";

interface Affordable {
  columns: CatalogueColumns;
  /** So many courses, the first in the order of fees, cost no more a year; without a budget, all. */
  affordable: number;
  /** Of these ids, or of all (null), those of courses within the budget; null: all of them. */
  within(ids: number[] | null): Ids | null;
}

/** The columns, and which courses a budget for a year, in rupees, is enough for. */
export async function readAffordable(db: Database, budget: number | null): Promise<Affordable> {
  const columns = await readColumns(db);
  const { fee } = columns.orders;
  if (budget === null) return { columns, affordable: fee.length, within: (ids) => ids };
  const firstDearer = await findFirstDearer(db, toMinorUnits(budget));
  const affordable = firstDearer === null ? fee.length : fee.indexOf(firstDearer);
  // It has come since the columns were read.
  if (affordable === -1) return readAffordable(db, budget);
  return { columns, affordable, within: (ids) => idsAmong(fee.subarray(0, affordable), ids, columns.size) };
}

function idsAmong(affordable: Uint32Array, ids: number[] | null, size: number): Ids {
  if (ids === null) return affordable;
  const isAffordable = new Uint8Array(size);
  for (const id of affordable) isAffordable[id] = 1;
  return ids.filter((id) => isAffordable[id] === 1);
}
