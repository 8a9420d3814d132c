import { defineConfig, devices } from "@playwright/test";
import { browserParameters, findBrowser } from "./scripts/find-browser.ts";

// Each worker reads this file again and inherits what is set here: the journeys sign in with the same variables.
process.env["CHROMIUM_PATH"] ??= findBrowser() ?? "";
process.env["ADMIN_USERNAME"] ??= "journey-admin";
process.env["ADMIN_EMAIL"] ??= "journey-admin@disha.example";
process.env["ADMIN_PASSWORD"] ??= "a password of the journeys only";

export default defineConfig({
  testDir: "test/journeys",
  // Not `.test.ts`: those are Vitest's.
  testMatch: "**/*.journey.ts",
  // What a page looks like does not depend on the engine; the panel's screens speak to the API alone, whose tests run on
  // both, as do those of what the site's pages hold. The public forms are sent to PostgreSQL by the stories that lead from
  // them to the staff's desks.
  ...(process.env["TEST_DATABASE_URL"] && {
    testIgnore: [
      "**/looks/**",
      "**/*-screen{,s}.journey.ts",
      "**/panel-*.journey.ts",
      "**/{courses,details-in-place,compare,shortlist,fit,cost,family-sheet,course-facts}.journey.ts",
      "**/{addresses,blogs,universities-pages,university-choice}.journey.ts",
      "**/{article-writing,versions-and-trash,two-factor-sign-in}.journey.ts",
      "**/{contact-page,faq-links,guidance-without-scripts,image-field,long-list,online-admission}.journey.ts",
    ],
    grepInvert: /axe finds nothing|is for everyone/,
  }),
  // A worker has a server of its own, which the stories of its files share. Two keep two cores busy: four took longer.
  workers: 2,
  timeout: 60_000,
  // What is awaited is awaited on a busy machine, too; timings that the specification names are measured by themselves.
  expect: { timeout: 10_000 },
  // Another try, on a server of its own, tells a busy machine from a defect; the summary names those that needed it.
  retries: process.env["CI"] ? 2 : 0,
  globalSetup: "./scripts/prepare-journeys.ts",
  forbidOnly: Boolean(process.env["CI"]),
  reporter: "list",
  use: {
    ...devices["Desktop Chrome"],
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    // Recording costs each story a quarter of its time: what fails is recorded when the robot tries it again.
    trace: "on-first-retry",
    launchOptions: { executablePath: process.env["CHROMIUM_PATH"], args: browserParameters },
  },
});
