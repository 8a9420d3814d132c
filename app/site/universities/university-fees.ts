import type { PricedUniversity } from "#app/domain/university/priced-universities.server.ts";
import { formatRupees } from "#app/lib/money/money.ts";

/**
 * `From ₹64,000 to ₹1,00,000` over its own courses; while it lists none, what it says of itself; null when nothing is
 * known.
 */
export function universityFees({ feeRange, fees }: Pick<PricedUniversity, "feeRange" | "fees">): string | null {
  if (!feeRange) return fees === null ? null : formatRupees(fees);
  const { from, to } = feeRange;
  return from === to ? formatRupees(from) : `From ${formatRupees(from)} to ${formatRupees(to)}`;
}
