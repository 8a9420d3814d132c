import { expect, test } from "vitest";
import { giveWaitingLeads } from "#app/domain/lead-taking/give-leads.server.ts";
import type { Day } from "#app/domain/lead/day/day-schema.ts";
import type { Lead } from "#app/domain/lead/lead-schema.ts";
import type { Notice } from "#app/domain/notice/notice-schema.ts";
import { tellByTheClock } from "#app/domain/notice/clock-notices.server.ts";
import { minuteInIndia } from "#app/lib/time/india-day.ts";
import { addUser, testApp } from "#test/app.ts";
import { addCourse, addUniversity } from "#test/factories/factories.ts";
import { sendLeads } from "#test/factories/lead-factories.ts";
import { openOffice } from "#test/open-office-hours.ts";
import { stopClock } from "#test/stop-clock.ts";

const at = (minute: string) => Date.parse(`${minute}:00+05:30`);
const monday = at("2026-11-23T11:00");

/** An office whose counsellors take new leads by these rules, on a Monday morning. */
async function office(rules: object = {}, takers: Record<string, object> = { asha: {}, bela: {}, carl: {} }) {
  stopClock(monday);
  const testing = await testApp({ mostFormPosts: 1000 });
  await openOffice(testing.db);
  const token = await testing.signIn();
  const ids: Record<string, number> = {};
  for (const name of Object.keys(takers)) ids[name] = await addUser(testing.db, name, "counsellor");
  const save = (payload: object) =>
    testing.call({ method: "POST", url: "/backend/admin/desk-rules.php", token, payload });
  const people = Object.entries(takers).map(([name, more]) => ({ user_id: ids[name], ...more }));
  const withIds = JSON.parse(JSON.stringify({ taking: "round-robin", takers: people, ...rules }), (key, value) =>
    key === "user_id" && typeof value === "string" ? ids[value] : value,
  );
  expect((await save(withIds)).statusCode).toBe(200);
  let sent = 0;
  async function arrive(more: object = {}): Promise<Lead> {
    sent += 1;
    const person = { name: `P${sent}`, email: `p${sent}@mail.example`, phone: `98225 6${`${sent}`.padStart(4, "0")}` };
    const [id] = await sendLeads(testing, { ...person, ...more });
    return lead(id!);
  }
  const lead = async (id: number) =>
    (await testing.call({ method: "GET", url: `/backend/admin/leads.php?id=${id}`, token })).json<{ data: Lead }>()
      .data;
  const notices = async (name: string) => {
    const answer = await testing.call({
      method: "GET",
      url: "/backend/admin/notices.php",
      token: await testing.signIn(name),
    });
    return answer.json<{ data: Notice[] }>().data;
  };
  return { ...testing, token, ids, save, arrive, lead, notices };
}

const owners = (leads: Lead[]) => leads.map(({ owner }) => owner);

test("new leads go round in turn, each says why, and the new owner alone is told", async () => {
  const { arrive, notices, call, token } = await office();

  const leads = [await arrive(), await arrive(), await arrive(), await arrive()];

  expect(owners(leads)).toEqual(["asha", "bela", "carl", "asha"]);
  expect(leads[0]!.owner_note).toBe("Next in turn of 3");
  const url = `/backend/admin/lead-events.php?id=${leads[0]!.id}`;
  const [line] = (await call({ method: "GET", url, token })).json().data;
  expect(line).toMatchObject({ kind: "owner", text: "None → asha\nNext in turn of 3", actor: null });
  expect(await notices("bela")).toMatchObject([
    { kind: "given", lead: { id: leads[1]!.id, name: "P2" }, words: "Next in turn of 3", actor: null, is_seen: 0 },
  ]);
  expect(await notices("meenal")).toEqual([]);
});

test("those that come at once are spread within one", async () => {
  const { arrive, db } = await office();
  await Promise.all(Array.from({ length: 12 }, () => arrive()));
  const leads = await db.selectFrom("leads").select("owner_id").execute();
  const counts = Map.groupBy(leads, ({ owner_id }) => owner_id);
  expect([...counts.values()].map((own) => own.length)).toEqual([4, 4, 4]);
});

test("who is given somebody they know already has had their turn: shares stay within one", async () => {
  const { arrive } = await office();
  const first = await arrive();
  await arrive({ phone: first.phone });
  const leads = [await arrive(), await arrive(), await arrive(), await arrive(), await arrive(), await arrive()];
  expect(owners(leads)).toEqual(["bela", "carl", "bela", "carl", "asha", "bela"]);
});

