/** Some browsers report no paint, e.g. Firefox when the address has a fragment. */
const LATEST_AFTER_LOAD_MS = 500;

/**
 * The text of a function for scripts at the end of a page: waits for the first contentful paint (record 029), at most
 * until shortly after the load event. In a hidden tab it does not wait.
 */
export const untilPainted = `() =>
  !document.hidden &&
  new Promise((resolve) => {
    const look = (list) => list.getEntriesByName("first-contentful-paint")[0] && resolve();
    new PerformanceObserver(look).observe({ type: "paint", buffered: true });
    addEventListener("load", () => setTimeout(resolve, ${LATEST_AFTER_LOAD_MS}));
  })`;
