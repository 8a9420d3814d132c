import { expect, test } from "vitest";
import type { EnquiryEvent } from "#app/domain/enquiry-event/enquiry-event-schema.ts";
import type { Lead } from "#app/domain/lead/lead-schema.ts";
import { dayInIndia } from "#app/lib/time/india-day.ts";
import { addUser, testApp } from "#test/app.ts";
import { sendLeads } from "#test/factories/lead-factories.ts";
import { stopClock } from "#test/stop-clock.ts";

const url = "/backend/admin/leads.php";
const caller = { name: "Suresh Pawar", phone: "98220 61800", course: "Online MCA", source: "call" };

async function deskApp() {
  const testing = await testApp();
  const token = await testing.signIn();
  const enter = (payload: object) => testing.call({ method: "POST", url, token, payload });
  const read = async <Data>(file: string) =>
    (await testing.call({ method: "GET", url: `/backend/admin/${file}`, token })).json<{ data: Data }>().data;
  const meenal = testing.db.selectFrom("users").select("id").where("username", "=", "meenal");
  const { id: me } = await meenal.executeTakeFirstOrThrow();
  return { ...testing, token, enter, read, me };
}

test("staff enter somebody who called, with what was asked, decided and agreed", async () => {
  const { db, enter, read, me } = await deskApp();
  const decided = { stage: "contacted", owner_id: me, follow_up_on: "2026-11-25" };

  const response = await enter({ ...caller, email: " Suresh@Mail.example ", message: "Evening classes?", ...decided });

  expect(response.statusCode).toBe(201);
  expect(response.json()).toMatchObject({
    success: true,
    message: "Lead created",
    data: {
      name: "Suresh Pawar",
      phone: "98220 61800",
      phone_e164: "+919822061800",
      email: "suresh@mail.example",
      course: "Online MCA",
      ...decided,
      owner: "meenal",
      source_page: "call",
      duplicates: 0,
    },
  });
  const { id } = response.json<{ data: Lead }>().data;
  const events = await read<EnquiryEvent[]>(`lead-events.php?id=${id}`);
  expect(events.map(({ kind, text, actor }) => [kind, text, actor])).toEqual([
    ["note", "Evening classes?", "meenal"],
    ["form", "Telephone call: Online MCA", "meenal"],
  ]);
  expect(await read<Lead[]>("leads.php?q=suresh 61800")).toHaveLength(1);
  const activities = db.selectFrom("activities").selectAll().where("type", "=", "lead").orderBy("id", "desc");
  expect(await activities.execute()).toMatchObject([
    // Their story was looked at, too.
    { action: "open", record_id: id, actor_id: me },
    { action: "create", name: "Suresh Pawar", record_id: id, actor_id: me },
  ]);
});

test("a number that was pasted with marks that nobody sees is entered without them", async () => {
  const { enter } = await deskApp();

  const pasted = await enter({ ...caller, phone: "\u202A+91 98220-61800\u202C" });

  expect(pasted.json()).toMatchObject({ data: { phone: "+91 98220-61800", phone_e164: "+919822061800" } });
});

test("whoever is given a lead by hand is told, with what was said, and who enters their own is not", async () => {
  const { db, enter, read, me } = await deskApp();
  const asha = await addUser(db, "asha", "counsellor");
  const given = { owner_id: asha, owner_note: "Speaks Marathi" };

  const { id } = (await enter({ ...caller, ...given })).json<{ data: Lead }>().data;
  await enter({ ...caller, owner_id: me });
  await enter({ ...caller, owner_note: "Nobody's" });

  expect(await read<Lead>(`leads.php?id=${id}`)).toMatchObject({ owner: "asha", owner_note: "Speaks Marathi" });
  const told = db.selectFrom("notices").select(["user_id", "kind", "lead_id", "words", "actor_id"]);
  expect(await told.execute()).toEqual([
    { user_id: asha, kind: "given", lead_id: id, words: "Speaks Marathi", actor_id: me },
  ]);
});

test("an entry that is sent twice under its key is stored once, also at once, and answered as the first time", async () => {
  const { db, enter } = await deskApp();
  const entry = { ...caller, message: "Evening classes?", idempotency_key: "entry-of-suresh" };

  const answers = await Promise.all([enter(entry), enter(entry)]);

  const [first, second] = answers.map((answer) => [answer.statusCode, answer.json<{ data: Lead }>().data.id]);
  expect(first).toEqual([201, expect.any(Number)]);
  expect(second).toEqual(first);
  expect(await db.selectFrom("leads").select("name").execute()).toHaveLength(1);
  expect(await db.selectFrom("enquiry_events").select("kind").execute()).toHaveLength(2);
  expect((await enter({ ...entry, idempotency_key: "short" })).statusCode).toBe(422);
});

test("whoever is entered by hand is new unless said otherwise, has agreed to no notice, and gets no mail", async () => {
  const { db, enter } = await deskApp();

  const response = await enter({ ...caller, owner_id: "", follow_up_on: "", email: "", message: "" });

  expect(response.json()).toMatchObject({
    data: { stage: "new", owner_id: null, follow_up_on: null, email: "", consent_version: "" },
  });
  expect(await db.selectFrom("outbox").selectAll().execute()).toEqual([]);
  const events = await db.selectFrom("enquiry_events").select("kind").execute();
  expect(events).toEqual([{ kind: "form" }]);
});

