import { readdir, readFile, truncate, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import { expect, test } from "vitest";
import {
  type BackupManifest,
  MANIFEST_NAME,
  MANIFEST_SUM_NAME,
  sha256Of,
} from "#app/domain/backup/backup-manifest.server.ts";
import { readBackup } from "#app/domain/backup/restore/read-backup.server.ts";
import { proveBackup, restoreBackup } from "#app/domain/backup/restore/restore-backup.server.ts";
import { makeBackup } from "#app/domain/backup/archive/make-backup.server.ts";
import { writeBackup } from "#app/domain/backup/archive/write-backup.server.ts";
import { openPictureStore } from "#app/domain/picture/open-picture-store.server.ts";
import { StartRefusal } from "#app/lib/failures/start-refusal.ts";
import { readTar } from "#app/lib/tar/read-tar.server.ts";
import { writeTar } from "#app/lib/tar/write-tar.server.ts";
import { openDatabase, openDatabaseToFill, openDatabaseToRead } from "#db/database.ts";
import { migrate } from "#db/migrating/migrate.ts";
import { migrations } from "#db/migrations/in-order.ts";
import { emptyBucket } from "#test/servers/empty-bucket.ts";
import { emptyPlace, migratedPlace, serve, temporaryFolder } from "#test/servers/served-place.ts";

const serverUrl = process.env["TEST_DATABASE_URL"];
const quietly = () => undefined;
/** The backup is made in the same process: who writes without a pause keeps it waiting for a minute. */
const WRITE_EVERY_MS = 20;
/** A file of either engine is whole or not by its bytes alone. */
const ofBytes = test.skipIf(serverUrl);

test("a backup made under writes holds every record and picture from before, overwrites none, and serves on the other engine", async () => {
  const source = await serve(await migratedPlace(serverUrl));
  const picture = await source.addPicture();
  const acknowledged = await Promise.all([1, 2, 3].map((number) => source.addLead(`Before ${number}`)));
  const done = new AbortController();
  const writing = (async () => {
    for (let number = 0; !done.signal.aborted; number++) {
      await source.addLead(`During ${number}`);
      await pause(WRITE_EVERY_MS);
    }
  })();

  const file = path.join(await temporaryFolder(), "one.tar");
  await source.backUp(file);
  done.abort();
  await writing;
  // It has been proved, and nothing but itself is left of that.
  expect(await readdir(path.dirname(file))).toEqual(["one.tar"]);
  expect(await refusalOf(source.backUp(file))).toBe(`There is already a file ${file}; name another one.`);
  const target = await emptyPlace();
  await restoreBackup(file, target, quietly);

  const restored = await serve(target);
  const leads = await restored.db.selectFrom("leads").select(["id", "name"]).orderBy("id").execute();
  // PostgreSQL gives those sent at once their ids in any order.
  expect(leads.slice(0, 3).map(({ id }) => id)).toEqual(acknowledged.toSorted((one, other) => one - other));
  expect(leads.map(({ id }) => id)).toEqual(leads.map((_, index) => index + 1));
  // A lead is stored together with its story and its mails: none of them came without the others.
  const events = await restored.db.selectFrom("enquiry_events").select("lead_id").where("kind", "=", "form").execute();
  expect(new Set(events.map(({ lead_id }) => lead_id))).toEqual(new Set(leads.map(({ id }) => id)));
  expect((await restored.app.inject(picture)).statusCode).toBe(200);
  expect(await restored.signIn()).toBe(200);
});

test.runIf(serverUrl)(
  "what moves from SQLite to PostgreSQL and back is the same to the last byte, ids and all",
  async () => {
    const embedded = await serve(await migratedPlace());
    await embedded.addPicture();
    for (const name of ["Asha", "Ravi", "Tanvi"]) await embedded.addLead(name);
    await embedded.db.deleteFrom("leads").where("name", "=", "Tanvi").execute();
    const [there, back] = [
      path.join(await temporaryFolder(), "there.tar"),
      path.join(await temporaryFolder(), "back.tar"),
    ];
    const first = await embedded.backUp(there);

    const place = await emptyPlace(serverUrl);
    await restoreBackup(there, place, quietly);
    const onServer = await openDatabaseToRead(place);
    const second = await makeBackup(back, { database: onServer, store: await openPictureStore(place) });
    await onServer.close();
    const returned = await emptyPlace();
    await restoreBackup(back, returned, quietly);

    expect(second.tables).toEqual(first.tables);
    expect(second.last_ids).toEqual(first.last_ids);
    expect(second.entries.filter(({ name }) => name.startsWith("uploads/"))).toHaveLength(5);
    expect(await (await serve(place)).addLead("Meera")).toBe(4);
    expect(await (await serve(returned)).addLead("Meera")).toBe(4);
  },
);

test.runIf(emptyBucket())("pictures move from a folder to a bucket and back", async () => {
  const source = await serve({ ...(await migratedPlace(serverUrl)), bucket: undefined });
  const picture = await source.addPicture();
  const [there, back] = [
    path.join(await temporaryFolder(), "there.tar"),
    path.join(await temporaryFolder(), "back.tar"),
  ];
  await source.backUp(there);
  await source.close();

  const bucket = await emptyPlace(serverUrl);
  await restoreBackup(there, bucket, quietly);
  const served = await serve(bucket);
  expect((await served.app.inject(picture)).statusCode).toBe(200);
  expect(await readdir(bucket.dataFolder)).not.toContain("uploads");
  await served.backUp(back);
  await served.close();
  const folder = { ...(await emptyPlace(serverUrl)), bucket: undefined };
  await restoreBackup(back, folder, quietly);

  expect((await (await serve(folder)).app.inject(picture)).statusCode).toBe(200);
});

test.runIf(emptyBucket())("a bucket that refuses leaves the place as empty as it was", async () => {
  const file = await sampleBackup();
  const place = await emptyPlace();
  const wrong = { ...place, bucket: { ...place.bucket!, secretAccessKey: "another-secret" } };

  await expect(restoreBackup(file, wrong, quietly)).rejects.toThrow("SignatureDoesNotMatch");

  expect(await readdir(place.dataFolder)).toEqual([]);
});

test("a new record gets the id after the last one that was ever given, also to what lies in the trash, and is found by a search", async () => {
  const source = await serve(await migratedPlace(serverUrl));
  for (const name of ["Asha", "Ravi"]) await source.addLead(name);
  await source.db.deleteFrom("leads").where("name", "=", "Ravi").execute();
  const faq = { question: "Is it recognised?", answer: "Yes.", category: "General" };
  const first = await source.addFaq(faq);
  await source.deleteFaq(first);
  const file = path.join(await temporaryFolder(), "one.tar");
  await source.backUp(file);
  await source.close();

  const target = await emptyPlace(serverUrl);
  await restoreBackup(file, target, quietly);

  const restored = await serve(target);
  expect(await restored.addLead("Tanvi")).toBe(3);
  expect(await restored.findLeads("ash")).toEqual(["Asha"]);
  expect(await restored.findLeads("tanv")).toEqual(["Tanvi"]);
  expect(await restored.addFaq(faq)).toBeGreaterThan(first);
});

ofBytes("a backup in which any one byte is another is refused in one sentence, and nothing is restored", async () => {
  const file = await sampleBackup();
  const whole = await readFile(file);
  const target = await emptyPlace();
  const places = Array.from({ length: Math.ceil(whole.length / 307) }, (_, index) => index * 307);
  for (const at of [...places, whole.length - 1]) {
    const flipped = Buffer.from(whole);
    flipped[at]! ^= 1 << (at % 8);
    await writeFile(file, flipped);
    expect.soft(await refusalOf(readBackup(file)), `byte ${at}`).toBe(damaged(file));
  }
  expect(await refusalOf(restoreBackup(file, target, quietly))).toBe(damaged(file));
  expect(await readdir(target.dataFolder)).toEqual([]);
});

ofBytes("a backup that breaks off, one that goes on, and another file are refused", async () => {
  const file = await sampleBackup();
  const whole = await readFile(file);
  for (const length of [0, 1, 511, 512, 5000, whole.length - 1024, whole.length - 512, whole.length - 1]) {
    await writeFile(file, whole);
    await truncate(file, length);
    expect.soft(await refusalOf(readBackup(file)), `${length} bytes`).toBe(damaged(file));
  }
  await writeFile(file, Buffer.concat([whole, Buffer.alloc(512)]));
  expect(await refusalOf(readBackup(file))).toBe(damaged(file));
  await writeTar(file, (tar) => tar.add("notes.txt", Buffer.from("No backup.")));
  expect(await refusalOf(readBackup(file))).toBe(damaged(file));
  expect(await refusalOf(readBackup(`${file}.none`))).toBe(`There is no file ${file}.none.`);
});

test("a backup whose records or pictures are not those of its manifest is neither proved nor restored", async () => {
  const file = await sampleBackup();
  const lying = `${file}.lying`;
  const target = await emptyPlace(serverUrl);
  await retell(file, lying, { tell: ({ leads }) => (leads!.rows += 1) });
  await expect(proveBackup(lying, quietly)).rejects.toThrow(/differ from the manifest in leads/);
  const lies: [Partial<Retelling>, RegExp][] = [
    [{ tell: ({ leads }) => (leads!.sha256 = "0".repeat(64)) }, /differ from the manifest in leads/],
    [{ rename: (name) => name.replace(/^(uploads\/.*\/)/, "$1../") }, /The picture .* differs from the manifest/],
  ];
  for (const [lie, words] of lies) {
    await retell(file, lying, lie);
    await expect.soft(restoreBackup(lying, target, quietly)).rejects.toThrow(words);
    expect.soft((await readdir(target.dataFolder)).filter((name) => name !== "lock")).toEqual([]);
  }
});

test("a backup of a newer format or with newer tables is refused", async () => {
  const file = path.join(await temporaryFolder(), "one.tar");
  const header = { product: "disha", format: 2, created_at: new Date().toISOString() };
  await writeTar(file, (tar) => tar.add("disha-backup.json", Buffer.from(JSON.stringify(header))));
  const newerFormat = `${file} was written by a newer version of Disha; restore it with that version.`;
  expect(await refusalOf(restoreBackup(file, await emptyPlace(), quietly))).toBe(newerFormat);

  const source = await serve(await migratedPlace());
  await (source.db as Kysely<any>).insertInto("migrations").values({ name: "9999-later", applied_at: "" }).execute();
  const later = path.join(await temporaryFolder(), "later.tar");
  const database = await openDatabaseToRead(source.place);
  await writeBackup(later, { database, store: await openPictureStore(source.place) }, quietly);
  await database.close();
  expect(await refusalOf(restoreBackup(later, await emptyPlace(), quietly))).toMatch(
    /another version of Disha \(9999-/,
  );
});

test("a place that holds a database or pictures is refused and stays as it is", async () => {
  const file = await sampleBackup();
  const served = await serve(await migratedPlace(serverUrl));
  const before = await served.db.selectFrom("users").selectAll().execute();
  expect(await refusalOf(restoreBackup(file, served.place, quietly))).toMatch(/already (holds|uses)/);
  await served.close();
  expect(await refusalOf(restoreBackup(file, served.place, quietly))).toMatch(/already holds/);
  const again = await openDatabase(served.place);
  expect(await again.db.selectFrom("users").selectAll().execute()).toEqual(before);
  await again.close();

  const withPictures = await emptyPlace();
  await (await openPictureStore(withPictures)).put([{ name: "courses/a.webp", content: Buffer.from("a picture") }]);
  expect(await refusalOf(restoreBackup(file, withPictures, quietly))).toMatch(/already holds pictures/);
});

test("a backup of an older version takes the newest shape", async () => {
  const place = await emptyPlace();
  const older = await openDatabaseToFill(place);
  await migrate(older.db, older.engine, Object.fromEntries(Object.entries(migrations).slice(0, 1)));
  const core = { name: "Care", text: "", position: 1, is_sample: 0, created_at: new Date(), updated_at: new Date() };
  await (older.db as Kysely<any>).insertInto("core_values").values(core).execute();
  const file = path.join(await temporaryFolder(), "older.tar");
  await makeBackup(file, { database: older, store: await openPictureStore(place) });
  await older.close();

  const target = await emptyPlace(serverUrl);
  await restoreBackup(file, target, quietly);

  const restored = await openDatabase(target);
  expect(await restored.db.selectFrom("core_values").select("name").execute()).toEqual([{ name: "Care" }]);
  const { rows } = await sql`select name from migrations`.execute(restored.db);
  expect(rows).toHaveLength(Object.keys(migrations).length);
  await restored.close();
});

const damaged = (file: string) => `${file} is damaged or no backup of Disha; take another one.`;

async function refusalOf(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => new Error("It was done."),
    (error: unknown) => error,
  );
  expect(error).toBeInstanceOf(StartRefusal);
  return (error as StartRefusal).message;
}

interface Retelling {
  tell: (tables: BackupManifest["tables"]) => void;
  rename: (name: string) => string;
}

/** Writes the archive anew, whole to the last sum, but with other words in its manifest, or its entries elsewhere. */
async function retell(file: string, to: string, { tell = quietly, rename = (name) => name }: Partial<Retelling>) {
  const manifest = await readBackup(file);
  tell(manifest.tables);
  for (const entry of manifest.entries) entry.name = rename(entry.name);
  const bytes = Buffer.from(JSON.stringify(manifest));
  await writeTar(to, async (tar) => {
    for await (const { name, content } of readTar(file)) {
      if (!name.startsWith(MANIFEST_NAME)) await tar.add(rename(name), content);
    }
    await tar.add(MANIFEST_NAME, bytes);
    await tar.add(MANIFEST_SUM_NAME, Buffer.from(`${sha256Of(bytes)}  ${MANIFEST_NAME}\n`));
  });
}

let sample: Promise<Buffer> | undefined;

/** A file of one's own, to spoil; what is in it was made once. */
async function sampleBackup(): Promise<string> {
  sample ??= newBackup().then((file) => readFile(file));
  const file = path.join(await temporaryFolder(), "one.tar");
  await writeFile(file, await sample);
  return file;
}

async function newBackup(): Promise<string> {
  const source = await serve(await migratedPlace(serverUrl));
  await source.addPicture();
  const file = path.join(await temporaryFolder(), "one.tar");
  await source.backUp(file);
  await source.close();
  return file;
}
