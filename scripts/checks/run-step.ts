import { type Counts, readReport, type ReportKind } from "./read-report.ts";
import { runCommand } from "#scripts/commands/run-command.mjs";

// A step is cut if it hangs, not if the machine is half as fast as yesterday.
const stepLimitMs = 2_400_000;

export type Step = {
  name: string;
  commands: string[][];
  environment?: NodeJS.ProcessEnv;
  /** The file to which the last command writes its results; without one, the step counts as one test. */
  report?: { kind: ReportKind; file: string };
  /** Per command; forty minutes by default. */
  limitMs?: number;
};
export type Outcome = Counts & { name: string; seconds: number };

/** Runs a step's commands until one fails; prints and answers the outcome. */
export async function runStep(step: Step): Promise<Outcome> {
  console.log(`\n== ${step.name}`);
  const started = performance.now();
  const succeeded = await runCommands(step);
  const counts: Counts = step.report
    ? await readReport(step.report.kind, step.report.file)
    : { passed: succeeded ? 1 : 0, failed: [], retried: [] };
  if (!succeeded && counts.failed.length === 0) counts.failed.push(step.name);
  return { name: step.name, ...counts, seconds: (performance.now() - started) / 1000 };
}

async function runCommands({ commands, environment, limitMs = stepLimitMs }: Step) {
  for (const [command, ...parameters] of commands) {
    const env = { ...process.env, ...environment };
    if ((await runCommand(command!, parameters, { env, timeout: limitMs })) !== 0) return false;
  }
  return true;
}
