import type { NavigateFunction } from "react-router";
import { isGone } from "./gone-records.ts";

type Address = Pick<Location, "pathname" | "search">;
type Entry = NavigationHistoryEntry;

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
  const { navigation } = globalThis;
  const before = navigation?.entries()[indexOf(navigation.currentEntry) - 1]?.url;
  if (!before || !isSame(new URL(before), { pathname, search })) {
    void navigate(closed, { replace: true, preventScrollReset: true });
    return;
  }
  isGoingBack = true;
  addEventListener("popstate", () => (isGoingBack = false), { once: true });
  void navigate(-1);
}

/**
 * Back and Forward pass over entries that have nothing to show: the twin of the address one comes from (a save or a
 * deletion replaces the entry of its dialog by the list, which then stands twice) and records that were deleted here.
 * The router hears only of where the way ends.
 */
export function passOverSpentEntries(): void {
  const { navigation } = globalThis;
  if (!navigation) return;
  let here = navigation.currentEntry;
  let hereUrl = here?.url;
  function stay() {
    here = navigation.currentEntry;
    hereUrl = here?.url;
  }
  function passOver(event: PopStateEvent) {
    const entry = navigation.currentEntry;
    const step = Math.sign(indexOf(entry) - indexOf(here));
    if (!entry?.url || !hereUrl || step === 0 || !isSpent(entry.url, hereUrl)) return stay();
    // At the first entry of this tab the way leads out of the panel, if anywhere: the router shows what stands there.
    if (step < 0 ? navigation.canGoBack : navigation.canGoForward) event.stopImmediatePropagation();
    else stay();
    history.go(step);
  }
  const follow = ({ navigationType }: NavigationCurrentEntryChangeEvent) => {
    if (navigationType !== "traverse") stay();
  };
  navigation.addEventListener("currententrychange", follow);
  addEventListener("popstate", passOver, { capture: true });
}

const indexOf = (entry: Entry | null | undefined): number => entry?.index ?? -1;

const isSpent = (url: string, fromUrl: string) => isGone(new URL(url)) || isSame(new URL(url), new URL(fromUrl));

const isSame = (one: Address, other: Address) => one.pathname === other.pathname && sorted(one) === sorted(other);

function sorted({ search }: Address): string {
  const params = new URLSearchParams(search);
  params.sort();
  return params.toString();
}
