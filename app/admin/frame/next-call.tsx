import { useEffect, useState } from "react";
import { Link, useLocation } from "react-router";
import { Icon } from "#app/ui/icon.tsx";

const DAY = "/admin/day";

/** A link to the next call: in the bar, at the bottom on a phone. My day shows the call itself. */
export function NextCall() {
  const { pathname } = useLocation();
  const isAside = useReadingOn();
  if (pathname === DAY) return null;
  return (
    <Link className={`btn btn-quiet next-call${isAside ? " is-aside" : ""}`} to={DAY} aria-keyshortcuts="c">
      <Icon name="phone" />
      Next call <kbd aria-hidden="true">c</kbd>
    </Link>
  );
}

/** Whether the page is being scrolled down, except at its end, where nothing lies below floating elements. */
function useReadingOn(): boolean {
  const [isReadingOn, setIsReadingOn] = useState(false);
  useEffect(() => {
    let last = scrollY;
    function follow() {
      setIsReadingOn(scrollY > last && scrollY + innerHeight < document.body.scrollHeight - 1);
      last = scrollY;
    }
    addEventListener("scroll", follow, { passive: true });
    return () => removeEventListener("scroll", follow);
  }, []);
  return isReadingOn;
}
