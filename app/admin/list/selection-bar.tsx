import { useEffect, useRef, useState } from "react";
import { BusyButton } from "#app/admin/frame/busy-button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { BulkDeleteDialog } from "#app/admin/record/bulk-delete-dialog.tsx";
import { groupDigits } from "#app/lib/grouped-number.ts";
import type { ListShape } from "./list-shape.ts";
import { useExport } from "./use-export.ts";
import type { Selection } from "./use-selection.ts";

interface SelectionBarProps<Row extends { id: number }> {
  shape: ListShape<Row>;
  selection: Selection<Row>;
}

/** To what can be done with the selected rows: by Tab it would lie behind all other rows, thousands perhaps. */
export const focusSelectionBar = () =>
  document.querySelector<HTMLElement>(".selection-bar :is(button, select)")?.focus();

/** Stays at the window's foot while rows are selected: how many, and what can be done with them. */
export function SelectionBar<Row extends { id: number }>({ shape, selection }: SelectionBarProps<Row>) {
  const { selected, isWhole, count, selectAll, clear } = selection;
  const { exportRows, isBusy } = useExport(shape);
  const [doomed, setDoomed] = useState<Row[]>();
  useFocusKeptAfter(selected.length > 0);
  const words = `${groupDigits(selected.length)} ${selected.length === 1 ? shape.one : shape.many} selected`;
  return (
    <>
      {/* There from the start: a screen reader hears only what is put into it later. */}
      <output className="visually-hidden">{selected.length > 0 && words}</output>
      {selected.length > 0 && (
        <section className="selection-bar" aria-label={`Selected ${shape.many}`}>
          <p aria-hidden="true">{words}</p>
          {!isWhole && (
            <button type="button" className="btn btn-quiet" onClick={selectAll}>
              Select all {groupDigits(count)}
            </button>
          )}
          {shape.bulkActs?.(selected, clear)}
          <BusyButton type="button" className="btn btn-quiet" isBusy={isBusy} onClick={() => exportRows(selected)}>
            <Icon name="download" />
            Export
          </BusyButton>
          {shape.isDeletedInBulk !== false && (
            <button type="button" className="btn btn-quiet selection-delete" onClick={() => setDoomed(selected)}>
              <Icon name="trash" />
              Delete
            </button>
          )}
          <button type="button" className="btn btn-quiet selection-clear" onClick={clear} aria-keyshortcuts="Escape">
            Clear <kbd aria-hidden="true">Esc</kbd>
          </button>
        </section>
      )}
      {doomed && <BulkDeleteDialog shape={shape} doomed={doomed} onClose={() => setDoomed(undefined)} />}
    </>
  );
}

/** The bar goes with the selection, and the focus with the bar: it returns to the box that selects all. */
function useFocusKeptAfter(hasSelection: boolean) {
  const hadSelection = useRef(false);
  useEffect(() => {
    if (hadSelection.current && !hasSelection && document.activeElement === document.body) {
      document.querySelector<HTMLElement>("thead .pick-box input")?.focus({ preventScroll: true });
    }
    hadSelection.current = hasSelection;
  }, [hasSelection]);
}
