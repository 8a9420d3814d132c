import { expect, test } from "vitest";
import { testApp } from "#test/app.ts";

const url = "/backend/admin/outbox.php";

async function appWithLeads(...names: string[]) {
  const testing = await testApp();
  for (const name of names) {
    const email = `${name.toLowerCase()}@mail.example`;
    const payload = { name, email, phone: "+91 98225 50148", course: "Online MBA" };
    await testing.call({ method: "POST", url: "/backend/api/leads.php", payload });
  }
  const token = await testing.signIn();
  const change = (id: number, status = "waiting") =>
    testing.call({ method: "PUT", url: `${url}?id=${id}`, token, payload: { status } });
  const changeAll = (payload: object) =>
    testing.call({ method: "PUT", url: "/backend/admin/outbox-bulk.php", token, payload });
  const statuses = async () =>
    (await testing.db.selectFrom("outbox").select("status").orderBy("id").execute()).map(({ status }) => status);
  return { ...testing, token, change, changeAll, statuses };
}

interface Mails {
  data: { recipient: string }[];
}

test("mails come newest first, and are found by recipient, subject and status", async () => {
  const { call, token } = await appWithLeads("Tanvi", "Rajat");
  const recipients = async (query: string) =>
    (await call({ method: "GET", url: url + query, token })).json<Mails>().data.map(({ recipient }) => recipient);

  const staff = "hello@disha.example";
  expect(await recipients("")).toEqual(["rajat@mail.example", staff, "tanvi@mail.example", staff]);
  expect(await recipients("?q=TANVI@")).toEqual(["tanvi@mail.example"]);
  expect(await recipients("?q=enquiry from rajat")).toEqual([staff]);
  expect(await recipients("?status=failed")).toEqual([]);
});

test("a page of mails says how many there are in all, and shows each as it will be read", async () => {
  const { call, token } = await appWithLeads("Tanvi", "Rajat");

  const response = await call({ method: "GET", url: `${url}?page=2&limit=3`, token });

  expect(response.json()).toMatchObject({
    data: [{ subject: "New enquiry from Tanvi", body: expect.stringContaining("Online MBA"), status: "waiting" }],
    meta: { total: 4, page: 2, limit: 3 },
  });
});

test("a failed mail waits again when staff say so, and the audit knows", async () => {
  const { db, change } = await appWithLeads("Tanvi");
  const failure = { status: "failed" as const, attempts: 6, last_error: "550 No such mailbox" };
  await db.updateTable("outbox").set(failure).where("id", "=", 1).execute();

  const response = await change(1);

  expect(response.json()).toMatchObject({ success: true, data: { status: "waiting", attempts: 0, last_error: null } });
  expect(await db.selectFrom("activities").selectAll().where("type", "=", "mail").execute()).toMatchObject([
    { action: "update", record_id: 1, name: "New enquiry from Tanvi" },
  ]);
});

test("a failed mail whose cancellation is taken back has failed as before", async () => {
  const { db, change } = await appWithLeads("Tanvi");
  const failure = { status: "failed" as const, attempts: 6, last_error: "550 No such mailbox" };
  await db.updateTable("outbox").set(failure).where("id", "=", 1).execute();

  await change(1, "cancelled");

  expect((await change(1)).json()).toMatchObject({ success: true, data: failure });
  expect((await change(1)).json()).toMatchObject({ success: true, data: { status: "waiting", attempts: 0 } });
});

test("a mail that is on its way at this moment is left alone", async () => {
  const { db, change } = await appWithLeads("Tanvi");
  const claim = { attempts: 1, due_at: "2126-01-01T00:00:00.000Z" };
  await db.updateTable("outbox").set(claim).where("id", "=", 1).execute();

  expect((await change(1)).json()).toMatchObject({ success: true, data: claim });
});

