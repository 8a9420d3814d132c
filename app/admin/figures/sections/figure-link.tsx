import { Link } from "react-router";
import { useMay } from "#app/admin/session/use-may.ts";
import { groupDigits } from "#app/lib/money/grouped-number.ts";

/** A number with a link to its list; none for zero. */
export function FigureLink({ count, to }: { count: number; to: string }) {
  const may = useMay();
  return count > 0 && may("leads.see") ? <Link to={to}>{groupDigits(count)}</Link> : <>{groupDigits(count)}</>;
}

/** Text, such as minutes, with a link to the leads counted. */
export function FigureWords({ words, to }: { words: string; to: string }) {
  const may = useMay();
  return words && may("leads.see") ? <Link to={to}>{words}</Link> : <>{words}</>;
}
