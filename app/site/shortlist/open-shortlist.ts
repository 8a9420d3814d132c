import { sayInToast } from "#app/site/first-view/say-in-toast.ts";
import { BEAT_MS } from "#app/site/first-view/waits/pause.ts";
import { showHeldFits } from "#app/site/fit/drive-fit.ts";
import { FIT_STORE } from "#app/site/fit/fit-answers.ts";
import { type HeldCourse, heldIn } from "#app/site/holding/held-courses.ts";
import { fetchGroups } from "./rows/fetch-groups.ts";
import { copyLink } from "./fill-side-panel.ts";
import { fail, readWords, type ShortlistView } from "./shortlist-view.ts";
import { showOwnList } from "./show-own-list.ts";
import { followAddress, listInAddress } from "./sent/sent-list.ts";
import { showSentList, takeOver } from "./sent/show-sent-list.ts";

const unfetched =
  "What the courses cost could not be fetched. The list is here all the same; load the page again in a minute.";

/** Shows this device's shortlist, or the one in the address. */
export function openShortlist(place: HTMLElement): void {
  const part = (name: string) => place.querySelector<HTMLElement>(`[data-${name}]`)!;
  const view: ShortlistView = { part, rows: null, words: readWords(place, part) };
  const asked = new Set<string>();
  let answer: ReturnType<typeof fetchGroups> = Promise.resolve(null);
  /**
   * Requests only if a course has not been requested. Each request includes the earlier ones, so that only the newest
   * answer is shown, whatever the order of arrival.
   */
  const show = async () => {
    const courses = chosen();
    if (view.rows === null || courses.some(({ slug }) => !asked.has(slug))) {
      for (const { slug } of courses) asked.add(slug);
      answer = fetchGroups(place, [...asked]);
    }
    const awaited = answer;
    const beat = setTimeout(showMeanwhile, BEAT_MS, view);
    const rows = await awaited;
    clearTimeout(beat);
    if (awaited !== answer) return;
    sayInToast("");
    view.rows = rows;
    showHeldFits(view.rows?.values() ?? []);
    fail(view, view.rows ? null : unfetched);
    showList(view);
  };
  part("copy").addEventListener("click", () => void copyLink(part));
  part("take-over").addEventListener("click", () => takeOver(view, listInAddress()));
  followAddress(() => void show());
  // Another tab changed the list or the answers, or the page was restored from the back/forward cache.
  addEventListener("storage", ({ key }) => isShown(key) && void show());
  addEventListener("pageshow", ({ persisted }) => persisted && void show());
  // Retries once the network is back.
  addEventListener("online", () => view.rows === null && void show());
  void show();
}

/** Shows the list before the server has answered. */
function showMeanwhile(view: ShortlistView) {
  sayInToast("One moment...");
  showList(view);
}

function showList(view: ShortlistView) {
  const sent = listInAddress();
  if (sent.length > 0) showSentList(view, sent);
  else showOwnList(view);
}

/** Null: all storage was cleared. */
const isShown = (key: string | null) => [null, "shortlist", FIT_STORE].includes(key);

function chosen(): HeldCourse[] {
  const sent = listInAddress();
  return sent.length > 0 ? sent : heldIn("shortlist");
}
