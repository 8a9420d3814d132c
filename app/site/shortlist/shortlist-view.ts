/** The page, by its parts (`shortlist-page.tsx`), and what the server said of the courses. */
export interface ShortlistView {
  part(name: string): HTMLElement;
  /** By slug; null where it could not be asked. */
  rows: Map<string, HTMLElement> | null;
}

/** Says what went wrong, or nothing any more. */
export function fail({ part }: ShortlistView, words: string | null): void {
  part("failure").textContent = words;
  part("failure").hidden = words === null;
}

/** Which of the page's parts are seen, and what it is called. */
export function setScene({ part }: ShortlistView, scene: { title: string; lede: string; shown: string[] }): void {
  for (const name of ["nothing", "own", "sent"]) part(name).hidden = !scene.shown.includes(name);
  part("title").textContent = scene.title;
  part("lede").textContent = scene.lede;
}
