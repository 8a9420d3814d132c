import { Fragment, type ReactNode, useState } from "react";
import { groupDigits } from "#app/lib/grouped-number.ts";

interface BoardColumnProps<Row> {
  /** What a card that is dropped here is given. */
  value: string;
  title: string;
  className: string;
  rows: Row[];
  /** What stands in an empty column. */
  empty: string;
  renderCard: (row: Row) => ReactNode;
}

const CARDS_AT_A_TIME = 50;

/** One column of a board; a long one shows its first cards and more on demand. */
export function BoardColumn<Row extends { id: number }>(props: BoardColumnProps<Row>) {
  const { value, title, className, rows, empty, renderCard } = props;
  const [count, setCount] = useState(CARDS_AT_A_TIME);
  const left = rows.length - count;
  const id = `column-${value}`;
  return (
    <section className={`board-column ${className}`} data-column={value} aria-labelledby={id}>
      <h2 id={id}>
        <span className="petal" aria-hidden="true" />
        <span>{title}</span> <span className="num">{groupDigits(rows.length)}</span>
      </h2>
      <div className="board-cards">
        <ul>
          {rows.slice(0, count).map((row) => (
            <Fragment key={row.id}>{renderCard(row)}</Fragment>
          ))}
        </ul>
        {rows.length === 0 && <p className="sub board-none">{empty}</p>}
        {left > 0 && (
          <button type="button" className="btn btn-quiet" onClick={() => setCount(count + CARDS_AT_A_TIME)}>
            Show {Math.min(left, CARDS_AT_A_TIME)} more of {groupDigits(left)}
          </button>
        )}
      </div>
    </section>
  );
}
