import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { recordActivity } from "#app/domain/activity/activities.server.ts";
import { sweepUploads } from "#app/domain/picture/sweep-uploads.server.ts";
import { createApp } from "#app/server-app.ts";
import { addUniversity } from "#test/factories.ts";
import { addArticle } from "#test/publication-factories.ts";
import { freshDatabase } from "#test/fresh-database.ts";

const start = new Date("2026-11-21T04:30:00.000Z");
const beforeStart = new Date(start.getTime() - 60_000);
const longBefore = new Date(start.getTime() - 2 * 3_600_000);
const stem = (letter: string) => letter.repeat(32);

async function folderWith(files: Record<string, Date>) {
  const uploads = await mkdtemp(path.join(tmpdir(), "disha-uploads-"));
  onTestFinished(() => rm(uploads, { recursive: true }));
  for (const [name, time] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(uploads, name)), { recursive: true });
    await writeFile(path.join(uploads, name), "");
    await utimes(path.join(uploads, name), time, time);
  }
  const left = async () =>
    (await readdir(uploads, { recursive: true })).filter((name) => name.includes("/")).toSorted();
  const { db } = await freshDatabase();
  const act = () =>
    recordActivity(db, { userId: null, address: null }, { action: "sign-in", type: "user", name: "a", recordId: null });
  return { db, uploads, left, act };
}

test("uploads that no row shows go at the start, those that one shows and those being saved now stay", async () => {
  const { db, uploads, left, act } = await folderWith({
    [`universities/${stem("a")}.webp`]: beforeStart,
    [`universities/${stem("b")}.webp`]: beforeStart,
    [`universities/${stem("b")}-640.avif`]: beforeStart,
    [`articles/${stem("c")}-640.avif`]: beforeStart,
    [`courses/${stem("d")}.webp`]: beforeStart,
    [`courses/${stem("d")}-640.avif`]: beforeStart,
    [`courses/${stem("e")}.webp`]: new Date(start.getTime() + 1000),
    "courses/notes.txt": longBefore,
  });
  await act();
  await addUniversity(db, {
    image: `/backend/uploads/universities/${stem("a")}.webp`,
    logo: `/backend/uploads/universities/${stem("b")}.webp`,
  });
  await addArticle(db, { body: `<p>See</p><img src="/backend/uploads/articles/${stem("c")}.webp" alt="">` });

  expect(await sweepUploads(db, uploads, start)).toBe(2);

  expect(await left()).toEqual([
    `articles/${stem("c")}-640.avif`,
    `courses/${stem("e")}.webp`,
    "courses/notes.txt",
    `universities/${stem("a")}.webp`,
    `universities/${stem("b")}-640.avif`,
    `universities/${stem("b")}.webp`,
  ]);
});

test("the product sweeps when it starts", async () => {
  const { db, uploads, left, act } = await folderWith({ [`uploads/courses/${stem("a")}.webp`]: new Date(0) });
  await act();

  const app = await createApp({ db, dataFolder: uploads, publicOrigin: "http://disha.test", logLevel: "silent" });
  await app.close();

  expect(await left()).toEqual(["uploads/courses"]);
});

test("a part of a file goes after an hour", async () => {
  const { db, uploads, left, act } = await folderWith({
    [`courses/.${stem("a")}.webp.part`]: longBefore,
    [`courses/.${stem("b")}-320.avif.part`]: beforeStart,
  });
  await act();

  await sweepUploads(db, uploads, start);

  expect(await left()).toEqual([`courses/.${stem("b")}-320.avif.part`]);
});

test("a database in which nobody has done anything costs no uploads", async () => {
  const { db, uploads, left } = await folderWith({ [`courses/${stem("a")}.webp`]: longBefore });

  expect(await sweepUploads(db, uploads, start)).toBe(0);
  expect(await left()).toHaveLength(1);
});
