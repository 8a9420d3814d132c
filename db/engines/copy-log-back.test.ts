import { existsSync, statSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Kysely, sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { EmbeddedDialect } from "./embedded.ts";
import { eventually } from "#test/eventually.ts";

test("What was written comes from the log into the file without the serving connection's doing", async () => {
  const { db, file } = await openNotes();
  const before = statSync(file).size;
  await write(db, 3000);
  await eventually(() => expect(statSync(file).size).toBeGreaterThan(before + 100_000));
});

test("A few rows wake no thread", async () => {
  const { db, file } = await openNotes();
  const before = statSync(file).size;
  await write(db, 500);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(statSync(file).size).toBe(before);
});

test("Closed while its log is copied, the database leaves no log behind, and nothing is lost", async () => {
  const { db, file } = await openNotes();
  await write(db, 5000);
  await db.destroy();
  expect(existsSync(`${file}-wal`)).toBe(false);
  const again = new Kysely<Notes>({ dialect: new EmbeddedDialect(file) });
  const { count } = await again
    .selectFrom("notes")
    .select((of) => of.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  await again.destroy();
  expect(count).toBe(5000);
});

interface Notes {
  notes: { words: string };
}

async function openNotes() {
  const folder = await mkdtemp(path.join(tmpdir(), "disha-log-"));
  const file = path.join(folder, "notes.sqlite");
  const db = new Kysely<Notes>({ dialect: new EmbeddedDialect(file) });
  onTestFinished(async () => {
    await db.destroy();
    await rm(folder, { recursive: true });
  });
  await sql`create table notes (words text not null) strict`.execute(db);
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
  return { db, file };
}

/** In transactions of a hundred rows, of which each is a little more than a hundred letters. */
async function write(db: Kysely<Notes>, rows: number) {
  for (let from = 0; from < rows; from += 100)
    await db
      .insertInto("notes")
      .values(Array.from({ length: 100 }, () => ({ words: "what a visitor wrote ".repeat(6) })))
      .execute();
}
