import { type ReactNode, useMemo, useRef } from "react";
import { Link, useNavigate } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import { DeleteDialog } from "#app/admin/record/delete-dialog.tsx";
import { useListAddress } from "./list-address.ts";
import { ListFilters } from "./list-filters.tsx";
import { useListKeys } from "./list-keys.ts";
import type { ListShape } from "./list-shape.ts";
import { RecordTable } from "./record-table.tsx";
import { useListView } from "./use-list-view.ts";

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

/** The one pattern of all list screens: head, filters, count, table, empty states, keys, deletion. */
export function ListScreen<Row extends { id: number }>(props: ListScreenProps<Row>) {
  const { title, shape, rows, note, empty, children } = props;
  const { view, text, setText, clearFilter } = useListView(rows, shape);
  const field = useRef<HTMLInputElement>(null);
  // Typing into the filter must not wait for the rows of the last filter to be rendered again.
  const table = useMemo(() => <RecordTable shape={shape} caption={title} rows={view} />, [shape, title, view]);
  return (
    <>
      <ListHead title={title} shape={shape} field={field} />
      {note}
      <section className="pane" aria-label={title}>
        {rows.length > 0 && (
          <ListFilters
            shape={shape}
            field={field}
            text={text}
            onText={setText}
            shown={view.length}
            total={rows.length}
          />
        )}
        {view.length > 0 && table}
        {rows.length === 0 && <div className="empty">{empty}</div>}
        {rows.length > 0 && view.length === 0 && (
          <div className="empty">
            <p>No {shape.one} matches this filter.</p>
            <button type="button" className="btn btn-quiet" onClick={clearFilter}>
              Clear the filter
            </button>
          </div>
        )}
      </section>
      {children}
      <DeleteDialog shape={shape} rows={rows} />
    </>
  );
}

type ListHeadProps<Row> = Pick<ListScreenProps<Row>, "title" | "shape"> & {
  field: React.RefObject<HTMLInputElement | null>;
};

function ListHead<Row>({ title, shape: { one, isWrittenByStaff }, field }: ListHeadProps<Row>) {
  const navigate = useNavigate();
  const newRecord = useListAddress().with({ new: "", edit: null });
  const create = () => void navigate(newRecord, { preventScrollReset: true });
  useListKeys({ field, create: isWrittenByStaff ? create : undefined });
  return (
    <div className="desk-head">
      <h1>{title}</h1>
      {isWrittenByStaff && (
        <Link className="btn" to={newRecord} preventScrollReset aria-keyshortcuts="n">
          <Icon name="plus" />
          New {one} <kbd aria-hidden="true">n</kbd>
        </Link>
      )}
    </div>
  );
}
