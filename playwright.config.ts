import { defineConfig, devices } from "@playwright/test";
import { browserParameters, findBrowser } from "./scripts/install/find-browser.ts";

// Each worker reads this file again and inherits what is set here: the journeys sign in with the same variables.
process.env["CHROMIUM_PATH"] ??= findBrowser() ?? "";
process.env["ADMIN_USERNAME"] ??= "journey-admin";
process.env["ADMIN_EMAIL"] ??= "journey-admin@disha.example";
process.env["ADMIN_PASSWORD"] ??= "a password of the journeys only";

export default defineConfig({
  testDir: "test/journeys",
  // Not `.test.ts`: those are Vitest's.
  testMatch: "**/*.journey.ts",
  // What a screen looks like and how it is pressed does not depend on the engine, and the API, to which the panel's
  // screens speak, is tested on both. To both are told the stories of a `@both`: those of the specification that go
  // from a page to the staff or back, and those in which a database is restarted or lost. One that goes the whole way
  // through a desk of the staff is told to PostgreSQL (`@postgres`), or to SQLite where that is all there is.
  grep: process.env["TEST_DATABASE_URL"] ? /@both|@postgres/ : /./,
  ...(process.env["JOURNEYS_ON_POSTGRES"] && { grepInvert: /@postgres/ }),
  // A worker has a server of its own, which the stories of its files share. A story waits for two fifths of its time:
  // three keep two cores busy.
  workers: 3,
  timeout: 60_000,
  // What is awaited is awaited on a busy machine, too; timings that the specification names are measured by themselves.
  expect: { timeout: 10_000 },
  // Another try, on a server of its own, tells a busy machine from a defect; the summary names those that needed it.
  retries: process.env["CI"] ? 2 : 0,
  globalSetup: "./scripts/servers/prepare-journeys.ts",
  forbidOnly: Boolean(process.env["CI"]),
  reporter: "list",
  use: {
    ...devices["Desktop Chrome"],
    locale: "en-IN",
    // What never comes ends the story there, and is named, before the time of the whole story is over.
    actionTimeout: 30_000,
    timezoneId: "Asia/Kolkata",
    // Recording costs each story a quarter of its time: what fails is recorded when the robot tries it again.
    trace: "on-first-retry",
    launchOptions: { executablePath: process.env["CHROMIUM_PATH"], args: browserParameters },
  },
});
