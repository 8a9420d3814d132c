import { type ReactNode, useMemo, useRef } from "react";
import { useLocation, useNavigation } from "react-router";
import { useLate } from "#app/admin/screen/use-late.ts";
import { BusyButton } from "#app/admin/frame/busy-button.tsx";
import { useMay } from "#app/admin/session/use-may.ts";
import { DeleteDialog } from "#app/admin/record/deletion/delete-dialog.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ListFilters } from "#app/admin/list/filters/list-filters.tsx";
import { useListAddress } from "./list-address.ts";
import { useListKeys } from "#app/admin/list/rows/list-keys.ts";
import { ListPageContext } from "./kept/list-page-context.ts";
import type { ListPage } from "./list-page.ts";
import { ListPager } from "./list-pager.tsx";
import type { ListShape } from "./list-shape.ts";
import { PickRow, RecordTable } from "./table/record-table.tsx";
import { RowAddressContext, useRowAddressOf } from "#app/admin/list/rows/row-address.ts";
import { useRememberingFilter } from "./kept/remembered-filter.ts";
import { SelectionBar } from "./table/selection-bar.tsx";
import { useExport } from "./table/use-export.ts";
import { type Filter, useFilter } from "#app/admin/list/filters/use-filter.ts";
import { useNewRecord } from "./use-new-record.tsx";
import { type Selection, useSelection } from "#app/admin/list/rows/use-selection.ts";

interface ListScreenProps<Row> {
  title: string;
  shape: ListShape<Row>;
  list: ListPage<Row>;
  /** A line above the list. */
  note?: ReactNode;
  /** What to do if there are no records. */
  empty: ReactNode;
  /** The dialog for creating and editing. */
  children?: ReactNode;
}

/**
 * The common pattern of list screens: head, filters, count, table, pages, selection, export, empty states, keys,
 * deletion.
 */
export function ListScreen<Row extends { id: number }>(props: ListScreenProps<Row>) {
  const { title, list, note, empty, children } = props;
  const shape = useSelectable(props.shape);
  useRememberingFilter();
  const filter = useFilter(shape.filter.choices);
  const selection = useSelection(list, shape.canSelect);
  const rowAddress = useRowAddressOf(useListAddress());
  const pane = useRef<HTMLElement>(null);
  const isLooking = useIsLooking();
  // Typing in the filter does not render the rows again.
  const table = useMemo(
    () =>
      shape.draw?.(list.rows, (row) => <PickRow {...{ shape, row, selection }} />) ?? (
        <RecordTable caption={title} rows={list.rows} {...{ shape, selection, pane }} />
      ),
    [shape, title, list.rows, selection],
  );
  return (
    <ListPageContext value={list}>
      <ListHead title={title} shape={shape} filter={filter} list={list} clearSelection={selection.clear} />
      {note}
      <section className="pane" aria-label={title} aria-busy={isLooking} ref={pane}>
        {list.all.total > 0 && <ListFilters {...{ shape, filter, list, isLooking }} />}
        {list.rows.length > 0 ? (
          <RowAddressContext value={rowAddress}>{table}</RowAddressContext>
        ) : (
          <NoRows shape={shape} list={list} filter={filter} empty={empty} />
        )}
        <ListPager list={list} />
        <SelectionBar shape={shape} selection={selection} />
      </section>
      {children}
      <DeleteDialog shape={shape} rows={list.rows} />
    </ListPageContext>
  );
}

/**
 * Whether other rows of this list were requested and are late: the current ones still belong to the previous request.
 */
function useIsLooking(): boolean {
  const { pathname, search } = useLocation();
  const { location: next, formMethod } = useNavigation();
  return useLate(next?.pathname === pathname && next.search !== search && !formMethod);
}

/** Removes the selection from lists without any bulk act. */
function useSelectable<Row extends { id: number }>(shape: ListShape<Row>): ListShape<Row> {
  const may = useMay();
  const { file, bulkActs, draw } = shape;
  const mayExport = !draw && may(`${file}.export`);
  const isOpen = mayExport || may(`${file}.delete`) || (bulkActs !== undefined && may(`${file}.change`));
  return useMemo(() => (isOpen ? shape : { ...shape, canSelect: () => false }), [shape, isOpen]);
}

interface NoRowsProps<Row> {
  shape: Pick<ListShape<Row>, "one">;
  list: ListPage<Row>;
  filter: Filter;
  empty: ReactNode;
}

export function NoRows<Row>({ shape, list, filter, empty }: NoRowsProps<Row>) {
  if (list.all.total === 0) return <div className="empty">{empty}</div>;
  return (
    <div className="empty">
      <p>No {shape.one} matches this filter.</p>
      <button type="button" className="btn btn-quiet" onClick={filter.clear}>
        Clear the filter
      </button>
    </div>
  );
}

type ListHeadProps<Row extends { id: number }> = Pick<ListScreenProps<Row>, "title" | "shape" | "list"> & {
  filter: Filter;
  clearSelection: Selection<Row>["clear"];
};

function ListHead<Row extends { id: number }>({ title, shape, list, filter, clearSelection }: ListHeadProps<Row>) {
  const may = useMay();
  const { create, newLink } = useNewRecord(shape);
  const { exportList, isBusy } = useExport(shape);
  useListKeys({ field: filter.field, create, clearSelection });
  return (
    <div className="desk-head">
      <h1>{title}</h1>
      <div className="desk-acts">
        {list.rows.length > 0 && !shape.draw && may(`${shape.file}.export`) && (
          <BusyButton type="button" className="btn btn-quiet" isBusy={isBusy} onClick={() => exportList()}>
            <Icon name="download" />
            Export<span className="visually-hidden"> the shown {shape.many}</span>
          </BusyButton>
        )}
        {newLink}
      </div>
    </div>
  );
}
