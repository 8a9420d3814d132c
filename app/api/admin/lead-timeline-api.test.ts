import { expect, test } from "vitest";
import type { EnquiryEvent } from "#app/domain/enquiry-event/enquiry-event-schema.ts";
import { testApp } from "#test/app.ts";
import { eventually } from "#test/eventually.ts";
import { sendLeads } from "#test/lead-factories.ts";
import { startMailServer } from "#test/mail-server.ts";

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
  const { data, meta } = await timeline("&page=1&limit=3");
  expect(data).toMatchObject([
    { kind: "whatsapp", text: "", actor: "meenal" },
    { kind: "call", text: "No answer" },
    { kind: "note", text: "Call after six." },
  ]);
  expect(meta).toMatchObject({ total: 5 });
});

test.each([
  [{ kind: "note" }, "text", "Note is required"],
  [{ kind: "note", text: "  " }, "text", "Note is required"],
  [{ kind: "stage", text: "x" }, "kind", "Kind must be one of note, call, whatsapp"],
])("the event %j is refused, and nothing is stored", async (payload, field, sentence) => {
  const { timeline, post } = await appWithLead();

  const response = await post(payload);

  expect(response.statusCode).toBe(422);
  expect(response.json()).toMatchObject({ errors: { [field]: sentence } });
  expect((await timeline()).data).toHaveLength(2);
  expect((await post({ kind: "note", text: "x" }, "lead-events", 9999)).statusCode).toBe(404);
});

test("a mail to a lead arrives, its answer would come to the office, and the timeline says that it was sent", async () => {
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
