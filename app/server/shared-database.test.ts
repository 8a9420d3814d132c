import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";
import { type AppOptions, createApp } from "#app/server/create-app.ts";
import { prepareContent } from "#app/server/prepare-content.server.ts";
import { openPostgresDatabase } from "#db/database.ts";
import { fromNow } from "#app/lib/time/from-now.ts";
import { addUser, adminPassword, testApp } from "#test/app.ts";
import { eventually } from "#test/eventually.ts";
import { startMailServer } from "#test/servers/mail-server.ts";
import { stopClock } from "#test/stop-clock.ts";
import { emptyDatabaseUrl, workerDatabaseUrl } from "#test/servers/postgres-server.ts";

const serverUrl = process.env["TEST_DATABASE_URL"]!;
const article = {
  title: "Study on a night shift",
  description: "How to learn at six in the morning.",
  body: "<p>Sleep first.</p>",
  image_alt: "A lamp",
  category: "Lifestyle",
};
const lead = { name: "Tanvi", email: "tanvi@mail.example", phone: "+91 98225 50148", course: "Online MBA" };

describe.runIf(serverUrl)("two apps on one PostgreSQL", () => {
  test("a change through one is soon on the other's pages", async () => {
    const { one, other, token } = await twoApps();
    const rename = (title: string, id: number) =>
      one.inject({
        method: "PUT",
        url: `/backend/admin/blogs.php?id=${id}`,
        headers: token,
        payload: { ...article, title },
      });
    const { id } = (await publish(one, token)).json().data;
    await eventually(async () => expect(await pageOf(other)).toContain(article.title));

    await rename("Study at dawn", id);
    await eventually(async () => expect(await pageOf(other)).toContain("Study at dawn"));
    await rename("Study at noon", id);
    await eventually(async () => expect(await pageOf(other)).toContain("Study at noon"));
  });

  test("a lost connection is made anew, and what was missed meanwhile is seen", async () => {
    const { one, other, db, token } = await twoApps();
    await eventually(async () => expect(await countListeners(db)).toBe(2));
    await pageOf(other);

    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'disha listening' and datname = current_database()`.execute(db);
    await publish(one, token);

    await eventually(async () => expect(await pageOf(other)).toContain(article.title));
    await eventually(async () => expect(await countListeners(db)).toBe(2));
  });

  test("a notice that never came is made up for by the look at the version", async () => {
    const { one, other, db, token } = await twoApps();
    await publish(one, token);
    await eventually(async () => expect(await pageOf(other)).toContain(article.title));

    await db.updateTable("articles").set({ title: "Without a word" }).execute();
    await sql`update content_version set version = version + 1`.execute(db);

    await eventually(async () => expect(await pageOf(other)).toContain("Without a word"));
  });

  test("what staff do with leads leaves the kept pages alone", async () => {
    const { one, db, token } = await twoApps();
    const version = () => db.selectFrom("content_version").select("version").executeTakeFirst();
    await publish(one, token);
    const before = await version();

    await one.inject({ method: "POST", url: "/backend/api/leads.php", payload: lead });
    await one.inject({ method: "DELETE", url: "/backend/admin/leads.php?id=1", headers: token });

    expect(await db.selectFrom("leads").select("id").execute()).toEqual([]);
    expect([before, await version()]).toEqual([{ version: 1 }, { version: 1 }]);
  });

  test("a scheduled article appears on both at its time, and nobody tells anybody", async () => {
    const { one, other, db, token } = await twoApps();
    const published_at = fromNow(1500);
    await publish(one, token, { status: "scheduled", published_at });
    expect([await pageOf(one), await pageOf(other)].join()).not.toContain(article.title);

    await eventually(async () => {
      expect(await pageOf(one)).toContain(article.title);
      expect(await pageOf(other)).toContain(article.title);
    });
    expect(await db.selectFrom("content_version").select("version").execute()).toEqual([{ version: 1 }]);
  });

  test("passwords guessed at both count together", async () => {
    const { one, other } = await twoApps();
    const guess = async (app: typeof one) => {
      const payload = { username: "meenal", password: "a wrong password" };
      return (await app.inject({ method: "POST", url: "/backend/admin/login.php", payload })).statusCode;
    };

    const answers = [];
    for (const app of [one, other, one, other, one, other, one]) answers.push(await guess(app));

    expect(answers).toEqual([401, 401, 401, 401, 401, 429, 429]);
  });

  test("new leads that come to both at once go round in turn together", async () => {
    stopClock(Date.parse("2026-11-23T11:00:00+05:30"));
    const { one, other, db, token } = await twoApps({ mostFormPosts: 100 });
    const takers = [];
    for (const name of ["asha", "bela", "carl"]) takers.push({ user_id: await addUser(db, name, "counsellor") });
    const payload = { taking: "round-robin", takers };
    await one.inject({ method: "POST", url: "/backend/admin/desk-rules.php", headers: token, payload });

    const send = (app: typeof one, place: number) => {
      const payload = { ...lead, email: `p${place}@mail.example`, phone: `98225 6${1000 + place}` };
      return app.inject({ method: "POST", url: "/backend/api/leads.php", payload });
    };
    await Promise.all(Array.from({ length: 12 }, (_, place) => send(place % 2 ? one : other, place)));

    const owned = await db.selectFrom("leads").select("owner_id").execute();
    const counts = Map.groupBy(owned, ({ owner_id }) => owner_id);
    expect([...counts.values()].map((leads) => leads.length)).toEqual([4, 4, 4]);
  });

  test("what comes to one is told at once to the panels that are open at the other", async () => {
    const { one, other, token } = await twoApps();
    const address = await other.listen({ port: 0, host: "127.0.0.1" });
    const stopping = new AbortController();
    onTestFinished(() => stopping.abort());
    const { body } = await fetch(`${address}/backend/admin/live`, { headers: token, signal: stopping.signal });
    let heard = "";
    const listening = body!
      .pipeThrough(new TextDecoderStream())
      .pipeTo(new WritableStream({ write: (text) => void (heard += text) }), { signal: stopping.signal });
    listening.catch(() => undefined);

    let sent = 0;
    await eventually(async () => {
      sent += 1;
      const payload = { ...lead, email: `p${sent}@mail.example` };
      if (sent < 9) await one.inject({ method: "POST", url: "/backend/api/leads.php", payload });
      expect(heard).toContain('"changed":["leads"]');
    });
  });

  test("a form sent to both counts together, and one sent twice at once is stored once", async () => {
    const { one, other, db } = await twoApps();
    const send = async (app: typeof one, key: string) => {
      const payload = { ...lead, idempotency_key: key };
      return (await app.inject({ method: "POST", url: "/backend/api/leads.php", payload })).statusCode;
    };
    const at = (key: string) => Promise.all([send(one, key), send(other, key)]);

    expect(await at("8f3a2c1d-twice")).toEqual([201, 201]);
    expect(await db.selectFrom("leads").select("id").execute()).toHaveLength(1);

    for (let pair = 0; pair < 4; pair += 1) await at(crypto.randomUUID());
    expect(await at(crypto.randomUUID())).toEqual([429, 429]);
  });

  test("a session of one holds on the other, and ends on both", async () => {
    const { one, other, token } = await twoApps();
    const enter = async (app: typeof one) =>
      (await app.inject({ url: "/backend/admin/account.php", headers: token })).statusCode;

    expect([await enter(one), await enter(other)]).toEqual([200, 200]);
    await other.inject({ method: "POST", url: "/backend/admin/logout.php", headers: token });
    expect([await enter(one), await enter(other)]).toEqual([401, 401]);
  });

  test("each mail leaves once, whichever of the two sends it", async () => {
    const mails = await startMailServer();
    const { one, other, db } = await twoApps({ smtpUrl: mails.url });
    const send = (index: number) =>
      (index % 2 ? one : other).inject({ method: "POST", url: "/backend/api/leads.php", payload: lead });
    await Promise.all(Array.from({ length: 12 }, (_, index) => send(index)));

    await eventually(async () => {
      expect(await db.selectFrom("outbox").select("id").where("status", "<>", "sent").execute()).toEqual([]);
    });
    const ids = mails.received.map(({ headers }) => headers["message-id"]);
    const { count } = await db
      .selectFrom("outbox")
      .select((of) => of.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    expect(ids).toHaveLength(count);
    expect(new Set(ids).size).toBe(count);
  });
});

test.runIf(serverUrl)("two that start at once on an empty database fill it once", async () => {
  const url = await emptyDatabaseUrl(serverUrl);
  const admin = { username: "admin", email: "admin@disha.example", password: adminPassword };
  const start = async () => {
    const database = await openPostgresDatabase(url);
    onTestFinished(() => database.close());
    await prepareContent(database.db, admin);
    return database.db;
  };
  const [db] = await Promise.all([start(), start(), start()]);

  expect(await db.selectFrom("users").select("username").execute()).toEqual([{ username: "admin" }]);
  expect(await db.selectFrom("settings").select("id").execute()).toEqual([{ id: 1 }]);
});

async function twoApps(options: Partial<AppOptions> = {}) {
  const url = await workerDatabaseUrl(serverUrl);
  const second = await openPostgresDatabase(url);
  onTestFinished(() => second.close());
  const follow = { followContent: second.followContent };
  const { app: one, db, signIn } = await testApp({ mostFormPosts: 10, ...follow, ...options });
  const dataFolder = await mkdtemp(path.join(tmpdir(), "disha-test-"));
  const own = { db: second.db, dataFolder, publicOrigin: "http://disha.test", logLevel: "silent" };
  const other = await createApp({ ...own, ...follow, ...options });
  onTestFinished(async () => {
    await other.close();
    await rm(dataFolder, { recursive: true });
  });
  await other.ready();
  return { one, other, db, token: { authorization: `Bearer ${await signIn()}` } };
}

type App = Awaited<ReturnType<typeof twoApps>>["one"];

const publish = (app: App, headers: Record<string, string>, more = {}) =>
  app.inject({
    method: "POST",
    url: "/backend/admin/blogs.php",
    headers,
    payload: { ...article, status: "published", ...more },
  });

const pageOf = async (app: App) => (await app.inject({ url: "/Blogs" })).body;

async function countListeners(db: Awaited<ReturnType<typeof twoApps>>["db"]) {
  const { rows } = await sql`select pid from pg_stat_activity
    where application_name = 'disha listening' and datname = current_database()`.execute(db);
  return rows.length;
}
