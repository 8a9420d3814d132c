import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { createApp } from "#app/server-app.ts";
import { eventually } from "#test/eventually.ts";
import { freshDatabase } from "#test/fresh-database.ts";

const early = "a".repeat(32);
const whole = "b".repeat(32);

test("pictures uploaded before there were thumbnails get theirs after the start; the others are left alone", async () => {
  const dataFolder = await mkdtemp(path.join(tmpdir(), "disha-thumbnails-"));
  onTestFinished(() => rm(dataFolder, { recursive: true }));
  const courses = path.join(dataFolder, "uploads/courses");
  await mkdir(courses, { recursive: true });
  const picture = sharp({ create: { width: 600, height: 400, channels: 3, background: "#29366f" } });
  await writeFile(path.join(courses, `${early}.webp`), await picture.webp().toBuffer());
  await writeFile(path.join(courses, `${whole}.webp`), "");
  await writeFile(path.join(courses, `${whole}-96.avif`), "");

  const { db } = await freshDatabase();
  const app = await createApp({ db, dataFolder, publicOrigin: "http://disha.test", logLevel: "silent" });
  onTestFinished(() => app.close());
  await app.ready();

  const ofEarly = async () => (await readdir(courses)).filter((name) => name.startsWith(early)).toSorted();
  await eventually(async () => expect(await ofEarly()).toEqual([`${early}-96.avif`, `${early}.webp`]));
  const shown = await app.inject(`/backend/uploads/courses/${early}-96.avif`);
  expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: "heif", width: 96, height: 64 });
});
