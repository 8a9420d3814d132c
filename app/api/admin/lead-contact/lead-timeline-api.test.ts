import { expect, test } from "vitest";
import type { EnquiryEvent } from "#app/domain/enquiry-event/enquiry-event-schema.ts";
import { fromNow, HOUR_MS } from "#app/lib/time/from-now.ts";
import { testApp } from "#test/app.ts";
import { eventually } from "#test/eventually.ts";
import { stopClock } from "#test/stop-clock.ts";
import { sendLeads } from "#test/factories/lead-factories.ts";
import { startMailServer } from "#test/servers/mail-server.ts";

const url = "/backend/admin/lead-events.php";
const letter = { subject: "What we talked about", body: "Hello Tanvi,\n\nplease send your mark sheets." };

async function appWithLead(mail: Parameters<typeof testApp>[0] = {}) {
  const testing = await testApp(mail);
  const [id] = await sendLeads(testing, { name: "Tanvi Bhosale" });
  const token = await testing.signIn();
  const timeline = async (query = "") => {
    const response = await testing.call({ method: "GET", url: `${url}?id=${id}${query}`, token });
    return response.json<{ data: EnquiryEvent[]; meta?: { total: number } }>();
  };
  const post = (payload: object, file = "lead-events", of = id) =>
    testing.call({ method: "POST", url: `/backend/admin/${file}.php?id=${of}`, token, payload });
  return { ...testing, id: id!, token, timeline, post };
}

test("a timeline begins with the form that was sent and the mails it led to", async () => {
  const { timeline } = await appWithLead();

  const { data } = await timeline();

  expect(data).toMatchObject([
    {
      kind: "mail",
      text: "We have your enquiry",
      recipient: "tanvi@mail.example",
      mail_status: "waiting",
      actor: null,
    },
    { kind: "form", text: "Online MBA", actor: null, mail_status: null },
  ]);
});

test("notes, calls and messages join the timeline, newest first and by the page", async () => {
  const { timeline, post } = await appWithLead();

  const note = await post({ kind: "note", text: "Call after six." });
  await post({ kind: "call", text: "No answer" });
  await post({ kind: "whatsapp" });

  expect(note.statusCode).toBe(201);
  const { data, meta } = await timeline("&page=1&limit=5");
  expect(data).toMatchObject([
    { kind: "whatsapp", text: "", actor: "meenal" },
    { kind: "call", text: "No answer" },
    { kind: "owner", text: "None → meenal", actor: "meenal" },
    { kind: "stage", text: "New → Contacted", actor: "meenal" },
    { kind: "note", text: "Call after six." },
  ]);
  expect(meta).toMatchObject({ total: 7 });
});

test("what is sent once more under its key is stored once and answered as the first time", async () => {
  const { db, timeline, post } = await appWithLead();
  const note = { kind: "note", text: "Call after six.", idempotency_key: "one-note-of-meenal" };
  const mail = { ...letter, idempotency_key: "one-mail-of-meenal" };

  const [first, again] = [await post(note), await post(note)];
  const [sent, sentAgain] = [await post(mail, "lead-mails"), await post(mail, "lead-mails")];

  expect([again.statusCode, again.json().data.event_id]).toEqual([201, first.json().data.event_id]);
  expect([sentAgain.statusCode, sentAgain.json()]).toEqual([201, sent.json()]);
  expect((await timeline()).data.slice(0, -2).map(({ kind }) => kind)).toEqual(["mail", "note"]);
  const queued = db.selectFrom("outbox").select("id").where("subject", "=", letter.subject);
  expect(await queued.execute()).toHaveLength(1);
  expect((await post({ ...note, idempotency_key: "short" })).statusCode).toBe(422);
});

