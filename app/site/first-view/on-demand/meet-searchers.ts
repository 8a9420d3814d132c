import { loadAgain } from "./load-again.ts";

/** Whoever enters a field of the site's search is shown what they may mean; the field alone sends them to the same. */
export function meetSearchers(): void {
  const meet = (field: Element | null) => {
    if (field?.matches('form[action="/search"] input'))
      loadAgain(
        () => import("#app/site/search/suggest-searches.ts"),
        ({ suggestSearches }) => suggestSearches(field as HTMLInputElement),
      );
  };
  document.addEventListener("focusin", ({ target }) => meet(target as Element));
  meet(document.activeElement);
}
