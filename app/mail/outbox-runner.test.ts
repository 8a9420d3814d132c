import { expect, onTestFinished, test } from "vitest";
import { claimDueMail, queueMail } from "#app/domain/outbox/outbox.server.ts";
import type { Database } from "#db/database.ts";
import { type TestApp, testApp } from "#test/app.ts";
import { eventually } from "#test/eventually.ts";
import { startMailServer } from "#test/servers/mail-server.ts";
import { createOutboxRunner } from "./outbox-runner.ts";

const enquiry = { name: "Tanvi Bhosale", email: "tanvi@mail.example", phone: "98225 50148", course: "Online MBA" };

const postLead = ({ call }: TestApp) => call({ method: "POST", url: "/backend/api/leads.php", payload: enquiry });
const outboxOf = (db: Database) => db.selectFrom("outbox").selectAll().orderBy("id").execute();
const statusesIn = async (db: Database) => (await outboxOf(db)).map(({ status }) => status);

/** As if the time until the next attempt had passed; any save makes the runner look. */
async function letTimePass({ db, call }: TestApp) {
  await db.updateTable("outbox").set({ due_at: "2026-01-01T00:00:00.000Z" }).where("status", "=", "waiting").execute();
  await call({ method: "POST", url: "/backend/nothing" });
}

test("an enquiry makes two mails arrive: one tells staff, one tells the visitor", async () => {
  const { received, url } = await startMailServer();
  const testing = await testApp({ smtpUrl: url });

  await postLead(testing);

  await eventually(() => expect(received).toHaveLength(2));
  const [toStaff, toVisitor] = received;
  expect(toStaff).toMatchObject({
    recipients: ["hello@disha.example"],
    headers: {
      from: "Disha <hello@disha.example>",
      "reply-to": "tanvi@mail.example",
      subject: "New enquiry from Tanvi",
    },
    body: expect.stringContaining("Phone: 98225 50148 (+919822550148)"),
  });
  expect(toVisitor).toMatchObject({
    recipients: ["tanvi@mail.example"],
    headers: { "reply-to": "hello@disha.example", subject: "We have your enquiry" },
    body: expect.stringContaining("Hello Tanvi,"),
  });
  await eventually(async () => expect(await statusesIn(testing.db)).toEqual(["sent", "sent"]));
  const stored = await outboxOf(testing.db);
  expect(received.map(({ headers }) => headers["message-id"])).toEqual(stored.map(({ message_id }) => message_id));
  expect(toStaff?.headers["date"]).toMatch(/^\w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} \+0000$/);
});

test("mails come from MAIL_FROM where it is set", async () => {
  const { received, url } = await startMailServer();

  await postLead(await testApp({ smtpUrl: url, mailFrom: "Disha Post <post@disha.example>" }));

  await eventually(() => expect(received[0]?.headers["from"]).toBe("Disha Post <post@disha.example>"));
});

test("a refused mail waits longer after each attempt, and is sent once when the server takes it", async () => {
  const server = await startMailServer();
  const testing = await testApp({ smtpUrl: server.url });
  server.refuseWith(450);

  await postLead(testing);
  for (const [index, minutes] of [1, 5, 30, 120, 720].entries()) {
    await eventually(async () => {
      const mails = await outboxOf(testing.db);
      expect(mails).toMatchObject([1, 2].map(() => ({ status: "waiting", attempts: index + 1 })));
      for (const mail of mails) {
        expect(mail.last_error).toContain("Not now");
        expect(minutesUntil(mail.due_at)).toBeCloseTo(minutes, 0);
      }
    });
    if (minutes < 720) await letTimePass(testing);
  }
  server.refuseWith(null);
  await letTimePass(testing);

  await eventually(async () => expect(await statusesIn(testing.db)).toEqual(["sent", "sent"]));
  expect(server.received).toHaveLength(2);
});

test("a mail that is refused six times has failed, and staff can have it tried again", async () => {
  const server = await startMailServer();
  const testing = await testApp({ smtpUrl: server.url });
  server.refuseWith(550);
  await postLead(testing);
  await eventually(async () => expect((await outboxOf(testing.db))[1]?.last_error).not.toBeNull());
  await testing.db.updateTable("outbox").set({ attempts: 5 }).execute();
  await letTimePass(testing);
  await eventually(async () => expect(await statusesIn(testing.db)).toEqual(["failed", "failed"]));
  server.refuseWith(null);

  const [first] = await outboxOf(testing.db);
  const url = `/backend/admin/outbox.php?id=${first!.id}`;
  await testing.call({ method: "PUT", url, payload: { status: "waiting" }, token: await testing.signIn() });

  await eventually(async () => expect(await statusesIn(testing.db)).toEqual(["sent", "failed"]));
  expect(server.received.map(({ headers }) => headers["message-id"])).toEqual([first!.message_id]);
});