test("a new lead that was called waits no longer, and is the caller's if it was nobody's", async () => {
  const testing = await appWithLead();
  const { call, db, id, post, token } = testing;
  const [second, third] = await sendLeads(testing, { name: "Owned" }, { name: "Pressed" });
  const { id: ravi } = await db
    .selectFrom("users")
    .select("id")
    .where("username", "=", "ravi")
    .executeTakeFirstOrThrow();
  await db.updateTable("leads").set({ owner_id: ravi }).where("id", "=", second!).execute();

  await post({ kind: "call", text: "Wants the fee sheet" });
  await post({ kind: "whatsapp", text: "Sent the fee sheet" }, "lead-events", second);
  await post({ kind: "note", text: "Call tomorrow" }, "lead-events", third);
  await post({ kind: "call", is_begun: 1 }, "lead-events", third);
  await post({ kind: "whatsapp", is_begun: 1, text: "Hello" }, "lead-events", third);

  const leads = db.selectFrom("leads as l").leftJoin("users as u", "u.id", "l.owner_id");
  expect(await leads.select(["l.id", "l.stage", "u.username as owner"]).orderBy("l.id").execute()).toEqual([
    { id, stage: "contacted", owner: "meenal" },
    { id: second, stage: "contacted", owner: "ravi" },
    { id: third, stage: "new", owner: null },
  ]);
  const waiting = await call({ method: "GET", url: "/backend/admin/waiting.php", token });
  expect(waiting.json()).toMatchObject({ data: { new_leads: 1 } });
});

test("a call that a press began is completed by the note, and stands in the story once", async () => {
  const { db, id, post, timeline, token, call } = await appWithLead();
  const touched = async () =>
    (await db.selectFrom("leads").select("last_event_at").executeTakeFirstOrThrow()).last_event_at;
  const before = await touched();

  const begun = await post({ kind: "call", is_begun: 1 });
  await post({ kind: "call", is_begun: 1 });

  expect(begun.json()).toMatchObject({ success: true, data: { id, stage: "new" } });
  expect((await timeline()).data).toMatchObject([
    { kind: "call", is_begun: 1, can_be_taken_back: 1, actor: "meenal" },
    { kind: "mail", is_begun: 0, can_be_taken_back: 0 },
    { kind: "form" },
  ]);
  expect(await touched()).toEqual(before);
  const activities = await call({ method: "GET", url: "/backend/admin/activities.php", token });
  expect(activities.json().data).toMatchObject([{ action: "sign-in" }]);

  await post({ kind: "note", text: "Wants evening classes" });

  expect((await timeline()).data).toMatchObject([
    { kind: "call", is_begun: 0, text: "Wants evening classes" },
    { kind: "owner" },
    { kind: "stage", text: "New → Contacted" },
    { kind: "mail" },
    { kind: "form" },
  ]);
  expect(await touched()).not.toEqual(before);
  await post({ kind: "note", text: "And the fee sheet" });
  expect((await timeline()).data[0]).toMatchObject({ kind: "note", text: "And the fee sheet" });
});

test("what a colleague began, and what was begun hours ago, is not completed by a note", async () => {
  const { db, post, timeline, call, signIn, id } = await appWithLead();
  await post({ kind: "call", is_begun: 1 });
  await db.updateTable("users").set({ role: "admin" }).where("username", "=", "ravi").execute();
  const token = await signIn("ravi");
  const payload = { kind: "note", text: "Her father asked, too" };
  await call({ method: "POST", url: `${url}?id=${id}`, token, payload });
  const longAgo = fromNow(-3 * HOUR_MS);
  await db.updateTable("enquiry_events").set({ created_at: longAgo }).where("is_begun", "=", 1).execute();
  await post({ kind: "note", text: "Will call tomorrow" });

  expect((await timeline()).data.slice(0, 3)).toMatchObject([
    { kind: "note", text: "Will call tomorrow" },
    { kind: "note", text: "Her father asked, too" },
    { kind: "call", is_begun: 1 },
  ]);
  await post({ kind: "call", text: "No answer" });
  expect((await timeline()).data.filter(({ kind }) => kind === "call")).toMatchObject([{ text: "No answer" }]);
});

