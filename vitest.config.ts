import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vitest/config";

// React Router's plugin is part of it, so that a test imports the real app: API, pages and forms alike.
export default defineConfig({
  plugins: [reactRouter()],
  test: {
    include: ["app/**/*.test.ts", "app/**/*.test.tsx", "db/**/*.test.ts", "scripts/**/*.test.ts", "test/**/*.test.ts"],
    setupFiles: ["test/refuse-noise.ts"],
    globalSetup: ["test/clean-postgres.ts"],
    // The app is loaded once for each worker: for each of a hundred files it took two thirds of the time. What a file
    // changes beyond its database it puts back.
    isolate: false,
    // Pages link their stylesheets: without this their addresses would be empty.
    css: true,
    // Seconds do for each; on a busy machine they can become twenty.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
