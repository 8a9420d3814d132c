import path from "node:path";
import { engineless } from "./engineless-tests.ts";
import type { Step } from "./run-step.ts";

/** For lint and types. */
export const routeTypesStep: Step = { name: "types of the routes", commands: [["react-router", "typegen"]] };

/** Checks that need neither database nor browser, nor each other. */
export const checkSteps: Step[] = [
  { name: "format", commands: [["oxfmt", "--check"]] },
  // It loads all types anyway, and reports type errors as well.
  { name: "lint and types", commands: [["oxlint"]] },
  { name: "file names", commands: [["node", "scripts/checks/check-names.ts"]] },
  { name: "comments", commands: [["node", "scripts/checks/check-comments.ts"]] },
  { name: "spec map", commands: [["node", "scripts/checks/check-spec-map.ts"]] },
  { name: "lock", commands: [["node", "scripts/install/complete-lock.mjs", "--check"]] },
  { name: "unused code", commands: [["knip"]] },
];

export const buildStep: Step = { name: "build", commands: [["node", "scripts/build.mjs"]] };

/**
 * Tests that also run on PostgreSQL: those that read and write. Pages and the panel use domain and API; of their tests
 * only those with reads of their own are included (record 521).
 */
export const askedOfBoth = [
  "app/domain/",
  "app/api/",
  "app/mail/",
  "db/",
  "test/",
  "scripts/reset-password",
  "app/server/jobs/",
  "app/server/metrics/",
  "app/server/outages/",
  "app/server/shared-database",
  "app/site/every-page/same-",
  "app/site/every-page/whole-tables",
  "app/site/pays/list-orders",
  "app/site/feeds/feeds",
  "app/site/search/nothing-found",
  "app/site/home/",
];

/** Without `databaseUrl` the engine is the embedded one. */
export function unitStep(engine: string, databaseUrl: string | undefined, reportFolder: string): Step {
  const file = path.join(reportFolder, `vitest-${engine}.json`);
  return {
    name: `unit and API tests on ${engine}`,
    commands: [
      [
        "vitest",
        "run",
        "--reporter=default",
        "--reporter=json",
        `--outputFile.json=${file}`,
        ...(databaseUrl ? [...askedOfBoth, ...engineless.map((file) => `--exclude=${file}.test.ts`)] : []),
      ],
    ],
    environment: { TEST_DATABASE_URL: databaseUrl },
    report: { kind: "vitest", file },
  };
}

/** The step with its picture tests using the bucket at this address. */
export const inBucket = (step: Step, address: string): Step => ({
  ...step,
  name: `${step.name}, pictures in a bucket`,
  environment: { ...step.environment, TEST_UPLOADS_SERVER: address },
});

const longLimitMs = 90 * 60_000;

/** Tests that take minutes: crashes, faults, crowds and several processes of the built product. */
export function longStep(engine: string, databaseUrl: string | undefined, reportFolder: string): Step {
  const step = unitStep(engine, databaseUrl, reportFolder);
  const environment = { ...step.environment, LONG_TESTS: "1" };
  return { ...step, name: `long tests on ${engine}`, environment, limitMs: longLimitMs };
}

export function journeyStep(engine: string, databaseUrl: string | undefined, reportFolder: string): Step {
  const file = path.join(reportFolder, `playwright-${engine}.json`);
  return {
    name: `browser journeys on ${engine}`,
    commands: [["playwright", "test", "--reporter=list,json"]],
    environment: { TEST_DATABASE_URL: databaseUrl, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    report: { kind: "playwright", file },
  };
}
