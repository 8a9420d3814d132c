import { sayInToast } from "#app/site/first-view/say-in-toast.ts";

/** The links of `share-button.tsx`: what they do is fetched when one is pressed. */
export function shareLinks(): void {
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[data-share]");
    if (!link) return;
    event.preventDefault();
    void import("#app/site/sharing/send-on.ts").then(
      ({ sendOn }) => sendOn(link),
      () => showAddress(link),
    );
  });
}

/** Without the script the address can still be copied by hand; the next press fetches it anew. */
const showAddress = ({ dataset: { share } }: HTMLElement) => sayInToast(share || location.href);
