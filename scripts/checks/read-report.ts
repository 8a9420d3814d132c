import { readFile } from "node:fs/promises";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";

const LONGEST_MESSAGE = 400;

export type ReportKind = "vitest" | "playwright";

export interface Counts {
  passed: number;
  /** The titles of failed tests, each with its file and error. */
  failed: string[];
  /** The titles of tests that passed after a retry. */
  retried: string[];
}

/** Reads the JSON report of Vitest or Playwright; no tests if it was not written. */
export async function readReport(kind: ReportKind, file: string): Promise<Counts> {
  const text = await readFile(file, "utf8").catch(() => null);
  if (text === null) return { passed: 0, failed: [], retried: [] };
  return kind === "vitest" ? countVitest(JSON.parse(text)) : countPlaywright(JSON.parse(text));
}

interface VitestTest {
  status: string;
  fullName: string;
  /** The failures of each attempt. */
  failureMessages: string[];
}

interface VitestReport {
  numPassedTests: number;
  testResults: { name: string; status: string; message: string; assertionResults: VitestTest[] }[];
}

function countVitest({ numPassedTests, testResults }: VitestReport): Counts {
  const titles = (wanted: string) =>
    testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status, failureMessages }) => status === wanted && failureMessages.length > 0)
        .map(({ fullName, failureMessages }) => titleOf(name, fullName, failureMessages[0])),
    );
  // A test file that cannot be loaded fails without a failed test in it.
  const unloaded = testResults
    .filter(({ status, assertionResults }) => status === "failed" && assertionResults.every(hasNotFailed))
    .map(({ name, message }) => titleOf(name, "could not be loaded", message));
  return { passed: numPassedTests, failed: [...unloaded, ...titles("failed")], retried: titles("passed") };
}

const hasNotFailed = ({ status }: VitestTest) => status !== "failed";

interface PlaywrightTest {
  status: string;
  /** One per attempt. A timeout precedes what was waited for. */
  results: { errors: { message?: string; location?: { line: number } }[] }[];
}

interface PlaywrightSuite {
  specs: { file: string; title: string; tests: PlaywrightTest[] }[];
  suites?: PlaywrightSuite[];
}

function countPlaywright({ stats, suites }: { stats: Record<string, number>; suites: PlaywrightSuite[] }): Counts {
  const specs = suites.flatMap(specsOf);
  const titles = (wanted: string) =>
    specs.flatMap(({ file, title, tests }) =>
      tests.filter(({ status }) => status === wanted).map(({ results }) => titleOf(file, title, wrongOf(results))),
    );
  const retried = titles("flaky");
  return { passed: stats["expected"]! + retried.length, failed: titles("unexpected"), retried };
}

const wrongOf = (results: PlaywrightTest["results"]) =>
  results
    .find(({ errors }) => errors.length > 0)
    ?.errors.map(({ message = "", location }) => (location ? `line ${location.line}: ${message}` : message))
    .join(" ");

const specsOf = ({ specs, suites = [] }: PlaywrightSuite): PlaywrightSuite["specs"] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

/** With the error, since often only the end of a run's output is kept. */
function titleOf(file: string, title: string, message = "") {
  const words = stripVTControlCharacters(message).replaceAll(/\s+/g, " ").slice(0, LONGEST_MESSAGE);
  return `${path.relative(process.cwd(), path.resolve(file))}: ${title}${words && ` (${words})`}`;
}
