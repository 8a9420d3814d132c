import { useEffect, useRef, useState } from "react";
import { fetchedDialog } from "#app/admin/dialog/fetched-dialog.tsx";
import { useFetchedAtFirstSign } from "#app/admin/dialog/use-fetched-at-first-sign.ts";
import { BusyButton } from "#app/admin/frame/busy-button.tsx";
import { useMay } from "#app/admin/session/use-may.ts";
import { groupDigits } from "#app/lib/money/grouped-number.ts";
import { Icon } from "#app/ui/icon.tsx";
import { countWords } from "#app/lib/text/count-words.ts";
import type { ListShape } from "#app/admin/list/list-shape.ts";
import { useExport } from "./use-export.ts";
import type { Selection } from "#app/admin/list/rows/use-selection.ts";

interface SelectionBarProps<Row extends { id: number }> {
  shape: ListShape<Row>;
  selection: Selection<Row>;
}

const loadDeleteAll = () => import("#app/admin/bulk/delete-all-dialog.tsx");
const DeleteAllDialog = fetchedDialog(loadDeleteAll);
const loadBulkDelete = () => import("#app/admin/record/deletion/bulk-delete-dialog.tsx");
const BulkDeleteDialog = fetchedDialog(loadBulkDelete);

/** Focuses the acts on the selection, which by Tab would come after all rows. */
export const focusSelectionBar = () =>
  document.querySelector<HTMLElement>(".selection-bar :is(button, select)")?.focus();

/** Sticks to the window's foot while rows are selected: their number, and the acts on them. */
export function SelectionBar<Row extends { id: number }>({ shape, selection }: SelectionBarProps<Row>) {
  const { selected, all, clear } = selection;
  const may = useMay();
  const { exportList, isBusy } = useExport(shape);
  const [isDeleting, setIsDeleting] = useState(false);
  // With all matches selected it stays, with its question, even if others leave no row of them.
  const isOpen = all !== null || selected.length > 0;
  useFocusKeptAfter(isOpen);
  useFetchedAtFirstSign(loadDeleteAll);
  useFetchedAtFirstSign(loadBulkDelete);
  const total = all ? all.count.total : selected.length;
  const words = `${all ? countWords(all.count) : groupDigits(total)} ${total === 1 ? shape.one : shape.many} selected`;
  return (
    <>
      {/* In the document from the start: screen readers announce only later changes. */}
      <output className="visually-hidden">{isOpen && words}</output>
      {isOpen && (
        <section className="selection-bar" aria-label={`Selected ${shape.many}`}>
          <p aria-hidden="true">{words}</p>
          <More selection={selection} />
          {may(`${shape.file}.change`) && shape.bulkActs?.(selection)}
          {!shape.draw && may(`${shape.file}.export`) && (
            <BusyButton
              type="button"
              className="btn btn-quiet"
              isBusy={isBusy}
              onClick={() => (all ? exportList() : exportList(selected.map(({ id }) => id)))}
            >
              <Icon name="download" />
              Export
            </BusyButton>
          )}
          {may(`${shape.file}.delete`) && (
            <button type="button" className="btn btn-quiet selection-delete" onClick={() => setIsDeleting(true)}>
              <Icon name="trash" />
              Delete
            </button>
          )}
          <button type="button" className="btn btn-quiet selection-clear" onClick={clear} aria-keyshortcuts="Escape">
            Clear <kbd aria-hidden="true">Esc</kbd>
          </button>
        </section>
      )}
      {isDeleting && all && (
        <DeleteAllDialog
          list={shape}
          all={all}
          fields={shape.deletionFields?.(selected)}
          onDone={() => {
            setIsDeleting(false);
            clear();
          }}
          onClose={() => setIsDeleting(false)}
        />
      )}
      {isDeleting && !all && (
        <BulkDeleteDialog
          one={shape.one}
          many={shape.many}
          selected={selected.map((row) => ({ id: row.id, name: shape.nameOf(row), note: shape.deletionNote?.(row) }))}
          fields={shape.deletionFields?.(selected)}
          onClose={() => setIsDeleting(false)}
        />
      )}
    </>
  );
}

/** Offers to select the page, then all matches. */
function More<Row extends { id: number }>({ selection }: { selection: Selection<Row> }) {
  const { all, isWhole, count, found, selectAll, selectEverything } = selection;
  if (all) return null;
  if (!isWhole) {
    return (
      <button type="button" className="btn btn-quiet" onClick={selectAll}>
        Select all {groupDigits(count)}
      </button>
    );
  }
  if (found.total <= count) return null;
  return (
    <button type="button" className="btn btn-quiet" onClick={selectEverything}>
      Select all {countWords(found)} that match
    </button>
  );
}

/** When the bar goes with the selection, focus returns to the last box, or the first, which in a table selects all. */
function useFocusKeptAfter(hasSelection: boolean) {
  const hadFocus = useRef<HTMLElement>(null);
  useEffect(() => {
    const boxes = ".pick-box input";
    if (!hasSelection) {
      const box = hadFocus.current?.isConnected ? hadFocus.current : document.querySelector<HTMLElement>(boxes);
      if (hadFocus.current && document.activeElement === document.body) box?.focus({ preventScroll: true });
      hadFocus.current = null;
      return;
    }
    const note = () => {
      if (document.activeElement?.matches(boxes)) hadFocus.current = document.activeElement as HTMLElement;
    };
    note();
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, [hasSelection]);
}
