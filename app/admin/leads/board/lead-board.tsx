import { type ReactNode, useMemo } from "react";
import type { Board } from "#app/admin/board/board-page.ts";
import { ListFilters } from "#app/admin/list/filters/list-filters.tsx";
import { useListKeys } from "#app/admin/list/rows/list-keys.ts";
import type { ListPage } from "#app/admin/list/list-page.ts";
import { NoRows } from "#app/admin/list/list-screen.tsx";
import type { ListShape } from "#app/admin/list/list-shape.ts";
import { useRememberingFilter } from "#app/admin/list/kept/remembered-filter.ts";
import { useFilter } from "#app/admin/list/filters/use-filter.ts";
import { useNewRecord } from "#app/admin/list/use-new-record.tsx";
import { DeleteDialog } from "#app/admin/record/deletion/delete-dialog.tsx";
import type { Lead } from "#app/domain/lead/lead-schema.ts";
import { LeadColumns } from "./lead-columns.tsx";

interface LeadBoardProps {
  shape: ListShape<Lead>;
  list: ListPage<Lead>;
  board: Board<Lead>;
  note: ReactNode;
  empty: ReactNode;
}

/** The same leads as in the table, a column per stage. */
export function LeadBoard({ shape, list, board, note, empty }: LeadBoardProps) {
  const boardShape = useMemo(() => withoutStageChoice(shape), [shape]);
  useRememberingFilter();
  const filter = useFilter(boardShape.filter.choices);
  const { create, newLink } = useNewRecord(shape);
  useListKeys({ field: filter.field, create, clearSelection: nothing });
  return (
    <>
      <div className="desk-head">
        <h1>Leads</h1>
        <div className="desk-acts">{newLink}</div>
      </div>
      {note}
      {list.all.total > 0 && (
        <div className="pane board-filters">
          <ListFilters shape={boardShape} filter={filter} list={list} />
        </div>
      )}
      {list.rows.length === 0 ? (
        <div className="pane">
          <NoRows shape={shape} list={list} filter={filter} empty={empty} />
        </div>
      ) : (
        <LeadColumns board={board} />
      )}
      <DeleteDialog shape={shape} rows={board.columns.flatMap(({ rows }) => rows)} />
    </>
  );
}

/** The board has no selection. */
const nothing = () => undefined;

/** Without the filter for stages, which are the columns, and without sorting. */
const withoutStageChoice = (shape: ListShape<Lead>): ListShape<Lead> => ({
  ...shape,
  columns: [],
  filter: { ...shape.filter, choices: shape.filter.choices.filter(({ name }) => name !== "stage") },
});
