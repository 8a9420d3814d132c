import { applicationSteps } from "#app/domain/application/application-steps.ts";
import type { OwnApplication } from "#app/domain/applicant/own-applications.server.ts";
import { formatDay, formatTime } from "#app/site/blogs/article-date.ts";
import { usePageWords } from "#app/site/page-words.ts";

/** An application: its subject, its step, and what comes next. */
export function OwnApplicationSection({ application }: { application: OwnApplication }) {
  const { id, interest, sent_at, step, first_name, last_name, phone } = application;
  const { next, form } = usePageWords("my-application");
  const titleId = `application-${id}`;
  return (
    <section className="own-application" aria-labelledby={titleId}>
      <h2 id={titleId}>Application of {formatDay(sent_at)}</h2>
      <p className="soft">Sent at {formatTime(sent_at)}</p>
      <OwnPath application={application} />
      <h3>{next.title}</h3>
      <p>{[next.registration, next.counselling, next.documents, next.offer][step - 1]}</p>
      {/* Anybody may have written the content of a form: it is shown as such, not in the site's own words. */}
      <dl className="facts">
        {interest && (
          <div>
            <dt>{form.interest}</dt>
            <dd>{interest}</dd>
          </div>
        )}
        <div>
          <dt>{form.name}</dt>
          <dd>{`${first_name} ${last_name}`}</dd>
        </div>
        <div>
          <dt>{form.phone}</dt>
          <dd>{phone}</dd>
        </div>
      </dl>
      <p className="soft">
        {form.wrong} <a href="/contact">{form.way}</a>
      </p>
    </section>
  );
}

/** The four steps on a thread, vertical in narrow windows, horizontal in wide ones. */
function OwnPath({ application: { step, since } }: { application: OwnApplication }) {
  return (
    <ol className="own-path">
      {applicationSteps.map((title, index) => (
        <li key={title} className={lookOf(index + 1 - step)} aria-current={index + 1 === step ? "step" : undefined}>
          <span className="petal" aria-hidden="true" />
          <div>
            <p className="own-step">{title}</p>
            <p>
              {index + 1 === step ? `Your application is here since ${formatDay(since)}` : wordsOf(index + 1 - step)}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

const lookOf = (ahead: number) => (ahead < 0 ? "is-done" : ahead > 0 ? "is-ahead" : "is-now");
const wordsOf = (ahead: number) => (ahead < 0 ? "Done" : "To come");