test("an entry that cannot be is refused beside its field, and nothing is stored", async () => {
  const { db, enter } = await deskApp();

  for (const [change, field, sentence] of [
    [{ name: " " }, "name", "Name is required"],
    [{ course: undefined }, "course", "Interested course is required"],
    [{ phone: "" }, "phone", "Phone or email is required"],
    [{ phone: "  ", email: "  " }, "phone", "Phone or email is required"],
    [{ phone: "12" }, "phone", "Phone must be a telephone number, such as 98765 43210"],
    [{ phone: "00000 00000" }, "phone", "Phone must be a telephone number, such as 98765 43210"],
    [{ email: "suresh" }, "email", "Email must be an address such as name@example.com"],
    [{ source: "/guidance" }, "source", "Source must be one of call, walk-in, fair, whatsapp, referral, other"],
    [{ owner_id: 9999 }, "owner_id", "Owner must be a counsellor or an admin"],
    [
      { follow_up_on: "tomorrow" },
      "follow_up_on",
      "Follow-up must be a day such as 2026-11-25, or a day and a time such as 2026-11-25T17:00",
    ],
  ] as const) {
    const response = await enter({ ...caller, ...change });

    expect.soft(response.statusCode, sentence).toBe(422);
    expect(response.json()).toMatchObject({ success: false, message: sentence });
    expect(response.json<{ errors: object }>().errors).toEqual({ [field]: sentence });
    for (const table of ["leads", "enquiry_events"] as const) {
      expect(await db.selectFrom(table).select("id").execute()).toEqual([]);
    }
  }
});

test("an empty entry is told all that it lacks at once", async () => {
  const { enter } = await deskApp();

  const { errors } = (await enter({})).json<{ errors: object }>();

  expect(Object.keys(errors).toSorted()).toEqual(["course", "name", "phone", "source"]);
});

test("whoever is signed out enters nobody", async () => {
  const { call, db } = await deskApp();
  const send = (token?: string) => call({ method: "POST", url, token, payload: caller });

  expect((await send()).statusCode).toBe(401);
  expect((await send("a".repeat(40))).statusCode).toBe(401);
  expect(await db.selectFrom("leads").select("id").execute()).toEqual([]);
});

test("somebody who is known already is stored again, and staff are told of the others", async () => {
  const { enter, read, ...testing } = await deskApp();
  const [first] = await sendLeads(testing, { name: "Tanvi Bhosale", phone: "98225 50148" });

  const again = await enter({ ...caller, phone: "+91 98225-50148", email: "" });
  expect(again.json()).toMatchObject({
    message: "Lead created. Another lead has the same telephone number or e-mail.",
    data: { duplicates: 1 },
  });
  const { id } = again.json<{ data: Lead }>().data;
  expect(await read<Lead[]>(`lead-merges.php?id=${id}`)).toMatchObject([{ id: first }]);

  const byMail = await enter({ ...caller, phone: "", email: "tanvi@mail.example" });
  expect(byMail.json()).toMatchObject({ data: { phone: "", phone_e164: "", duplicates: 1 } });
  const both = await enter({ ...caller, phone: "98225 50148", email: "tanvi@mail.example" });
  expect(both.json()).toMatchObject({
    message: "Lead created. 3 other leads have the same telephone number or e-mail.",
  });
});

test("what is not known of two people makes them no duplicates, and no mail can be written to them", async () => {
  const { call, db, enter, read, token } = await deskApp();
  await enter(caller);
  await enter({ ...caller, name: "Usha Kale", phone: "98220 61801" });
  await enter({ ...caller, name: "Vinod Rao", phone: "", email: "vinod@mail.example" });
  await enter({ ...caller, name: "Wahida Khan", phone: "", email: "wahida@mail.example" });

  const leads = await read<Lead[]>("leads.php");
  expect(leads.map(({ duplicates }) => duplicates)).toEqual([0, 0, 0, 0]);
  const finds = await read<object[]>("search.php?q=vinod");
  expect(finds).toMatchObject([{ kind: "lead", detail: "vinod@mail.example" }]);

  const mail = { subject: "Your call", body: "Hello" };
  const address = `/backend/admin/lead-mails.php?id=${leads[3]!.id}`;
  const response = await call({ method: "POST", url: address, token, payload: mail });
  expect(response.statusCode).toBe(422);
  expect(response.json()).toMatchObject({ errors: { email: "No e-mail address of this lead is known" } });
  expect(await db.selectFrom("outbox").selectAll().execute()).toEqual([]);
});

test("the dashboard counts who was entered by hand among the leads of the day, and as waiting while new", async () => {
  stopClock();
  const { enter, read } = await deskApp();
  await enter(caller);

  const { days, unanswered_leads } = await read<{ days: object[]; unanswered_leads: object[] }>("enquiry-figures.php");

  expect(days.at(-1)).toEqual({ day: dayInIndia(), leads: 1, messages: 0, applications: 0, subscribers: 0 });
  expect(unanswered_leads[0]).toEqual({ age: "today", count: 1 });
});
