/** A browser may tell nothing of a page's paint, e.g. Firefox where the address names a part of the page. */
const LATEST_AFTER_LOAD_MS = 500;

/**
 * The text of a function for scripts at the end of a page: it waits for the first contentful paint (record 029), at
 * most until shortly after the load event. In a tab that nobody looks at there is nothing to wait for.
 */
export const untilPainted = `() =>
  !document.hidden &&
  new Promise((resolve) => {
    const look = (list) => list.getEntriesByName("first-contentful-paint")[0] && resolve();
    new PerformanceObserver(look).observe({ type: "paint", buffered: true });
    addEventListener("load", () => setTimeout(resolve, ${LATEST_AFTER_LOAD_MS}));
  })`;
