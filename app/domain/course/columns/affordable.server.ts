import type { Database } from "#db/database.ts";
import { toMinorUnits } from "#app/lib/money/money.ts";
import { readColumns } from "./catalogue-columns.server.ts";
import { findFirstDearer } from "./course-orders.server.ts";
import type { CatalogueColumns } from "./kept-columns.server.ts";

/**
 * The columns, and how many courses, the first in the order of fees, cost no more a year than the budget, in rupees;
 * without one, all of them.
 */
export async function readAffordable(
  db: Database,
  budget: number | null,
): Promise<{ columns: CatalogueColumns; affordable: number }> {
  const columns = await readColumns(db);
  const { fee } = columns.orders;
  const firstDearer = budget === null ? null : await findFirstDearer(db, toMinorUnits(budget));
  const affordable = firstDearer === null ? fee.length : fee.indexOf(firstDearer);
  // It has come since the columns were read.
  return affordable === -1 ? readAffordable(db, budget) : { columns, affordable };
}
