import { Link } from "react-router";
import { useMay } from "#app/admin/session/use-may.ts";
import { groupDigits } from "#app/lib/money/grouped-number.ts";

/** A number that opens the list behind it; nobody is no list. */
export function FigureLink({ count, to }: { count: number; to: string }) {
  const may = useMay();
  return count > 0 && may("leads.see") ? <Link to={to}>{groupDigits(count)}</Link> : <>{groupDigits(count)}</>;
}

/** Words, such as minutes, that open the list of those they were counted of. */
export function FigureWords({ words, to }: { words: string; to: string }) {
  const may = useMay();
  return words && may("leads.see") ? <Link to={to}>{words}</Link> : <>{words}</>;
}