test("WhatsApp that was opened is written once somebody says so, with the words it was opened with", async () => {
  const { post, timeline } = await appWithLead();
  await post({ kind: "whatsapp", is_begun: 1, text: "Hello Tanvi" });
  await post({ kind: "note", text: "Prefers WhatsApp" });
  expect((await timeline()).data.slice(0, 2)).toMatchObject([
    { kind: "note" },
    { kind: "whatsapp", is_begun: 1, text: "Hello Tanvi" },
  ]);
  await post({ kind: "whatsapp" });
  const lines = (await timeline()).data.filter(({ kind }) => kind === "whatsapp");
  expect(lines).toMatchObject([{ is_begun: 0, text: "Hello Tanvi" }]);
});

test("a call is taken back with what it had decided, begun or made; a later decision stays", async () => {
  const { db, id, post, timeline, token, call } = await appWithLead();
  const takeBack = (event: number, as = token) =>
    call({ method: "DELETE", url: `${url}?id=${id}&event=${event}`, token: as });
  const before = (await timeline()).data;
  const lead = () => db.selectFrom("leads").select(["stage", "owner_id", "last_event_at"]).executeTakeFirstOrThrow();
  const asItWas = await lead();

  const begun = await post({ kind: "call", is_begun: 1 });
  expect((await takeBack(begun.json().data.event_id)).statusCode).toBe(200);
  expect((await timeline()).data).toEqual(before);

  const made = await post({ kind: "call", text: "No answer" });
  expect(await lead()).toMatchObject({ stage: "contacted" });
  expect((await takeBack(made.json().data.event_id)).json()).toMatchObject({ data: { stage: "new", owner: null } });
  expect((await timeline()).data).toEqual(before);
  expect(await lead()).toEqual(asItWas);

  const again = await post({ kind: "call", text: "Wants evening classes" });
  const payload = { stage: "applied" };
  await call({ method: "PUT", url: `/backend/admin/leads.php?id=${id}`, token, payload });
  expect((await takeBack(again.json().data.event_id)).json()).toMatchObject({
    data: { stage: "applied", owner: null },
  });
  expect((await timeline()).data.map(({ text }) => text)).toEqual([
    "Contacted → Applied",
    "New → Contacted",
    "We have your enquiry",
    "Online MBA",
  ]);
});

test("a call that is taken back takes its no with it, unless somebody has lifted it and said it again", async () => {
  const { id, token, call } = await appWithLead();
  const send = (method: "GET" | "POST" | "DELETE", file: string, payload?: object) =>
    call({ method, url: `/backend/admin/${file}`, token, ...(payload && { payload }) });
  const noteNo = async () => {
    const payload = { outcome: "not-interested", no_contact: 1 };
    return (await send("POST", `lead-calls.php?id=${id}`, payload)).json().data.event_id;
  };
  const isBlocked = async () => (await send("GET", `leads.php?id=${id}`)).json().data.no_contact;
  const takeBack = (event: number) => send("DELETE", `lead-events.php?id=${id}&event=${event}`);

  const first = await noteNo();
  expect(await isBlocked()).toBe(1);
  await takeBack(first);
  expect(await isBlocked()).toBe(0);

  const second = await noteNo();
  await send("DELETE", `no-contacts.php?id=${id}`);
  await send("POST", `no-contacts.php?id=${id}`);
  await takeBack(second);
  expect(await isBlocked()).toBe(1);
});

