import { formatDay } from "#app/admin/india-time.ts";
import { DayBars } from "./day-bars.tsx";
import { type EnquiryDay, sources, sourceWords, totalOf } from "./enquiry-day.ts";

/** Enquiries per day and source: as bars, or as a table. */
export default function EnquiriesChart({ days, isTable }: { days: EnquiryDay[]; isTable: boolean }) {
  const all = days.reduce((sum, day) => sum + totalOf(day), 0);
  return (
    <div className="chart">
      <Legend days={days} all={all} />
      {isTable ? <DayTable days={days} /> : <DayBars days={days} />}
    </div>
  );
}

function Legend({ days, all }: { days: EnquiryDay[]; all: number }) {
  return (
    <ul className="chart-legend">
      {sources.map((source) => (
        <li key={source}>
          <span className={`chart-key source-${source}`} aria-hidden="true" />
          {sourceWords[source].label} <b className="num">{days.reduce((sum, day) => sum + day[source], 0)}</b>
        </li>
      ))}
      <li className="sub">{all} in all</li>
    </ul>
  );
}

function DayTable({ days }: { days: EnquiryDay[] }) {
  return (
    // Scrollable, by keyboard as well.
    <div className="chart-table" role="region" aria-label="Enquiries per day" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Day</th>
            {sources.map((source) => (
              <th key={source} scope="col" className="num">
                {sourceWords[source].label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map((day) => (
            <tr key={day.day}>
              <th scope="row">{formatDay(day.day)}</th>
              {sources.map((source) => (
                <td key={source} className={day[source] === 0 ? "num sub" : "num"}>
                  {day[source]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
