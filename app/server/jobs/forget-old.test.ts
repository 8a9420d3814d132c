import { sql } from "kysely";
import { expect, onTestFinished, test, vi } from "vitest";
import { createApp } from "#app/server/create-app.ts";
import { daysAgo, HOUR_MS, MINUTE_MS } from "#app/lib/time/from-now.ts";
import { type TestApp, testApp } from "#test/app.ts";
import { addFaq } from "#test/factories/publication-factories.ts";
import { eventually } from "#test/eventually.ts";
import { expectLog } from "#test/expect-log.ts";
import { sendLeads } from "#test/factories/lead-factories.ts";
import { turnsDuring } from "#test/turns-during.ts";

test("others are answered while what has lain in the trash for its time goes", async () => {
  const { bucket, call, dataFolder, db, signIn, statements } = await testApp();
  for (let place = 1; place <= 5; place += 1) await addFaq(db, { question: `Question ${place}?`, position: place });
  await call({ method: "DELETE", url: "/backend/admin/faqs-bulk.php?count=5", token: await signIn() });
  await db.updateTable("trash").set({ deleted_at: "2026-01-01T00:00:00.000Z" }).execute();
  statements.length = 0;
  const app = await createApp({ db, dataFolder, bucket, publicOrigin: "http://disha.test", logLevel: "silent" });
  onTestFinished(() => app.close());

  const emptied = async () => {
    await app.ready();
    while ((await db.selectFrom("trash").select("id").execute()).length > 0) await letTurn();
  };
  const seen = await turnsDuring(emptied(), () => goneIn(statements));

  expect(seen).toEqual(expect.arrayContaining([1, 2, 3, 4]));
});

test("a doubtful form that nobody has decided about is forgotten after ninety days", async () => {
  const { bucket, call, dataFolder, db } = await testApp();
  for (const [name, ago] of [["Tanvi", 91] as const, ["Zubeida", 89] as const]) {
    const sent = { name, email: "t@mail.example", subject: "Fees", message: "How much?", form_elapsed_ms: 900 };
    const { statusCode } = await call({ method: "POST", url: "/backend/api/contact.php", payload: sent });
    expect(statusCode).toBe(201);
    await db
      .updateTable("doubtful_forms")
      .set({ created_at: daysAgo(ago) })
      .where("name", "=", name)
      .execute();
  }
  const names = async () => (await db.selectFrom("doubtful_forms").select("name").execute()).map(({ name }) => name);

  await startAnew({ db, dataFolder, bucket });

  await eventually(async () => expect(await names()).toEqual(["Zubeida"]));
});

test("from which address somebody signed in is forgotten twelve hours after the last use, though nobody signs in again", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const { db, signIn } = await testApp();
  const sessions = () => db.selectFrom("sessions").select("id").orderBy("id").execute();
  await signIn();
  vi.setSystemTime(Date.now() + 6 * HOUR_MS);
  await signIn();
  const [, later, ...more] = await sessions();
  expect(more).toEqual([]);

  vi.setSystemTime(Date.now() + 6 * HOUR_MS);
  vi.advanceTimersByTime(MINUTE_MS);

  await eventually(async () => expect(await sessions()).toEqual([later]));
});

test("mails that were sent, failed, were held or wait since more than ninety days are forgotten, without a mail server, too", async () => {
  const { db, ...testing } = await testApp();
  await sendLeads({ db, ...testing }, ...["Asha", "Ravi", "Tanvi", "Meera"].map((name) => ({ name })));
  const rows = await db.selectFrom("outbox").select("id").orderBy("id").execute();
  for (const [place, { id }] of rows.entries()) {
    const status = (["sent", "failed", "held", "waiting"] as const)[place >> 1]!;
    const moment = daysAgo(place % 2 === 0 ? 91 : 89);
    const since = status === "sent" ? { sent_at: moment } : { released_at: moment };
    const columns = { status, created_at: daysAgo(100), ...since };
    await db.updateTable("outbox").set(columns).where("id", "=", id).execute();
  }

  await startAnew({ db, ...testing });

  const left = () => db.selectFrom("outbox").select("id").orderBy("id").execute();
  await eventually(async () => expect(await left()).toEqual([1, 3, 5, 7].map((place) => rows[place])));
});

test("what cannot be forgotten is told of, and keeps nothing else from going", async () => {
  expectLog("day_mails");
  expectLog("in JSON");
  const { db, ...testing } = await testApp();
  const [id] = await sendLeads({ db, ...testing }, { name: "Tanvi" });
  for (const position of [1, 2]) await addFaq(db, { question: `Question ${position}?`, position });
  const token = await testing.signIn();
  await testing.call({ method: "DELETE", url: "/backend/admin/faqs-bulk.php?count=2", token });
  const longAgo = "2026-01-01T00:00:00.000Z";
  await db.updateTable("trash").set({ deleted_at: longAgo }).execute();
  const trash = () => db.selectFrom("trash").select("id").orderBy("id").execute();
  const [broken] = await trash();
  await db.updateTable("trash").set({ snapshot: "{" }).where("id", "=", broken!.id).execute();
  await db.updateTable("outbox").set({ status: "held", released_at: longAgo }).execute();
  await sql`alter table day_mails rename to other_mails`.execute(db);
  try {
    await startAnew({ db, ...testing });

    await eventually(async () => expect(await trash()).toEqual([broken]));
    expect(await db.selectFrom("outbox").select("id").execute()).toEqual([]);
    expect(await db.selectFrom("leads").select("id").execute()).toEqual([{ id }]);
  } finally {
    await sql`alter table other_mails rename to day_mails`.execute(db);
  }
});

async function startAnew({ db, dataFolder, bucket }: Pick<TestApp, "db" | "dataFolder" | "bucket">) {
  const app = await createApp({ db, dataFolder, bucket, publicOrigin: "http://disha.test", logLevel: "silent" });
  onTestFinished(() => app.close());
  await app.ready();
}

const goneIn = (statements: string[]) => statements.filter((text) => text.startsWith('delete from "trash"')).length;

const letTurn = () => new Promise((resolve) => setImmediate(resolve));
