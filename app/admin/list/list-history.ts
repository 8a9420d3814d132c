import { useEffect, useRef } from "react";
import { type NavigateFunction, NavigationType, useLocation, useNavigate, useNavigationType } from "react-router";

type Address = Pick<Location, "pathname" | "search">;

// Closing is not done before the browser has gone back: a second press in between would leave the list, too.
let isGoingBack = false;

/**
 * Closes what the open entry shows: back to the list where that stands right before it, so that Back leads on to what
 * was before; else, as after a deep link, the list takes the entry's place. Browsers without the Navigation API (older
 * than 2026) always do the latter.
 */
export function closeTo(closed: string, navigate: NavigateFunction): void {
  if (isGoingBack) return;
  const { pathname, search } = new URL(closed, location.href);
  const before = addressBefore();
  if (!before || !isSame(before, { pathname, search })) {
    void navigate(closed, { replace: true, preventScrollReset: true });
    return;
  }
  isGoingBack = true;
  addEventListener("popstate", () => (isGoingBack = false), { once: true });
  void navigate(-1);
}

/** A save replaces the entry of its dialog by the list, which then stands twice: Back and Forward pass over the twin. */
export function usePassingOverTwins() {
  const address = useLocation();
  const navigate = useNavigate();
  const isPop = useNavigationType() === NavigationType.Pop;
  const last = useRef({ address, index: indexNow() });
  useEffect(() => {
    const from = last.current;
    const index = indexNow();
    last.current = { address, index };
    if (isPop && index !== from.index && isSame(address, from.address)) void navigate(index < from.index ? -1 : 1);
  }, [address, isPop, navigate]);
}

const indexNow = (): number => globalThis.navigation?.currentEntry?.index ?? -1;

function addressBefore(): Address | null {
  const url = globalThis.navigation?.entries()[indexNow() - 1]?.url;
  return url ? new URL(url) : null;
}

const isSame = (one: Address, other: Address) => one.pathname === other.pathname && sorted(one) === sorted(other);

function sorted({ search }: Address): string {
  const params = new URLSearchParams(search);
  params.sort();
  return params.toString();
}
