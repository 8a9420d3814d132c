import { courseAddress } from "#app/domain/page-addresses.ts";
import type { WholeCourse } from "#app/domain/course/course-schema.ts";
import { areFeesUnchecked, feesCheckedOn } from "#app/domain/course/fees/fees-checked-on.ts";
import { writeDay } from "#app/lib/time/calendar-day.ts";
import { fullName } from "#app/site/courses/course-addresses.ts";
import { shortFee } from "#app/site/courses/fees/fee-words.ts";
import { listOrdersAddress } from "#app/site/pays/who-pays-us-address.ts";
import { type Comparison, comparisonAddress, MOST_COMPARED } from "#app/site/compare/compare-address.ts";
import type { Compared } from "#app/site/compare/read-compared.server.ts";

interface ComparisonNoteProps {
  compared: Compared;
  comparison: Comparison;
}

/**
 * A note below the table: when fees were checked, and that there is no room for, or no, course that pays us nothing.
 */
export function ComparisonNote({ compared: { rows, unpaid }, comparison }: ComparisonNoteProps) {
  const slugs = rows.slice(0, MOST_COMPARED - 1).map(({ slug }) => slug);
  return (
    <p className="compare-note" data-part="note">
      {feesChecked(rows)}
      {unpaid === "none" && "Of this level and subject we know of no course near in its fee that pays us nothing. "}
      {unpaid !== null && unpaid !== "none" && rows.length === MOST_COMPARED && (
        <>
          One that pays us nothing: <a href={courseAddress(unpaid.slug)}>{fullName(unpaid)}</a>, {shortFee(unpaid)}.{" "}
          <a href={comparisonAddress({ ...comparison, slugs: [...slugs, unpaid.slug] })}>
            Lay it beside your first three
          </a>
          .{" "}
        </>
      )}
      <a href={listOrdersAddress}>Who pays us, and what orders each list</a>
    </p>
  );
}

function feesChecked(courses: WholeCourse[]): string {
  const days = courses.flatMap((course) => feesCheckedOn(course) ?? []).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  const unchecked = courses.filter(areFeesUnchecked).map(fullName);
  if (first === undefined || last === undefined) return unchecked.length > 0 ? "Fees not checked yet. " : "";
  const when = first === last ? `on ${writeDay(first)}` : `between ${writeDay(first)} and ${writeDay(last)}`;
  const others = unchecked.length > 0 ? `, not yet those of ${unchecked.join(" and ")}` : "";
  return `Fees checked ${when}${others}. `;
}
