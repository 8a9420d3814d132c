import { loadAgain } from "./load-again.ts";

/** Offers suggestions once a search field is focused; without them the field still works. */
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
