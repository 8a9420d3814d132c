/**
 * The text of a function for scripts that stand in a page: it waits for the first contentful paint (record 029). In a tab
 * that nobody looks at, and in a browser that does not tell of paints, there is nothing to wait for.
 */
export const untilPainted = `() =>
  !document.hidden &&
  PerformanceObserver.supportedEntryTypes.includes("paint") &&
  new Promise((resolve) => {
    const isPainted = (list) => list.getEntriesByName("first-contentful-paint").length > 0;
    new PerformanceObserver((list) => isPainted(list) && resolve()).observe({ type: "paint", buffered: true });
  })`;
