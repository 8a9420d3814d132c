import { spawnSync } from "node:child_process";
import { chromium } from "@playwright/test";

/** A browser under test runs as root in a container, and talks to nobody but the server under test. */
export const browserParameters = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // How far ahead pictures are fetched where nothing is known of the line: as far as on 4G, the same in every Chromium.
  "--blink-settings=lazyLoadingImageMarginPxUnknown=1250",
];

/**
 * The path of a Chromium or Chrome that starts on this machine; the one without a desktop takes a fifth of its time.
 */
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

// A browser whose libraries are missing lies there and does not start.
function answersItsVersion(browser: string) {
  return spawnSync(browser, ["--version"]).status === 0;
}
