interface LoadMoreProps {
  label: string;
  shown: number;
  total: number;
  /** The page that shows the next ones as well as those before; its rows have the ids of `rowId`. */
  path: string;
}

/** A row's place in its list, from 1: without scripts the page of more opens where the new rows begin. */
export const rowId = (place: number) => `row-${place}`;

/** Leads on to the next page; `parts-in-place.ts` brings it here. With nothing left to load it is gone. */
export function LoadMore({ label, shown, total, path }: LoadMoreProps) {
  return (
    <div data-part="more">
      {shown < total && (
        <div className="more">
          <a className="btn btn-quiet" href={`${path}#${rowId(shown + 1)}`} data-more>
            {label}
          </a>
          <span className="stitch" aria-hidden="true" />
        </div>
      )}
    </div>
  );
}
