import { type PointerEvent, useRef } from "react";
import { useNavigate } from "react-router";
import { BoardColumn } from "#app/admin/board/board-column.tsx";
import { useCardDrag } from "#app/admin/board/use-card-drag.ts";
import { OpeningLink } from "#app/admin/enquiry/opened/opening-link.tsx";
import { formatRecency } from "#app/admin/india-time.ts";
import { useListAddress } from "#app/admin/list/list-address.ts";
import { ListFilters } from "#app/admin/list/filters/list-filters.tsx";
import type { Board } from "#app/admin/board/board-page.ts";
import type { ListPage } from "#app/admin/list/list-page.ts";
import { useListKeys } from "#app/admin/list/rows/list-keys.ts";
import { useRememberingFilter } from "#app/admin/list/kept/remembered-filter.ts";
import { useFilter } from "#app/admin/list/filters/use-filter.ts";
import type { Application } from "#app/domain/application/application-schema.ts";
import { applicationSteps, stepWords } from "#app/domain/application/application-steps.ts";
import { applicationList } from "./application-list.tsx";
import { nameOf } from "./application-words.content.ts";
import { StepLinks } from "./steps/step-links.tsx";

// Without the filter for steps, which are the columns.
const boardShape = { ...applicationList, columns: [], filter: { ...applicationList.filter, choices: [] } };

interface ApplicationBoardProps {
  list: ListPage<Application>;
  board: Board<Application>;
}

/** The same applications as in the table, in a column for each step. */
export function ApplicationBoard({ list, board }: ApplicationBoardProps) {
  useRememberingFilter();
  const filter = useFilter(boardShape.filter.choices);
  useListKeys({ field: filter.field, clearSelection: () => undefined });
  return (
    <>
      <section className="pane board-filters" aria-label="Filter">
        <ListFilters shape={boardShape} filter={filter} list={list} />
      </section>
      <StepColumns board={board} />
    </>
  );
}

/** Dropping a card on another step asks first, like its arrows, since the applicant is told. */
function StepColumns({ board: { file, columns } }: { board: Board<Application> }) {
  const board = useRef<HTMLDivElement>(null);
  const address = useListAddress();
  const navigate = useNavigate();
  const begin = useCardDrag<Application>(board, ({ id, step }, column) => {
    if (`${step}` === column) return;
    void navigate(address.with({ move: `${id}`, onto: column }), { preventScrollReset: true });
  });
  return (
    <div className="board" ref={board} role="group" aria-label="Applications by step">
      {applicationSteps.map((title, index) => (
        <BoardColumn
          key={title}
          value={`${index + 1}`}
          title={stepWords(index + 1)}
          className={`step-column-${index + 1}`}
          file={file}
          column={columns[index]!}
          empty="Nobody stands here."
          renderCard={(application) => <BoardCard application={application} onBegin={begin} />}
        />
      ))}
    </div>
  );
}

interface BoardCardProps {
  application: Application;
  onBegin: (event: PointerEvent<HTMLElement>, application: Application) => void;
}

function BoardCard({ application, onBegin }: BoardCardProps) {
  const { id, interest, company, created_at } = application;
  return (
    <li
      className="board-card"
      onPointerDown={(event) => onBegin(event, application)}
      onDragStart={(event) => event.preventDefault()}
    >
      <OpeningLink id={id}>{nameOf(application)}</OpeningLink>
      <p className="sub">{interest ?? company}</p>
      <p className="board-card-foot">
        <time className="sub num" dateTime={created_at}>
          {formatRecency(created_at)}
        </time>
        <StepLinks application={application} />
      </p>
    </li>
  );
}
