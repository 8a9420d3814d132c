import type { CSSProperties, ReactNode } from "react";
import type { WholeCourse } from "#app/domain/course/course-schema.ts";
import { feeKindWords } from "#app/domain/course/course-words.ts";
import type { FeeStop } from "#app/domain/course/fees/fee-calendar.ts";
import { dueMonths, feeYearsOf } from "#app/domain/course/fees/fee-dates.ts";
import { formatPaise, formatRupees } from "#app/lib/money/money.ts";
import { usePageWords } from "#app/site/page-words.ts";
import { stopWords } from "./fee-words.ts";

/** A petal's area is proportional to its sum; heights in pixels, with a visible minimum. */
const LARGEST_PETAL = 66;
const SMALLEST_PETAL = 12;
/** The most petals in a line if they fit; otherwise fewer per line. */
const MOST_IN_LINE = 7;
const IN_EACH_LINE = 6;

type Item = { kind: keyof typeof feeKindWords; amount_paise: number; due: WholeCourse["fee_items"][number]["due"] };

interface FeeThreadProps {
  stops: FeeStop<Item>[];
  course: WholeCourse;
  today: string;
}

/** A stitch from today to the certificate, with a petal per payment; each year ends with its sum. */
export function FeeThread({ stops, course, today }: FeeThreadProps) {
  const toldToday = usePageWords("course").page.today;
  const known = feeYearsOf(stops, course, today);
  const years = known.length > 0 ? known : [{ year: 1, stops, months: null, sumPaise: 0 }];
  const largest = Math.max(...stops.map(({ sumPaise }) => sumPaise));
  const widths = years.map((each, index) => Math.max(1, each.stops.length) + (index === 0 && toldToday ? 1 : 0));
  const all = widths.reduce((sum, width) => sum + width, 0);
  return (
    <ol className="rupee" style={{ "--in-line": all > MOST_IN_LINE ? IN_EACH_LINE : all } as CSSProperties}>
      {years.map(({ year, stops, months, sumPaise }, index) => (
        <li key={year} style={{ "--stops": widths[index] } as CSSProperties}>
          <ol>
            {index === 0 && toldToday && <Today words={toldToday} />}
            {stops.map((stop) => (
              <Stop key={`${stop.at}${stop.semester}`} {...{ stop, largest }} months={dueMonths(stop, course, today)}>
                {stop.semester === 1 && <FirstPayment course={course} items={stop.items} />}
              </Stop>
            ))}
          </ol>
          {years.length > 1 && (
            <p className="year-sum">
              <span>
                <b>In year {year}</b>
                {months && <small> {months}</small>}
              </span>
              <b className="money">{formatPaise(sumPaise)}</b>
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

function Today({ words }: { words: string }) {
  return (
    <li className="is-today" style={{ "--p": 22 } as CSSProperties}>
      <span className="petal" aria-hidden="true" />
      <h3>Today</h3>
      <b className="money">{formatPaise(0)}</b>
      <p>{words}</p>
    </li>
  );
}

interface StopProps {
  stop: FeeStop<Item>;
  largest: number;
  months: string | null;
  children: ReactNode;
}

function Stop({ stop, largest, months, children }: StopProps) {
  const { at, items, sumPaise } = stop;
  const size = Math.max(SMALLEST_PETAL, Math.round(Math.sqrt(sumPaise / largest) * LARGEST_PETAL));
  return (
    <li className={`is-${at}`} style={{ "--p": size } as CSSProperties}>
      <span className="petal" aria-hidden="true" />
      <h3>
        {months && <small>{months} </small>}
        {stopWords(stop)}
      </h3>
      <b className="money">{formatPaise(sumPaise)}</b>
      {(items.length > 1 || at === "semester") && (
        <dl>
          {items.map(({ kind, amount_paise }, place) => (
            <div key={`${kind}${place}`}>
              <dt>{feeKindWords[kind]}</dt>
              <dd className="money">{formatPaise(amount_paise)}</dd>
            </div>
          ))}
        </dl>
      )}
      {children}
    </li>
  );
}

/** The payments that make up the ticket's first payment. */
function FirstPayment({ course, items }: { course: WholeCourse; items: Item[] }) {
  const { first } = usePageWords("course").facts;
  const hasApplication = course.fee_items.some(({ due }) => due === "application");
  const later = items.filter(({ due }) => due === "semester-end").map(({ kind }) => feeKindWords[kind]);
  if (course.first_payment_rupees === null) return null;
  return (
    <p>
      {first}: <span className="money">{formatRupees(course.first_payment_rupees)}</span>
      {hasApplication && ", the application included"}.
      {later.length > 0 && ` Paid at the semester’s end: ${later.join(" and ").toLowerCase()}.`}
    </p>
  );
}
