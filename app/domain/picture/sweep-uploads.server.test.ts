import { mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { recordActivity } from "#app/domain/activity/activities.server.ts";
import { insertLibraryPicture } from "#app/domain/library-picture/library-pictures.server.ts";
import { openPictureStore } from "#app/domain/picture/open-picture-store.server.ts";
import { sweepUploads } from "#app/domain/picture/sweep-uploads.server.ts";
import { createApp } from "#app/server/create-app.ts";
import { MINUTE_MS } from "#app/lib/time/from-now.ts";
import { emptyBucket } from "#test/servers/empty-bucket.ts";
import { addUniversity } from "#test/factories/factories.ts";
import { addArticle } from "#test/factories/publication-factories.ts";
import { freshDatabase } from "#test/servers/fresh-database.ts";

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS);
const stem = (letter: string) => letter.repeat(32);

async function storeWith(...names: string[]) {
  const dataFolder = await mkdtemp(path.join(tmpdir(), "disha-uploads-"));
  onTestFinished(() => rm(dataFolder, { recursive: true }));
  const place = { dataFolder, bucket: emptyBucket() };
  const store = await openPictureStore(place);
  await store.put(names.map((name) => ({ name, content: Buffer.from("a picture") })));
  const left = async () => (await store.list()).map(({ name }) => name).toSorted();
  const statements: string[] = [];
  const { db } = await freshDatabase({ onQuery: (statement) => statements.push(statement) });
  const act = () =>
    recordActivity(db, { userId: null, address: null }, { action: "sign-in", type: "user", name: "a", recordId: null });
  return { db, place, store, left, act, statements };
}

test("uploads that no row shows go at the start, those that one shows and files of others stay", async () => {
  const { db, store, left, act } = await storeWith(
    `universities/${stem("a")}.webp`,
    `universities/${stem("b")}.webp`,
    `universities/${stem("b")}-640.avif`,
    `articles/${stem("c")}-640.avif`,
    `courses/${stem("d")}.webp`,
    `courses/${stem("d")}-640.avif`,
    "courses/notes.txt",
  );
  await act();
  await addUniversity(db, {
    image: `/backend/uploads/universities/${stem("a")}.webp`,
    logo: `/backend/uploads/universities/${stem("b")}.webp`,
  });
  await addArticle(db, { body: `<p>See</p><img src="/backend/uploads/articles/${stem("c")}.webp" alt="">` });

  expect(await sweepUploads(db, store, inMinutes(120))).toBe(2);

  expect(await left()).toEqual([
    `articles/${stem("c")}-640.avif`,
    "courses/notes.txt",
    `universities/${stem("a")}.webp`,
    `universities/${stem("b")}-640.avif`,
    `universities/${stem("b")}.webp`,
  ]);
});

test("what has come since the start may be between a picture and its row, and stays", async () => {
  const { db, store, act } = await storeWith(`courses/${stem("a")}.webp`);
  await act();

  expect(await sweepUploads(db, store, inMinutes(-1))).toBe(0);
});

test("what came in the hour before the start may be another process's where there can be one", async () => {
  const { db, place, store, act } = await storeWith(`courses/${stem("a")}.webp`);
  await act();
  const isShared = process.env["TEST_DATABASE_URL"] || place.bucket;

  expect(await sweepUploads(db, store, inMinutes(2))).toBe(isShared ? 0 : 1);
  expect(await sweepUploads(db, store, inMinutes(62))).toBe(isShared ? 1 : 0);
});

test.skipIf(emptyBucket())("the product sweeps when it starts", async () => {
  const name = `courses/${stem("a")}.webp`;
  const { db, place, left, act } = await storeWith(name);
  await utimes(path.join(place.dataFolder, "uploads", name), new Date(0), new Date(0));
  await act();

  const app = await createApp({ db, ...place, publicOrigin: "http://disha.test", logLevel: "silent" });
  await app.ready();
  await app.close();

  expect(await left()).toEqual([]);
});

test.skipIf(emptyBucket())("a part of a file goes after an hour", async () => {
  const { db, place, store, left, act } = await storeWith();
  const courses = path.join(place.dataFolder, "uploads/courses");
  await mkdir(courses, { recursive: true });
  await writeFile(path.join(courses, `.${stem("a")}.webp.part`), "");
  await act();

  await sweepUploads(db, store, inMinutes(58));
  expect(await left()).toHaveLength(1);
  await sweepUploads(db, store, inMinutes(62));
  expect(await left()).toEqual([]);
});

test("a database in which nobody has done anything costs no uploads", async () => {
  const { db, store, left } = await storeWith(`courses/${stem("a")}.webp`);

  expect(await sweepUploads(db, store, inMinutes(120))).toBe(0);
  expect(await left()).toHaveLength(1);
});

test("where the library knows every upload no table of records or versions is read", async () => {
  const names = [`courses/${stem("a")}.webp`, `courses/${stem("a")}-640.avif`];
  const { db, store, act, statements } = await storeWith(...names);
  await act();
  const picture = { image: `/backend/uploads/courses/${stem("a")}.webp` as const, width: 640, height: 360 };
  await insertLibraryPicture(db, picture);
  statements.length = 0;

  expect(await sweepUploads(db, store, inMinutes(120))).toBe(0);
  expect(statements.filter((statement) => /from "(courses|universities|versions|trash)"/.test(statement))).toEqual([]);
});
