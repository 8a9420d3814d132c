import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { StartRefusal } from "#app/lib/failures/start-refusal.ts";
import { openDatabase } from "#db/database.ts";
import { copyMigrated } from "#test/servers/fresh-database.ts";

const serverUrl = process.env["TEST_DATABASE_URL"];
/** SQLite lies in a data folder, whatever the others run on. */
const ofFolder = test.skipIf(serverUrl);
const value = { name: "Care", text: "", position: 1, is_sample: 0 } as const;
const recorded = { created_at: "2026-11-21T04:30:00.000Z", updated_at: "2026-11-21T04:30:00.000Z" };

ofFolder("what was stored in the data folder is there after the next start", async () => {
  const dataFolder = temporaryFolder();
  await copyMigrated(dataFolder);
  const first = await openDatabase({ dataFolder });
  await first.db
    .insertInto("core_values")
    .values({ ...value, ...recorded })
    .execute();
  await first.close();
  await first.close();
  const second = await openDatabase({ dataFolder });
  expect(await second.db.selectFrom("core_values").select("name").execute()).toEqual([{ name: "Care" }]);
  await second.close();
});

ofFolder("a data folder that cannot be used is refused", async () => {
  const dataFolder = temporaryFolder();
  const file = join(dataFolder, "disha.sqlite");
  writeFileSync(file, "no database, but as long as the header of one would be: ".repeat(40));
  expect(await refusalAt({ dataFolder })).toBe(`${file} is damaged or no SQLite database; put a backup in its place.`);
  expect(await refusalAt({ dataFolder: join(file, "data") })).toMatch(/^Disha cannot write to its data folder/);
  await copyMigrated(dataFolder);
  await (await openDatabase({ dataFolder })).close();
});

ofFolder("a database in use is refused to a second process, and one from a newer version to this one", async () => {
  const dataFolder = temporaryFolder();
  await copyMigrated(dataFolder);
  const open = await openDatabase({ dataFolder });
  expect(await refusalAt({ dataFolder })).toBe(`Another Disha process already uses ${dataFolder}; stop it first.`);
  await open.db
    .insertInto("migrations" as "core_values")
    .values({ name: "9999-later", applied_at: "" } as never)
    .execute();
  await open.close();
  expect(await refusalAt({ dataFolder })).toBe(
    "The database was changed by another version of Disha (9999-later); start that version, or a newer one.",
  );
});

test.for([
  "mysql://disha:secret@localhost/disha",
  "disha",
  "postgres://disha:se%cret@localhost/disha",
  "postgres://a:b#secret@c/d",
])("%s is no address of a database", async (databaseUrl) => {
  const sentence = await refusalAt({ dataFolder: temporaryFolder(), databaseUrl });
  expect(sentence).toMatch(/^DATABASE_URL must have the form postgres:\/\/user:password@host:5432\/database, /);
  expect(sentence).not.toContain("secret");
});

test("a server that is not there, and one that speaks something else, are refused", async () => {
  const dataFolder = temporaryFolder();
  const port = await portOfStranger();
  expect(await refusalAt({ dataFolder, databaseUrl: "postgres://disha:secret@127.0.0.1:1/disha" })).toBe(
    "PostgreSQL at 127.0.0.1:1 does not answer; check DATABASE_URL and that the server is running.",
  );
  const sentence = await refusalAt({ dataFolder, databaseUrl: `postgres://disha:secret@127.0.0.1:${port}/disha` });
  expect(sentence).toMatch(new RegExp(`^PostgreSQL at 127.0.0.1:${port} gives no connection`));
  expect(sentence).not.toContain("secret");
});

test.runIf(serverUrl)("an unknown user and an unknown database are refused", async () => {
  const dataFolder = temporaryFolder();
  const unknown = new URL(serverUrl!);
  unknown.pathname = "/nowhere";
  expect(await refusalAt({ dataFolder, databaseUrl: unknown.href })).toBe(
    `PostgreSQL at ${unknown.host} has no database nowhere; create it or correct DATABASE_URL.`,
  );
  unknown.username = "nobody-known";
  unknown.password = "secret";
  expect(await refusalAt({ dataFolder, databaseUrl: unknown.href })).toBe(
    `PostgreSQL at ${unknown.host} refuses the user name or password in DATABASE_URL.`,
  );
});

async function refusalAt(where: Parameters<typeof openDatabase>[0]): Promise<string> {
  const error = await openDatabase(where).then(
    () => "It opened.",
    (error: unknown) => error,
  );
  expect(error).toBeInstanceOf(StartRefusal);
  return (error as StartRefusal).message;
}

async function portOfStranger(): Promise<number> {
  const stranger = createServer((socket) => socket.end("HTTP/1.1 400 Bad Request\r\n\r\n"));
  onTestFinished(() => void stranger.close());
  await new Promise<void>((resolve) => stranger.listen(0, "127.0.0.1", resolve));
  const address = stranger.address();
  return typeof address === "object" && address ? address.port : 0;
}

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "disha-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}
