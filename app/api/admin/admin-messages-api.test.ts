import { expect, test } from "vitest";
import { testApp } from "#test/app.ts";

const url = "/backend/admin/messages.php";

async function appWithMessages(...subjects: string[]) {
  const testing = await testApp();
  for (const subject of subjects) {
    const payload = { name: "Tanvi Bhosale", email: "tanvi@mail.example", subject, message: "Are there any?" };
    await testing.call({ method: "POST", url: "/backend/api/contact.php", payload });
  }
  await testing.db.deleteFrom("outbox").execute();
  const token = await testing.signIn();
  const [first] = await testing.db.selectFrom("messages").select("id").orderBy("id").execute();
  const statuses = async () =>
    (await testing.db.selectFrom("messages").select("status").execute()).map((row) => row.status);
  const mails = () => testing.db.selectFrom("outbox").selectAll().execute();
  return { ...testing, token, id: first!.id, statuses, mails };
}

test("messages come newest first, in pages, and are found by any word of them", async () => {
  const { call, token, id } = await appWithMessages("Évening classes", "Fees", "Loans");
  const get = async (query: string) => (await call({ method: "GET", url: `${url}${query}`, token })).json();
  const subjects = async (query: string) => (await get(query)).data.map(({ subject }: { subject: string }) => subject);

  expect(await subjects("")).toEqual(["Loans", "Fees", "Évening classes"]);
  expect(await subjects("?q=evening tanvi")).toEqual(["Évening classes"]);
  expect(await subjects("?status=answered")).toEqual([]);
  expect(await get("?page=2&limit=2")).toMatchObject({ data: { length: 1 }, meta: { total: 3, page: 2, limit: 2 } });
  expect(await get(`?id=${id}`)).toMatchObject({ data: { subject: "Évening classes", message: "Are there any?" } });
  expect((await call({ method: "GET", url: `${url}?id=999`, token })).statusCode).toBe(404);
});

test("staff answer by mail, and the message then counts as answered", async () => {
  const { call, token, id, statuses, mails } = await appWithMessages("Evening classes");

  const payload = { reply: "Yes, on three evenings a week." };
  const response = await call({ method: "POST", url: `${url}?id=${id}`, token, payload });

  expect(response.statusCode).toBe(200);
  expect(response.json()).toMatchObject({ success: true, data: { id, status: "answered" } });
  expect(await mails()).toMatchObject([
    { recipient: "tanvi@mail.example", body: expect.stringContaining("Yes, on three evenings a week.") },
  ]);
  const activities = await call({ method: "GET", url: "/backend/admin/activities.php", token });
  expect(activities.json().data[0]).toMatchObject({ type: "message", action: "update", name: "Tanvi Bhosale" });
  expect(await statuses()).toEqual(["answered"]);
});

test("an empty reply, and one to a message that is gone, send nothing", async () => {
  const { call, token, id, statuses, mails } = await appWithMessages("Evening classes");
  const reply = (text: string, of: number) =>
    call({ method: "POST", url: `${url}?id=${of}`, token, payload: { reply: text } });

  const empty = await reply(" ", id);

  expect([empty.statusCode, empty.json().errors]).toEqual([422, { reply: "Reply is required" }]);
  expect((await reply("Yes", 999)).statusCode).toBe(404);
  expect([await statuses(), await mails()]).toEqual([["new"], []]);
});

test("staff set a message's status and delete it", async () => {
  const { call, token, id, statuses } = await appWithMessages("Evening classes");
  const put = (status: string) => call({ method: "PUT", url: `${url}?id=${id}`, token, payload: { status } });

  expect((await put("answered")).json()).toMatchObject({ success: true, data: { status: "answered" } });
  expect((await put("lost")).json().errors).toEqual({ status: "Status must be new or answered" });
  expect(await statuses()).toEqual(["answered"]);

  const deletion = { method: "DELETE", url: `${url}?id=${id}`, token } as const;
  expect((await call(deletion)).statusCode).toBe(200);
  expect((await call(deletion)).statusCode).toBe(404);
  expect(await statuses()).toEqual([]);
});
