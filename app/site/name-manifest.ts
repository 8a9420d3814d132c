/** A second after the page stands. */
const DELAY_MS = 1000;

/** Names the file for a phone's home screen. Not in the head: browsers would fetch it among what the first view needs. */
export function nameManifest(): void {
  addEventListener("load", () => setTimeout(addLink, DELAY_MS));
}

function addLink() {
  const link = document.createElement("link");
  link.rel = "manifest";
  link.href = "/site.webmanifest";
  document.head.append(link);
}
