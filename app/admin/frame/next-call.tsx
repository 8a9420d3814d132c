import { Link, useLocation } from "react-router";
import { Icon } from "#app/ui/icon.tsx";

const DAY = "/admin/day";

/** To whoever is to be called next, from anywhere: in the bar, and under the thumb on a phone. My day has the call itself. */
export function NextCall() {
  const { pathname } = useLocation();
  if (pathname === DAY) return null;
  return (
    <Link className="btn btn-quiet next-call" to={DAY} aria-keyshortcuts="c">
      <Icon name="phone" />
      Next call <kbd aria-hidden="true">c</kbd>
    </Link>
  );
}
