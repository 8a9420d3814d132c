import { type ReactNode, useMemo, useRef } from "react";
import { BusyButton } from "#app/admin/frame/busy-button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { DeleteDialog } from "#app/admin/record/delete-dialog.tsx";
import { ListFilters } from "./list-filters.tsx";
import { useListKeys } from "./list-keys.ts";
import type { ListShape } from "./list-shape.ts";
import { useRememberingFilter } from "./remembered-filter.ts";
import { RecordTable } from "./record-table.tsx";
import { SelectionBar } from "./selection-bar.tsx";
import { useExport } from "./use-export.ts";
import { useListView } from "./use-list-view.ts";
import { useNewRecord } from "./use-new-record.tsx";
import { useSelection } from "./use-selection.ts";

interface ListScreenProps<Row> {
  title: string;
  shape: ListShape<Row>;
  rows: Row[];
  /** One line above the list. */
  note?: ReactNode;
  /** What to do next when there is no record at all. */
  empty: ReactNode;
  /** The dialog of the records that staff write. */
  children?: ReactNode;
}

/** The one pattern of all list screens: head, filters, count, table, selection, export, empty states, keys, deletion. */
export function ListScreen<Row extends { id: number }>(props: ListScreenProps<Row>) {
  const { title, shape, rows, note, empty, children } = props;
  useRememberingFilter();
  const list = useListView(rows, shape);
  const { view, clearFilter } = list;
  const selection = useSelection(view, shape.canSelect);
  const field = useRef<HTMLInputElement>(null);
  // Typing into the filter must not wait for the rows of the last filter to be rendered again.
  const table = useMemo(
    () => <RecordTable shape={shape} caption={title} rows={view} selection={selection} />,
    [shape, title, view, selection],
  );
  function showAll() {
    clearFilter();
    // The button goes with what it clears.
    field.current?.focus();
  }
  return (
    <>
      <ListHead title={title} shape={shape} field={field} view={view} clearSelection={selection.clear} />
      {note}
      <section className="pane" aria-label={title}>
        {rows.length > 0 && <ListFilters shape={shape} field={field} list={list} count={rows.length} />}
        {view.length > 0 && table}
        {rows.length === 0 && <div className="empty">{empty}</div>}
        {rows.length > 0 && view.length === 0 && (
          <div className="empty">
            <p>No {shape.one} matches this filter.</p>
            <button type="button" className="btn btn-quiet" onClick={showAll}>
              Clear the filter
            </button>
          </div>
        )}
        <SelectionBar shape={shape} selection={selection} />
      </section>
      {children}
      <DeleteDialog shape={shape} rows={rows} />
    </>
  );
}

type ListHeadProps<Row> = Pick<ListScreenProps<Row>, "title" | "shape"> & {
  field: React.RefObject<HTMLInputElement | null>;
  view: Row[];
  clearSelection: () => void;
};

function ListHead<Row>({ title, shape, field, view, clearSelection }: ListHeadProps<Row>) {
  const { create, newLink } = useNewRecord(shape);
  const { exportRows, isBusy } = useExport(shape);
  useListKeys({ field, create, clearSelection });
  return (
    <div className="desk-head">
      <h1>{title}</h1>
      <div className="desk-acts">
        {view.length > 0 && (
          <BusyButton type="button" className="btn btn-quiet" isBusy={isBusy} onClick={() => exportRows(view)}>
            <Icon name="download" />
            Export<span className="visually-hidden"> the shown {shape.many}</span>
          </BusyButton>
        )}
        {newLink}
      </div>
    </div>
  );
}
