import { expect, test } from "vitest";
import type { Day } from "#app/domain/lead/day/day-schema.ts";
import type { Lead, NotedLead } from "#app/domain/lead/lead-schema.ts";
import { testApp } from "#test/app.ts";
import { sendLeads } from "#test/factories/lead-factories.ts";
import { openOffice } from "#test/open-office-hours.ts";
import { stopClock } from "#test/stop-clock.ts";

// In India 15:27 on a Monday.
const NOW = "2026-11-23T09:57:00.000Z";

/** Meenal's desk with leads of which each is as told. */
async function desk(people: { name: string; owner?: "me"; stage?: string; follow_up_on?: string; touched?: string }[]) {
  const testing = await testApp();
  stopClock(new Date(NOW));
  const ids = await sendLeads(
    testing,
    ...people.map(({ name }, index) => ({ name, email: `p${index}@mail.example`, phone: `98225 5014${index}` })),
  );
  let token = await testing.signIn();
  /** The session of yesterday has ended. */
  const goTo = async (now: string) => {
    stopClock(new Date(now));
    token = await testing.signIn();
  };
  const { id: meenal } = await testing.db
    .selectFrom("users")
    .select("id")
    .where("username", "=", "meenal")
    .executeTakeFirstOrThrow();
  for (const [index, { owner, stage, follow_up_on, touched }] of people.entries()) {
    const change = {
      ...(owner && { owner_id: meenal }),
      ...(stage && { stage }),
      ...(follow_up_on && { follow_up_on }),
    };
    await testing.db
      .updateTable("leads")
      .set({ ...(change as object), ...(touched && { last_event_at: touched }) })
      .set({ created_at: `2026-11-2${index % 3}T06:00:00.000Z` })
      .where("id", "=", ids[index]!)
      .execute();
  }
  const day = async () => {
    const answer = await testing.call({ method: "GET", url: "/backend/admin/day.php", token });
    return answer.json<{ data: Day }>().data;
  };
  const noteCall = (id: number, payload: object) =>
    testing.call({ method: "POST", url: `/backend/admin/lead-calls.php?id=${id}`, token, payload });
  const lead = async (id: number) => {
    const answer = await testing.call({ method: "GET", url: `/backend/admin/leads.php?id=${id}`, token });
    return answer.json<{ data: Lead }>().data;
  };
  const takeBack = (id: number, event: number) =>
    testing.call({ method: "DELETE", url: `/backend/admin/lead-events.php?id=${id}&event=${event}`, token });
  return { ...testing, ids, meenal, token, day, noteCall, lead, takeBack, goTo };
}

const namesOf = ({ groups }: Day) =>
  Object.fromEntries(groups.map(({ reason, leads }) => [reason, leads.map(({ name }) => name)]));

test("everybody who waits stands under one reason, the longest wait first, and nobody else's leads do", async () => {
  const { day, db, ids } = await desk([
    { name: "Promised", owner: "me", stage: "counselling", follow_up_on: "2026-11-23T15:30" },
    { name: "Late", owner: "me", stage: "contacted", follow_up_on: "2026-11-21" },
    { name: "New second", follow_up_on: "" },
    { name: "New first", owner: "me" },
    { name: "At six", owner: "me", stage: "contacted", follow_up_on: "2026-11-23T18:00" },
    { name: "Some time today", owner: "me", stage: "contacted", follow_up_on: "2026-11-23" },
    { name: "Silent", owner: "me", stage: "contacted", touched: "2026-11-10T06:00:00.000Z" },
    { name: "Heard yesterday", owner: "me", stage: "contacted", touched: "2026-11-22T06:00:00.000Z" },
    { name: "Nobody's", stage: "counselling" },
    { name: "Enrolled", owner: "me", stage: "enrolled", follow_up_on: "2026-11-20" },
  ]);
  const another = await db.selectFrom("users").select("id").where("username", "=", "ravi").executeTakeFirstOrThrow();

  expect(namesOf(await day())).toEqual({
    asked: [],
    timed: ["Promised"],
    overdue: ["Late"],
    new: ["New first", "New second"],
    due: ["Some time today", "At six"],
    silent: ["Silent"],
    unowned: ["Nobody's"],
  });

  expect(Object.keys(namesOf(await day())).slice(0, 3)).toEqual(["timed", "asked", "overdue"]);

  await db.updateTable("leads").set({ owner_id: another.id }).where("id", "in", ids).execute();
  expect(namesOf(await day())).toEqual({
    asked: [],
    timed: [],
    overdue: [],
    new: [],
    due: [],
    silent: [],
    unowned: [],
  });
});