test("what others wrote, what is a day old and what the product wrote stays", async () => {
  const { db, id, post, timeline, token, call, signIn } = await appWithLead();
  const takeBack = (event: number, as?: string) =>
    call({ method: "DELETE", url: `${url}?id=${id}&event=${event}`, ...(as && { token: as }) });
  const { event_id } = (await post({ kind: "call", text: "Busy" })).json().data;
  const before = (await timeline()).data;
  const form = before.at(-1)!.id;

  await db.updateTable("users").set({ role: "admin" }).where("username", "=", "ravi").execute();
  const refused = await takeBack(event_id, await signIn("ravi"));
  expect(refused.statusCode).toBe(422);
  expect(refused.json()).toMatchObject({ message: "Only who noted it can take it back, and within a day" });
  expect((await takeBack(form, token)).statusCode).toBe(422);
  expect((await takeBack(9999, token)).statusCode).toBe(404);
  expect((await takeBack(event_id)).statusCode).toBe(401);
  const yesterday = fromNow(-25 * HOUR_MS);
  await db.updateTable("enquiry_events").set({ created_at: yesterday }).where("id", "=", event_id).execute();
  expect((await takeBack(event_id, token)).statusCode).toBe(422);
  expect((await timeline()).data).toHaveLength(before.length);
});

test("an event that cannot be is refused, and nothing is stored", async () => {
  const { timeline, post } = await appWithLead();

  for (const [payload, field, sentence] of [
    [{ kind: "note" }, "text", "Note is required"],
    [{ kind: "note", text: "  " }, "text", "Note is required"],
    [{ kind: "stage", text: "x" }, "kind", "Kind must be one of note, call, whatsapp"],
    [{ kind: "note", text: "x", is_begun: 1 }, "is_begun", "Only a call or a WhatsApp message can be begun"],
  ] as const) {
    const response = await post(payload);

    expect.soft(response.statusCode, sentence).toBe(422);
    expect(response.json()).toMatchObject({ errors: { [field]: sentence } });
    expect((await timeline()).data).toHaveLength(2);
    expect((await post({ kind: "note", text: "x" }, "lead-events", 9999)).statusCode).toBe(404);
  }
});

test("a mail to a lead arrives, its answer would come to the office, and the timeline says that it was sent", async () => {
  stopClock(new Date("2026-11-23T06:30:00.000Z"));
  const server = await startMailServer();
  const { timeline, post } = await appWithLead({ smtpUrl: server.url });

  expect((await post(letter, "lead-mails")).statusCode).toBe(201);

  await eventually(() => expect(server.received).toHaveLength(3));
  expect(server.received[2]).toMatchObject({
    recipients: ["tanvi@mail.example"],
    headers: { "reply-to": "hello@disha.example", subject: "What we talked about" },
    body: expect.stringContaining("please send your mark sheets.\n\nWarm regards,\nThe Disha team"),
  });
  await eventually(async () =>
    expect((await timeline()).data[0]).toMatchObject({
      kind: "mail",
      text: "What we talked about\n\nHello Tanvi,\n\nplease send your mark sheets.",
      mail_status: "sent",
    }),
  );
});

test.each([
  [{ ...letter, subject: "" }, "subject"],
  [{ ...letter, subject: "One\r\nBcc: all@mail.example" }, "subject"],
  [{ ...letter, body: " " }, "body"],
])("the mail %j is refused, and none is queued", async (payload, field) => {
  const { db, post } = await appWithLead();

  const response = await post(payload, "lead-mails");

  expect(response.statusCode).toBe(422);
  expect(Object.keys(response.json<{ errors: object }>().errors)).toEqual([field]);
  expect(await db.selectFrom("outbox").select("id").execute()).toHaveLength(2);
});

test("a mail whose writer's account is gone is not taken for one that the product sent by itself", async () => {
  const { db, id, call, signIn, timeline } = await appWithLead();
  const ravi = db.updateTable("users").where("username", "=", "ravi");
  await ravi.set({ role: "admin" }).execute();
  const token = await signIn("ravi");
  await call({ method: "POST", url: `/backend/admin/lead-mails.php?id=${id}`, token, payload: letter });
  await db.deleteFrom("users").where("username", "=", "ravi").execute();

  expect((await timeline()).data).toMatchObject([
    { kind: "mail", subject: letter.subject, actor: null, is_automatic: 0 },
    { kind: "mail", text: "We have your enquiry", actor: null, is_automatic: 1 },
    { kind: "form", actor: null },
  ]);
});
