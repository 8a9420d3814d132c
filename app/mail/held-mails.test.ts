import { expect, onTestFinished, test } from "vitest";
import type { Database } from "#db/database.ts";
import { daysAgo } from "#app/lib/time/from-now.ts";
import { type TestApp, testApp } from "#test/app.ts";
import { eventually } from "#test/eventually.ts";
import { startMailServer } from "#test/servers/mail-server.ts";
import { createOutboxRunner } from "./outbox-runner.ts";

async function postLead({ call }: TestApp, name: string) {
  const payload = { name, email: `${name.toLowerCase()}@mail.example`, phone: "98225 50148", course: "Online MBA" };
  await call({ method: "POST", url: "/backend/api/leads.php", payload });
}

/** As if everything in the outbox had been written so long ago. */
const agedBy = (db: Database, days: number) =>
  db
    .updateTable("outbox")
    .set({ created_at: daysAgo(days), released_at: daysAgo(days), due_at: daysAgo(days) })
    .execute();

const statusesIn = async (db: Database) =>
  (await db.selectFrom("outbox").select("status").orderBy("id").execute()).map(({ status }) => status);

function startRunner(db: Database, smtpUrl: string) {
  const runner = createOutboxRunner({
    db,
    smtpUrl,
    publicOrigin: "http://disha.test",
    log: { error: () => undefined },
  });
  onTestFinished(() => runner.stop());
  runner.start();
  return runner;
}

/** Three weeks without a mail server, then one. */
async function outboxWithOldMails() {
  const server = await startMailServer({ delayMs: 20 });
  const testing = await testApp();
  await postLead(testing, "Tanvi");
  await agedBy(testing.db, 21);
  await postLead(testing, "Rajat");
  const token = await testing.signIn();
  const change = (payload: object) =>
    testing.call({ method: "PUT", url: "/backend/admin/outbox-bulk.php", token, payload });
  const standing = async () =>
    (await testing.call({ method: "GET", url: "/backend/admin/waiting.php", token })).json().data.mails;
  return { ...testing, server, token, change, standing };
}

const sentTo = ({ received }: { received: { recipients: string[] }[] }) =>
  received.map(({ recipients }) => recipients.join());

test("when a server appears, what is older than a day waits for one confirmation, the rest leaves", async () => {
  const { db, server, change, standing } = await outboxWithOldMails();
  expect(await standing()).toMatchObject({ has_server: 0, waiting: 4, held: 0 });

  const runner = startRunner(db, server.url);
  await eventually(async () => expect(await statusesIn(db)).toEqual(["held", "held", "sent", "sent"]));
  expect(sentTo(server)).toEqual(["hello@disha.example", "rajat@mail.example"]);
  expect(await standing()).toMatchObject({ waiting: 0, held: 2, held_since: expect.stringMatching(/T.*Z$/) });

  const answer = await change({ status: "waiting", match: { status: "held" }, count: 2 });
  expect(answer.json()).toMatchObject({ data: { changed: 2, kept: [], next: null } });
  runner.wake();
  await eventually(async () => expect(new Set(await statusesIn(db))).toEqual(new Set(["sent"])));
  expect(sentTo(server).slice(2)).toEqual(["hello@disha.example", "tanvi@mail.example"]);
});

test("held mails that staff cancel never leave, and a number that is not the confirmed one changes nothing", async () => {
  const { db, server, change } = await outboxWithOldMails();
  const runner = startRunner(db, server.url);
  await eventually(async () => expect(await statusesIn(db)).toEqual(["held", "held", "sent", "sent"]));

  const counted = await change({ status: "cancelled", match: { status: "held" }, count: 3 });
  expect([counted.statusCode, counted.json().data]).toEqual([409, { total: 2 }]);
  expect(await statusesIn(db)).toEqual(["held", "held", "sent", "sent"]);
  await change({ status: "cancelled", match: { status: "held", q: "tanvi@" }, count: 1 });
  expect(await statusesIn(db)).toEqual(["held", "cancelled", "sent", "sent"]);
  await change({ status: "cancelled", match: { status: "held" }, count: 1 });

  await runner.stop();
  const next = startRunner(db, server.url);
  await next.stop();
  expect(await statusesIn(db)).toEqual(["cancelled", "cancelled", "sent", "sent"]);
  expect(server.received).toHaveLength(2);
});

test("of several processes one alone sends each confirmed mail", async () => {
  const { db, server, change } = await outboxWithOldMails();
  const runners = [startRunner(db, server.url), startRunner(db, server.url), startRunner(db, server.url)];
  await eventually(async () => expect(await statusesIn(db)).toEqual(["held", "held", "sent", "sent"]));

  const both = await Promise.all([1, 2].map(() => change({ status: "waiting", match: { status: "held" }, count: 2 })));
  for (const runner of runners) runner.wake();

  await eventually(async () => expect(new Set(await statusesIn(db))).toEqual(new Set(["sent"])));
  expect(both.map(({ statusCode }) => statusCode)).toContain(200);
  expect(sentTo(server).toSorted()).toEqual([
    "hello@disha.example",
    "hello@disha.example",
    "rajat@mail.example",
    "tanvi@mail.example",
  ]);
});

test("a mail that its server has refused for a day is held, too, and one that was put back stays so", async () => {
  const { db, server, call, token } = await outboxWithOldMails();
  await agedBy(db, 2);
  const refused = { attempts: 5, last_error: "450 Not now", due_at: daysAgo(0) };
  await db.updateTable("outbox").set(refused).where("id", "=", 1).execute();
  await db.updateTable("outbox").set({ status: "cancelled" }).where("id", ">", 2).execute();
  await call({ method: "PUT", url: "/backend/admin/outbox.php?id=3", token, payload: { status: "waiting" } });

  startRunner(db, server.url);

  await eventually(async () => expect(await statusesIn(db)).toEqual(["held", "held", "held", "cancelled"]));
  expect(server.received).toEqual([]);
});

test("a mail on its way is not cancelled, one by one or with all, and arrives once", async () => {
  const { db, server, call, token, change } = await outboxWithOldMails();
  await db.deleteFrom("enquiry_events").execute();
  await db.deleteFrom("outbox").where("id", "<>", 4).execute();
  const slow = await startMailServer({ delayMs: 400 });
  startRunner(db, slow.url);
  await eventually(() => expect(slow.received).toHaveLength(1));

  const payload = { status: "cancelled" };
  const one = await call({ method: "PUT", url: "/backend/admin/outbox.php?id=4", token, payload });
  const all = await change({ status: "cancelled", match: { status: "waiting" }, count: 1 });

  expect([one.statusCode, one.json().message]).toEqual([422, "This mail is on its way at this moment"]);
  expect(all.json().data).toMatchObject({ changed: 0, kept: [{ id: 4, why: "on its way, or changed by now" }] });
  await eventually(async () => expect(await statusesIn(db)).toEqual(["sent"]));
  expect([slow.received.length, server.received.length]).toEqual([1, 0]);
});
