import { pageToStand } from "./page-to-stand.ts";
import { pause } from "./pause.ts";

/** A second after the page has loaded. */
const DELAY_MS = 1000;

/** Adds the manifest link late: in the head, browsers would fetch it with the resources of the first view. */
export async function nameManifest(): Promise<void> {
  await pageToStand();
  await pause(DELAY_MS);
  const link = document.createElement("link");
  link.rel = "manifest";
  link.href = "/site.webmanifest";
  document.head.append(link);
}
