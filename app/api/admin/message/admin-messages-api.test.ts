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

  const payload = { reply: "Yes, on three evenings a week.", subject: "Re: Evenings" };
  const response = await call({ method: "POST", url: `${url}?id=${id}`, token, payload });

  expect(response.statusCode).toBe(200);
  expect(response.json()).toMatchObject({ success: true, data: { id, status: "answered" } });
  expect(await mails()).toMatchObject([
    {
      recipient: "tanvi@mail.example",
      subject: "Re: Evenings",
      body: expect.stringContaining("Yes, on three evenings a week."),
    },
  ]);
  const activities = await call({ method: "GET", url: "/backend/admin/activities.php", token });
  expect(activities.json().data[0]).toMatchObject({ type: "message", action: "update", name: "Tanvi Bhosale" });
  expect(await statuses()).toEqual(["answered"]);
  const timeline = await call({
    method: "GET",
    url: `/backend/admin/enquiry-events.php?of=message&id=${id}`,
    token,
  });
  expect(timeline.json().data[0]).toMatchObject({
    kind: "reply",
    text: "Yes, on three evenings a week.",
    actor: "meenal",
    subject: "Re: Evenings",
    mail_status: "waiting",
  });
});

test("a reply without a subject takes the message's; a message is opened again, and its timeline says so once", async () => {
  const { call, db, token, id, statuses, mails } = await appWithMessages("RE: Evening classes");
  await call({ method: "POST", url: `${url}?id=${id}`, token, payload: { reply: "Yes", subject: " " } });
  expect(await mails()).toMatchObject([{ subject: "Re: Evening classes" }]);

  const reopen = () => call({ method: "PUT", url: `${url}?id=${id}`, token, payload: { status: "new" } });
  await reopen();
  expect((await reopen()).statusCode).toBe(200);

  expect(await statuses()).toEqual(["new"]);
  const kinds = await db.selectFrom("enquiry_events").select(["kind", "text"]).orderBy("id").execute();
  expect(kinds.slice(2)).toEqual([
    { kind: "reply", text: "Yes" },
    { kind: "stage", text: "new" },
  ]);
});

test("a reply to a message that a colleague answered meanwhile is not sent, and says who did; without seen it is", async () => {
  const { call, db, token, id, mails, signIn } = await appWithMessages("Evening classes");
  await db.updateTable("users").set({ role: "admin" }).where("username", "=", "ravi").execute();
  const ravi = await signIn("ravi");
  const seen = (await call({ method: "GET", url: `${url}?id=${id}`, token })).json().data.updated_at;
  const reply = (token: string, query: object) =>
    call({ method: "POST", url, query: { id: `${id}`, ...query }, token, payload: { reply: "Yes" } });
  await call({ method: "PUT", url: `${url}?id=${id}`, token, payload: { status: "new" } });

  expect((await reply(ravi, { seen })).statusCode).toBe(200);
  const late = await reply(token, { seen });

  expect([late.statusCode, late.json()]).toMatchObject([
    409,
    {
      success: false,
      message: expect.stringMatching(
        /^ravi answered this message on \d+ \w+ \d{4}, \d\d:\d\d, after you had opened it\. Your reply has not been sent\.$/,
      ),
      data: { id, status: "answered" },
    },
  ]);
  expect(await mails()).toHaveLength(1);
  expect((await reply(token, { seen: late.json().data.updated_at })).statusCode).toBe(200);
  expect((await reply(token, {})).statusCode).toBe(200);
  expect((await reply(token, { seen: "yesterday" })).statusCode).toBe(422);
  expect(await mails()).toHaveLength(3);
});

test("a reply that comes twice under one key is sent once, also when the message has changed since", async () => {
  const { call, token, id, mails } = await appWithMessages("Evening classes", "Fees");
  const seen = (await call({ method: "GET", url: `${url}?id=${id}`, token })).json().data.updated_at;
  const send = async (of: number, query: object, idempotency_key: string) => {
    const payload = { reply: "Yes", idempotency_key };
    return (await call({ method: "POST", url, query: { id: `${of}`, ...query }, token, payload })).statusCode;
  };

  expect(await send(id, { seen }, "one of many")).toBe(200);
  expect(await send(id, { seen }, "one of many")).toBe(200);
  expect(await send(id, {}, "one of many")).toBe(200);
  expect(await mails()).toHaveLength(1);
  expect(await send(id + 1, {}, "one of many")).toBe(422);
  expect(await send(id, {}, "another one")).toBe(200);
  expect(await mails()).toHaveLength(2);
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
