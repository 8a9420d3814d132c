import { expect, test } from "vitest";
import { dayInIndia } from "#app/lib/time/india-day.ts";
import { testApp } from "#test/app.ts";
import { stopClock } from "#test/stop-clock.ts";

const url = "/backend/admin/waiting.php";
const person = { name: "Tanvi Bhosale", email: "tanvi@mail.example" };

test("the sidebar's counts come with one call and from counters, and shrink as staff work", async () => {
  stopClock();
  const { call, db, signIn, statements } = await testApp();
  const lead = { ...person, phone: "98225 50148", course: "Online MBA" };
  const application = {
    email: person.email,
    password: "kettle under a banyan",
    confirmPassword: "kettle under a banyan",
    firstName: "Tanvi",
    lastName: "Bhosale",
    phone: "982-255-0148",
    company: "Bharat Forge",
  };
  const message = { ...person, subject: "Fees", message: "In parts?" };
  for (const [form, payload] of Object.entries({ leads: lead, contact: message, applications: application })) {
    await call({ method: "POST", url: `/backend/api/${form}.php`, payload });
  }
  await call({ method: "POST", url: "/backend/api/leads.php", payload: lead });
  await db
    .updateTable("leads")
    .set({ stage: "contacted", follow_up_on: dayInIndia(-1) })
    .where("id", "=", 1)
    .execute();
  await db.updateTable("leads").set({ follow_up_on: dayInIndia() }).where("id", "=", 2).execute();
  const token = await signIn();
  const counts = async () => {
    const { mails: _mails, ...counts } = (await call({ method: "GET", url, token })).json().data;
    return counts;
  };

  statements.length = 0;
  expect(await counts()).toEqual({
    notices: 0,
    new_leads: 1,
    overdue_follow_ups: 1,
    new_messages: 1,
    new_applications: 1,
  });
  // From counters: the only tables that are looked into are those of the one figure that has none, and today's leads.
  expect(statements.filter((statement) => /from "(messages|subscribers|courses)"/.test(statement))).toEqual([]);

  await call({ method: "POST", url: "/backend/admin/messages.php?id=1", token, payload: { reply: "Yes" } });
  const toApplicant = { method: "POST", url: "/backend/admin/enquiry-events.php?of=application&id=1", token } as const;
  await call({ ...toApplicant, payload: { kind: "call", is_begun: 1 } });
  expect(await counts()).toMatchObject({ new_applications: 1 });
  await call({ ...toApplicant, payload: { kind: "call" } });
  await db.updateTable("leads").set({ stage: "lost" }).where("id", "=", 1).execute();
  await db.updateTable("leads").set({ merged_into_id: 1 }).where("id", "=", 2).execute();
  expect(await counts()).toEqual({
    notices: 0,
    new_leads: 0,
    overdue_follow_ups: 0,
    new_messages: 0,
    new_applications: 0,
  });

  statements.length = 0;
  await counts();
  expect(statements.filter((statement) => /enquiry_events/.test(statement))).toEqual([]);
  await db.deleteFrom("enquiry_events").where("kind", "=", "call").execute();
  expect(await counts()).toMatchObject({ new_applications: 1 });
});

test("nobody else is told how much waits", async () => {
  const { call } = await testApp();
  expect((await call({ method: "GET", url })).statusCode).toBe(401);
});
