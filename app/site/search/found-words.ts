import type { Found } from "#app/domain/search/search-schema.ts";
import { formatRupees } from "#app/lib/money/money.ts";
import { shortFee } from "#app/site/courses/fees/fee-words.ts";

/** The fee of a course or programme in a line; empty for other kinds. */
export function feeOf({ type, fee_rupees, yearly_fee_rupees, tuition_fee }: Found): string {
  if (type === "course") return shortFee({ fee_rupees, yearly_fee_rupees, tuition_fee: tuition_fee ?? 0 });
  return fee_rupees === null ? "" : `from ${formatRupees(fee_rupees)}`;
}
