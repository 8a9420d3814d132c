import type { PricedUniversity } from "#app/domain/university/priced-universities.server.ts";
import { formatRupees } from "#app/lib/money/money.ts";

/** `From ₹64,000 to ₹1,00,000`, from its courses; without courses, the university's own figure; null if unknown. */
export function universityFees({ feeRange, fees }: Pick<PricedUniversity, "feeRange" | "fees">): string | null {
  if (!feeRange) return fees === null ? null : formatRupees(fees);
  const { from, to } = feeRange;
  return from === to ? formatRupees(from) : `From ${formatRupees(from)} to ${formatRupees(to)}`;
}
