import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { readReport } from "./read-report.ts";

const folder = mkdtempSync(path.join(tmpdir(), "disha-reports-"));
const file = path.join(folder, "report.json");
afterAll(() => rmSync(folder, { recursive: true }));

test("a test file that cannot be loaded counts as one failed test", async () => {
  const unloaded = { name: "a.test.ts", status: "failed", assertionResults: [] };
  const results = [
    { status: "passed", fullName: "it works" },
    { status: "failed", fullName: "it is refused" },
  ];
  const wrong = { name: "b.test.ts", status: "failed", assertionResults: results };
  writeFileSync(file, JSON.stringify({ numPassedTests: 1, testResults: [unloaded, wrong] }));

  expect(await readReport("vitest", file)).toEqual({
    passed: 1,
    failed: ["a.test.ts: could not be loaded", "b.test.ts: it is refused"],
    retried: [],
  });
});

test("a journey that passes only at another try counts as passed, and is named as one that failed is", async () => {
  const spec = (title: string, status: string) => ({ file: "a.journey.ts", title, tests: [{ status }] });
  const inner = { specs: [spec("at the second", "flaky"), spec("never", "unexpected")] };
  const suites = [{ specs: [spec("at once", "expected")], suites: [inner] }];
  writeFileSync(file, JSON.stringify({ stats: { expected: 1 }, suites }));

  expect(await readReport("playwright", file)).toEqual({
    passed: 2,
    failed: ["a.journey.ts: never"],
    retried: ["a.journey.ts: at the second"],
  });
});

test("a report that was never written holds no tests", async () => {
  expect(await readReport("vitest", path.join(folder, "none.json"))).toEqual({ passed: 0, failed: [], retried: [] });
});
