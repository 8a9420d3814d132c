import { availableParallelism } from "node:os";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vitest/config";

/** Tests that take minutes and need the machine for themselves: `npm test -- --long`. */
const isLong = process.env["LONG_TESTS"] === "1";

// With React Router's plugin, so that tests import the real app: API, pages and forms.
export default defineConfig({
  plugins: [reactRouter()],
  test: {
    include: isLong ? ["test/long/**/*.test.ts"] : ["{app,db,scripts}/**/*.test.{ts,tsx}", "test/!(long)/**/*.test.ts"],
    fileParallelism: !isLong,
    setupFiles: ["test/refuse-noise.ts"],
    globalSetup: ["test/servers/shared-databases.ts"],
    // The app is loaded once per worker: once per file took two thirds of the time. A file restores what it changes
    // beyond its database.
    isolate: false,
    // Each test creates an app and discards it: a larger young generation saves a ninth of the processor's time.
    execArgv: ["--max-semi-space-size=64"],
    // A worker waits for a quarter to half of its time: for a mail, a clock, a picture or another process.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // Pages link to style sheets, whose addresses would otherwise be empty.
    css: true,
    // Each takes seconds, on a busy machine up to twenty.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // As with the stories: a retry tells a busy machine from a defect, and the summary lists retried tests.
    retry: process.env["CI"] ? 1 : 0,
  },
});
