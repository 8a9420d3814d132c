import { MOST_BEARERS } from "#app/domain/tag/most-bearers.ts";
import type { ListedTag } from "#app/domain/tag/tag-schema.ts";
import { groupDigits } from "#app/lib/money/grouped-number.ts";
import { counted } from "#app/lib/text/counted.ts";

/** `1 lead`, `12 leads`, `1,000+ leads` */
export function bearersOf({ leads = 0 }: ListedTag): string {
  if (leads > MOST_BEARERS) return `${groupDigits(MOST_BEARERS)}+ leads`;
  return counted(leads, "lead");
}
