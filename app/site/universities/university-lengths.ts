import type { PricedUniversity } from "#app/domain/university/priced-universities.server.ts";
import { monthsOf, writeDuration } from "#app/lib/time/duration.ts";

/** `18 Months to 3 Years`, from its courses; without courses, the university's own value; null if unknown. */
export function universityLengths({ durations, duration }: Pick<PricedUniversity, "durations" | "duration">) {
  const lengths = durations.filter((length) => monthsOf(length) !== null);
  const inOrder = lengths.toSorted((one, other) => monthsOf(one)! - monthsOf(other)!);
  const [shortest, longest] = [inOrder[0] ?? duration, inOrder.at(-1) ?? duration].map(writeDuration);
  return (shortest === longest ? shortest : `${shortest} to ${longest}`) || null;
}
