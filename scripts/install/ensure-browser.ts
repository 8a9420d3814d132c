import { spawnSync } from "node:child_process";
import { findBrowser } from "./find-browser.ts";
import { installDebianPackage } from "./install-debian-package.ts";
import { runCommand } from "#scripts/commands/run-command.mjs";

const downloadLimitMs = 180_000;

/** Finds or installs a browser for the stories. Answers its path, or null after a message. */
export async function ensureBrowser() {
  const isConfigured = Boolean(process.env["CHROMIUM_PATH"]);
  const browser = findBrowser() ?? (isConfigured ? null : await installBrowser());
  if (!browser) {
    console.error("No browser starts here, and none could be installed: set CHROMIUM_PATH to a Chromium or Chrome.");
    return null;
  }
  await ensureLetters();
  return browser;
}

/**
 * Until the web font has loaded, pages use the device's fonts, adjusted to the width of Arial: without it a machine
 * shows what no visitor sees.
 */
async function ensureLetters() {
  const { status, stdout } = spawnSync("fc-match", ["Arial", "family"], { encoding: "utf8" });
  if (status === 0 && !/Arial|Liberation Sans/.test(stdout)) await installDebianPackage("fonts-liberation");
}

async function installBrowser() {
  return (await installThroughPlaywright()) ?? (await installFromDebian());
}

async function installThroughPlaywright() {
  console.log("Installing Chromium through Playwright ...");
  await runCommand("playwright", ["install", "chromium"], { timeout: downloadLimitMs });
  return findBrowser();
}

async function installFromDebian() {
  return (await installDebianPackage("chromium-headless-shell")) ? findBrowser() : null;
}
