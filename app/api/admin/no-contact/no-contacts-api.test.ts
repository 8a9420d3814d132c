import { expect, test } from "vitest";
import type { Lead } from "#app/domain/lead/lead-schema.ts";
import { noContactSentence, noStepSentence } from "#app/domain/no-contact/no-contact-words.ts";
import { tellByTheClock } from "#app/domain/notice/clock-notices.server.ts";
import { HOUR_MS } from "#app/lib/time/from-now.ts";
import { testApp } from "#test/app.ts";
import { eventually } from "#test/eventually.ts";
import { sendLeads } from "#test/factories/lead-factories.ts";
import { startMailServer } from "#test/servers/mail-server.ts";
import { stopClock } from "#test/stop-clock.ts";

// In India noon on a Monday, half past ten at night, and nine the next morning.
const NOON = Date.parse("2026-11-23T06:30:00.000Z");
const NIGHT = Date.parse("2026-11-23T17:00:00.000Z");
const MORNING = Date.parse("2026-11-24T03:30:00.000Z");
const letter = { subject: "Fees", body: "In parts." };

/** Asha, who shares her number with Bela and her address with Chitra. */
async function desk(smtpUrl?: string) {
  const testing = await testApp({ smtpUrl });
  const token = await testing.signIn();
  const [asha, bela, chitra] = (await sendLeads(
    testing,
    { name: "Asha", email: "asha@mail.example", phone: "98225 50141" },
    { name: "Bela", email: "bela@mail.example", phone: "98225 50141" },
    { name: "Chitra", email: "asha@mail.example", phone: "98225 50143" },
  )) as [number, number, number];
  const send = (method: "GET" | "POST" | "PUT" | "DELETE", file: string, payload?: object) =>
    testing.call({ method, url: `/backend/admin/${file}`, token, ...(payload && { payload }) });
  const lead = async (id: number) => (await send("GET", `leads.php?id=${id}`)).json<{ data: Lead }>().data;
  const officeMails = () =>
    testing.db.selectFrom("outbox").select(["status", "last_error"]).where("is_office", "=", 1).execute();
  return { ...testing, token, asha, bela, chitra, send, lead, officeMails };
}

test("who wants no contact is left alone in every record that shares a number or address, until that is lifted", async () => {
  stopClock(NOON);
  const { asha, bela, chitra, send, lead, call } = await desk();
  await call({
    method: "POST",
    url: "/backend/api/contact.php",
    payload: { name: "Asha", email: "asha@mail.example", subject: "Exams", message: "When?" },
  });

  const marked = await send("POST", `no-contacts.php?id=${asha}`);

  expect(marked.json().data).toMatchObject({ no_contact: 1 });
  expect([(await lead(bela)).no_contact, (await lead(chitra)).no_contact]).toEqual([1, 1]);
  expect((await send("GET", "messages.php?id=1")).json().data.no_contact).toBe(1);
  const { groups } = (await send("GET", "day.php")).json().data;
  expect(groups.filter(({ total }: { total: number }) => total > 0)).toEqual([]);
  const refused = [
    await send("POST", `lead-mails.php?id=${chitra}`, letter),
    await send("POST", `lead-events.php?id=${bela}`, { kind: "call", is_begun: 1 }),
    await send("POST", `lead-events.php?id=${bela}`, { kind: "whatsapp", text: "Hello" }),
    await send("POST", "messages.php?id=1", { subject: "Exams", reply: "In June." }),
    await send("POST", "enquiry-events.php?of=message&id=1", { kind: "call", is_begun: 1 }),
  ];
  for (const answer of refused) expect([answer.statusCode, answer.json().message]).toEqual([422, noContactSentence]);
  const heard = await send("POST", `lead-events.php?id=${asha}`, { kind: "call", text: "She called" });
  expect(heard.statusCode).toBe(201);
  const { data } = (await send("GET", `lead-events.php?id=${asha}`)).json();
  expect(data.map(({ text }: { text: string }) => text)).toContain("Contact: allowed → none wanted");

  expect((await send("DELETE", `no-contacts.php?id=${asha}`)).json().data.no_contact).toBe(0);
  expect((await send("POST", `lead-mails.php?id=${chitra}`, letter)).statusCode).toBe(201);
  expect((await call({ method: "POST", url: `/backend/admin/no-contacts.php?id=${asha}` })).statusCode).toBe(401);
  expect((await send("POST", "no-contacts.php?id=9999")).statusCode).toBe(404);
});

