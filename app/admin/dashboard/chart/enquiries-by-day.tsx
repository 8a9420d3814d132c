import { lazy, Suspense, useState } from "react";
import { type EnquiryDay, totalOf } from "./enquiry-day.ts";

/** Loaded separately, so that the numbers come first. */
const EnquiriesChart = lazy(() => import("./enquiries-chart.tsx"));

/** Without data, neither chart nor space for it. */
export function EnquiriesByDay({ days }: { days: EnquiryDay[] }) {
  const [isTable, setIsTable] = useState(false);
  const hasAny = days.some((day) => totalOf(day) > 0);
  return (
    <section className="pane" aria-labelledby="enquiries-by-day">
      <div className="pane-head">
        <h2 id="enquiries-by-day">Enquiries, last {days.length} days</h2>
        {hasAny && (
          <button type="button" className="link-button" aria-pressed={isTable} onClick={() => setIsTable(!isTable)}>
            Show as table
          </button>
        )}
      </div>
      {hasAny ? (
        <Suspense fallback={<div className="chart-place" />}>
          <EnquiriesChart days={days} isTable={isTable} />
        </Suspense>
      ) : (
        <p className="empty">No enquiries in the last {days.length} days</p>
      )}
    </section>
  );
}
