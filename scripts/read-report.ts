import { readFile } from "node:fs/promises";

export type ReportKind = "vitest" | "playwright";

/**
 * Counts the tests in the JSON report of Vitest or Playwright; none where it was not written. `retried` of those passed
 * did so only at their second try.
 */
export async function readReport(kind: ReportKind, file: string) {
  const text = await readFile(file, "utf8").catch(() => null);
  if (text === null) return { passed: 0, failed: 0, retried: 0 };
  return kind === "vitest" ? countVitest(JSON.parse(text)) : countPlaywright(JSON.parse(text));
}

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
};

// A test file that cannot even be loaded is failed without a failed test in it.
function countVitest(report: VitestReport) {
  const failedFiles = report.testResults.filter(({ status }) => status === "failed");
  const unloaded = failedFiles.filter(({ assertionResults }) =>
    assertionResults.every(({ status }) => status !== "failed"),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloaded.length, retried: 0 };
}

type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number } };

function countPlaywright({ stats }: PlaywrightReport) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, retried: stats.flaky };
}
