import { Fragment, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { SearchBox } from "#app/ui/search-box.tsx";
import { useListAddress } from "#app/admin/list/list-address.ts";
import type { ListPage } from "#app/admin/list/list-page.ts";
import { countWords } from "#app/lib/text/count-words.ts";
import type { Count } from "#app/domain/list/page-of.ts";
import type { ListedChoice, ListShape } from "#app/admin/list/list-shape.ts";
import type { Filter } from "./use-filter.ts";
import { useOptionsInTime } from "./use-options-in-time.ts";

/** A browser measures all options of a select before layout: 500 delayed the first row by 100 ms. */
const MANY_OPTIONS = 40;

interface ListFiltersProps<Row> {
  shape: Pick<ListShape<Row>, "one" | "many" | "columns" | "filter">;
  filter: Filter;
  list: Pick<ListPage<Row>, "found" | "all">;
  /** The requested rows are late. */
  isLooking?: boolean;
}

export function ListFilters<Row>({ shape, filter, list: { found, all }, isLooking }: ListFiltersProps<Row>) {
  const { one, many } = shape;
  const { field, text, setText, writeText, isFiltered, clear } = filter;
  return (
    <search className="filters">
      <SearchBox
        ref={field}
        aria-label={`Filter by ${shape.filter.label.toLowerCase()}`}
        aria-keyshortcuts="/"
        placeholder={shape.filter.label}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={writeText}
      >
        <kbd aria-hidden="true">/</kbd>
      </SearchBox>
      <Choices shape={shape} />
      {isFiltered && (
        <button type="button" className="btn btn-quiet filter-clear" onClick={clear}>
          Clear<span className="visually-hidden"> the filter</span>
          <Icon name="close" />
        </button>
      )}
      <output className="count">
        {isLooking
          ? "Looking..."
          : isSame(found, all)
            ? countWords(all)
            : `${countWords(found)} of ${countWords(all)}`}{" "}
        {!isLooking && <span className="count-unit">{all.total === 1 ? one : many}</span>}
      </output>
    </search>
  );
}

const isSame = (one: Count, other: Count) => one.total === other.total && one.is_more === other.is_more;

/** On a phone they would fill the screen: a button with the number of active ones unfolds them. */
function Choices<Row>({ shape }: { shape: Pick<ListShape<Row>, "columns" | "filter"> }) {
  const [isUnfolded, setIsUnfolded] = useState(false);
  const { params } = useListAddress();
  const id = useId();
  const { choices } = shape.filter;
  const made = ["sort", ...choices.map(({ name }) => name)].filter((name) => params.get(name)).length;
  if (choices.length === 0 && !shape.columns.some(({ isSorted }) => isSorted)) return null;
  return (
    <>
      <button
        type="button"
        className="btn btn-quiet filters-button"
        aria-expanded={isUnfolded}
        aria-controls={id}
        onClick={() => setIsUnfolded(!isUnfolded)}
      >
        {choices.length > 0 ? "Filters" : "Order"}
        {made > 0 && (
          <span className="badge num">
            {made}
            <span className="visually-hidden"> set</span>
          </span>
        )}
        <Icon name="chevron-down" />
      </button>
      <div id={id} className={isUnfolded ? "filter-choices" : "filter-choices folded"}>
        {choices.map((choice) =>
          choice.isDay ? (
            <DayFilter key={choice.name} {...choice} />
          ) : (
            <ChoiceFilter key={choice.name} choice={choice} />
          ),
        )}
        <OrderChoice shape={shape} />
      </div>
    </>
  );
}

function DayFilter({ name, label }: { name: string; label: string }) {
  const { params, change } = useListAddress();
  return (
    <label className="day-filter">
      <span>{label}</span>
      <input
        type="date"
        className="input"
        name={name}
        autoComplete="off"
        value={params.get(name) ?? ""}
        onChange={(event) => change({ [name]: event.target.value || null })}
      />
    </label>
  );
}

function ChoiceFilter({ choice: { name, label, all, options } }: { choice: ListedChoice }) {
  const { params, change } = useListAddress();
  const { hasAll, fill, onComing } = useOptionsInTime();
  const field = useRef<HTMLSelectElement>(null);
  const fillForWhoCameFirst = useEffectEvent(() => field.current === document.activeElement && fill());
  useEffect(() => void fillForWhoCameFirst(), []);
  const value = params.get(name) ?? "";
  return (
    <select
      ref={field}
      className="select"
      name={name}
      autoComplete="off"
      aria-label={label}
      value={value}
      onChange={(event) => change({ [name]: event.target.value || null })}
      {...onComing}
    >
      <option value="">{all}</option>
      {(hasAll ? options : shownFirst(options, value)).map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

/** Of many, only the chosen and the longest option, so that the select keeps its width. */
function shownFirst(options: ListedChoice["options"], chosen: string) {
  if (options.length <= MANY_OPTIONS) return options;
  const longest = options.reduce((one, other) => (other.label.length > one.label.length ? other : one));
  return options.filter((option) => option === longest || option.value === chosen);
}

/** For tables whose head has no room. */
function OrderChoice<Row>({ shape: { columns } }: { shape: Pick<ListShape<Row>, "columns"> }) {
  const { params, change } = useListAddress();
  const sortable = columns.filter(({ isSorted }) => isSorted);
  if (sortable.length === 0) return null;
  return (
    <select
      className="select order-choice"
      name="sort"
      autoComplete="off"
      aria-label="Order"
      value={params.get("sort") ?? ""}
      onChange={(event) => change({ sort: event.target.value || null })}
    >
      <option value="">Usual order</option>
      {sortable.map(({ name, label }) => (
        <Fragment key={name}>
          <option value={name}>{label}, rising</option>
          <option value={`-${name}`}>{label}, falling</option>
        </Fragment>
      ))}
    </select>
  );
}
