import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { projectFolder } from "#scripts/commands/run-command.mjs";
import { lightCommand } from "#scripts/commands/server-command.mjs";
import { sparePort } from "#scripts/servers/spare-port.ts";
import { startTemporaryServer } from "#scripts/servers/temporary-server.ts";
import { jpegPicture, multipartBody } from "#test/factories/factories.ts";
import { emptyPlace, temporaryFolder } from "#test/servers/served-place.ts";
import { expectAllKept, startWriters } from "./enquiry-writers.ts";

const serverUrl = process.env["TEST_DATABASE_URL"];
const moves = [
  { from: "SQLite", to: "PostgreSQL", urls: [undefined, serverUrl] },
  { from: "PostgreSQL", to: "SQLite", urls: [serverUrl, undefined] },
] as const;
const PICTURES = 3;

test.runIf(serverUrl).for(moves)(
  "a backup of $from under load is whole on $to, and with one flipped byte it is refused",
  { timeout: 240_000 },
  async ({ urls: [fromUrl, toUrl] }) => {
    const [place, target] = [await emptyPlace(fromUrl), await emptyPlace(toUrl)];
    const file = path.join(await temporaryFolder(), "one.tar");
    const source = await serve(place);
    const pictures = await source.addPictures();
    const writers = startWriters(8, () => source.address);
    await pause(3000);

    const before = [...writers.acknowledged];
    const backup = await run("run-backup.ts", file, place);
    const during = writers.acknowledged.length - before.length;
    await writers.stop();
    await source.stop();
    expect(backup).toEqual({ code: 0, errors: "" });
    expect([before.length > 20, during > 20, writers.failures]).toEqual([true, true, []]);

    const flipped = `${file}.flipped`;
    await flipOneByte(file, flipped);
    const refused = await run("run-restore.ts", flipped, target);
    expect(refused).toEqual({ code: 1, errors: expect.stringMatching(/^[^\n]+is damaged[^\n]+\n$/) });
    expect(await readdir(target.dataFolder)).toEqual([]);

    expect(await run("run-restore.ts", file, target)).toEqual({ code: 0, errors: "" });
    const restored = await serve(target);
    expect(await restored.signIn()).toBe(200);
    expect(await restored.read(pictures.addresses)).toEqual(pictures.bytes);
    await restored.stop();
    await expectAllKept(target, { acknowledged: before, begun: writers.begun });
    console.log(`${before.length} enquiries acknowledged before the backup, ${during} while it was made; all kept`);
  },
);

type Place = Awaited<ReturnType<typeof emptyPlace>>;

const variablesOf = ({ dataFolder, databaseUrl }: Place) => ({
  DATA_FOLDER: dataFolder,
  DATABASE_URL: databaseUrl ?? "",
  ADMIN_PASSWORD: "a long enough password",
});

async function serve(place: Place) {
  const environment = { ...variablesOf(place), TRUST_PROXY: "1" };
  const { address, stop } = await startTemporaryServer(await sparePort(), environment);
  onTestFinished(stop);
  const logIn = () =>
    fetch(`${address}/backend/admin/login.php`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ username: "admin", password: "a long enough password" }),
    });

  async function addPicture(authorization: string): Promise<string> {
    const image = { name: "a.jpg", type: "image/jpeg", bytes: await jpegPicture() };
    const { payload, headers } = await multipartBody({ image, image_alt: "A library" });
    const body = new Uint8Array(payload);
    const url = `${address}/backend/admin/pictures.php`;
    const answer = await fetch(url, { method: "POST", headers: { ...headers, authorization }, body });
    return ((await answer.json()) as { data: { image_url: string } }).data.image_url;
  }
  const read = (addresses: string[]) =>
    Promise.all(addresses.map(async (picture) => Buffer.from(await (await fetch(address + picture)).arrayBuffer())));
  async function addPictures() {
    const { token } = (await (await logIn()).json()) as { token: string };
    const addresses = await Promise.all(Array.from({ length: PICTURES }, () => addPicture(`Bearer ${token}`)));
    return { addresses, bytes: await read(addresses) };
  }
  return { address, stop, addPictures, read, signIn: async () => (await logIn()).status };
}

/** As `npm run backup` and `npm run restore` do. */
async function run(script: string, file: string, place: Place) {
  const command = spawn(process.execPath, [...lightCommand, path.join("scripts", script), file], {
    cwd: projectFolder,
    env: { ...process.env, ...variablesOf(place), NODE_ENV: "production" },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const [errors, [code]] = await Promise.all([text(command.stderr), once(command, "exit")]);
  return { code: code as number, errors };
}

async function flipOneByte(file: string, copy: string) {
  const bytes = await readFile(file);
  bytes[Math.floor(bytes.length / 2)]! ^= 1;
  await writeFile(copy, bytes);
}
