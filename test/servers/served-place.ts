import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished } from "vitest";
import { makeBackup } from "#app/domain/backup/archive/make-backup.server.ts";
import type { Place } from "#app/domain/backup/restore/restore-backup.server.ts";
import { openPictureStore } from "#app/domain/picture/open-picture-store.server.ts";
import { createApp } from "#app/server/create-app.ts";
import { prepareContent } from "#app/server/prepare-content.server.ts";
import { openDatabase, openDatabaseToRead } from "#db/database.ts";
import { emptyBucket } from "./empty-bucket.ts";
import { jpegPicture, multipartBody } from "#test/factories/factories.ts";
import { copyMigrated } from "./fresh-database.ts";
import { emptyDatabaseUrl, migratedDatabaseUrl } from "./postgres-server.ts";

const password = "a long enough password";

/**
 * An empty folder, an empty database on the given server (each call drops the previous one) and, if the tests have a
 * picture server, an empty bucket.
 */
export async function emptyPlace(databaseServer?: string): Promise<Place> {
  const databaseUrl = databaseServer && (await emptyDatabaseUrl(databaseServer));
  return { dataFolder: await temporaryFolder(), databaseUrl, bucket: emptyBucket() };
}

/** The same with all tables, for tests of records rather than of creating a database. */
export async function migratedPlace(databaseServer?: string): Promise<Place> {
  const place = await emptyPlace();
  if (databaseServer) return { ...place, databaseUrl: await migratedDatabaseUrl(databaseServer) };
  await copyMigrated(place.dataFolder);
  return place;
}

/** The product with sample content and an administrator. */
export async function serve(place: Place) {
  const database = await openDatabase(place);
  const { db } = database;
  await prepareContent(db, { username: "admin", email: "admin@disha.example", password });
  const { dataFolder, bucket } = place;
  const options = { db, dataFolder, bucket, publicOrigin: "http://disha.test", logLevel: "silent" };
  const app = await createApp({ ...options, mostFormPosts: 100_000 });
  const close = async () => {
    await app.close();
    await database.close();
  };
  onTestFinished(close);

  const logIn = () =>
    app.inject({ method: "POST", url: "/backend/admin/login.php", payload: { username: "admin", password } });
  const token = (await logIn()).json<{ token: string }>().token;
  const headers = { authorization: `Bearer ${token}` };

  async function addLead(name: string): Promise<number> {
    const payload = { name, email: "lead@mail.example", phone: "+91 98225 50148", course: "Online MBA" };
    const response = await app.inject({ method: "POST", url: "/backend/api/leads.php", payload });
    expect(response.statusCode).toBe(201);
    const row = await db.selectFrom("leads").select("id").where("name", "=", name).executeTakeFirstOrThrow();
    return row.id;
  }

  async function findLeads(q: string): Promise<string[]> {
    const response = await app.inject({ url: `/backend/admin/leads.php?page=1&q=${q}`, headers });
    return response.json<{ data: { name: string }[] }>().data.map(({ name }) => name);
  }

  async function addPicture(): Promise<string> {
    const body = await multipartBody({
      image: { name: "a.jpg", type: "image/jpeg", bytes: await jpegPicture() },
      image_alt: "A library",
    });
    const response = await app.inject({
      method: "POST",
      url: "/backend/admin/pictures.php",
      payload: body.payload,
      headers: { ...headers, ...body.headers },
    });
    return response.json<{ data: { image_url: string } }>().data.image_url;
  }

  async function addFaq(payload: object): Promise<number> {
    const response = await app.inject({ method: "POST", url: "/backend/admin/faqs.php", payload, headers });
    return response.json<{ data: { id: number } }>().data.id;
  }

  const deleteFaq = (id: number) => app.inject({ method: "DELETE", url: `/backend/admin/faqs.php?id=${id}`, headers });

  const readStanding = async () => (await app.inject({ url: "/backend/admin/backups.php", headers })).json().data;

  async function backUp(file: string) {
    const source = await openDatabaseToRead(place);
    try {
      return await makeBackup(file, { database: source, store: await openPictureStore(place) });
    } finally {
      await source.close();
    }
  }

  return {
    app,
    db,
    place,
    close,
    addLead,
    findLeads,
    addPicture,
    addFaq,
    deleteFaq,
    readStanding,
    backUp,
    signIn: async () => (await logIn()).statusCode,
  };
}

export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "disha-backup-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
