import type { ReactNode } from "react";
import { groupDigits } from "#app/lib/money/grouped-number.ts";
import { MOST_PAGES } from "./page-number.ts";

interface LoadMoreProps {
  label: string;
  shown: number;
  total: number;
  page: number;
  /** The next page also contains the rows before; rows have the ids of `rowId`. */
  path: string;
  /** A link to the rest, once the list does not grow any more. */
  others?: ReactNode;
}

/** The id of a row by its place, from 1: without scripts the next page opens at the first new row. */
export const rowId = (place: number) => `row-${place}`;

/** A link to the next page, loaded in place by `parts-in-place.ts`. Absent if nothing is left. */
export function LoadMore({ label, shown, total, page, path, others }: LoadMoreProps) {
  return (
    <div data-part="more">
      {shown < total && (
        <div className="more">
          {page < MOST_PAGES ? (
            <a className="btn btn-quiet" href={`${path}?page=${page + 1}#${rowId(shown + 1)}`} data-more>
              {label}
            </a>
          ) : (
            <p>
              The first {groupDigits(shown)} of {groupDigits(total)} are here. {others}
            </p>
          )}
          <span className="stitch" aria-hidden="true" />
        </div>
      )}
    </div>
  );
}
