import { defineConfig, devices } from "@playwright/test";
import { browserParameters, findBrowser } from "./scripts/install/find-browser.ts";

// Each worker reads this file and inherits these variables, with which the stories sign in.
process.env["CHROMIUM_PATH"] ??= findBrowser() ?? "";
process.env["ADMIN_USERNAME"] ??= "journey-admin";
process.env["ADMIN_EMAIL"] ??= "journey-admin@disha.example";
process.env["ADMIN_PASSWORD"] ??= "a password of the journeys only";

export default defineConfig({
  testDir: "test/journeys",
  // Not `.test.ts`: those are Vitest's.
  testMatch: "**/*.journey.ts",
  // Layout and input do not depend on the engine, and the API behind the panel is tested on both. With `@both`, a story
  // runs on both engines: those of the specification that lead from a page to staff or back, and those in which a
  // database is restarted or lost. With `@postgres`, a story that leads through a desk of staff runs on PostgreSQL, or
  // on SQLite if that is all there is.
  grep: process.env["TEST_DATABASE_URL"] ? /@both|@postgres/ : /./,
  ...(process.env["JOURNEYS_ON_POSTGRES"] && { grepInvert: /@postgres/ }),
  // The stories of a worker share its server. A story waits for two fifths of its time: three workers keep two cores
  // busy.
  workers: 3,
  timeout: 60_000,
  // Enough for a busy machine; the times that the specification names are measured separately.
  expect: { timeout: 10_000 },
  // A retry, on a new server, tells a busy machine from a defect; the summary lists retried stories.
  retries: process.env["CI"] ? 2 : 0,
  globalSetup: "./scripts/servers/prepare-journeys.ts",
  forbidOnly: Boolean(process.env["CI"]),
  reporter: "list",
  use: {
    ...devices["Desktop Chrome"],
    locale: "en-IN",
    // Ends and reports a step that never finishes, before the story's own timeout.
    actionTimeout: 30_000,
    timezoneId: "Asia/Kolkata",
    // Recording costs a quarter of a story's time, so only retries are recorded.
    trace: "on-first-retry",
    launchOptions: { executablePath: process.env["CHROMIUM_PATH"], args: browserParameters },
  },
});