test("who wants no contact has no next step, whoever set it: not in tabs, counts, reminders or late promises", async () => {
  stopClock(NOON);
  const { asha, bela, chitra, send, lead, db } = await desk();
  const steps = [asha, bela, chitra].map((id) => ({ id, from: {} }));
  await send("PUT", "leads-bulk.php", { leads: steps, follow_up_on: "2026-11-20" });
  expect((await send("GET", "leads.php?tab=overdue&limit=10")).json().data).toHaveLength(3);
  await send("POST", `no-contacts.php?id=${asha}`);

  expect((await send("GET", "leads.php?tab=overdue&limit=10")).json().data).toEqual([]);
  expect((await send("GET", "leads.php?limit=1&counts=1")).json().meta.counts.tab).toMatchObject({
    overdue: { total: 0 },
  });
  const { data } = (await send("GET", `lead-events.php?id=${bela}`)).json();
  expect(data.map(({ text }: { text: string }) => text)).toContain("2026-11-20 → None");
  const refused = await send("PUT", `leads.php?id=${chitra}`, { follow_up_on: "2026-11-23T12:00" });
  expect([refused.statusCode, refused.json().errors]).toEqual([422, { follow_up_on: noStepSentence }]);
  const many = await send("PUT", "leads-bulk.php", { leads: steps, follow_up_on: "2026-11-24" });
  expect(many.json().data.kept).toHaveLength(3);
  await send("POST", `lead-calls.php?id=${bela}`, { outcome: "no-answer", follow_up_on: "2026-11-24" });
  expect((await lead(bela)).follow_up_on).toBeNull();
  const figures = await send("GET", "leads.php?unanswered_before=2026-12-01T00:00:00.000Z&limit=10");
  expect(figures.json().data).toEqual([]);
  // A step of before the rule, as it stood in the table.
  await db.updateTable("leads").set({ follow_up_on: "2026-11-23T12:00", owner_id: 1 }).where("id", "=", asha).execute();
  await tellByTheClock(db);
  expect(await db.selectFrom("notices").selectAll().execute()).toEqual([]);
});

test("of all that match, who wants no contact gets no next step and is named, the others get theirs", async () => {
  stopClock(NOON);
  const { asha, bela, chitra, send, lead, ...testing } = await desk();
  const [divya] = (await sendLeads(testing, { name: "Divya", email: "d@mail.example", phone: "98225 50144" })) as [
    number,
  ];
  await send("POST", `no-contacts.php?id=${asha}`);
  const follow_up_on = "2026-11-24";
  const giveAll = (change: object) => send("PUT", "leads-bulk.php", { match: { stage: "new" }, count: 4, change });

  const { data } = (await giveAll({ follow_up_on, owner_id: 1 })).json();

  const why = noStepSentence;
  expect(data).toMatchObject({ changed: 1, done: 4 });
  expect(data.kept.toSorted((one: { id: number }, other: { id: number }) => one.id - other.id)).toEqual([
    { id: asha, name: "Asha", why },
    { id: bela, name: "Bela", why },
    { id: chitra, name: "Chitra", why },
  ]);
  expect(await lead(divya)).toMatchObject({ follow_up_on, owner_id: 1 });
  for (const id of [asha, bela, chitra]) expect(await lead(id)).toMatchObject({ follow_up_on: null, owner_id: null });
  expect((await giveAll({ owner_id: 1, follow_up_on: null })).json().data).toMatchObject({ changed: 4, kept: [] });
});

test("a call that is taken back gives every record that shares a way its step back, where nobody has set one since", async () => {
  stopClock(NOON);
  const { asha, bela, chitra, send, lead } = await desk();
  await send("PUT", `leads.php?id=${bela}`, { follow_up_on: "2026-11-24T11:00" });
  await send("PUT", `leads.php?id=${chitra}`, { follow_up_on: "2026-11-25" });
  const story = async (id: number) => (await send("GET", `lead-events.php?id=${id}`)).json().data;
  const before = await story(bela);
  stopClock(NOON + 1000);
  const noted = await send("POST", `lead-calls.php?id=${asha}`, { outcome: "not-interested", no_contact: true });
  const steps = async () => [(await lead(bela)).follow_up_on, (await lead(chitra)).follow_up_on];
  expect(await steps()).toEqual([null, null]);
  stopClock(NOON + 2000);
  await send("PUT", `leads.php?id=${chitra}`, { email: "chitra@mail.example" });
  await send("PUT", `leads.php?id=${chitra}`, { follow_up_on: "2026-11-27" });

  const { updated_at } = await lead(chitra);

  stopClock(NOON + 3000);
  await send("DELETE", `lead-events.php?id=${asha}&event=${noted.json().data.event_id}`);

  expect(await steps()).toEqual(["2026-11-24T11:00", "2026-11-27"]);
  expect(await story(bela)).toEqual(before);
  // Whoever has that one open did not miss anything.
  expect((await lead(chitra)).updated_at).toBe(updated_at);
});

