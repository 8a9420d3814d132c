import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished } from "vitest";
import { type AppOptions, createApp } from "#app/server/create-app.ts";
import { openPostgresDatabase } from "#db/database.ts";
import { testApp } from "#test/app.ts";
import { serverLink } from "./server-link.ts";
import { eventually } from "#test/eventually.ts";
import { allowLog } from "#test/expect-log.ts";
import { addCourse, addUniversity } from "#test/factories/factories.ts";
import { workerDatabaseUrl } from "./postgres-server.ts";

export const lead = { name: "Tanvi", email: "tanvi@mail.example", phone: "+91 98225 50148", course: "Online MBA" };
export const unreachable = "Our records cannot be reached at the moment. Please try again in a minute.";

/** Tests what holds while the database connection is cut or silent, and after it has recovered. */
export async function expectToOutlast(state: "cut" | "silent") {
  const { app, db, link, log, post } = await linkedApp();
  await addCourse(db, await addUniversity(db), { title: "Online MBA" });
  expect((await app.inject("/courses")).body).toContain("Online MBA");
  expect((await app.inject("/backend/api/courses.php")).json().data).toHaveLength(1);
  await db.updateTable("courses").set({ title: "Renamed meanwhile" }).execute();
  allowLog('"storage":"gone"');

  link.set(state);
  const [answer, ms] = await timed(() => post(lead));
  expect([answer.statusCode, answer.json()]).toEqual([503, { success: false, message: unreachable }]);
  expect(ms).toBeLessThan(3000);
  await eventually(() => expect(log()).toContain("The database cannot be reached"));
  const [again, msAgain] = await timed(() => post(lead));
  expect([again.statusCode, msAgain < 3000]).toEqual([503, true]);

  const [page, pageMs] = await timed(() => app.inject("/courses"));
  expect([page.statusCode, page.body.includes("Online MBA"), pageMs < 2000]).toEqual([200, true, true]);
  expect((await app.inject("/backend/api/courses.php")).json().data).toHaveLength(1);
  const unseen = await app.inject("/universities");
  expect([unseen.statusCode, unseen.headers["retry-after"]]).toEqual([503, "3"]);
  expect(unseen.body).toContain(unreachable);
  expect((await app.inject("/ready")).statusCode).toBe(503);
  expect((await app.inject("/health")).statusCode).toBe(200);

  link.set("through");
  const back = performance.now();
  await eventually(async () => expect((await post(lead)).statusCode).toBe(201));
  await eventually(async () => expect((await app.inject("/ready")).statusCode).toBe(200));
  expect((await app.inject("/universities")).statusCode).toBe(200);
  expect(performance.now() - back).toBeLessThan(10_000);
  await eventually(() => expect(log()).toContain("The database is back"));
  expect(await db.selectFrom("leads").select("name").execute()).toEqual([{ name: "Tanvi" }]);
}

/** The product behind the link; `db` bypasses it. */
export async function linkedApp(options: Partial<AppOptions> = {}) {
  const serverUrl = process.env["TEST_DATABASE_URL"]!;
  const { db } = await testApp();
  const link = await serverLink(await workerDatabaseUrl(serverUrl));
  const linked = await openPostgresDatabase(link.url);
  const dataFolder = await mkdtemp(path.join(tmpdir(), "disha-test-"));
  const lines: string[] = [];
  const app = await createApp({
    ...options,
    db: linked.db,
    availability: linked.availability,
    followContent: linked.followContent,
    dataFolder,
    publicOrigin: "http://disha.test",
    mostFormPosts: 100,
    log: { write: (text: string) => void lines.push(text), flushSync: () => undefined },
  });
  onTestFinished(async () => {
    link.set("through");
    await app.close();
    await linked.close();
    link.close();
    await rm(dataFolder, { recursive: true });
  });
  await app.ready();
  const uploads = path.join(dataFolder, "uploads/courses");
  await mkdir(uploads, { recursive: true });
  await writeFile(path.join(uploads, `${"a".repeat(32)}.webp`), "a picture");
  const post = (payload: object) => app.inject({ method: "POST", url: "/backend/api/leads.php", payload });
  return { app, db, link, post, log: () => lines.join(""), pool: linked.pool! };
}

export async function timed<Result>(act: () => Promise<Result>): Promise<[Result, number]> {
  const start = performance.now();
  const result = await act();
  return [result, performance.now() - start];
}
