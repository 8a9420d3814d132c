import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { claimDataFolder, prepareDataFolder } from "#app/lib/data-folder.ts";
import { StartRefusal } from "#app/lib/failures/start-refusal.ts";

test("a missing folder is created for its owner alone", () => {
  const folder = join(temporaryFolder(), "a", "data");
  claimDataFolder(folder).release();
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

test("a folder that cannot be made is refused in one sentence", () => {
  const file = join(temporaryFolder(), "file");
  writeFileSync(file, "");
  for (const folder of [file, join(file, "data")]) {
    expect(() => prepareDataFolder(folder)).toThrow(StartRefusal);
    expect(() => claimDataFolder(folder)).toThrow(/^Disha cannot write to its data folder .*user\.$/);
  }
});

test("another process holds its claim through garbage collection and loses it when it is killed", async () => {
  const folder = temporaryFolder();
  const other = await claimInAnotherProcess(folder);
  expect(() => claimDataFolder(folder)).toThrow(`Another Disha process already uses ${folder}; stop it first.`);
  other.kill("SIGKILL");
  await once(other, "exit");
  claimDataFolder(folder).release();
});

async function claimInAnotherProcess(folder: string): Promise<ChildProcess> {
  const script = `
    import { claimDataFolder } from ${JSON.stringify(new URL("data-folder.ts", import.meta.url).href)};
    claimDataFolder(process.argv[1]);
    setImmediate(() => { gc(); gc(); console.log("claimed"); });
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ["--expose-gc", "--input-type=module", "--eval", script, folder]);
  onTestFinished(() => void child.kill("SIGKILL"));
  await once(child.stdout, "data");
  return child;
}

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "disha-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}
