import { execFile } from "node:child_process";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { readBackup } from "#app/domain/backup/restore/read-backup.server.ts";
import { claimDataFolder } from "#app/lib/data-folder.ts";
import { servedFor } from "#test/servers/served-for.ts";
import { emptyPlace, temporaryFolder } from "#test/servers/served-place.ts";

/** A disk is full, and a folder is none, whatever engine the records come from. */
const ofDisks = test.skipIf(process.env["TEST_DATABASE_URL"]);

type Served = Pick<Awaited<ReturnType<typeof servedFor>>, "place" | "backupFolder">;

/** As an operator does beside the running product. */
const run = (script: string, served: Served, ...names: string[]) =>
  execute(served, process.execPath, path.join("scripts", script), ...names);

/** The same where no file may become longer than some kilobytes, which a program is told as it is of a full disk. */
const runOnFullDisk = (script: string, served: Served, ...names: string[]) =>
  execute(
    served,
    "bash",
    "-c",
    'trap "" XFSZ; ulimit -f 64; exec "$@"',
    "bash",
    process.execPath,
    path.join("scripts", script),
    ...names,
  );

function execute({ place, backupFolder }: Served, program: string, ...words: string[]) {
  const { dataFolder: DATA_FOLDER, databaseUrl: DATABASE_URL = "" } = place;
  const env = { ...process.env, DATA_FOLDER, DATABASE_URL, BACKUP_FOLDER: backupFolder };
  return promisify(execFile)(program, words, { env }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, said: stderr }),
  );
}

/** A folder in which some process makes a backup at this moment. */
async function whileOneIsMade() {
  const served = await servedFor(50);
  const claim = claimDataFolder(served.backupFolder);
  onTestFinished(() => claim.release());
  const parts = [".disha-2026-11-22T101500.tar.part", ".proof-abc"];
  await mkdir(path.join(served.backupFolder, parts[1]!));
  await writeFile(path.join(served.backupFolder, parts[0]!), "half of it");
  return {
    ...served,
    parts,
    taken: `Another backup is being made in ${served.backupFolder}; try again when it is done.`,
  };
}

test("the night's backup leaves one that is being made by hand alone, and says so", async () => {
  const { backUpNow, backupFolder, parts, readStanding, taken } = await whileOneIsMade();

  await expect(backUpNow()).rejects.toThrow(taken);

  expect((await readStanding()).nights).toMatchObject([{ problem: taken }]);
  expect(await readdir(backupFolder)).toEqual(expect.arrayContaining(parts));
});

test("one by hand waits for no other in the same folder, and needs nothing of another folder but its file", async () => {
  const { taken, ...served } = await whileOneIsMade();
  const folder = await temporaryFolder();

  expect(await run("run-backup.ts", served)).toEqual({ code: 1, said: `${taken}\n` });

  expect(await run("run-backup.ts", served, path.join(folder, "mine.tar"))).toMatchObject({ code: 0 });
  expect(await readdir(folder)).toEqual(["mine.tar"]);
});

test("a restore says that who was deleted since is there again", async () => {
  const served = await servedFor(50);
  const file = path.join(await temporaryFolder(), "mine.tar");
  await run("run-backup.ts", served, file);

  const { said } = await run("run-restore.ts", { ...served, place: await emptyPlace() }, file);

  const { created_at } = await readBackup(file);
  expect(said).toContain(`Whoever was deleted after ${created_at} is there again and must be deleted again`);
});

ofDisks("a backup that finds no room or no folder says so in one sentence, and leaves nothing behind", async () => {
  const served = await servedFor(50);
  const folder = await temporaryFolder();
  const file = path.join(folder, "file");
  await writeFile(file, "");

  const full = await runOnFullDisk("run-backup.ts", served, path.join(folder, "mine.tar"));
  const below = await run("run-backup.ts", served, path.join(file, "mine.tar"));
  const inItsPlace = await run("run-backup.ts", { ...served, backupFolder: file });

  expect(full).toEqual({ code: 1, said: `There is no space left on the disk of ${folder}.\n` });
  expect(below).toEqual({ code: 1, said: `${file} is no folder; name another one.\n` });
  const unwritable = `Disha cannot write to its backup folder ${file}; make it writable for this user.\n`;
  expect(inItsPlace).toEqual({ code: 1, said: unwritable });
  expect(await readdir(folder)).toEqual(["file"]);
});

ofDisks("a restore that cannot write says so in one sentence, and leaves the place as empty as it was", async () => {
  const served = await servedFor(50);
  const file = path.join(await temporaryFolder(), "mine.tar");
  await run("run-backup.ts", served, file);
  const { dataFolder } = await emptyPlace();

  const full = await runOnFullDisk("run-restore.ts", { ...served, place: { dataFolder } }, file);

  // SQLite says of a file that may not grow that it cannot be written.
  const said = `Disha cannot write to ${dataFolder}; check its owner, its rights and its disk.\n`;
  expect(full).toEqual({ code: 1, said });
  expect(await readdir(dataFolder)).toEqual(["lock"]);
});
