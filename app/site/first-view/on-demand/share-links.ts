import { sayInToast } from "#app/site/first-view/say-in-toast.ts";

/** The links of `share-button.tsx`: their code is loaded on a press. */
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

/** Without the script the address can be copied by hand; the next press tries again. */
const showAddress = ({ dataset: { share } }: HTMLElement) => sayInToast(share || location.href);
