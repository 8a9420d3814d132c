/** Resolves once the page's load event has fired, also if it has already. */
export async function pageLoaded(): Promise<void> {
  if (document.readyState === "complete") return;
  await new Promise((resolve) => addEventListener("load", resolve, { once: true }));
}
