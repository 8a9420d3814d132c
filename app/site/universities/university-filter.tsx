import { Icon } from "#app/ui/icon.tsx";
import { type ListChoice, universityOrders } from "./university-list.ts";

interface UniversityFilterProps {
  choice: ListChoice;
  /** E.g. `1–12 of 20 universities`. */
  count: string;
}

/** A form that asks for the same page with other words in its address. */
export function UniversityFilter({ choice, count }: UniversityFilterProps) {
  return (
    <form className="toolbar" role="search" action="/universities">
      <div className="searchbox">
        <Icon name="search" />
        <input
          className="input"
          type="search"
          name="q"
          maxLength={200}
          defaultValue={choice.q}
          aria-label="Filter by name or location"
          placeholder="Name or location"
        />
      </div>
      <select className="select" name="sort" aria-label="Order" defaultValue={choice.sort}>
        {universityOrders.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <button className="btn btn-quiet" type="submit">
        Show
      </button>
      <p className="small soft">{count}</p>
    </form>
  );
}
