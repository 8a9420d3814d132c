import { expect, test } from "vitest";
import { claimDueMail } from "#app/domain/outbox/outbox.server.ts";
import { testApp } from "#test/app.ts";
import { startMailServer } from "#test/servers/mail-server.ts";
import { stopClock } from "#test/stop-clock.ts";
import { createDueMails } from "./due-mails.ts";

const application = {
  email: "isha@mail.example",
  password: "kettle under a banyan",
  confirmPassword: "kettle under a banyan",
  firstName: "Isha",
  lastName: "Rathod",
  phone: "982-255-0148",
  company: "Bharat Forge",
};

const PAST = "2026-01-01T00:00:00.000Z";

/** An application whose mails leave when the test says so. */
async function desk(smtpUrl: string) {
  // Noon in India: no hours are quiet.
  stopClock(Date.parse("2026-11-23T06:30:00.000Z"));
  const { call, db, signIn } = await testApp();
  await call({ method: "POST", url: "/backend/api/applications.php", payload: application });
  await db.deleteFrom("outbox").execute();
  const token = await signIn();
  const move = async (step: number): Promise<string> =>
    (await call({ method: "PUT", url: "/backend/admin/applications.php?id=1", token, payload: { step } })).json()
      .message;
  const log = { error: () => undefined };
  const sendDueMails = createDueMails({ db, smtpUrl, publicOrigin: "http://disha.test", log });
  const send = async () => {
    await db.updateTable("outbox").set({ due_at: PAST }).execute();
    await sendDueMails(new AbortController().signal);
  };
  const release = (id: number) =>
    call({ method: "PUT", url: `/backend/admin/outbox.php?id=${id}`, token, payload: { status: "waiting" } });
  const waiting = () =>
    db
      .selectFrom("outbox")
      .select(["id", "subject", "last_error"])
      .where("status", "=", "waiting")
      .orderBy("id")
      .execute();
  return { db, move, send, release, waiting };
}

test("a step's mail that its server put off has not left: a move back takes it back", async () => {
  const server = await startMailServer();
  const { move, send, waiting } = await desk(server.url);
  server.refuseWith(451);
  await move(2);
  await send();
  expect(await waiting()).toMatchObject([{ last_error: expect.stringContaining("451") }]);

  expect(await move(1)).toBe("Application updated. The mail about the last move had not left and was taken back.");
  expect(await waiting()).toEqual([]);
});

test("nor has one that was refused to the end", async () => {
  const server = await startMailServer();
  const { db, move, send } = await desk(server.url);
  server.refuseWith(451);
  await move(2);
  for (let attempt = 0; attempt < 6; attempt += 1) await send();
  expect(await db.selectFrom("outbox").select("status").execute()).toEqual([{ status: "failed" }]);

  expect(await move(1)).toBe("Application updated. The mail about the last move had not left and was taken back.");
  expect(await db.selectFrom("outbox").select("status").execute()).toEqual([]);
});

test("nor has one that found no server", async () => {
  const server = await startMailServer();
  const { move, send, waiting } = await desk(server.url);
  await server.stop();
  await move(2);
  await send();
  expect(await waiting()).toMatchObject([{ last_error: expect.stringContaining("ECONNREFUSED") }]);

  expect(await move(1)).toBe("Application updated. The mail about the last move had not left and was taken back.");
  expect(await waiting()).toEqual([]);
});

test("one whose sender died may have left, also once it was refused and let go by staff: a move back is told by another", async () => {
  const server = await startMailServer();
  const { db, move, send, release, waiting } = await desk(server.url);
  await move(2);
  await db.updateTable("outbox").set({ due_at: PAST }).execute();
  await claimDueMail(db);
  server.refuseWith(451);
  await send();
  const [mail] = await waiting();
  expect(mail!.last_error).toContain("451");
  await release(mail!.id);

  await move(1);
  expect((await waiting()).map(({ subject }) => subject)).toEqual([
    "Your application: step 2 of 4, Career Counselling",
    "Your application: step 1 of 4, Registration",
  ]);
});
