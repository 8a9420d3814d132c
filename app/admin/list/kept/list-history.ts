import type { NavigateFunction } from "react-router";
import { isGone } from "./gone-records.ts";

type Address = Pick<Location, "pathname" | "search">;
type Entry = NavigationHistoryEntry;

// Closing ends only when the browser has gone back: a second press before would leave the list.
let isGoingBack = false;

/**
 * Closes the open record: goes back if the list is the previous entry, so that Back then leads to what came before;
 * otherwise, e.g. after a deep link, replaces the entry with the list. Browsers without the Navigation API (before
 * 2026) always replace.
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
 * Makes Back and Forward skip entries that show nothing new: duplicates of the current address (after a save or
 * deletion the list replaces its dialog's entry) and records deleted here. The router learns only of the final entry.
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
    // At the tab's first entry, going back leaves the panel, or is impossible: the router then shows that entry.
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
