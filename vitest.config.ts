import { availableParallelism } from "node:os";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vitest/config";

/** What takes minutes and wants the machine for itself: `npm test -- --long`. */
const isLong = process.env["LONG_TESTS"] === "1";

// React Router's plugin is part of it, so that a test imports the real app: API, pages and forms alike.
export default defineConfig({
  plugins: [reactRouter()],
  test: {
    include: isLong ? ["test/long/**/*.test.ts"] : ["{app,db,scripts}/**/*.test.{ts,tsx}", "test/!(long)/**/*.test.ts"],
    fileParallelism: !isLong,
    setupFiles: ["test/refuse-noise.ts"],
    globalSetup: ["test/servers/shared-databases.ts"],
    // The app is loaded once for each worker: for each of a hundred files it took two thirds of the time. What a file
    // changes beyond its database it puts back.
    isolate: false,
    // A test makes an app of its own and throws it away: with room for it, a ninth less of the processor's time goes.
    execArgv: ["--max-semi-space-size=64"],
    // A quarter to a half of its time a worker waits: for a mail, a clock, a picture or another process.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // Pages link their stylesheets: without this their addresses would be empty.
    css: true,
    // Seconds do for each; on a busy machine they can become twenty.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // As with the journeys: another try tells a busy machine from a defect, and the summary names those that needed it.
    retry: process.env["CI"] ? 1 : 0,
  },
});