test("a server that is down delays the mails and costs only the one on its way an attempt", async () => {
  const server = await startMailServer();
  const { sentences, log } = recordLog();
  const testing = await testApp();
  await postLead(testing);
  await postLead(testing);
  await server.stop();

  const runner = startRunner(testing.db, server.url, log);
  await eventually(() => expect(sentences).toEqual(["A mail could not be sent"]));
  await eventually(async () => expect((await outboxOf(testing.db))[0]?.last_error).toContain("ECONNREFUSED"));
  await letTimePass(testing);
  runner.wake();
  await eventually(() => expect(sentences).toContain("The mail server cannot be used"));
  expect((await outboxOf(testing.db)).map(({ attempts }) => attempts)).toEqual([1, 0, 0, 0]);

  const { received } = await startMailServer({ port: server.port });
  runner.wake();
  await eventually(() => expect(received).toHaveLength(4));
});

test("a mail whose sender died is sent again under the same Message-ID, once the claim has ended", async () => {
  const server = await startMailServer();
  const testing = await testApp();
  await postLead(testing);
  const claimed = await claimDueMail(testing.db);
  const runner = startRunner(testing.db, server.url);

  await eventually(() => expect(server.received.map(({ recipients }) => recipients)).toEqual([["tanvi@mail.example"]]));
  await testing.db
    .updateTable("outbox")
    .set({ due_at: "2026-01-01T00:00:00.000Z" })
    .where("id", "=", claimed!.id)
    .execute();
  runner.wake();

  await eventually(() => expect(server.received).toHaveLength(2));
  expect(server.received[1]?.headers["message-id"]).toBe(claimed!.message_id);
});

test("two runners on one database send each mail once", async () => {
  const server = await startMailServer({ delayMs: 5 });
  const { db } = await testApp();
  const ids = Array.from({ length: 20 }, (_, number) => `<mail-${number}@disha.example>`);
  for (const messageId of ids) {
    const mail = { messageId, recipient: "a@mail.example", replyTo: "b@mail.example", subject: "Hello", body: "Hello" };
    await queueMail(db, mail);
  }

  startRunner(db, server.url);
  startRunner(db, server.url);

  await eventually(async () => expect(new Set(await statusesIn(db))).toEqual(new Set(["sent"])));
  expect(server.received).toHaveLength(ids.length);
  expect(new Set(server.received.map(({ headers }) => headers["message-id"]))).toEqual(new Set(ids));
});

test("without SMTP_URL mails wait in the outbox", async () => {
  const testing = await testApp();

  await postLead(testing);
  await testing.call({ method: "POST", url: "/backend/nothing" });

  expect(await outboxOf(testing.db)).toMatchObject([1, 2].map(() => ({ status: "waiting", attempts: 0 })));
});

test("a mail on its way arrives before the app is closed, and the next one is left to the next start", async () => {
  const server = await startMailServer({ delayMs: 200 });
  const testing = await testApp({ smtpUrl: server.url });
  await postLead(testing);
  await eventually(() => expect(server.received).toHaveLength(1));

  await testing.app.close();

  expect(await statusesIn(testing.db)).toEqual(["sent", "waiting"]);
});

test("what goes wrong is logged without recipients and contents", async () => {
  const server = await startMailServer();
  const testing = await testApp();
  server.refuseWith(450);
  await postLead(testing);
  const { lines, log } = recordLog();

  startRunner(testing.db, server.url, log);
  await eventually(() => expect(lines).toHaveLength(2));

  expect(lines[1]).toEqual([
    { mail: expect.stringMatching(/^<lead-1-visitor\./), code: "EMESSAGE", responseCode: 450 },
    "A mail could not be sent",
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/tanvi/i);
});

function startRunner(db: Database, smtpUrl: string, log = recordLog().log) {
  const runner = createOutboxRunner({ db, smtpUrl, publicOrigin: "http://disha.test", log });
  onTestFinished(() => runner.stop());
  runner.start();
  return runner;
}

function recordLog() {
  const lines: unknown[][] = [];
  const sentences: unknown[] = [];
  const error = (...line: unknown[]) => {
    lines.push(line);
    sentences.push(line.at(-1));
  };
  return { lines, sentences, log: { error } };
}

const minutesUntil = (instant: string) => (Date.parse(instant) - Date.now()) / 60_000;
