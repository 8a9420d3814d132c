import { heldIn } from "#app/site/holding/held-courses.ts";
import { fetchGroups } from "./fetch-groups.ts";
import { copyLink } from "./fill-side-panel.ts";
import { fail, readWords, type ShortlistView } from "./shortlist-view.ts";
import { showOwnList } from "./show-own-list.ts";
import { readFragment } from "./sent-list.ts";
import { showSentList, takeOver } from "./show-sent-list.ts";

const unfetched =
  "What the courses cost could not be fetched. The list is here all the same; load the page again in a minute.";

/** Shows the shortlist of this device, or the one that the address carries. */
export function openShortlist(place: HTMLElement): void {
  const part = (name: string) => place.querySelector<HTMLElement>(`[data-${name}]`)!;
  const bare: ShortlistView = { part, rows: null, words: readWords(place, part) };
  part("copy").addEventListener("click", () => void copyLink(part));
  part("take-over").addEventListener("click", () => takeOver(bare, readFragment(location.hash)));
  addEventListener("hashchange", () => void show(place, bare));
  void show(place, bare);
}

async function show(place: HTMLElement, bare: ShortlistView) {
  const sent = readFragment(location.hash);
  const courses = sent.length > 0 ? sent : heldIn("shortlist");
  const rows = await fetchGroups(
    place,
    courses.map(({ slug }) => slug),
  );
  const view: ShortlistView = { ...bare, rows };
  fail(view, rows ? null : unfetched);
  if (sent.length > 0) showSentList(view, sent);
  else showOwnList(view);
}
