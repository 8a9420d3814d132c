import { sayInToast } from "#app/site/first-view/say-in-toast.ts";

const unreached = "No connection. Your answers stay here; it goes on by itself when the network is back.";

/** Each question is a page: without network the browser would replace the answers by its error page. */
export function waitForNetwork(page: HTMLElement): void {
  let waiting = new AbortController();
  function wait(event: Event, goOn: () => void) {
    if (navigator.onLine) return;
    event.preventDefault();
    waiting.abort();
    waiting = new AbortController();
    sayInToast(unreached);
    addEventListener("online", goOn, { once: true, signal: waiting.signal });
  }
  page.addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    wait(event, () => form.requestSubmit());
  });
  page.addEventListener("click", (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="/find"]');
    if (link) wait(event, () => location.assign(link.href));
  });
}