test("a call that was promised on nobody's lead comes up for everybody at its time, and stands under one reason", async () => {
  const { day } = await desk([
    { name: "Mine", owner: "me", stage: "contacted", follow_up_on: "2026-11-21" },
    { name: "Promised", stage: "contacted", follow_up_on: "2026-11-23T15:30" },
    { name: "Late", stage: "contacted", follow_up_on: "2026-11-22T10:00" },
    { name: "Tonight", stage: "contacted", follow_up_on: "2026-11-23T18:00" },
    { name: "Today", stage: "contacted", follow_up_on: "2026-11-23" },
  ]);

  expect(namesOf(await day())).toMatchObject({
    timed: ["Promised"],
    overdue: ["Mine", "Late"],
    due: [],
    unowned: ["Today", "Tonight"],
  });
});

test("around midnight a day alone is no minute of it", async () => {
  const { day, goTo } = await desk([
    { name: "Day alone", owner: "me", stage: "contacted", follow_up_on: "2026-11-24" },
  ]);

  await goTo("2026-11-23T18:22:00.000Z");
  expect(namesOf(await day())).toMatchObject({ timed: [], overdue: [], due: [] });
  await goTo("2026-11-23T18:35:00.000Z");
  expect(namesOf(await day())).toMatchObject({ timed: [], overdue: [], due: ["Day alone"] });
});

test("a call that nobody took says so in the timeline, and the next step is stored with it", async () => {
  const { ids, noteCall, lead, day, meenal } = await desk([{ name: "Zoya" }]);

  const answer = await noteCall(ids[0]!, { outcome: "no-answer", text: "Rang long", follow_up_on: "2026-11-23T17:30" });

  expect(answer.statusCode).toBe(201);
  expect(await lead(ids[0]!)).toMatchObject({
    stage: "contacted",
    owner_id: meenal,
    follow_up_on: "2026-11-23T17:30",
  });
  const { done, groups } = await day();
  expect(done).toBe(1);
  expect(groups.find(({ reason }) => reason === "due")?.leads.map(({ name }) => name)).toEqual(["Zoya"]);
});

test("who is not interested is lost and comes back no more; taking the call back takes all of it back", async () => {
  const { ids, noteCall, lead, takeBack } = await desk([
    { name: "Zoya", owner: "me", stage: "counselling", follow_up_on: "2026-11-23" },
  ]);
  const id = ids[0]!;

  const { event_id } = (await noteCall(id, { outcome: "not-interested", text: "Too dear" })).json<{ data: NotedLead }>()
    .data;
  expect(await lead(id)).toMatchObject({ stage: "lost", follow_up_on: null });

  await takeBack(id, event_id);
  expect(await lead(id)).toMatchObject({ stage: "counselling", follow_up_on: "2026-11-23" });
});

test("whom nobody reaches is tried by the office's rule, said in the queue, and then lost: nobody comes back", async () => {
  const { ids, noteCall, lead, day, db, token, call, takeBack, goTo } = await desk([{ name: "Zoya", owner: "me" }]);
  const id = ids[0]!;
  const rules = { tries: ["2 h", "1 day", "day 3"] };
  await openOffice(db, { holidays: ["2026-11-25 Office trip"] });
  await call({ method: "POST", url: "/backend/admin/desk-rules.php", token, payload: rules });

  const steps: (string | null)[] = [];
  for (const now of ["2026-11-23T09:57", "2026-11-23T11:57", "2026-11-24T06:00"]) {
    await goTo(`${now}:00.000Z`);
    expect((await noteCall(id, { outcome: "no-answer" })).statusCode).toBe(201);
    steps.push((await lead(id)).follow_up_on);
  }
  // The second day, and the third: a holiday, therefore the fourth.
  expect(steps).toEqual(["2026-11-23T17:27", "2026-11-24T11:00", "2026-11-26T17:30"]);
  expect((await lead(id)).stage).toBe("contacted");
  await goTo("2026-11-26T05:00:00.000Z");
  expect((await day()).groups.find(({ reason }) => reason === "due")?.leads).toMatchObject([{ tries: 3 }]);

  const { event_id } = (await noteCall(id, { outcome: "busy" })).json<{ data: NotedLead }>().data;
  expect(await lead(id)).toMatchObject({ stage: "lost", lost_reason: "Never reached", follow_up_on: null });
  await db.updateTable("leads").set({ last_event_at: "2026-11-01T06:00:00.000Z" }).where("id", "=", id).execute();
  expect(namesOf(await day())).toMatchObject({ overdue: [], due: [], silent: [] });

  await takeBack(id, event_id);
  expect(await lead(id)).toMatchObject({ stage: "contacted", follow_up_on: "2026-11-26T17:30" });
});

