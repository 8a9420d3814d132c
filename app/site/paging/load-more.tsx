import type { ReactNode } from "react";
import { groupDigits } from "#app/lib/money/grouped-number.ts";
import { MOST_PAGES } from "./page-number.ts";

interface LoadMoreProps {
  label: string;
  shown: number;
  total: number;
  page: number;
  /** Its page after this one shows the next rows as well as those before; rows have the ids of `rowId`. */
  path: string;
  /** Where the others are found, once the list does not grow any more. */
  others?: ReactNode;
}

/** A row's place in its list, from 1: without scripts the page of more opens where the new rows begin. */
export const rowId = (place: number) => `row-${place}`;

/** Leads on to the next page; `parts-in-place.ts` brings it here. With nothing left to load it is gone. */
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
