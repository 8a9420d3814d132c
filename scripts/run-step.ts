import { readReport, type ReportKind } from "./read-report.ts";
import { runCommand } from "./run-command.mjs";

const stepLimitMs = 1_200_000;

export type Step = {
  name: string;
  commands: string[][];
  environment?: NodeJS.ProcessEnv;
  /** The file to which the step's last command writes its tests; a step without one counts as one. */
  report?: { kind: ReportKind; file: string };
};
export type Outcome = { name: string; passed: number; failed: number; retried: number; seconds: number };

/** Runs a step's commands until one fails, and says and answers how it went. */
export async function runStep(step: Step): Promise<Outcome> {
  console.log(`\n== ${step.name}`);
  const started = performance.now();
  const succeeded = await runCommands(step);
  const counted = step.report
    ? await readReport(step.report.kind, step.report.file)
    : { passed: 0, failed: 0, retried: 0 };
  const outcome = { name: step.name, ...counted, seconds: (performance.now() - started) / 1000 };
  if (!step.report && succeeded) outcome.passed = 1;
  if (!succeeded && outcome.failed === 0) outcome.failed = 1;
  return outcome;
}

async function runCommands({ commands, environment }: Step) {
  for (const [command, ...parameters] of commands) {
    const env = { ...process.env, ...environment };
    if ((await runCommand(command!, parameters, { env, timeout: stepLimitMs })) !== 0) return false;
  }
  return true;
}
