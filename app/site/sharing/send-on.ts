import { bringSheet } from "#app/site/first-view/on-demand/bring-sheet.ts";
import { isCopied } from "#app/site/holding/is-copied.ts";
import { make } from "#app/site/holding/make-element.ts";
import stylesAddress from "./share-ways.css?url";

/** Opens the device's share dialog, or, without one, further options below the pressed link. */
export async function sendOn(link: HTMLAnchorElement): Promise<void> {
  const { share, title = document.title } = link.dataset;
  const url = share || location.href;
  if (await isSentBySheet({ title, url })) return;
  const shown = document.querySelector(".share-ways");
  shown?.remove();
  if (shown !== null && openedBy === link) return;
  openedBy = link;
  await bringSheet(stylesAddress);
  const ways = makeWays({ title, url }, link);
  link.after(ways);
  ways.querySelector("a")!.focus();
}

/** False if there is no share dialog or it does not open: in an in-app browser, or if the press is too long ago. */
async function isSentBySheet(data: ShareData): Promise<boolean> {
  if (!("share" in navigator)) return false;
  return navigator.share(data).then(
    () => true,
    // Cancelling, or pressing twice, is no failure.
    ({ name }: DOMException) => name === "AbortError" || name === "InvalidStateError",
  );
}

let openedBy: HTMLAnchorElement | null = null;

function makeWays({ title, url }: { title: string; url: string }, link: HTMLAnchorElement) {
  const href = `https://wa.me/?text=${encodeURIComponent(`${title}: ${url}`)}`;
  const words = make("span", { "aria-live": "polite" }, "Copy link");
  const whatsapp = make("a", { class: "go", href, target: "_blank", rel: "noopener" }, "WhatsApp");
  const copy = make("button", { class: "go", type: "button", onclick: () => void copyLink() }, words);
  async function copyLink() {
    if (await isCopied(url)) words.textContent = "Copied";
    else markLink(copy, url);
  }
  const close = (event: Event) => {
    if ((event as KeyboardEvent).key !== "Escape") return;
    ways.remove();
    link.focus();
  };
  const ways = make(
    "div",
    { class: "share-ways", role: "group", "aria-label": "Share", onkeydown: close },
    whatsapp,
    copy,
  );
  return ways;
}

/** A selected field for copying by hand: a button's text cannot be selected. */
function markLink(copy: HTMLElement, url: string) {
  const field = make("input", { type: "text", readonly: true, "aria-label": "Link to copy", value: url });
  copy.replaceWith(field);
  field.focus();
  field.select();
}