test("a wrong number is lost unless somebody was spoken with before, or staff say otherwise", async () => {
  const { ids, noteCall, lead } = await desk([
    { name: "Wrong", owner: "me" },
    { name: "Known", owner: "me", stage: "counselling" },
    { name: "Kept", owner: "me" },
  ]);

  for (const [index, more] of [{}, {}, { stage: "contacted", follow_up_on: "2026-11-24" }].entries()) {
    await noteCall(ids[index]!, { outcome: "wrong-number", ...more });
  }

  expect(await lead(ids[0]!)).toMatchObject({ stage: "lost", lost_reason: "Never reached", follow_up_on: null });
  expect(await lead(ids[1]!)).toMatchObject({ stage: "counselling", follow_up_on: null });
  expect(await lead(ids[2]!)).toMatchObject({ stage: "contacted", follow_up_on: "2026-11-24" });
});

test("what somebody else has decided meanwhile refuses the call, and nothing is stored", async () => {
  const { ids, noteCall, lead, db } = await desk([{ name: "Zoya", owner: "me", stage: "counselling" }]);

  const from = { stage: "contacted", follow_up_on: null };
  const answer = await noteCall(ids[0]!, { outcome: "reached", stage: "applied", from });

  expect(answer.statusCode).toBe(409);
  expect(answer.json<{ data: Lead }>().data.stage).toBe("counselling");
  expect(await lead(ids[0]!)).toMatchObject({ stage: "counselling" });
  expect(await db.selectFrom("enquiry_events").select("id").where("kind", "=", "call").execute()).toEqual([]);
});

test("a call that a device sends twice is noted once, and a refused one may be sent again under its key", async () => {
  const { ids, noteCall, lead, db } = await desk([{ name: "Zoya", owner: "me", stage: "new" }]);
  const from = { stage: "new", follow_up_on: null };
  const call = {
    outcome: "reached",
    text: "Wants the fee",
    stage: "contacted",
    from,
    idempotency_key: "device-call-1",
  };
  expect((await noteCall(ids[0]!, { ...call, from: { stage: "applied" } })).statusCode).toBe(409);

  const answers = [await noteCall(ids[0]!, call), await noteCall(ids[0]!, call)];

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
  const [first, second] = answers.map((answer) => answer.json<{ data: NotedLead }>().data);
  expect(second).toEqual(first);
  expect(await lead(ids[0]!)).toMatchObject({ stage: "contacted" });
  const calls = db.selectFrom("enquiry_events").select("text").where("kind", "=", "call");
  expect(await calls.execute()).toEqual([{ text: "Wants the fee" }]);
  expect((await noteCall(ids[0]!, { ...call, idempotency_key: "short" })).statusCode).toBe(422);
});

test("an outcome that does not exist is refused in a plain sentence, an unknown lead is not found", async () => {
  const { ids, noteCall } = await desk([{ name: "Zoya" }]);

  const refused = await noteCall(ids[0]!, { outcome: "vanished" });
  expect({ status: refused.statusCode, message: refused.json<{ message: string }>().message }).toEqual({
    status: 422,
    message: "Outcome must be one of reached, no-answer, busy, later, wrong-number, not-interested",
  });
  expect((await noteCall(999_999, { outcome: "reached" })).statusCode).toBe(404);
});

test("who wrote or applied and is no lead stands in the day until somebody answers; who is a lead does not", async () => {
  const { call, day } = await desk([{ name: "Known" }]);
  const write = (name: string, email: string) =>
    call({
      method: "POST",
      url: "/backend/api/contact.php",
      payload: { name, email, subject: "Exams", message: "When?" },
    });
  const password = "kettle under a banyan";
  const apply = (email: string, phone: string) => {
    const person = { firstName: "Isha", lastName: "Rathod", email, phone, company: "Bharat Forge" };
    const payload = { ...person, password, confirmPassword: password, interest: "Online MBA" };
    return call({ method: "POST", url: "/backend/api/applications.php", payload });
  };
  await write("Known", "p0@mail.example");
  await write("Stranger", "stranger@mail.example");
  await apply("isha@mail.example", "982-255-0199");
  await apply("other@mail.example", "982-255-0140");

  expect((await day()).strangers).toMatchObject([
    { noun: "message", name: "Stranger", about: "Exams" },
    { noun: "application", name: "Isha Rathod", about: "Online MBA" },
  ]);
});

