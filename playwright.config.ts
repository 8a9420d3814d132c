import { defineConfig, devices } from "@playwright/test";
import { browserParameters, findBrowser } from "./scripts/find-browser.ts";
import { sparePort } from "./scripts/spare-port.ts";

// Each worker reads this file again and inherits what is set here: the journeys sign in with the same variables.
process.env["JOURNEY_PORT"] ??= String(await sparePort());
process.env["CHROMIUM_PATH"] ??= findBrowser() ?? "";
process.env["ADMIN_USERNAME"] ??= "journey-admin";
process.env["ADMIN_EMAIL"] ??= "journey-admin@disha.example";
process.env["ADMIN_PASSWORD"] ??= "a password of the journeys only";

const address = `http://127.0.0.1:${process.env["JOURNEY_PORT"]}`;

export default defineConfig({
  testDir: "test/journeys",
  // Not `.test.ts`: those are Vitest's.
  testMatch: "**/*.journey.ts",
  // The journeys share one server and tell one story each.
  workers: 1,
  forbidOnly: Boolean(process.env["CI"]),
  reporter: "list",
  use: {
    ...devices["Desktop Chrome"],
    baseURL: address,
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    trace: "retain-on-failure",
    launchOptions: { executablePath: process.env["CHROMIUM_PATH"], args: browserParameters },
  },
  webServer: {
    command: "node scripts/serve-journeys.ts",
    url: `${address}/ready`,
    timeout: 120_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
  },
});