test("who comes back is next once, not for all that they missed, nor are two who come back together", async () => {
  const late = { hours: "12:00-20:00" };
  const { arrive } = await office({}, { asha: {}, bela: late, carl: late });
  for (let lead = 0; lead < 5; lead += 1) await arrive();
  stopClock(at("2026-11-23T12:30"));
  const leads = [await arrive(), await arrive(), await arrive(), await arrive(), await arrive(), await arrive()];
  expect(owners(leads)).toEqual(["bela", "carl", "asha", "bela", "carl", "asha"]);
});

test("where the least busy is next, it is whoever has the fewest waiting for a first call", async () => {
  const { arrive, call, token } = await office({ taking: "least-busy" });
  const [first, second] = [await arrive(), await arrive(), await arrive()];
  const url = `/backend/admin/leads.php?id=${second.id}`;
  await call({ method: "PUT", url, token, payload: { stage: "contacted" } });
  expect([first.owner, second.owner]).toEqual(["asha", "bela"]);
  expect(await arrive()).toMatchObject({ owner: "bela", owner_note: "Least busy of 3" });
});

test("who has as many as they take is passed over, unless everybody has", async () => {
  const { arrive } = await office({}, { asha: { most_waiting: 1 }, bela: { most_waiting: 2 } });
  const leads = [await arrive(), await arrive(), await arrive(), await arrive()];
  expect(owners(leads)).toEqual(["asha", "bela", "bela", "asha"]);
  expect(leads.map(({ owner_note }) => owner_note).slice(2)).toEqual([
    "The only one with room",
    "Everybody has enough, next in turn of 2",
  ]);
});

test("who asks one question about one course is known by its level and university, wherever the question was asked", async () => {
  const { db, arrive } = await office({
    taking_rules: [
      { field: "university", words: "Bhogdoi", user_id: "bela" },
      { field: "level", words: "UG", user_id: "carl" },
    ],
  });
  const valley = await addUniversity(db, { name: "Bhogdoi Valley University", slug: "bhogdoi-valley" });
  const coast = await addUniversity(db, { name: "Malabar Coast University", slug: "malabar-coast" });
  await addCourse(db, valley, { title: "B.Com", slug: "b-com-bhogdoi", degree_type: "UG" });
  await addCourse(db, coast, { title: "B.Com", slug: "b-com-malabar", degree_type: "UG" });
  const ask = (university: string) =>
    arrive({ course: `B.Com at ${university}: how long it takes`, source_page: "/compare" });

  expect(owners([await ask("Bhogdoi Valley University"), await ask("Malabar Coast University")])).toEqual([
    "bela",
    "carl",
  ]);
});

test("a rule names who takes a course, a source or a level, and the others take it when nobody named is present", async () => {
  const { arrive, save, ids } = await office({
    taking_rules: [
      { field: "course", words: "mba", user_id: "bela" },
      { field: "course", words: "MBA", user_id: "carl" },
      { field: "source", words: "pune", user_id: "carl" },
    ],
  });
  const leads = [
    await arrive({ course: "Online MBA" }),
    await arrive({ course: "Executive MBA" }),
    await arrive({ course: "BA", utm_campaign: "Pune fair" }),
    await arrive({ course: "BA" }),
  ];
  expect(owners(leads)).toEqual(["bela", "carl", "carl", "asha"]);
  expect(leads[0]!.owner_note).toBe("Course “mba”, next in turn of 2");
  expect(leads[2]!.owner_note).toBe("Source “pune”");

  await save({ takers: [{ user_id: ids["asha"] }] });
  expect(await arrive({ course: "Online MBA" })).toMatchObject({ owner: "asha", owner_note: "The only one present" });
});

test("a person who is known goes to whoever looks after them", async () => {
  const { arrive, call, token, ids } = await office();
  const first = await arrive();
  const payload = { owner_id: ids["carl"] };
  await call({ method: "PUT", url: `/backend/admin/leads.php?id=${first.id}`, token, payload });
  const again = await arrive({ phone: first.phone });
  expect(again).toMatchObject({ owner: "carl", owner_note: "Looks after this person already" });
});

test.each([
  ["has gone home for today", { hours: "09:00-10:00" }, "carl"],
  ["has a day off", { days_off: "Mon" }, "carl"],
  ["is on leave", { leave_from: "2026-11-23", leave_until: "2026-11-25" }, "asha"],
])(
  "a known person comes to their counsellor though that one %s; only a leave sends them on",
  async (_why, away, owner) => {
    const { arrive, call, token, ids } = await office({}, { asha: {}, carl: away });
    const first = await arrive();
    const payload = { owner_id: ids["carl"] };
    await call({ method: "PUT", url: `/backend/admin/leads.php?id=${first.id}`, token, payload });
    expect(await arrive({ phone: first.phone })).toMatchObject({ owner });
  },
);