test("staff cancel a mail and take that back, the timeline and the audit know, and it can be filtered", async () => {
  const { call, db, token, change, statuses } = await appWithLeads("Tanvi");
  const shown = async () => {
    const { data } = (await call({ method: "GET", url: "/backend/admin/lead-events.php?id=1", token })).json();
    return data.find(({ kind }: { kind: string }) => kind === "mail").mail_status;
  };

  expect((await change(2, "cancelled")).json()).toMatchObject({ message: "Cancelled", data: { status: "cancelled" } });
  expect([await statuses(), await shown()]).toEqual([["waiting", "cancelled"], "cancelled"]);
  const cancelled = await call({ method: "GET", url: `${url}?status=cancelled`, token });
  expect(cancelled.json<Mails>().data.map(({ recipient }) => recipient)).toEqual(["tanvi@mail.example"]);
  await change(2);
  expect([await statuses(), await shown()]).toEqual([["waiting", "waiting"], "waiting"]);
  const acts = await db.selectFrom("activities").select(["record_id", "name"]).where("type", "=", "mail").execute();
  expect(acts).toEqual(Array.from({ length: 2 }, () => ({ record_id: 2, name: "We have your enquiry" })));
});

test("all that match are cancelled, or let go, after the right number was named", async () => {
  const { changeAll, statuses, db } = await appWithLeads("Tanvi", "Rajat", "Esha");
  const cancel = (count: number, q?: string) =>
    changeAll({ status: "cancelled", match: { status: "waiting", ...(q && { q }) }, count });

  const wrong = await cancel(5, "esha");
  expect([wrong.statusCode, wrong.json()]).toMatchObject([
    409,
    { message: "By now 2 mails match. Confirm that number to go on.", data: { total: 2 } },
  ]);
  expect((await cancel(1, "enquiry from esha")).json().data).toMatchObject({ changed: 1, total: 1, next: null });
  await db.updateTable("outbox").set({ status: "sent" }).where("id", "<=", 2).execute();
  expect((await cancel(3)).json().data).toMatchObject({ changed: 3 });
  expect(await statuses()).toEqual(["sent", "sent", "cancelled", "cancelled", "cancelled", "cancelled"]);

  await db
    .updateTable("outbox")
    .set({ status: "failed", attempts: 6, last_error: "550" })
    .where("id", ">", 4)
    .execute();
  const again = await changeAll({ status: "waiting", match: { status: "failed" }, count: 2 });
  expect(again.json().data).toMatchObject({ changed: 2 });
  expect(
    (await db.selectFrom("outbox").select("attempts").where("id", ">", 4).execute()).map((m) => m.attempts),
  ).toEqual([0, 0]);
});

test("what cannot be asked of many mails is refused, and nothing changes", async () => {
  const { changeAll, statuses } = await appWithLeads("Tanvi");

  for (const [payload, field] of [
    [{ status: "cancelled", match: { status: "sent" }, count: 1 }, "match.status"],
    [{ status: "waiting", match: { status: "waiting" }, count: 1 }, "status"],
    [{ status: "sent", match: { status: "held" }, count: 1 }, "status"],
    [{ status: "cancelled", match: { status: "held" } }, "count"],
  ] as const) {
    const answer = await changeAll(payload);
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]]);
    expect(await statuses()).toEqual(["waiting", "waiting"]);
  }
});

test("nobody signed out changes the outbox", async () => {
  const { call, statuses } = await appWithLeads("Tanvi");
  const payload = { status: "cancelled", match: { status: "waiting" }, count: 2 };
  for (const address of [`${url}?id=1`, "/backend/admin/outbox-bulk.php"]) {
    expect((await call({ method: "PUT", url: address, payload })).statusCode).toBe(401);
  }
  expect(await statuses()).toEqual(["waiting", "waiting"]);
});

test("a sent mail, an unknown one and a status that staff cannot give are refused, and nothing changes", async () => {
  const { db, change } = await appWithLeads("Tanvi");
  await db.updateTable("outbox").set({ status: "sent", sent_at: "2026-11-21T04:30:00.000Z" }).execute();
  const before = await db.selectFrom("outbox").selectAll().execute();

  const responses = [await change(1), await change(9999), await change(1, "sent"), await change(1, "cancelled")];

  expect(responses.map(({ statusCode }) => statusCode)).toEqual([422, 404, 422, 422]);
  expect(responses[0]?.json()).toMatchObject({ message: "This mail has already been sent" });
  expect(await db.selectFrom("outbox").selectAll().execute()).toEqual(before);
});
