import type { Database } from "#db/database.ts";
import { readColumns } from "#app/domain/course/columns/catalogue-columns.server.ts";
import { ABSENT } from "#app/domain/course/columns/courses-by-university.ts";
import { BARRED_STEP, UNKNOWN_STEP } from "#app/domain/course/yearly-step.ts";
import type { FitLevel } from "#app/domain/fit/fit.ts";
import { isNextAfter } from "./next-types.ts";

/**
 * Counts courses by yearly fee in steps of 5,000 rupees: the first counts those up to 5,000, the last all above the
 * others. Only courses of the level after `degree` that no rule bars and whose fee is known.
 */
export async function countYearlyFees(db: Database, degree: FitLevel | null, steps: number): Promise<number[]> {
  const { size, codes, pairs, values, valueNumbers, yearlySteps } = await readColumns(db);
  const isCounted = Uint8Array.from(pairs.kinds, (kind, pair) =>
    Number(pair !== ABSENT && isNextAfter(degree, values.level[valueNumbers.level[kind]!]!)),
  );
  const counts = Array.from({ length: steps + 1 }, () => 0);
  for (let id = 0; id < size; id += 1) {
    const step = yearlySteps[id]!;
    if (step !== UNKNOWN_STEP && step !== BARRED_STEP && isCounted[codes.pair[id]!] === 1)
      counts[Math.min(step - 1, steps)]! += 1;
  }
  return counts;
}