test.each([
  ["on leave", { leave_from: "2026-11-20", leave_until: "2026-11-23" }, "2026-11-24T10:00"],
  ["before their hours", { hours: "12:00-20:00" }, "2026-11-23T12:00"],
  ["on a day off", { days_off: "Mon, Tue" }, "2026-11-25T10:00"],
])("nobody is given a lead who is %s; who waited finds an owner once somebody is there", async (_why, taker, later) => {
  const { arrive, ids, db, notices } = await office({}, { asha: taker });
  const { owner } = await arrive();
  const stored = () => db.selectFrom("leads").select(["owner_id", "owner_note", "last_event_at"]).execute();
  const isoOf = (time: number) => new Date(time).toISOString();
  await giveWaitingLeads(db);
  expect([owner, await stored()]).toEqual([null, [{ owner_id: null, owner_note: "", last_event_at: isoOf(monday) }]]);

  stopClock(at(later));
  await giveWaitingLeads(db);
  const given = { owner_id: ids["asha"], owner_note: "The only one present" };
  expect(await stored()).toEqual([{ ...given, last_event_at: isoOf(at(later)) }]);
  expect(await notices("asha")).toHaveLength(1);
});

test("who asked before a long holiday is given out after it, all at once; who is older was left by a decision", async () => {
  const { arrive, db } = await office();
  await openOffice(db, { holidays: ["2026-11-24", "2026-11-25", "2026-11-26", "2026-11-27", "2026-11-28"] });
  stopClock(at("2026-11-18T20:00"));
  const old = await arrive();
  stopClock(at("2026-11-23T20:00"));
  for (let lead = 0; lead < 25; lead += 1) await arrive();
  stopClock(at("2026-11-30T10:00"));
  while (await giveWaitingLeads(db));
  const left = await db.selectFrom("leads").select("id").where("owner_id", "is", null).execute();
  expect(left).toEqual([{ id: old.id }]);
});

test("a hand-over says something to the new owner; who had it learns of it and nothing more of the person", async () => {
  const { arrive, call, token, ids, notices, signIn } = await office();
  const { id } = await arrive();
  const payload = { owner_id: ids["bela"], owner_note: "Speaks Marathi only" };
  const answer = await call({ method: "PUT", url: `/backend/admin/leads.php?id=${id}`, token, payload });

  expect(answer.json().data).toMatchObject({ owner: "bela", owner_note: "Speaks Marathi only" });
  expect(await notices("bela")).toMatchObject([
    { kind: "given", lead: { id }, words: "Speaks Marathi only", actor: "meenal", is_seen: 0 },
  ]);
  expect((await notices("asha"))[0]).toMatchObject({ kind: "taken", lead: null, leads: 1, words: "", actor: "meenal" });

  const own = await signIn("bela");
  const unseen = async () =>
    (await call({ method: "GET", url: "/backend/admin/waiting.php", token: own })).json().data.notices;
  expect(await unseen()).toBe(1);
  const [{ id: notice }] = (await notices("bela")) as [Notice];
  await call({ method: "POST", url: "/backend/admin/notices.php", token: own, payload: { id: notice } });
  expect([await unseen(), (await notices("asha"))[0]!.is_seen]).toEqual([0, 0]);
});

test("a colleague whom a note names is asked on their day until they answer in the story", async () => {
  const { arrive, call, token, ids, notices, signIn } = await office({ taking: "nobody" });
  const { id } = await arrive();
  await call({ method: "PUT", url: `/backend/admin/leads.php?id=${id}`, token, payload: { owner_id: ids["asha"] } });
  const own = await signIn("asha");
  const note = (by: string, text: string) =>
    call({
      method: "POST",
      url: `/backend/admin/lead-events.php?id=${id}`,
      token: by,
      payload: { kind: "note", text },
    });
  const reasons = async () => {
    const { groups } = (await call({ method: "GET", url: "/backend/admin/day.php", token: own })).json<{ data: Day }>()
      .data;
    return groups.flatMap(({ reason, leads }) => leads.map(() => reason));
  };
  expect(await reasons()).toEqual(["new"]);

  const words = "@asha, please quote the fee. Cc @bela, mail@asha.example";
  const asked = await note(token, words);

  expect(await notices("asha")).toMatchObject([
    { kind: "mentioned", lead: { id }, words, actor: "meenal" },
    { kind: "given" },
  ]);
  expect([await notices("bela"), await reasons()]).toMatchObject([[{ kind: "mentioned", lead: { id } }], ["asked"]]);
  stopClock(monday + 60_000);
  await note(own, "1,75,000, @meenal");
  expect([await reasons(), (await notices("meenal"))[0]]).toMatchObject([
    ["new"],
    { kind: "mentioned", actor: "asha" },
  ]);

  const event = asked.json().data.event_id;
  await call({ method: "DELETE", url: `/backend/admin/lead-events.php?id=${id}&event=${event}`, token });
  expect(await notices("asha")).toMatchObject([{ kind: "given" }]);
});

