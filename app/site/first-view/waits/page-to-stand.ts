/** Waits for the load event, which may be over: these scripts start after the first paint. */
export async function pageToStand(): Promise<void> {
  if (document.readyState === "complete") return;
  await new Promise((resolve) => addEventListener("load", resolve, { once: true }));
}
