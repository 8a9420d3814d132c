import { Link } from "react-router";
import { useMay } from "#app/admin/session/use-may.ts";
import { groupDigits } from "#app/lib/money/grouped-number.ts";

/** A number with a link for those who may see the list; no link for zero. `kind` sets the colour. */
export function WaitingCount(props: { count: number; words: string; kind: string; to: string }) {
  const may = useMay();
  const { count, words, kind, to } = props;
  const text = (
    <>
      <b>{groupDigits(count)}</b> {words}
    </>
  );
  return (
    <li className={count > 0 ? `age-${kind}` : "age-none"}>
      {count > 0 && may("leads.see") ? <Link to={to}>{text}</Link> : <p>{text}</p>}
    </li>
  );
}
