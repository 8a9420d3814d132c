import type { CatalogueRows } from "./rows/fetch-groups.ts";

/** The page, by its parts (`shortlist-page.tsx`), and what the server said of the courses. */
export interface ShortlistView {
  part(name: string): HTMLElement;
  /** Null where it could not be asked. */
  rows: CatalogueRows | null;
  words: ShortlistWords;
}

/** What the page brought with it (`shortlist-page.tsx`): the owner may have changed it. */
interface ShortlistWords {
  own: Heading;
  /** With `{courses}` for how many there are. */
  counted: string;
  sent: Heading;
}

interface Heading {
  title: string;
  lede: string;
}

/** As they stand there before anything is shown. */
export function readWords(place: HTMLElement, part: ShortlistView["part"]): ShortlistWords {
  const { counted = "", sentTitle = "", sentLede = "" } = place.dataset;
  return {
    own: { title: part("title").textContent, lede: part("lede").textContent },
    counted,
    sent: { title: sentTitle, lede: sentLede },
  };
}

/** Says what went wrong, or nothing any more. */
export function fail({ part }: ShortlistView, words: string | null): void {
  part("failure").textContent = words;
  part("failure").hidden = words === null;
}

/** Which of the page's parts are seen, and what it is called. */
export function setScene({ part }: ShortlistView, scene: Heading & { shown: string[] }): void {
  for (const name of ["nothing", "own", "sent"]) part(name).hidden = !scene.shown.includes(name);
  part("title").textContent = scene.title;
  part("lede").textContent = scene.lede;
}