test("a counsellor who is asked about a colleague's lead reads its story and answers there, and meets it nowhere else", async () => {
  const { arrive, call, token, ids, signIn } = await office({ taking: "nobody" });
  const { id, email } = await arrive();
  await call({ method: "PUT", url: `/backend/admin/leads.php?id=${id}`, token, payload: { owner_id: ids["asha"] } });
  const message = { name: "Tanvi", email, subject: "Exams", message: "When?" };
  await call({ method: "POST", url: "/backend/api/contact.php", payload: message });
  const [asha, bela] = [await signIn("asha"), await signIn("bela")];
  const get = async (by: string, file: string) => {
    const answer = await call({ method: "GET", url: `/backend/admin/${file}`, token: by });
    return { status: answer.statusCode, data: answer.json().data };
  };
  const note = async (by: string, text: string): Promise<number> => {
    const payload = { kind: "note", text };
    const url = `/backend/admin/lead-events.php?id=${id}`;
    return (await call({ method: "POST", url, token: by, payload })).json().data.event_id;
  };
  const reads = async () => [
    (await get(bela, `leads.php?id=${id}`)).status,
    (await get(bela, "messages.php?id=1")).status,
    (await get(bela, "day.php")).data.groups[1].leads.length,
  ];
  expect(await reads()).toEqual([404, 404, 0]);

  const asked = await note(asha, "@bela please quote the fee");

  expect(await reads()).toEqual([200, 200, 1]);
  await note(bela, "1,75,000 in all");
  expect(await reads()).toEqual([200, 200, 0]);
  expect((await get(asha, `lead-events.php?id=${id}`)).data[0]).toMatchObject({
    text: "1,75,000 in all",
    actor: "bela",
  });
  expect((await get(bela, "leads.php?page=1&limit=10")).data).toEqual([]);
  await call({ method: "DELETE", url: `/backend/admin/lead-events.php?id=${id}&event=${asked}`, token: asha });
  expect(await reads()).toEqual([404, 404, 0]);
});

test("a question has its time, reminds at it, is answered in the story of the merged lead, and its asker is told", async () => {
  const { db, arrive, call, token, ids, notices, signIn } = await office({ taking: "nobody" });
  const phone = "98225 50148";
  const [{ id: kept }, { id: merged }] = [await arrive({ phone }), await arrive({ phone })];
  await call({
    method: "PUT",
    url: `/backend/admin/leads.php?id=${merged}`,
    token,
    payload: { owner_id: ids["asha"] },
  });
  const post = (by: string, url: string, payload: object) =>
    call({ method: "POST", url: `/backend/admin/${url}`, token: by, payload });
  const own = await signIn("asha");
  const asked = async () => {
    const { groups } = (await call({ method: "GET", url: "/backend/admin/day.php", token: own })).json<{ data: Day }>()
      .data;
    return groups.find(({ reason }) => reason === "asked")!.leads.map(({ id, question }) => ({ id, ...question }));
  };
  const words = "@asha please quote the fee by 16:00";
  const due_on = `${minuteInIndia().slice(0, 10)}T16:00`;
  await post(token, `lead-events.php?id=${merged}`, { kind: "note", text: words });
  await post(token, `lead-merges.php?id=${kept}`, { duplicate_id: merged });
  expect(await asked()).toEqual([{ id: kept, by: "meenal", words, due_on }]);

  stopClock(Date.parse(`${due_on}:00+05:30`));
  await Promise.all([tellByTheClock(db), tellByTheClock(db)]);
  // The lead that is left was nobody's: by the merge it is hers.
  expect((await notices("asha")).map(({ kind }) => kind)).toEqual(["answer", "given", "mentioned", "given"]);

  const answer = await post(own, `lead-events.php?id=${kept}`, { kind: "note", text: "1,75,000" });
  expect([await asked(), (await notices("meenal"))[0]]).toMatchObject([
    [],
    { kind: "answered", words: "1,75,000", actor: "asha", lead: { id: kept } },
  ]);
  const event = answer.json().data.event_id;
  await call({ method: "DELETE", url: `/backend/admin/lead-events.php?id=${kept}&event=${event}`, token: own });
  expect([await asked(), await notices("meenal")]).toMatchObject([[{ id: kept }], []]);
});

