import { expect, test } from "vitest";
import type { EnquiryEvent } from "#app/domain/enquiry-event/enquiry-event-schema.ts";
import { testApp } from "#test/app.ts";
import { sendLeads } from "#test/factories/lead-factories.ts";

const password = "a long enough password";

/** Tanvi is lead 1 and has sent application 1; Usha's application 2 is of nobody who is a lead. */
async function office() {
  const testing = await testApp();
  const token = await testing.signIn();
  await sendLeads(testing, { name: "Tanvi Bhosale", phone: "98225 50148" });
  const apply = (firstName: string, email: string, phone: string) =>
    testing.call({
      method: "POST",
      url: "/backend/api/applications.php",
      payload: { firstName, lastName: "Bhosale", email, phone, password, confirmPassword: password, company: "Tarang" },
    });
  expect((await apply("Tanvi", "tanvi@mail.example", "982-255-0148")).statusCode).toBe(201);
  await apply("Usha", "usha@mail.example", "982-255-0149");
  const ask = (method: "GET" | "POST" | "PUT" | "DELETE", path: string, payload?: object) =>
    testing.call({ method, url: `/backend/admin/${path}`, token, ...(payload && { payload }) });
  const eventsAt = async (path: string) => (await ask("GET", path)).json<{ data: EnquiryEvent[] }>().data;
  const calls = async (path: string) => (await eventsAt(path)).filter(({ kind }) => kind === "call");
  const noted = (application_id: number) =>
    ask("POST", "lead-calls.php?id=1", { outcome: "reached", text: "Sends the mark sheets", application_id });
  return { ...testing, ask, noted, ofLead: () => calls("lead-events.php?id=1"), ofApplication: () => calls(sent) };
}

const sent = "enquiry-events.php?of=application&id=1";
const called = [{ is_begun: 0, text: expect.stringContaining("Sends the mark sheets") }];

test("a call to an applicant who is a lead is one line in both stories, and moves the lead", async () => {
  const { ask, noted, ofLead, ofApplication } = await office();
  await ask("POST", sent, { kind: "call", is_begun: 1 });
  expect(await ofApplication()).toMatchObject([{ is_begun: 1, lead_id: null }]);
  const untouched = async () => (await ask("GET", "waiting.php")).json().data.new_applications;
  expect(await untouched()).toBe(2);

  const { event_id } = (await noted(1)).json().data;
  expect([await ofLead(), await ofApplication()]).toMatchObject([called, called]);
  expect(await untouched()).toBe(1);
  const lead = async () => (await ask("GET", "leads.php?id=1")).json().data;
  expect(await lead()).toMatchObject({ stage: "contacted", owner: "meenal" });

  const [told] = await ofApplication();
  expect(told).toMatchObject({ can_be_taken_back: 0 });
  const there = await ask("DELETE", `${sent}&event=${told!.id}`);
  expect([there.statusCode, there.json().message]).toEqual([422, "It is taken back in the story of the lead"]);
  expect((await ask("DELETE", `lead-events.php?id=1&event=${event_id}`)).statusCode).toBe(200);
  expect([await ofLead(), await ofApplication()]).toEqual([[], []]);
  expect(await lead()).toMatchObject({ stage: "new", owner: null });
  expect(await untouched()).toBe(2);
});

test.each([2, 99, 0])("a call to a lead is of no application but the person's: %i", async (application) => {
  const { db, noted, ofLead } = await office();
  expect((await noted(application)).statusCode).toBe(422);
  expect(await ofLead()).toEqual([]);
  expect(await db.selectFrom("leads").select("stage").execute()).toEqual([{ stage: "new" }]);
});

test("the call stays with each of them when the other is deleted, and is told once when the application comes back", async () => {
  const { ask, noted, ofLead, ofApplication } = await office();
  await noted(1);
  await ask("DELETE", "applications.php?id=1");
  expect(await ofLead()).toMatchObject(called);
  const { data } = (await ask("GET", "trash.php?page=1")).json();
  expect((await ask("POST", `trash.php?id=${data[0].id}`)).statusCode).toBe(200);
  expect([await ofLead(), await ofApplication()]).toMatchObject([called, called]);

  await ask("DELETE", "leads.php?id=1");
  expect(await ofApplication()).toMatchObject(called);
});
