import { Fragment, type ReactNode, useEffect, useState } from "react";
import { useFetcher } from "react-router";
import { countWords } from "#app/lib/text/count-words.ts";
import { Banner } from "#app/ui/banner.tsx";
import type { BoardColumnPage } from "./board-page.ts";
import { MOST_READ, type MoreCards } from "./more-cards.ts";

interface BoardColumnProps<Row> {
  /** The value that a card dropped here gets. */
  value: string;
  title: string;
  className: string;
  /** The contract's file without `.php`. */
  file: string;
  column: BoardColumnPage<Row>;
  /** Cards shown first, whether or not they are in the pages read. */
  first?: Row[];
  /** The text of an empty column. */
  empty: string;
  renderCard: (row: Row) => ReactNode;
}

/** A column of a board: its first cards, and more on demand. */
export function BoardColumn<Row extends { id: number }>(props: BoardColumnProps<Row>) {
  const { value, title, className, file, column, first = [], empty, renderCard } = props;
  const { rows: read, failure, showMore } = useMoreCards(file, column);
  const rows = oneOfEach([...first, ...read]);
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
        {failure !== undefined && <Banner tone="bad">More could not be read. {failure}</Banner>}
        {left > 0 && (
          <button type="button" className="btn btn-quiet" onClick={showMore}>
            Show more of {countWords({ ...column.found, total: left })}
          </button>
        )}
      </div>
    </section>
  );
}

/**
 * The first cards and those loaded on demand. The latter stay when the column is reloaded, which happens whenever a
 * card moves, and are reloaded as well.
 */
function useMoreCards<Row extends { id: number }>(file: string, column: BoardColumnPage<Row>) {
  const { query } = column;
  const { load, data } = useFetcher<MoreCards<Row>>({ key: `cards ${file} ${query}` });
  const [asked, setAsked] = useState<Asked<Row>>();
  // Each press asks again, even if the last one was not answered.
  useEffect(() => {
    if (asked?.query === column.query) void load(addressBehind(file, column, asked.count));
  }, [load, file, column, asked]);
  const answer = asked?.query === query ? data : undefined;
  const behind = answer ? [...asked!.before, ...answer.rows] : [];
  const rows = oneOfEach([...column.rows, ...behind]);
  const showMore = () =>
    setAsked({ query, count: rows.length, before: rows.slice(0, rows.length - (rows.length % MOST_READ)) });
  return { rows, failure: answer?.failure, showMore };
}

const addressBehind = (file: string, { query }: { query: string }, count: number) =>
  `/admin/data/more-cards?${new URLSearchParams({ of: file, query, count: `${count}` })}`;

interface Asked<Row> {
  query: string;
  /** The cards after this number are requested. */
  count: number;
  /** Cards that the answer omits: it begins with the page of five hundred that contains `count`. */
  before: Row[];
}

function oneOfEach<Row extends { id: number }>(rows: Row[]): Row[] {
  const byId = new Map<number, Row>();
  for (const row of rows) if (!byId.has(row.id)) byId.set(row.id, row);
  return [...byId.values()];
}
