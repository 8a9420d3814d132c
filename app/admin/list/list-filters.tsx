import { Fragment, type RefObject, useEffect, useEffectEvent, useId, useState } from "react";
import { chosenEarly } from "#app/admin/first-rows/early-hands.ts";
import { useWholeCount } from "#app/admin/first-rows/whole-count.ts";
import { Icon } from "#app/ui/icon.tsx";
import { SearchBox } from "#app/ui/search-box.tsx";
import { useListAddress } from "./list-address.ts";
import type { Choice, ListShape } from "./list-shape.ts";
import type { ListView } from "./use-list-view.ts";

interface ListFiltersProps<Row> {
  shape: ListShape<Row>;
  field: RefObject<HTMLInputElement | null>;
  list: ListView;
  /** Of the rows that are here. */
  count: number;
}

export function ListFilters<Row>({ shape, field, list, count }: ListFiltersProps<Row>) {
  const { filter, one, many } = shape;
  const wholeCount = useWholeCount();
  const total = wholeCount ?? count;
  const shown = wholeCount ?? list.view.length;
  function clear() {
    list.clearFilter();
    // The button goes with what it clears.
    field.current?.focus();
  }
  return (
    <search className="filters">
      <SearchBox
        ref={field}
        aria-label={`Filter by ${filter.label.toLowerCase()}`}
        aria-keyshortcuts="/"
        placeholder={filter.label}
        value={list.text}
        onChange={(event) => list.setText(event.target.value)}
        onBlur={list.writeText}
      >
        <kbd aria-hidden="true">/</kbd>
      </SearchBox>
      <Choices shape={shape} />
      {list.isFiltered && (
        <button type="button" className="btn btn-quiet filter-clear" onClick={clear}>
          Clear<span className="visually-hidden"> the filter</span>
        </button>
      )}
      <output className="count">
        {shown === total ? total : `${shown} of ${total}`} {total === 1 ? one : many}
      </output>
    </search>
  );
}

/** On a phone they would fill the first screen: there a button unfolds them, and says how many are made. */
function Choices<Row>({ shape }: { shape: ListShape<Row> }) {
  const [isUnfolded, setIsUnfolded] = useState(false);
  const { params } = useListAddress();
  useEarlyChoices();
  const id = useId();
  const { choices } = shape.filter;
  const made = ["sort", ...choices.map(({ name }) => name)].filter((name) => params.get(name)).length;
  if (choices.length === 0 && !shape.columns.some(({ sortValue }) => sortValue)) return null;
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
        {choices.map((choice) => (
          <ChoiceFilter key={choice.name} choice={choice} />
        ))}
        <OrderChoice shape={shape} />
      </div>
    </>
  );
}

function useEarlyChoices() {
  const { change } = useListAddress();
  const [chosen] = useState(chosenEarly);
  const takeOver = useEffectEvent(() => change(chosen));
  useEffect(() => {
    if (Object.keys(chosen).length > 0) takeOver();
  }, [chosen]);
}

function ChoiceFilter<Row>({ choice: { name, label, all, options } }: { choice: Choice<Row> }) {
  const { params, change } = useListAddress();
  return (
    <select
      className="select"
      name={name}
      autoComplete="off"
      aria-label={label}
      value={params.get(name) ?? ""}
      onChange={(event) => change({ [name]: event.target.value || null })}
    >
      <option value="">{all}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

/** Where the table's head has no room. */
function OrderChoice<Row>({ shape: { columns } }: { shape: ListShape<Row> }) {
  const { params, change } = useListAddress();
  const sortable = columns.filter(({ sortValue }) => sortValue);
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
