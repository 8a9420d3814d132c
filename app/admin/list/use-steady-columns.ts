import { type RefObject, useEffect } from "react";

/** Keeps the columns of a long table as wide as its first rows made them: else they would jump as rows come and go. */
export function useSteadyColumns(table: RefObject<HTMLTableElement | null>, isLong: boolean) {
  useEffect(() => {
    if (!isLong) return;
    const shown = table.current!;
    let width = 0;
    const observer = new ResizeObserver(() => {
      if (shown.offsetWidth === width) return;
      width = shown.offsetWidth;
      loosen(shown);
      fasten(shown);
    });
    observer.observe(shown);
    return () => {
      observer.disconnect();
      loosen(shown);
    };
  }, [table, isLong]);
}

const headsOf = (table: HTMLTableElement) => [...table.tHead!.rows[0]!.cells];

function fasten(table: HTMLTableElement) {
  const widths = headsOf(table).map((head) => head.offsetWidth);
  const total = widths.reduce((sum, width) => sum + width, 0);
  // On a phone there is no head: rows are cards.
  if (total === 0) return;
  headsOf(table).forEach((head, index) => {
    if (widths[index]! > 0) head.style.width = `${(widths[index]! / total) * 100}%`;
  });
  table.style.tableLayout = "fixed";
}

function loosen(table: HTMLTableElement) {
  table.style.tableLayout = "";
  for (const head of headsOf(table)) head.style.width = "";
}
