import { SearchBox } from "#app/ui/search-box.tsx";
import { type ListChoice, universityOrders } from "./university-list-choice.ts";

interface UniversityFilterProps {
  choice: ListChoice;
  isRanked: boolean;
  /** E.g. `1–12 of 20 universities`. */
  count: string;
}

/** A form that requests the same page with another query. */
export function UniversityFilter({ choice, isRanked, count }: UniversityFilterProps) {
  return (
    <form className="toolbar" role="search" action="/universities">
      <SearchBox defaultValue={choice.q} aria-label="Filter by name or location" placeholder="Name or location" />
      <select className="select" name="sort" aria-label="Order" defaultValue={choice.sort}>
        {universityOrders.map(({ value, label }) => (
          <option key={value} value={value}>
            {value === "rank" && !isRanked ? "Our order" : label}
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
