import { useRef } from "react";
import { OpeningLink } from "#app/admin/enquiry/opening-link.tsx";
import { formatRecency } from "#app/admin/india-time.ts";
import { ListFilters } from "#app/admin/list/list-filters.tsx";
import { useListKeys } from "#app/admin/list/list-keys.ts";
import { useRememberingFilter } from "#app/admin/list/remembered-filter.ts";
import { useListView } from "#app/admin/list/use-list-view.ts";
import type { Application } from "#app/domain/application/application-schema.ts";
import { applicationSteps } from "#app/domain/application/application-steps.ts";
import { applicationList } from "./application-list.tsx";
import { nameOf } from "./application-words.content.ts";
import { StepLinks } from "./step-links.tsx";

// The step is the column, so that a filter for it would only empty the others.
const boardShape = { ...applicationList, columns: [], filter: { ...applicationList.filter, choices: [] } };

/** The same applications as the table, side by side in their steps. */
export function ApplicationBoard({ applications }: { applications: Application[] }) {
  useRememberingFilter();
  const list = useListView(applications, boardShape);
  const field = useRef<HTMLInputElement>(null);
  useListKeys({ field, clearSelection: () => undefined });
  return (
    <>
      <section className="pane board-filter" aria-label="Filter">
        <ListFilters shape={boardShape} field={field} list={list} total={applications.length} />
      </section>
      <div className="board">
        {applicationSteps.map((title, index) => (
          <BoardColumn
            key={title}
            title={title}
            step={index + 1}
            applications={list.view.filter(({ step }) => step === index + 1)}
          />
        ))}
      </div>
    </>
  );
}

interface BoardColumnProps {
  title: string;
  step: number;
  applications: Application[];
}

function BoardColumn({ title, step, applications }: BoardColumnProps) {
  const id = `step-${step}`;
  return (
    <section className={`board-column board-step-${step}`} aria-labelledby={id}>
      <h2 id={id}>
        <span>
          {step} {title}
        </span>
        <span className="num sub">{applications.length}</span>
      </h2>
      {applications.length === 0 && <p className="sub board-none">Nobody stands here.</p>}
      <ul>
        {applications.map((application) => (
          <BoardCard key={application.id} application={application} />
        ))}
      </ul>
    </section>
  );
}

function BoardCard({ application }: { application: Application }) {
  const { id, interest, company, created_at } = application;
  return (
    <li className="board-card">
      <b>
        <OpeningLink id={id}>{nameOf(application)}</OpeningLink>
      </b>
      <span className="board-about">{interest ?? company}</span>
      <span className="board-foot">
        <time className="sub num" dateTime={created_at}>
          {formatRecency(created_at)}
        </time>
        <StepLinks application={application} />
      </span>
    </li>
  );
}
