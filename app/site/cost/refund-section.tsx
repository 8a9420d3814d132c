import { type CSSProperties, useId } from "react";
import type { WholeCourse } from "#app/domain/course/course-schema.ts";
import type { RefundRule } from "#app/domain/field-rule/field-rule-schema.ts";
import type { RefundStep } from "#app/domain/refund/refund-clock.ts";
import { addDays, writeDay, writeShortDay } from "#app/lib/time/calendar-day.ts";
import { formatPaise } from "#app/lib/money/money.ts";
import { usePageWords } from "#app/site/page-words.ts";
import { NotKnown } from "#app/site/courses/ask-about.tsx";
import { RuleSource } from "#app/site/courses/rule-source.tsx";
import { costAddress, type CostChoice } from "./cost-choice.ts";
import { OtherSession } from "./other-session.tsx";
import { type RefundView, refundViewOf } from "./refund-view.ts";

interface RefundSectionProps {
  course: WholeCourse;
  rules: RefundRule[];
  choice: CostChoice;
  today: string;
}

/** Choosing a day shows the share refunded; part of the cost's form (`follow-cost.ts`). */
export function RefundSection({ course, ...asked }: RefundSectionProps) {
  const view = refundViewOf({ course, ...asked });
  return (
    <section className="clock" aria-labelledby="refund">
      <h2 id="refund">{usePageWords("course").page.refund}</h2>
      {view ? (
        <>
          <div className="clock-say">
            <RefundFields view={view} />
            <div data-part="refund" aria-live="polite">
              {view.back ? (
                <RefundWords back={view.back} />
              ) : (
                <OtherSession view={view} slug={course.slug} choice={asked.choice} />
              )}
            </div>
          </div>
          <div data-part="steps">
            <Steps view={view} slug={course.slug} choice={asked.choice} />
          </div>
          <div data-part="source" className="source">
            <Source view={view} />
          </div>
        </>
      ) : (
        <p>
          <NotKnown course={course} fact="refund" />
        </p>
      )}
    </section>
  );
}

function RefundFields({ view: { sessions, intake, day, first, last } }: { view: RefundView }) {
  const id = useId();
  return (
    <div className="asked">
      {sessions.length > 1 && (
        <div className="field">
          <label htmlFor={`${id}session`}>Session</label>
          <select
            id={`${id}session`}
            className="select"
            name="session"
            defaultValue={intake.session}
            autoComplete="off"
          >
            {sessions.map(({ session }) => (
              <option key={session}>{session}</option>
            ))}
          </select>
        </div>
      )}
      <div className="field">
        <label htmlFor={`${id}left`}>The university has my letter on</label>
        <input
          id={`${id}left`}
          className="input num"
          type="date"
          name="left"
          defaultValue={day}
          min={first}
          max={last}
          autoComplete="off"
        />
      </div>
      <button className="btn btn-quiet" formAction="#refund">
        Show what comes back
      </button>
    </div>
  );
}

function RefundWords({ back: { refund, sums } }: { back: NonNullable<RefundView["back"]> }) {
  const less = refund.lessPaise > 0 ? `, less ${formatPaise(refund.lessPaise)}` : "";
  if (!sums)
    return (
      <>
        <strong>
          {refund.percent}%{less} <small>comes back</small>
        </strong>
        <p>Of what you have paid. What of the fees is paid before the first classes is not known to us yet.</p>
      </>
    );
  return (
    <>
      <strong>
        <span className="money">{formatPaise(sums.back)}</span> <small>comes back</small>
      </strong>
      <p>
        {refund.percent}%{less} of the <span className="money">{formatPaise(sums.shared)}</span> paid before the first
        classes{sums.deposit > 0 && ` and the deposit of ${formatPaise(sums.deposit)}`}. {lossWords(sums)}
      </p>
    </>
  );
}

function lossWords({ lost, never }: { lost: number; never: number }): string {
  if (lost === 0 && never === 0) return "You lose nothing.";
  if (lost === 0) return `You lose the ${formatPaise(never)} that never comes back.`;
  return `You lose ${formatPaise(lost)}${never > 0 ? ` and the ${formatPaise(never)} that never comes back` : ""}.`;
}

interface StepsProps {
  view: RefundView;
  slug: string;
  choice: CostChoice;
}

/** The steps of the refund; each links to its last day. */
function Steps({ view: { steps, day, intake, back }, slug, choice }: StepsProps) {
  const shown = back && steps.find(({ until }) => until === null || day <= until);
  const lastDate = steps.findIndex(({ until }) => until === intake.last_date) + 1;
  return (
    <ol
      className="stairs"
      style={{ "--steps": steps.length, "--mark": lastDate / steps.length } as CSSProperties}
      aria-label="What comes back, by the day"
    >
      {steps.map((step, place) => (
        <li key={place} style={{ "--share": step.percent } as CSSProperties}>
          <a
            id={`step-${place}`}
            data-choice="left session"
            href={costAddress(slug, { ...choice, left: dayOf(steps, place), session: intake.session }, "refund")}
            aria-current={step === shown ? "true" : undefined}
          >
            <b>{step.percent}%</b>
            <span>
              {untilWords(steps, place)}
              {step.lessPaise > 0 && ` less ${formatPaise(step.lessPaise)}`}
            </span>
          </a>
        </li>
      ))}
      {lastDate > 0 && (
        <li className="mark" aria-hidden="true">
          Last date, {writeShortDay(intake.last_date)}
        </li>
      )}
    </ol>
  );
}

/** The last day of a step, or the first of the one without an end. */
const dayOf = (steps: RefundStep[], place: number) =>
  steps[place]!.until ?? addDays(steps[place - 1]?.until ?? steps[place]!.rule.applies_from, 1);

const untilWords = (steps: RefundStep[], place: number) =>
  steps[place]!.until ? `until ${writeShortDay(steps[place]!.until)}` : `from ${writeShortDay(dayOf(steps, place))}`;

function Source({ view: { back, intake } }: { view: RefundView }) {
  return (
    <>
      <p>
        {back && (
          <>
            By the newest rule we know that covers the day you chose: <RuleSource rule={back.refund.rule} />.{" "}
          </>
        )}
        The last date of admission for {intake.session} is {writeDay(intake.last_date)}.
      </p>
      <p>Write to the university, not to us, and keep the dated receipt.</p>
    </>
  );
}
