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
  const retry = (id: number, status = "waiting") =>
    testing.call({ method: "PUT", url: `${url}?id=${id}`, token, payload: { status } });
  return { ...testing, token, retry };
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
  const { db, retry } = await appWithLeads("Tanvi");
  const failure = { status: "failed" as const, attempts: 6, last_error: "550 No such mailbox" };
  await db.updateTable("outbox").set(failure).where("id", "=", 1).execute();

  const response = await retry(1);

  expect(response.json()).toMatchObject({ success: true, data: { status: "waiting", attempts: 0, last_error: null } });
  expect(await db.selectFrom("activities").selectAll().where("type", "=", "mail").execute()).toMatchObject([
    { action: "update", record_id: 1, name: "New enquiry from Tanvi" },
  ]);
});

test("a mail that is on its way at this moment is left alone", async () => {
  const { db, retry } = await appWithLeads("Tanvi");
  const claim = { attempts: 1, due_at: "2126-01-01T00:00:00.000Z" };
  await db.updateTable("outbox").set(claim).where("id", "=", 1).execute();

  expect((await retry(1)).json()).toMatchObject({ success: true, data: claim });
});

test("a sent mail, an unknown one and another status than waiting are refused, and nothing changes", async () => {
  const { db, retry } = await appWithLeads("Tanvi");
  await db.updateTable("outbox").set({ status: "sent", sent_at: "2026-11-21T04:30:00.000Z" }).execute();
  const before = await db.selectFrom("outbox").selectAll().execute();

  const responses = [await retry(1), await retry(9999), await retry(1, "sent")];

  expect(responses.map(({ statusCode }) => statusCode)).toEqual([422, 404, 422]);
  expect(responses[0]?.json()).toMatchObject({ message: "This mail has already been sent" });
  expect(await db.selectFrom("outbox").selectAll().execute()).toEqual(before);
});
