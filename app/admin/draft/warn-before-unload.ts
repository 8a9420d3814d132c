/** Makes the browser ask before closing the tab while something runs. Answers a function that ends this. */
export function warnBeforeUnload(): () => void {
  const warn = (event: BeforeUnloadEvent) => event.preventDefault();
  addEventListener("beforeunload", warn);
  return () => removeEventListener("beforeunload", warn);
}
