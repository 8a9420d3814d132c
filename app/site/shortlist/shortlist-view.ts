import type { CatalogueRows } from "./rows/fetch-groups.ts";

/** The page's parts (`shortlist-page.tsx`), and the server's rows about the courses. */
export interface ShortlistView {
  part(name: string): HTMLElement;
  /** Null if the server could not be reached. */
  rows: CatalogueRows | null;
  words: ShortlistWords;
}

/** The page's texts (`shortlist-page.tsx`), which the owner may have changed. */
interface ShortlistWords {
  own: Heading;
  /** With `{courses}` for their number. */
  counted: string;
  sent: Heading;
}

interface Heading {
  title: string;
  lede: string;
}

/** Read before anything is shown. */
export function readWords(place: HTMLElement, part: ShortlistView["part"]): ShortlistWords {
  const { counted = "", sentTitle = "", sentLede = "" } = place.dataset;
  return {
    own: { title: part("title").textContent, lede: part("lede").textContent },
    counted,
    sent: { title: sentTitle, lede: sentLede },
  };
}

/** Shows an error, or hides it. */
export function fail({ part }: ShortlistView, words: string | null): void {
  part("failure").textContent = words;
  part("failure").hidden = words === null;
}

/** Sets the visible parts and the title. */
export function setScene({ part }: ShortlistView, scene: Heading & { shown: string[] }): void {
  for (const name of ["nothing", "own", "sent"]) part(name).hidden = !scene.shown.includes(name);
  part("title").textContent = scene.title;
  part("lede").textContent = scene.lede;
}
