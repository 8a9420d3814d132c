import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { readReport } from "./read-report.ts";

const folder = mkdtempSync(path.join(tmpdir(), "disha-reports-"));
const file = path.join(folder, "report.json");
afterAll(() => rmSync(folder, { recursive: true }));

test("a test file that cannot be loaded counts as one failed test, and what failed says why", async () => {
  const unloaded = { name: "a.test.ts", status: "failed", message: "no such module", assertionResults: [] };
  const results = [
    { status: "passed", fullName: "it works", failureMessages: [] },
    { status: "passed", fullName: "it works the second time", failureMessages: ["Error: too slow\n  at a.ts:1"] },
    {
      status: "failed",
      fullName: "it is refused",
      failureMessages: ["\u001b[31mError\u001b[0m: 200\n  at b.ts:2", "Error"],
    },
  ];
  const wrong = { name: "b.test.ts", status: "failed", message: "", assertionResults: results };
  writeFileSync(file, JSON.stringify({ numPassedTests: 2, testResults: [unloaded, wrong] }));

  expect(await readReport("vitest", file)).toEqual({
    passed: 2,
    failed: ["a.test.ts: could not be loaded (no such module)", "b.test.ts: it is refused (Error: 200 at b.ts:2)"],
    retried: ["b.test.ts: it works the second time (Error: too slow at a.ts:1)"],
  });
});

test("a journey that passes only at another try counts as passed, and is named as one that failed is", async () => {
  const spec = (title: string, status: string, ...results: object[]) => ({
    file: "a.journey.ts",
    title,
    tests: [{ status, results }],
  });
  const timeOut = { errors: [{ message: "too late" }, { message: "no chooser", location: { line: 7 } }] };
  const well = { errors: [] };
  const inner = {
    specs: [
      spec("at the second", "flaky", { errors: [{ message: "cold" }] }, well),
      spec("never", "unexpected", timeOut, timeOut),
    ],
  };
  const suites = [{ specs: [spec("at once", "expected", well)], suites: [inner] }];
  writeFileSync(file, JSON.stringify({ stats: { expected: 1 }, suites }));

  expect(await readReport("playwright", file)).toEqual({
    passed: 2,
    failed: ["a.journey.ts: never (too late line 7: no chooser)"],
    retried: ["a.journey.ts: at the second (cold)"],
  });
});

test("a report that was never written holds no tests", async () => {
  expect(await readReport("vitest", path.join(folder, "none.json"))).toEqual({ passed: 0, failed: [], retried: [] });
});
