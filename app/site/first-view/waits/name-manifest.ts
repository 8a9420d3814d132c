import { pageToStand } from "./page-to-stand.ts";
import { pause } from "./pause.ts";

/** A second after the page stands. */
const DELAY_MS = 1000;

/**
 * Names the file for a phone's home screen. Not in the head: browsers would fetch it among what the first view needs.
 */
export async function nameManifest(): Promise<void> {
  await pageToStand();
  await pause(DELAY_MS);
  const link = document.createElement("link");
  link.rel = "manifest";
  link.href = "/site.webmanifest";
  document.head.append(link);
}
