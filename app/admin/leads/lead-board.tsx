import { type ReactNode, useMemo, useRef } from "react";
import { ListFilters } from "#app/admin/list/list-filters.tsx";
import type { ListShape } from "#app/admin/list/list-shape.ts";
import { useListKeys } from "#app/admin/list/list-keys.ts";
import { useRememberingFilter } from "#app/admin/list/remembered-filter.ts";
import { useListView } from "#app/admin/list/use-list-view.ts";
import { useNewRecord } from "#app/admin/list/use-new-record.tsx";
import { DeleteDialog } from "#app/admin/record/delete-dialog.tsx";
import type { Lead } from "#app/domain/lead/lead-schema.ts";
import { LeadColumns } from "./lead-columns.tsx";

interface LeadBoardProps {
  shape: ListShape<Lead>;
  rows: Lead[];
  note: ReactNode;
  empty: ReactNode;
}

/** The same leads as the table's, a column for each stage. */
export function LeadBoard({ shape, rows, note, empty }: LeadBoardProps) {
  const boardShape = useMemo(() => withoutStageChoice(shape), [shape]);
  useRememberingFilter();
  const list = useListView(rows, boardShape);
  const field = useRef<HTMLInputElement>(null);
  const { create, newLink } = useNewRecord(shape);
  useListKeys({ field, create, clearSelection: nothing });
  const { view, clearFilter } = list;
  return (
    <>
      <div className="desk-head">
        <h1>Leads</h1>
        <div className="desk-acts">{newLink}</div>
      </div>
      {note}
      {rows.length > 0 && (
        <div className="pane board-filters">
          <ListFilters shape={boardShape} field={field} list={list} count={rows.length} />
        </div>
      )}
      {rows.length === 0 && <div className="pane empty">{empty}</div>}
      {rows.length > 0 && view.length === 0 && (
        <div className="pane empty">
          <p>No lead matches this filter.</p>
          <button type="button" className="btn btn-quiet" onClick={clearFilter}>
            Clear the filter
          </button>
        </div>
      )}
      {view.length > 0 && <LeadColumns leads={view} />}
      <DeleteDialog shape={shape} rows={rows} />
    </>
  );
}

/** On the board nothing is selected. */
const nothing = () => undefined;

/** The columns are the stages. */
const withoutStageChoice = (shape: ListShape<Lead>): ListShape<Lead> => ({
  ...shape,
  filter: { ...shape.filter, choices: shape.filter.choices.filter(({ name }) => name !== "stage") },
});
