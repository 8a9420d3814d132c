import { Link } from "react-router";
import { groupDigits } from "#app/lib/grouped-number.ts";

/** How many wait, as a way to them; nobody is no way. `kind` gives the colour. */
export function WaitingCount(props: { count: number; words: string; kind: string; to: string }) {
  const { count, words, kind, to } = props;
  const text = (
    <>
      <b>{groupDigits(count)}</b> {words}
    </>
  );
  return (
    <li className={count > 0 ? `age-${kind}` : "age-none"}>
      {count > 0 ? <Link to={to}>{text}</Link> : <p>{text}</p>}
    </li>
  );
}
