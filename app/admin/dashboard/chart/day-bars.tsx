import { type CSSProperties, type KeyboardEvent, useRef, useState } from "react";
import { formatDay } from "#app/admin/india-time.ts";
import { topOfScale } from "./chart-scale.ts";
import { type EnquiryDay, sources, sourceWords, totalOf } from "./enquiry-day.ts";

/** In units of the drawing, which is stretched to its place. */
const DAY_WIDTH = 10;
const BAR_WIDTH = 7;
const HEIGHT = 100;

/** A bar per day. One tab stop: arrows move between days, Esc hides the note. */
export function DayBars({ days }: { days: EnquiryDay[] }) {
  const [current, setCurrent] = useState(days.length - 1);
  const [noted, setNoted] = useState<number | null>(null);
  const drawing = useRef<SVGSVGElement>(null);
  const top = topOfScale(Math.max(...days.map(totalOf)));

  function move(event: KeyboardEvent) {
    if (event.key === "Escape") return setNoted(null);
    const last = days.length - 1;
    const next = { ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: last }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const index = Math.min(Math.max(next, 0), last);
    setCurrent(index);
    drawing.current?.querySelectorAll<SVGGElement>(".chart-day")[index]?.focus();
  }

  return (
    <div className="chart-plot">
      <div className="chart-scale num" aria-hidden="true">
        <span>{top}</span>
        <span>{top / 2}</span>
        <span>0</span>
      </div>
      <div className="chart-drawing">
        <svg
          ref={drawing}
          viewBox={`0 0 ${days.length * DAY_WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="group"
          aria-label="Enquiries per day. The arrow keys go from day to day."
          onKeyDown={move}
          onMouseLeave={() => setNoted(null)}
          onBlur={() => setNoted(null)}
        >
          {[0, HEIGHT / 2, HEIGHT].map((y) => (
            <line key={y} className="chart-line" x1="0" x2="100%" y1={y} y2={y} />
          ))}
          {days.map((day, index) => (
            <g
              key={day.day}
              className="chart-day"
              role="img"
              aria-label={sentenceOf(day)}
              tabIndex={index === current ? 0 : -1}
              transform={`translate(${index * DAY_WIDTH} 0)`}
              onMouseEnter={() => setNoted(index)}
              onFocus={() => {
                setCurrent(index);
                setNoted(index);
              }}
            >
              <rect className="chart-hit" width={DAY_WIDTH} height={HEIGHT} />
              <Bar day={day} top={top} />
            </g>
          ))}
        </svg>
        {noted !== null && <DayNote day={days[noted]!} place={(noted + 0.5) / days.length} />}
      </div>
      <div className="chart-ends" aria-hidden="true">
        <span>{formatDay(days[0]!.day)}</span>
        <span>Today</span>
      </div>
    </div>
  );
}

/** Stacks the sources in the legend's order, from the bottom. */
function Bar({ day, top }: { day: EnquiryDay; top: number }) {
  let ground = HEIGHT;
  return sources.map((source) => {
    const height = (day[source] / top) * HEIGHT;
    ground -= height;
    return height === 0 ? null : (
      <rect
        key={source}
        className={`source-${source}`}
        x={(DAY_WIDTH - BAR_WIDTH) / 2}
        y={ground}
        width={BAR_WIDTH}
        height={height}
      />
    );
  });
}

/** The group's label already says this to screen readers. */
function DayNote({ day, place }: { day: EnquiryDay; place: number }) {
  return (
    <div className="chart-note" style={{ "--place": place } as CSSProperties} aria-hidden="true">
      <b>{formatDay(day.day)}</b>
      {totalOf(day) === 0 && <p className="sub">No enquiries</p>}
      {sources
        .filter((source) => day[source] > 0)
        .map((source) => (
          <p key={source}>
            <span className={`chart-key source-${source}`} />
            {sourceWords[source].label} <span className="num">{day[source]}</span>
          </p>
        ))}
    </div>
  );
}

function sentenceOf(day: EnquiryDay): string {
  const parts = sources
    .filter((source) => day[source] > 0)
    .map((source) => `${day[source]} ${sourceWords[source][day[source] === 1 ? "one" : "many"]}`);
  return `${formatDay(day.day)}: ${parts.join(", ") || "no enquiries"}`;
}
