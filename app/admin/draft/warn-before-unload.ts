/**
 * While something is under way that would stop with the tab: the browser asks before it closes. Answers what ends that.
 */
export function warnBeforeUnload(): () => void {
  const warn = (event: BeforeUnloadEvent) => event.preventDefault();
  addEventListener("beforeunload", warn);
  return () => removeEventListener("beforeunload", warn);
}
