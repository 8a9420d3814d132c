import { Fragment, type ReactNode, useState } from "react";
import { useFetcher } from "react-router";
import { countWords } from "#app/admin/list/filters/list-filters.tsx";
import type { BoardColumnPage } from "./board-page.ts";
import type { MoreCards } from "./more-cards-data.ts";

interface BoardColumnProps<Row> {
  /** What a card that is dropped here is given. */
  value: string;
  title: string;
  className: string;
  /** The file of the contract without `.php`. */
  file: string;
  column: BoardColumnPage<Row>;
  /** What stands in an empty column. */
  empty: string;
  renderCard: (row: Row) => ReactNode;
}

/** One column of a board: its first cards, and more on demand. */
export function BoardColumn<Row extends { id: number }>(props: BoardColumnProps<Row>) {
  const { value, title, className, file, column, empty, renderCard } = props;
  const { rows, showMore, isReading } = useMoreCards(file, column);
  const left = column.found.total - rows.length;
  const id = `column-${value}`;
  return (
    <section className={`board-column ${className}`} data-column={value} aria-labelledby={id}>
      <h2 id={id}>
        <span className="petal" aria-hidden="true" />
        <span>{title}</span> <span className="num">{countWords(column.found)}</span>
      </h2>
      <div className="board-cards">
        <ul>
          {rows.map((row) => (
            <Fragment key={row.id}>{renderCard(row)}</Fragment>
          ))}
        </ul>
        {rows.length === 0 && <p className="sub board-none">{empty}</p>}
        {left > 0 && (
          <button type="button" className="btn btn-quiet" disabled={isReading} onClick={showMore}>
            Show more of {countWords({ ...column.found, total: left })}
          </button>
        )}
      </div>
    </section>
  );
}

/** The cards behind the first ones stay until the column itself is read anew. */
function useMoreCards<Row extends { id: number }>(file: string, column: BoardColumnPage<Row>) {
  const { load, data, state } = useFetcher<MoreCards<Row>>({ key: `cards ${file} ${column.query}` });
  // What stood there when the last ones were asked for: the answer holds those alone.
  const [asked, setAsked] = useState<{ column: BoardColumnPage<Row>; shown: Row[] }>();
  const isAsked = asked?.column === column;
  const before = isAsked ? asked.shown : column.rows;
  const shown = new Set(before.map(({ id }) => id));
  const more = isAsked && data ? data.rows.filter(({ id }) => !shown.has(id)) : [];
  const rows = [...before, ...more];
  function showMore() {
    setAsked({ column, shown: rows });
    const behind = new URLSearchParams({ of: file, query: column.query, count: `${rows.length}` });
    void load(`/admin/data/more-cards?${behind}`);
  }
  return { rows, showMore, isReading: state !== "idle" };
}