test("how a call ended answers no question, and words do; a question that is taken back leaves another with the same words", async () => {
  const { arrive, call, token, ids, notices, signIn } = await office({ taking: "nobody" });
  const { id } = await arrive();
  await call({ method: "PUT", url: `/backend/admin/leads.php?id=${id}`, token, payload: { owner_id: ids["asha"] } });
  const own = await signIn("asha");
  const post = async (by: string, file: string, payload: object): Promise<number> =>
    (await call({ method: "POST", url: `/backend/admin/${file}.php?id=${id}`, token: by, payload })).json().data
      .event_id;
  const told = async (name: string) => (await notices(name)).map(({ kind, words }) => [kind, words].join(" "));
  const question = { kind: "note", text: "@asha what did she say?" };
  const first = await post(token, "lead-events", question);
  await post(token, "lead-events", question);
  await call({ method: "DELETE", url: `/backend/admin/lead-events.php?id=${id}&event=${first}`, token });
  expect(await told("asha")).toEqual([`mentioned ${question.text}`, "given "]);

  await post(own, "lead-calls", { outcome: "no-answer" });
  await post(own, "lead-events", { kind: "whatsapp" });
  await post(own, "lead-events", { kind: "call", text: "  " });
  expect(await told("meenal")).toEqual([]);
  await post(own, "lead-calls", { outcome: "no-answer", text: "Her father says Friday" });
  expect(await told("meenal")).toEqual(["answered No answer. Her father says Friday"]);
});

test("a note of a message asks a colleague about its sender's lead, by default within two hours of the office", async () => {
  const { arrive, call, token, notices, db } = await office({ taking: "nobody" });
  const { id } = await arrive();
  const { email } = await db.selectFrom("leads").select("email").where("id", "=", id).executeTakeFirstOrThrow();
  const message = { name: "Tanvi", email, subject: "Exams", message: "When?" };
  await call({ method: "POST", url: "/backend/api/contact.php", payload: message });
  const payload = { kind: "note", text: "@asha do you know?" };
  const noted = await call({
    method: "POST",
    url: "/backend/admin/enquiry-events.php?of=message&id=1",
    token,
    payload,
  });
  expect(noted.statusCode).toBe(201);
  const due_on = minuteInIndia(120);
  expect(await notices("asha")).toMatchObject([{ kind: "mentioned", words: payload.text, lead: { id }, due_on }]);
});

test("the language that a form asks for decides who takes the lead", async () => {
  const { arrive } = await office({ taking_rules: [{ field: "language", words: "Marathi", user_id: "carl" }] });
  const leads = [await arrive({ language: "Marathi" }), await arrive({ language: "Hindi" })];
  expect(leads.map(({ owner, language }) => [owner, language])).toEqual([
    ["carl", "Marathi"],
    ["asha", "Hindi"],
  ]);
});

test("several leads that change hands are one notice", async () => {
  const { arrive, call, token, ids, notices } = await office({ taking: "nobody" });
  const leads = [await arrive(), await arrive()].map(({ id }) => ({ id }));
  const payload = { leads, owner_id: ids["carl"] };
  await call({ method: "PUT", url: "/backend/admin/leads-bulk.php", token, payload });
  expect(await notices("carl")).toMatchObject([{ kind: "given", lead: null, leads: 2, actor: "meenal" }]);
});

test("rules that cannot be are refused with a sentence", async () => {
  const { save } = await office();

  for (const [rules, field, sentence] of [
    [{ takers: [{ user_id: 1, hours: "late" }] }, "takers", "Person 1: Hours are written as 10:00-19:00"],
    [{ takers: [{ user_id: 1, days_off: "Someday" }] }, "takers", "Person 1: Days off are written as Sat, Sun"],
    [{ takers: [{ user_id: 1, leave_from: "2026-11-23" }] }, "takers", "Person 1: A leave has both days"],
    [{ takers: [{ user_id: 1 }, { user_id: 1 }] }, "takers", "Each person may stand only once"],
    [{ taking_rules: [{ field: "course", words: "", user_id: 1 }] }, "taking_rules", "Rule 1: Words is required"],
    [{ taking: "by lot" }, "taking", "Choose who takes new leads"],
  ] as const) {
    const answer = await save(rules);
    expect.soft(answer.statusCode, sentence).toBe(422);
    expect(answer.json().errors[field]).toContain(sentence);
  }
});
