import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { hash } from "@node-rs/argon2";
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from "fastify";
import { onTestFinished } from "vitest";
import type { Role } from "#app/domain/permission/permissions.ts";
import { searchTextOf } from "#app/domain/records/matching/search-text.ts";
import { type AppOptions, createApp } from "#app/server/create-app.ts";
import { openPictureStore } from "#app/domain/picture/open-picture-store.server.ts";
import type { Bucket, PictureStore } from "#app/domain/picture/picture-store.server.ts";
import type { Database } from "#db/database.ts";
import { emptyBucket } from "#test/servers/empty-bucket.ts";
import { freshDatabase } from "#test/servers/fresh-database.ts";

export const adminPassword = "a long enough password";
// The product's own hash takes 10 ms to verify by design, a tenth of most tests' time. A hash carries its cost, so this
// one is cheap.
const adminPasswordHash = await hash(adminPassword, { memoryCost: 64, timeCost: 1 });

export interface TestApp {
  app: FastifyInstance;
  db: Database;
  dataFolder: string;
  bucket: Bucket | undefined;
  /** The picture store: a folder, or a bucket if the tests have a server for it. */
  store: PictureStore;
  /** The file names of stored pictures. */
  pictureFiles(): Promise<string[]>;
  /** The SQL of every statement since the last `statements.length = 0`. */
  statements: string[];
  /** The same with parameters. */
  queries: { sql: string; parameters: readonly unknown[] }[];
  /** Calls the app; `token` authenticates the call. */
  call(options: InjectOptions & { token?: string }): Promise<LightMyRequestResponse>;
  /** Signs the administrator `meenal` in, or another user; answers the token. */
  signIn(username?: string): Promise<string>;
}

/** The real app on a fresh database with one administrator, `meenal`, and one client, `ravi`. */
export async function testApp(options: Partial<AppOptions> = {}): Promise<TestApp> {
  const statements: string[] = [];
  const queries: TestApp["queries"] = [];
  const onQuery = (sql: string, parameters: readonly unknown[]) => {
    statements.push(sql);
    queries.push({ sql, parameters });
  };
  const { db } = await freshDatabase({ onQuery });
  const dataFolder = await mkdtemp(path.join(tmpdir(), "disha-test-"));
  const { bucket = emptyBucket() } = options;
  const store = await openPictureStore({ dataFolder, bucket });
  const own = { db, dataFolder, publicOrigin: "http://disha.test", logLevel: "silent" };
  const app = await createApp({ ...own, ...options, bucket });
  onTestFinished(async () => {
    await app.close();
    await rm(dataFolder, { recursive: true });
  });
  await addUser(db, "meenal", "admin");
  await addUser(db, "ravi", "user");
  await addSettings(db);
  statements.length = 0;

  async function call({ token, headers, ...options }: InjectOptions & { token?: string }) {
    return app.inject({ ...options, headers: { ...headers, ...(token ? { authorization: `Bearer ${token}` } : {}) } });
  }

  async function signIn(username = "meenal") {
    const payload = { username, password: adminPassword };
    const response = await call({ method: "POST", url: "/backend/admin/login.php", payload });
    return response.json<{ token: string }>().token;
  }

  const pictureFiles = async () => (await store.list()).map(({ name }) => name);
  return { app, db, dataFolder, bucket, store, pictureFiles, statements, queries, call, signIn };
}

/** Adds a user with the common password; answers the id. */
export async function addUser(db: Database, username: string, role: Role): Promise<number> {
  const now = new Date().toISOString();
  const email = `${username}@disha.example`;
  const search_text = searchTextOf("users", { username, email });
  const { id } = await db
    .insertInto("users")
    .values({ username, email, password_hash: adminPasswordHash, role, search_text, created_at: now, updated_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

async function addSettings(db: Database) {
  await db
    .insertInto("settings")
    .values({
      id: 1,
      site_name: "Disha",
      site_description: "A trusted partner.",
      contact_email: "hello@disha.example",
      contact_phone: "+91 20 5550 0142",
      address: "Pune",
      facebook: "",
      twitter: "",
      instagram: "",
      linkedin: "",
      updated_at: new Date().toISOString(),
    })
    .execute();
}
