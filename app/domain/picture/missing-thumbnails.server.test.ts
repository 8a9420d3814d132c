import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { openPictureStore } from "#app/domain/picture/open-picture-store.server.ts";
import { createApp } from "#app/server/create-app.ts";
import { emptyBucket } from "#test/servers/empty-bucket.ts";
import { eventually } from "#test/eventually.ts";
import { freshDatabase } from "#test/servers/fresh-database.ts";

const early = "a".repeat(32);
const whole = "b".repeat(32);

test("pictures uploaded before there were thumbnails get theirs after the start; the others are left alone", async () => {
  const dataFolder = await mkdtemp(path.join(tmpdir(), "disha-thumbnails-"));
  onTestFinished(() => rm(dataFolder, { recursive: true }));
  const place = { dataFolder, bucket: emptyBucket() };
  const store = await openPictureStore(place);
  const picture = sharp({ create: { width: 600, height: 400, channels: 3, background: "#29366f" } });
  await store.put([
    { name: `courses/${early}.webp`, content: await picture.webp().toBuffer() },
    { name: `courses/${whole}.webp`, content: Buffer.from("a picture") },
    { name: `courses/${whole}-96.avif`, content: Buffer.from("a thumbnail") },
  ]);

  const { db } = await freshDatabase();
  const app = await createApp({ db, ...place, publicOrigin: "http://disha.test", logLevel: "silent" });
  onTestFinished(() => app.close());
  await app.ready();

  const ofEarly = async () => (await store.list()).map(({ name }) => name).filter((name) => name.includes(early));
  const both = [`courses/${early}-96.avif`, `courses/${early}.webp`];
  await eventually(async () => expect((await ofEarly()).toSorted()).toEqual(both));
  const shown = await app.inject(`/backend/uploads/courses/${early}-96.avif`);
  expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: "heif", width: 96, height: 64 });
});