test("an applicant whom somebody has called is no stranger any more, and known people hide no stranger", async () => {
  const { call, db, day, token } = await desk([{ name: "Known" }]);
  const write = (name: string, email: string) =>
    call({
      method: "POST",
      url: "/backend/api/contact.php",
      payload: { name, email, subject: "Exams", message: "When?" },
    });
  await write("Known", "p0@mail.example");
  const { id: _, ...message } = await db.selectFrom("messages").selectAll().executeTakeFirstOrThrow();
  const alike = Array.from({ length: 250 }, () => ({ ...message, idempotency_key: null }));
  await db.insertInto("messages").values(alike).execute();
  await write("Stranger", "stranger@mail.example");
  const password = "kettle under a banyan";
  const person = { firstName: "Isha", lastName: "Rathod", email: "isha@mail.example", phone: "982-255-0199" };
  const payload = { ...person, company: "Bharat Forge", password, confirmPassword: password, interest: "Online MBA" };
  await call({ method: "POST", url: "/backend/api/applications.php", payload });
  const names = async () => (await day()).strangers.map(({ name }) => name);
  expect(await names()).toEqual(["Stranger", "Isha Rathod"]);

  const { id } = await db.selectFrom("applications").select("id").executeTakeFirstOrThrow();
  const url = `/backend/admin/enquiry-events.php?of=application&id=${id}`;
  await call({ method: "POST", url, token, payload: { kind: "call", text: "Will pay on Friday" } });
  expect(await names()).toEqual(["Stranger"]);
});

test("who was lost or enrolled and writes or applies again stands in the day until somebody works with them", async () => {
  const { call, db, day, ids, goTo, signIn } = await desk([
    { name: "Lost", stage: "lost" },
    { name: "Enrolled", stage: "enrolled" },
    { name: "Open", stage: "contacted" },
    { name: "Lost", stage: "lost" },
    { name: "Open before", stage: "contacted" },
  ]);
  // What a lead that was merged stood at is of no meaning: its survivor is lost.
  await db.updateTable("leads").set({ merged_into_id: ids[3]! }).where("id", "=", ids[4]!).execute();
  await goTo("2026-11-24T06:00:00.000Z");
  for (const index of [0, 1, 2, 4]) {
    const payload = { name: `Of ${index}`, email: `p${index}@mail.example`, subject: "Again", message: "When?" };
    await call({ method: "POST", url: "/backend/api/contact.php", payload });
  }
  const password = "kettle under a banyan";
  const person = { firstName: "Isha", lastName: "Rathod", email: "isha@mail.example", phone: "982-255-0143" };
  const payload = { ...person, company: "Bharat Forge", password, confirmPassword: password, interest: "Online MBA" };
  await call({ method: "POST", url: "/backend/api/applications.php", payload });
  const names = async () => (await day()).strangers.map(({ name }) => name);
  expect(await names()).toEqual(["Of 0", "Of 1", "Of 4", "Isha Rathod"]);

  await goTo("2026-11-24T07:00:00.000Z");
  const token = await signIn();
  const note = { kind: "note", text: "Rang: wants the fee" };
  await call({ method: "POST", url: `/backend/admin/lead-events.php?id=${ids[3]}`, token, payload: note });
  await call({ method: "PUT", url: `/backend/admin/leads.php?id=${ids[0]}`, token, payload: { stage: "contacted" } });
  expect(await names()).toEqual(["Of 1"]);
});

test("who waits and how much is done is read in one statement", async () => {
  const { call, signIn, statements } = await testApp();
  const token = await signIn();
  statements.length = 0;
  expect((await call({ method: "GET", url: "/backend/admin/day.php", token })).statusCode).toBe(200);
  // What runs beside it reads leads, too.
  const waiting = statements.filter((statement) => /as (waiting|asked|done)\b/.test(statement));
  expect(waiting).toHaveLength(1);
});