test("a number that is corrected to one that wants no contact ends the next step", async () => {
  stopClock(NOON);
  const { asha, chitra, send, lead } = await desk();
  await send("PUT", `leads.php?id=${chitra}`, { email: "chitra@mail.example", follow_up_on: "2026-11-25" });
  await send("POST", `no-contacts.php?id=${asha}`);
  expect((await lead(chitra)).follow_up_on).toBe("2026-11-25");
  await send("PUT", `leads.php?id=${chitra}`, { second_phone: "98225 50141" });
  expect(await lead(chitra)).toMatchObject({ no_contact: 1, follow_up_on: null });
});

test("the notice of a step that staff move at night leaves in the morning, whatever is pressed", async () => {
  stopClock(NIGHT);
  const server = await startMailServer();
  const { send, call, db } = await desk(server.url);
  const password = "kettle under a banyan";
  const person = { firstName: "Esha", lastName: "Rao", email: "esha@mail.example", phone: "982-255-0149" };
  const payload = { ...person, company: "Bharat Forge", password, confirmPassword: password };
  expect((await call({ method: "POST", url: "/backend/api/applications.php", payload })).statusCode).toBe(201);
  expect((await send("GET", "step-notices.php?id=1&step=2")).json().data).toMatchObject({ leaves_at: "09:00" });
  const moved = await send("PUT", "applications.php?id=1", { step: 2 });
  expect(moved.json().message).toContain("leaves at 09:00, when the quiet hours end");
  const noticed = () =>
    db
      .selectFrom("outbox")
      .select(["status", "due_at"])
      .where("subject", "like", "Your application: step 2%")
      .execute();
  expect(await noticed()).toEqual([{ status: "waiting", due_at: new Date(MORNING).toISOString() }]);
  await db
    .updateTable("outbox")
    .set({ due_at: new Date(NIGHT).toISOString() })
    .execute();
  await call({ method: "POST", url: "/backend/nothing" });
  await eventually(() => expect(server.received).toHaveLength(6));
  expect(await noticed()).toMatchObject([{ status: "waiting" }]);

  stopClock(MORNING);
  await call({ method: "POST", url: "/backend/nothing" });
  await eventually(async () => expect(await noticed()).toMatchObject([{ status: "sent" }]));
});

test("a mail of staff that waits when somebody says no is not sent and says why; what she asks for herself is", async () => {
  stopClock(NIGHT);
  const server = await startMailServer();
  const { asha, send, call, officeMails } = await desk(server.url);
  await send("POST", `lead-mails.php?id=${asha}`, letter);
  await send("POST", `lead-calls.php?id=${asha}`, { outcome: "not-interested", text: "", no_contact: true });

  stopClock(MORNING);
  const payload = { name: "Asha", email: "asha@mail.example", phone: "98225 50141", course: "Online MCA" };
  await call({ method: "POST", url: "/backend/api/leads.php", payload });

  await eventually(async () =>
    expect(await officeMails()).toEqual([{ status: "cancelled", last_error: `Not sent. ${noContactSentence}` }]),
  );
  await eventually(() => expect(server.received).toHaveLength(8));
  expect(server.received.map(({ headers }) => headers["subject"])).not.toContain("Fees");
});

test("in quiet hours a mail of staff waits at the queue, whatever staff press, and leaves when they end", async () => {
  stopClock(NIGHT);
  const server = await startMailServer();
  const { bela, send, call, db, officeMails } = await desk(server.url);
  await send("POST", `lead-mails.php?id=${bela}`, letter);
  const [mail] = await db.selectFrom("outbox").select(["id", "due_at"]).where("is_office", "=", 1).execute();
  expect(mail!.due_at).toBe(new Date(MORNING).toISOString());
  // Due or not: the queue itself holds it.
  await db
    .updateTable("outbox")
    .set({ due_at: new Date(NIGHT).toISOString() })
    .execute();
  await call({ method: "POST", url: "/backend/nothing" });
  await eventually(() => expect(server.received).toHaveLength(6));
  expect(await officeMails()).toMatchObject([{ status: "waiting" }]);

  stopClock(MORNING);
  await call({ method: "POST", url: "/backend/nothing" });

  await eventually(async () => expect(await officeMails()).toMatchObject([{ status: "sent" }]));
  expect(server.received.at(-1)!.headers["subject"]).toBe("Fees");
});

test("what waits for the end of the quiet hours leaves when these are changed to end", async () => {
  stopClock(NIGHT);
  const server = await startMailServer();
  const { bela, send, db, officeMails } = await desk(server.url);
  await send("POST", `lead-mails.php?id=${bela}`, letter);
  await send("POST", "desk-rules.php", { quiet_until: "07:00" });
  const { due_at } = await db
    .selectFrom("outbox")
    .select("due_at")
    .where("is_office", "=", 1)
    .executeTakeFirstOrThrow();
  expect(due_at).toBe(new Date(MORNING - 2 * HOUR_MS).toISOString());

  await send("POST", "desk-rules.php", { quiet_from: "", quiet_until: "" });

  await eventually(async () => expect(await officeMails()).toMatchObject([{ status: "sent" }]));
});
