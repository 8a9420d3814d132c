import { readFile } from "node:fs/promises";

export type ReportKind = "vitest" | "playwright";

export interface Counts {
  passed: number;
  /** The titles of the tests, each after its file. */
  failed: string[];
  /** Of those that passed, the titles of the ones that needed another try. */
  retried: string[];
}

/** Reads the JSON report of Vitest or Playwright; no tests where it was not written. */
export async function readReport(kind: ReportKind, file: string): Promise<Counts> {
  const text = await readFile(file, "utf8").catch(() => null);
  if (text === null) return { passed: 0, failed: [], retried: [] };
  return kind === "vitest" ? countVitest(JSON.parse(text)) : countPlaywright(JSON.parse(text));
}

interface VitestReport {
  numPassedTests: number;
  testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[];
}

function countVitest({ numPassedTests, testResults }: VitestReport): Counts {
  const failed = testResults
    .filter(({ status }) => status === "failed")
    .flatMap(({ name, assertionResults }) => {
      const titles = assertionResults.filter(({ status }) => status === "failed").map(({ fullName }) => fullName);
      // A test file that cannot even be loaded is failed without a failed test in it.
      return (titles.length > 0 ? titles : ["could not be loaded"]).map((title) => `${name}: ${title}`);
    });
  return { passed: numPassedTests, failed, retried: [] };
}

interface PlaywrightSuite {
  specs: { file: string; title: string; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
}

function countPlaywright({ stats, suites }: { stats: Record<string, number>; suites: PlaywrightSuite[] }): Counts {
  const specs = suites.flatMap(specsOf);
  const titles = (wanted: string) =>
    specs
      .filter(({ tests }) => tests.some(({ status }) => status === wanted))
      .map(({ file, title }) => `${file}: ${title}`);
  const retried = titles("flaky");
  return { passed: stats["expected"]! + retried.length, failed: titles("unexpected"), retried };
}

const specsOf = ({ specs, suites = [] }: PlaywrightSuite): PlaywrightSuite["specs"] => [
  ...specs,
  ...suites.flatMap(specsOf),
];
