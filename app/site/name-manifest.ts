import { pageLoaded } from "./page-loaded.ts";

/** A second after the page stands. */
const DELAY_MS = 1000;

/** Names the file for a phone's home screen. Not in the head: browsers would fetch it among what the first view needs. */
export async function nameManifest(): Promise<void> {
  await pageLoaded();
  setTimeout(addLink, DELAY_MS);
}

function addLink() {
  const link = document.createElement("link");
  link.rel = "manifest";
  link.href = "/site.webmanifest";
  document.head.append(link);
}
