import { ensureBrowser } from "#scripts/install/ensure-browser.ts";
import { inTestFolder } from "./in-test-folder.ts";
import { type Outcome, runStep, type Step } from "./run-step.ts";
import { buildStep, checkSteps, inBucket, journeyStep, longStep, routeTypesStep, unitStep } from "./test-steps.ts";
import { withPictureStore } from "#scripts/servers/with-picture-store.ts";
import { withPostgres } from "#scripts/servers/with-postgres.ts";

// Tests must not use a developer's database.
delete process.env["DATABASE_URL"];

const outcomes: Outcome[] = [];
const notes: string[] = [];
let isInterrupted = false;
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => (isInterrupted = true));

const isLong = process.argv.includes("--long");
const isQuick = process.argv.includes("check");

await runAll([routeTypesStep]);
await runTogether(isQuick ? checkSteps : [...checkSteps, buildStep]);
if (!isQuick) await inTestFolder(runTests, { isLarge: isLong });
report();

async function runTests(folder: string) {
  await runAll([unitStep("SQLite", undefined, folder)]);
  const browser = await ensureBrowser();
  if (browser) process.env["CHROMIUM_PATH"] = browser;
  else fail("a browser for the journeys");
  if (browser) await runAll([journeysOnSqlite(folder)]);
  if (isLong) await runAll([longStep("SQLite", undefined, folder)]);
  await onPostgres(async (databaseUrl) => {
    await runUnitsOnPostgres(unitStep("PostgreSQL", databaseUrl, folder));
    if (browser) await runAll([journeyStep("PostgreSQL", databaseUrl, folder)]);
    if (isLong) await runAll([longStep("PostgreSQL", databaseUrl, folder)]);
  });
}

/** With `--both-engines`, without the stories that run on PostgreSQL anyway. */
function journeysOnSqlite(folder: string): Step {
  const step = journeyStep("SQLite", undefined, folder);
  if (!process.argv.includes("--both-engines")) return step;
  return { ...step, environment: { ...step.environment, JOURNEYS_ON_POSTGRES: "1" } };
}

async function onPostgres(task: (databaseUrl: string) => Promise<void>) {
  if (isInterrupted) return;
  const given = process.env["TEST_DATABASE_URL"];
  if (given) return task(given);
  try {
    if (await withPostgres(task)) return;
  } catch (error) {
    console.error(error);
    return fail("a PostgreSQL that starts");
  }
  if (process.argv.includes("--both-engines")) fail("a PostgreSQL");
  else notes.push("skipped: everything on PostgreSQL, since none was found and none could be installed");
}

/** On SQLite pictures are in a folder; here they are in a bucket if a server is available. */
async function runUnitsOnPostgres(step: Step) {
  try {
    if (await withPictureStore((address) => runAll([inBucket(step, address)]))) return;
    notes.push("skipped: pictures in a bucket, since no OpenStack Swift was found and none could be installed");
  } catch (error) {
    console.error(error);
    fail("a Swift that starts");
  }
  await runAll([step]);
}

/** Most of these steps use one core each. */
async function runTogether(steps: Step[]) {
  if (!isInterrupted) outcomes.push(...(await Promise.all(steps.map(runStep))));
}

async function runAll(steps: Step[]) {
  for (const step of steps) if (!isInterrupted) outcomes.push(await runStep(step));
}

function fail(name: string) {
  outcomes.push({ name, passed: 0, failed: [name], retried: [], seconds: 0 });
}

function report() {
  if (isInterrupted) fail("interrupted");
  console.log("");
  for (const { name, passed, failed, retried, seconds } of outcomes) {
    const again = retried.length > 0 ? `, ${retried.length} of them at another try` : "";
    console.log(
      `${failed.length > 0 ? "FAILED" : "passed"}  ${name}: ${passed} passed${again}, ${failed.length} failed (${seconds.toFixed(1)} s)`,
    );
    for (const title of failed) console.log(`        failed: ${title}`);
    for (const title of retried) console.log(`        at another try: ${title}`);
  }
  for (const note of notes) console.log(note);
  const passed = outcomes.reduce((total, outcome) => total + outcome.passed, 0);
  const failed = outcomes.flatMap((outcome) => outcome.failed).length;
  process.exitCode = failed > 0 ? 1 : 0;
  console.log(`${passed} passed, ${failed} failed`);
}
