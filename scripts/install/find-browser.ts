import { spawnSync } from "node:child_process";
import { chromium } from "@playwright/test";

/** The browser runs as root in a container, and contacts only the server under test. */
export const browserParameters = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // The distance at which pictures are fetched ahead if the connection is unknown: as on 4G, in every Chromium.
  "--blink-settings=lazyLoadingImageMarginPxUnknown=1250",
];

/** The path of a Chromium or Chrome that starts here; the headless one takes a fifth of the time. */
export function findBrowser() {
  const candidates = [
    "/usr/bin/chromium-headless-shell",
    "/usr/bin/chromium",
    "/usr/bin/google-chrome",
    chromium.executablePath(),
  ];
  const configured = process.env["CHROMIUM_PATH"];
  return (configured ? [configured] : candidates).find(answersItsVersion) ?? null;
}

// A browser with missing libraries exists but does not start.
function answersItsVersion(browser: string) {
  return spawnSync(browser, ["--version"]).status === 0;
}
