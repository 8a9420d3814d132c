import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { readReport } from "./read-report.ts";

const folder = mkdtempSync(path.join(tmpdir(), "disha-reports-"));
const file = path.join(folder, "report.json");
afterAll(() => rmSync(folder, { recursive: true }));

test("a test file that cannot be loaded counts as one failed test", async () => {
  const unloaded = { status: "failed", assertionResults: [] };
  const wrong = { status: "failed", assertionResults: [{ status: "passed" }, { status: "failed" }] };
  writeFileSync(file, JSON.stringify({ numPassedTests: 1, numFailedTests: 1, testResults: [unloaded, wrong] }));
  expect(await readReport("vitest", file)).toEqual({ passed: 1, failed: 2, retried: 0 });
});

test("a journey that passes only at its second try counts as passed and as retried", async () => {
  writeFileSync(file, JSON.stringify({ stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 3 } }));
  expect(await readReport("playwright", file)).toEqual({ passed: 5, failed: 1, retried: 1 });
});

test("a report that was never written holds no tests", async () => {
  expect(await readReport("vitest", path.join(folder, "none.json"))).toEqual({ passed: 0, failed: 0, retried: 0 });
});
