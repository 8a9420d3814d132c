import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { recordEvents } from "#app/domain/enquiry-event/enquiry-events.server.ts";
import { lockLeads } from "#app/domain/lead/record/lock-leads.server.ts";
import type { LeadImport, LeadImportOutcome, LeadImportUndone } from "#app/domain/lead-import/lead-import-schema.ts";
import { dayInIndia } from "#app/lib/time/india-day.ts";
import { addUser, testApp } from "#test/app.ts";
import { dice, oneBy } from "#test/dice.ts";
import { openOffice } from "#test/open-office-hours.ts";
import { sendLeads } from "#test/factories/lead-factories.ts";
import { stopClock, stopJobs } from "#test/stop-clock.ts";

const file = {
  file: "fair.csv",
  source: "fair",
  consent: "Signed the list at the Pune fair, 14 November 2026",
  mapping: { Name: "name" },
};
const url = "/backend/admin/lead-imports.php";

async function desk() {
  const testing = await testApp();
  const token = await testing.signIn();
  const call = (method: "GET" | "POST" | "PUT" | "DELETE", query: string, payload?: object) =>
    testing.call({ method, url: url + query, token, ...(payload && { payload }) });
  async function bring(rows: object[], id?: number): Promise<LeadImportOutcome & { id: number }> {
    const of = id ?? (await call("POST", "", file)).json<{ data: LeadImport }>().data.id;
    const lines = rows.map((row, index) => ({ line: index + 2, ...row }));
    return { ...(await call("PUT", `?id=${of}`, { rows: lines })).json().data, id: of };
  }
  const leads = () =>
    testing.db
      .selectFrom("leads")
      .select(["id", "name", "phone", "email", "city", "course", "second_phone"])
      .orderBy("id")
      .execute();
  const notes = async () =>
    (
      await testing.db.selectFrom("enquiry_events").select("text").where("kind", "=", "note").orderBy("id").execute()
    ).map(({ text }) => text);
  async function undo(id: number): Promise<LeadImportUndone> {
    for (;;) {
      const { data } = (await call("DELETE", `?id=${id}`)).json<{ data: LeadImportUndone }>();
      if (data.left === 0) return data;
    }
  }
  return { ...testing, token, ask: call, bring, leads, notes, undo };
}

const rows = [
  { name: "Tanvi Bhosale", phone: "98225 50148", city: "Pune", course: "Online MCA", message: "Asked for a loan" },
  { name: "Arjun Rao", email: "Arjun@mail.example", course: "Online MBA" },
  { name: "Arjun R", email: "arjun@mail.example", phone: "98220 61001" },
  { name: "", phone: "98220 61002" },
  { name: "Nobody To Reach" },
  { name: "Wrong Number", phone: "12345" },
];

test("known people are joined, others become leads, rows that cannot be one are named, and the same file again changes nothing", async () => {
  const { bring, leads, notes, ...testing } = await desk();
  await sendLeads(testing, { name: "Tanvi", phone: "+91 98225-50148", course: "Online MBA" });

  const first = await bring(rows);
  const stored = [await leads(), await notes()];

  expect(first).toMatchObject({ created: 1, joined: 2, unchanged: 0, refused: 3 });
  expect(first.rows).toEqual([
    { line: 5, sentence: "Name is required" },
    { line: 6, sentence: "Phone or email is required" },
    { line: 7, sentence: "Phone must be a telephone number, such as 98765 43210" },
  ]);
  expect(stored).toMatchObject([
    [
      { name: "Tanvi", city: "Pune", course: "Online MBA" },
      { name: "Arjun Rao", email: "arjun@mail.example", phone: "98220 61001", course: "Online MBA" },
    ],
    ["Asked for Online MCA, in fair.csv", "Asked for a loan"],
  ]);

  expect(await bring(rows)).toMatchObject({ created: 0, joined: 0, unchanged: 3, refused: 3 });
  expect([await leads(), await notes()]).toEqual(stored);
  expect((await testing.ask("GET", "")).json().data).toMatchObject([
    { file: "fair.csv", created: 0, unchanged: 3, actor: "meenal" },
    { created: 1, joined: 2, refused: 3, consent: file.consent, undo_begun_at: null, undone_at: null },
  ]);
  const { call, token } = testing;
  const brought = await call({ method: "GET", url: `/backend/admin/leads.php?import=${first.id}&page=1`, token });
  expect(brought.json().data.map(({ name }: { name: string }) => name)).toEqual(["Arjun Rao"]);
  expect(brought.json().meta.total).toBe(1);
});

// Cut differently, in another order, begun anew in the middle: a row that was stored once changes nothing.
test.each([
  [7, 45, 5],
  [20_261_125, 5, 20],
  [1_999_999, 20, 5],
])("whatever a file holds, bringing it again changes nothing, of seed %i, in parts of %i and %i", async (...cast) => {
  const [seed, first, second] = cast;
  const { bring, ...testing } = await desk();
  const { db } = testing;
  await sendLeads(testing, { name: "Tanvi" }, { name: "Rajat", phone: "98220 61003", email: "r@mail.example" });
  const whole = rowsOf(seed);
  const stored = async () => [
    await db.selectFrom("leads").selectAll().orderBy("id").execute(),
    await db.selectFrom("enquiry_events").selectAll().orderBy("id").execute(),
  ];
  const { id, refused, joined } = await bringInParts(bring, whole, first);
  const before = await stored();
  expect(joined).toBeGreaterThan(0);

  const unchanged = whole.length - refused;
  const nothing = { created: 0, joined: 0, unchanged, refused };
  expect(await bringInParts(bring, whole, second)).toMatchObject(nothing);
  expect(await bringInParts(bring, whole.toReversed(), first)).toMatchObject(nothing);
  expect(await bringInParts(bring, whole, second, id)).toMatchObject(nothing);
  expect(await stored()).toEqual(before);
});

type Desk = Awaited<ReturnType<typeof desk>>;

/** So few ways that rows meet one another, those who stand, and themselves. */
function rowsOf(seed: number) {
  const one = oneBy(dice(seed));
  return Array.from({ length: 90 }, () => ({
    name: one("Tanvi", "Rajat B", "Asha", ""),
    phone: one("98225 50148", "+91 98220-61003", "098220 61004", "98220 61005", "12345 678", ""),
    second_phone: one("", "", "98220 61006", "98225 50148"),
    email: one("tanvi@mail.example", "R@mail.example", "asha@mail.example", "no address", ""),
    city: one("", "Pune", "Nashik"),
    course: one("", "Online MBA", "Online MCA"),
    message: one("", "Asked for a loan", "Asked for a loan", "Met at the fair"),
  }));
}

/** Whole requests of one import; `id` of one that was begun before. */
async function bringInParts(bring: Desk["bring"], rows: object[], size: number, id?: number) {
  const all = { created: 0, joined: 0, unchanged: 0, refused: 0, id };
  for (let from = 0; from < rows.length; from += size) {
    const part = rows.slice(from, from + size).map((row, index) => ({ line: from + index + 2, ...row }));
    const outcome = await bring(part, all.id);
    for (const name of ["created", "joined", "unchanged", "refused"] as const) all[name] += outcome[name];
    all.id = outcome.id;
  }
  return { ...all, id: all.id! };
}

test("what the office made of a file's people stands when the file comes again: corrected, merged, thrown away", async () => {
  const { bring, leads, notes, call, token } = await desk();
  const people = [
    { name: "Corrected", phone: "98220 61001", city: "Pune", message: "Asked for a loan" },
    { name: "Merged", phone: "98220 61002", city: "Nashik" },
    { name: "Thrown Away", phone: "98220 61003" },
    { name: "Merged Too", phone: "98220 61004", email: "m@mail.example" },
  ];
  await bring(people);
  const act = (method: "PUT" | "POST" | "DELETE", file: string, payload?: object) =>
    call({ method, url: `/backend/admin/${file}`, token, ...(payload && { payload }) });
  const acts = [
    await act("PUT", "leads.php?id=1", { city: "", email: "c@mail.example" }),
    await act("PUT", "leads.php?id=4", { second_phone: "98220 61002" }),
    await act("POST", "lead-merges.php?id=4", { duplicate_id: 2 }),
    await act("DELETE", "leads.php?id=3"),
  ];
  expect(acts.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  const before = [await leads(), await notes()];
  expect(before[0]).toHaveLength(3);

  expect(await bring(people.toReversed())).toMatchObject({ created: 0, joined: 0, unchanged: 4 });
  expect([await leads(), await notes()]).toEqual(before);
});

test("a file that was undone is new again, and so is a person who was deleted for good", async () => {
  const { bring, leads, undo, call, token } = await desk();
  const people = [
    { name: "Tanvi", phone: "98225 50148" },
    { name: "Arjun", phone: "98220 61001" },
  ];
  const { id } = await bring(people);
  await undo(id);
  expect(await bring(people)).toMatchObject({ created: 2, unchanged: 0 });
  const [tanvi] = await leads();
  await call({ method: "DELETE", url: `/backend/admin/leads.php?id=${tanvi!.id}`, token });
  const { data } = (await call({ method: "GET", url: "/backend/admin/trash.php", token })).json();
  await call({ method: "DELETE", url: `/backend/admin/trash.php?id=${data[0].id}`, token });
  expect(await bring(people)).toMatchObject({ created: 1, unchanged: 1 });
});

test("two who bring the same file at once store each person once", async () => {
  const { bring, leads } = await desk();
  const people = Array.from({ length: 100 }, (_, place) => ({ name: `P${place}`, phone: `98220 ${62000 + place}` }));
  const outcomes = await Promise.all([bring(people), bring(people.toReversed())]);
  expect(outcomes.reduce((sum, { created }) => sum + created, 0)).toBe(100);
  expect(await leads()).toHaveLength(100);
});

test("each row of one person is told, wherever the file is cut", async () => {
  const { bring, leads, notes } = await desk();
  const person = { name: "Tanvi", phone: "98225 50148" };
  const told = [
    { ...person, course: "Online MBA", message: "Asked for a loan" },
    { ...person, course: "Online MCA", message: "Met at the fair", city: "Pune" },
  ];
  expect(await bring(told)).toMatchObject({ created: 1, joined: 1 });
  expect(await leads()).toMatchObject([{ course: "Online MBA", city: "Pune" }]);
  expect(await notes()).toEqual(["Asked for a loan", "Asked for Online MCA, in fair.csv", "Met at the fair"]);
});

test("two people on one number are both told of, and another way to write one name is none", async () => {
  const { bring, leads, notes } = await desk();
  const phone = "98225 50148";
  await bring([{ name: "Tanvi Bhosale", phone }]);
  const others = [
    { name: "T. Bhosale", phone },
    { name: "Tanvi Anil Bhosale", phone },
    { name: "Rahul Bhosale", phone },
    { name: "Rahul Bhosale", phone, city: "Pune" },
  ];

  expect(await bring(others)).toMatchObject({ joined: 2, unchanged: 2 });

  expect(await leads()).toMatchObject([{ name: "Tanvi Bhosale", city: "Pune" }]);
  expect(await notes()).toEqual(["Named Rahul Bhosale, in fair.csv"]);
});

test("words alone are news of somebody whose facts are known", async () => {
  const { bring, notes } = await desk();
  const tanvi = { name: "Tanvi", phone: "98225 50148" };
  await bring([tanvi]);
  expect(await bring([{ ...tanvi, message: "Asked for a loan" }])).toMatchObject({ joined: 1, unchanged: 0 });
  expect(await notes()).toEqual(["Asked for a loan"]);
});

test("an import says where consent came from, and stands in the history", async () => {
  const { bring, call, token } = await desk();
  await bring(rows.slice(1, 2));
  const timeline = await call({ method: "GET", url: "/backend/admin/lead-events.php?id=1", token });
  expect(timeline.json().data).toMatchObject([
    { kind: "form", text: `Education fair, fair.csv: Online MBA\nConsent: ${file.consent}`, actor: "meenal" },
  ]);
  const history = await call({ method: "GET", url: "/backend/admin/history.php?kind=import", token });
  expect(history.json().data).toMatchObject([{ action: "create", type: "import", name: "fair.csv" }]);
});

test("an import is undone: its leads go, but for those that were worked with, and what it told of others", async () => {
  const { bring, leads, notes, undo, token, ask, ...testing } = await desk();
  await sendLeads(testing, { name: "Tanvi", phone: "+91 98225-50148", course: "Online MBA" });
  const before = [await leads(), await notes()];
  const { id } = await bring([...rows, { name: "Called Since", phone: "98220 61003" }]);
  const called = (await leads()).find(({ name }) => name === "Called Since")!;
  const post = { method: "POST", url: `/backend/admin/lead-calls.php?id=${called.id}`, token } as const;
  await testing.call({ ...post, payload: { outcome: "no-answer" } });

  expect(await undo(id)).toMatchObject({ left: 0, kept: 1 });
  expect([(await leads()).filter((lead) => lead.id !== called.id), await notes()]).toEqual(before);
  expect((await ask("PUT", `?id=${id}`, { rows: [{ line: 2, name: "Late" }] })).statusCode).toBe(404);
});

test("what last happened with somebody is, after an undoing, what their timeline tells", async () => {
  stopClock(Date.parse("2026-11-23T06:30:00.000Z"));
  const { bring, undo, db, ...testing } = await desk();
  await sendLeads({ ...testing, db }, { name: "Tanvi", phone: "98225 50148" });
  const touched = async () =>
    (await db.selectFrom("leads").select("last_event_at").executeTakeFirstOrThrow()).last_event_at;
  const before = await touched();
  stopClock(Date.parse("2026-11-23T06:40:00.000Z"));
  const { id } = await bring([{ name: "Tanvi", phone: "98225 50148", message: "Met at the fair" }]);
  expect(await touched()).not.toBe(before);

  await undo(id);

  expect(await touched()).toBe(before);
});

test("a number that an import told stays when it is the last way to somebody", async () => {
  const { bring, leads, undo, call, token } = await desk();
  await bring([{ name: "Tanvi", email: "tanvi@mail.example" }]);
  const { id } = await bring([{ name: "Tanvi", email: "tanvi@mail.example", phone: "98225 50148", city: "Pune" }]);
  const [tanvi] = await leads();
  const url = `/backend/admin/leads.php?id=${tanvi!.id}`;
  expect((await call({ method: "PUT", url, token, payload: { email: "" } })).statusCode).toBe(200);

  expect(await undo(id)).toMatchObject({ left: 0 });

  expect(await leads()).toMatchObject([{ email: "", phone: "98225 50148", city: "" }]);
});

test("of whom an undoing deletes the history keeps no name", async () => {
  const { bring, leads, undo, token, db, call } = await desk();
  const { id } = await bring([{ name: "Tanvi Bhosale", email: "tanvi@mail.example" }]);
  const [lead] = await leads();
  await call({ method: "GET", url: `/backend/admin/leads.php?id=${lead!.id}`, token });
  const lines = () => db.selectFrom("activities").select(["action", "name"]).where("type", "=", "lead").execute();
  expect(await lines()).toEqual([{ action: "open", name: "Tanvi Bhosale" }]);

  await undo(id);

  expect(await leads()).toEqual([]);
  expect(await lines()).toEqual([{ action: "open", name: "somebody whose data is gone" }]);
});

test("who was merged since stays, whichever of the two is left", async () => {
  const { bring, leads, undo, ...testing } = await desk();
  const { id } = await bring([
    { name: "Tanvi", phone: "98225 50148" },
    { name: "Arjun", phone: "98220 61001" },
  ]);
  const [tanvi, arjun] = await leads();
  const sent = await sendLeads(
    testing,
    { name: "Tanvi B", phone: "98225 50148", email: "t@mail.example" },
    { name: "Arjun R", phone: "98220 61001", email: "a@mail.example" },
  );
  const merge = async (survivor: number, duplicate_id: number) => {
    const merges = `/backend/admin/lead-merges.php?id=${survivor}`;
    const merged = { method: "POST", url: merges, token: testing.token, payload: { duplicate_id } } as const;
    expect((await testing.call(merged)).statusCode).toBe(200);
  };
  await merge(sent[0]!, tanvi!.id);
  await merge(arjun!.id, sent[1]!);

  expect(await undo(id)).toMatchObject({ left: 0, kept: 2 });
  expect(await leads()).toHaveLength(4);
});

test("a number that was pasted with marks that nobody sees is that number", async () => {
  const { bring, leads } = await desk();
  const { refused } = await bring([
    { name: "Tanvi", phone: "\u202A98225 50148\u202C", second_phone: "\u200E+91 98225-50149" },
    { name: "Arjun", phone: "\uFEFF98220\u200B61001 \u2069" },
    { name: "Nobody", phone: "\u202A\u202C" },
  ]);
  expect(refused).toBe(1);
  expect(await leads()).toMatchObject([
    { phone: "98225 50148", second_phone: "+91 98225-50149" },
    { phone: "9822061001" },
  ]);
});

const twice = [
  { name: "Tanvi", phone: "98225 50148" },
  { name: "Arjun Rao", phone: "98220 61001" },
];
/** The first is told something new of, the second nothing. */
const onceMore = [
  { ...twice[0], city: "Pune" },
  { ...twice[1], name: "Arjun" },
];

test("whom another file names, too, stays when the first one is undone", async () => {
  const { bring, leads, undo } = await desk();
  const { id } = await bring([...twice, { name: "Meera", phone: "98220 61002" }]);
  expect(await bring(onceMore)).toMatchObject({ joined: 1, unchanged: 1 });

  expect(await undo(id)).toMatchObject({ left: 0, kept: 2 });
  expect(await leads()).toMatchObject([{ name: "Tanvi", city: "Pune" }, { name: "Arjun Rao" }]);
});

test("whom another file named that was undone before goes with the first one", async () => {
  const { bring, leads, undo } = await desk();
  const { id } = await bring(twice);
  const other = await bring(onceMore);
  await undo(other.id);

  expect(await undo(id)).toMatchObject({ removed: 2, left: 0, kept: 0 });
  expect(await leads()).toEqual([]);
});

test("a lead that is being worked with at the moment of an undoing stays", async () => {
  const { ask, bring, leads, undo, db } = await desk();
  const { id } = await bring([{ name: "Tanvi", phone: "98225 50148" }]);
  const lead_id = (await leads())[0]!.id;
  const undoing = await db.transaction().execute(async (db) => {
    await lockLeads(db, [lead_id]);
    const undoing = ask("DELETE", `?id=${id}`);
    await pause(300);
    await recordEvents(db, [{ lead_id, kind: "note", text: "Called back", actor_id: null }]);
    return { undoing };
  });

  expect((await undoing.undoing).json().data).toMatchObject({ removed: 0 });
  expect(await undo(id)).toMatchObject({ left: 0, kept: 1 });
  expect(await leads()).toHaveLength(1);
});

test("an undoing counts what it told of known people, and goes on after it was cut", async () => {
  const { bring, leads, notes, undo, ask, ...testing } = await desk();
  const people = Array.from({ length: 205 }, (_, place) => ({
    name: `Known ${place}`,
    phone: `98220 ${63000 + place}`,
  }));
  await bring(people.slice(0, 200));
  await bring(people.slice(200));
  const told = people.map((person) => ({ ...person, city: "Nagpur", message: "Met at the fair" }));
  const { id } = await bring(told.slice(0, 200));
  await bring([...told.slice(200), { name: "New Person", phone: "98220 69999" }], id);

  const cut = (await ask("DELETE", `?id=${id}`)).json<{ data: LeadImportUndone }>().data;
  expect(cut).toMatchObject({ removed: 1, left: 5 });
  expect((await ask("GET", "")).json().data[0]).toMatchObject({
    id,
    undone_at: null,
    undo_begun_at: expect.any(String),
  });
  expect((await ask("PUT", `?id=${id}`, { rows: [{ line: 2, name: "Late", phone: "98220 69998" }] })).statusCode).toBe(
    404,
  );

  expect(await undo(id)).toMatchObject({ removed: 0, left: 0, kept: 0 });
  expect(await notes()).toEqual([]);
  expect((await leads()).every(({ city }) => city === "")).toBe(true);
  expect((await ask("GET", "")).json().data[0]).toMatchObject({ id, undone_at: expect.any(String) });
  const history = await testing.call({
    method: "GET",
    url: "/backend/admin/history.php?kind=import",
    token: testing.token,
  });
  expect(history.json().data.filter(({ action }: { action: string }) => action === "delete")).toHaveLength(1);
});

test.each([
  ["POST", "", { ...file, consent: " " }, 422],
  ["POST", "", { ...file, mapping: { Name: "salary" } }, 422],
  ["PUT", "?id=99", { rows: [{ line: 2, name: "A" }] }, 404],
  ["PUT", "?id=1", { rows: [] }, 422],
  ["DELETE", "?id=99", undefined, 404],
] as const)("%s %s with %j is answered %i", async (method, query, payload, status) => {
  const { ask, leads } = await desk();
  expect((await ask(method, query, payload)).statusCode).toBe(status);
  expect(await leads()).toEqual([]);
});

test("people of a file are given out by the rules of taking, with the reason, whatever the hour; whoever is on leave gets none", async () => {
  const { db, ask, bring, leads, undo, token, call } = await desk();
  const [asha, bela, chetan] = [
    await addUser(db, "asha", "counsellor"),
    await addUser(db, "bela", "counsellor"),
    await addUser(db, "chetan", "counsellor"),
  ];
  const today = dayInIndia();
  // Nobody works at this minute.
  await openOffice(db, { hours: "" });
  const taker = { hours: "", days_off: "", leave_from: null, leave_until: null, most_waiting: null };
  const rules = {
    taking: "round-robin",
    takers: [
      { ...taker, user_id: asha },
      { ...taker, user_id: bela },
      { ...taker, user_id: chetan, leave_from: today, leave_until: today },
    ],
    taking_rules: [{ field: "course", words: "MCA", user_id: bela }],
  };
  expect(
    (await call({ method: "POST", url: "/backend/admin/desk-rules.php", token, payload: rules })).json(),
  ).toMatchObject({
    success: true,
  });
  const { id } = (await ask("POST", "", { ...file, is_given_out: 1 })).json<{ data: LeadImport }>().data;
  const people = ["A", "B", "C", "D"].map((name, index) => ({ name, phone: `98220 6200${index}` }));
  await bring([...people, { name: "E", phone: "98220 62009", course: "Online MCA" }], id);
  await bring([{ line: 9, name: "F", phone: "98220 62010" }], id);

  const owners = await db.selectFrom("leads").select(["name", "owner_id", "owner_note"]).orderBy("id").execute();
  const inTurn = "Next in turn of 2";
  expect(owners).toEqual([
    { name: "A", owner_id: asha, owner_note: inTurn },
    { name: "B", owner_id: bela, owner_note: inTurn },
    { name: "C", owner_id: asha, owner_note: inTurn },
    { name: "D", owner_id: bela, owner_note: inTurn },
    { name: "E", owner_id: bela, owner_note: "Course “MCA”" },
    { name: "F", owner_id: asha, owner_note: inTurn },
  ]);
  const told = await db.selectFrom("notices").select(["user_id", "leads", "words"]).orderBy("user_id").execute();
  expect(told).toEqual([
    { user_id: asha, leads: 3, words: "From fair.csv" },
    { user_id: bela, leads: 3, words: "From fair.csv" },
  ]);
  const timeline = await call({ method: "GET", url: "/backend/admin/lead-events.php?id=1", token });
  expect(timeline.json().data[0]).toMatchObject({ kind: "owner", text: `None → asha\n${inTurn}`, actor: null });

  expect(await undo(id)).toMatchObject({ left: 0, kept: 0 });
  expect(await leads()).toEqual([]);
});

test("people are shared among many with as many statements as they are given to one", async () => {
  stopJobs();
  const { db, call, token, ask, bring, statements } = await desk();
  const taker = { hours: "", days_off: "", leave_from: null, leave_until: null, most_waiting: null };
  const sharedAmong = async (names: string[]) => {
    const takers: object[] = [];
    for (const name of names) takers.push({ ...taker, user_id: await addUser(db, name, "counsellor") });
    const rules = { taking: "round-robin", takers, taking_rules: [] };
    await call({ method: "POST", url: "/backend/admin/desk-rules.php", token, payload: rules });
    const { id } = (await ask("POST", "", { ...file, is_given_out: 1 })).json<{ data: LeadImport }>().data;
    const asked: number[] = [];
    for (const slice of [0, 1]) {
      statements.length = 0;
      // As many as are stored in one transaction.
      const people = Array.from({ length: 8 }, (_, index) => {
        const line = slice * 8 + index + 2;
        return { line, name: "Kavya", email: `${names[0]}${line}@mail.example` };
      });
      expect(await bring(people, id)).toMatchObject({ created: 8 });
      asked.push(statements.length);
    }
    return asked;
  };
  const few = await sharedAmong(["asha"]);
  expect(await sharedAmong(["bela", "chand", "deepa", "esha"])).toEqual(few);
  const told = await db.selectFrom("notices").select("leads").orderBy("id").execute();
  expect(told.map(({ leads }) => leads)).toEqual([16, 4, 4, 4, 4]);
});

test("people who are known by merged leads alone are met with as many statements as one of them", async () => {
  stopJobs();
  const { bring, ...testing } = await desk();
  /** Whose first number is borne by a lead that was merged into one that was merged into one. */
  async function sendMerged(name: string, digit: number) {
    const email = `${name}@mail.example`;
    const phones = [1, 2, 3].map((nth) => `98225 50${digit}0${nth}`);
    const ids = await sendLeads(testing, ...phones.map((phone) => ({ name, email, phone })));
    await testing.db.updateTable("leads").set({ merged_into_id: ids[1] }).where("id", "=", ids[0]!).execute();
    await testing.db.updateTable("leads").set({ merged_into_id: ids[2] }).where("id", "=", ids[1]!).execute();
    const second = { second_phone: `98225 5${digit}999`, second_phone_e164: `+91982255${digit}999` };
    await testing.db.updateTable("leads").set(second).where("id", "=", ids[2]!).execute();
    return { name, phone: phones[0] };
  }
  const metWith = async (people: object[]) => {
    testing.statements.length = 0;
    expect(await bring(people)).toMatchObject({ unchanged: people.length, created: 0 });
    return testing.statements.length;
  };
  const few = [await sendMerged("tanvi", 1)];
  const many = [await sendMerged("arjun", 2), await sendMerged("farida", 3)];
  expect(await metWith(many)).toBe(await metWith(few));
});

test("people of a file stay nobody's while the office gives to nobody, and where nothing is said of it", async () => {
  const { db, ask, bring } = await desk();
  const { id } = (await ask("POST", "", { ...file, is_given_out: 1 })).json<{ data: LeadImport }>().data;
  await bring([{ name: "A", phone: "98220 62001" }], id);
  await bring([{ name: "B", phone: "98220 62002" }]);
  expect(await db.selectFrom("leads").select("owner_id").execute()).toEqual([{ owner_id: null }, { owner_id: null }]);
  expect((await ask("POST", "", { ...file, is_given_out: "maybe" })).statusCode).toBe(422);
});

test("imports are listed page by page, the newest first", async () => {
  const { ask } = await desk();
  for (const name of ["first.csv", "second.csv", "third.csv"]) await ask("POST", "", { ...file, file: name });
  const page = (await ask("GET", "?page=2&limit=2")).json();
  expect(page).toMatchObject({ data: [{ file: "first.csv" }], meta: { page: 2, limit: 2, total: 3 } });
  expect((await ask("GET", "")).json().data).toHaveLength(3);
  expect((await ask("GET", "?page=0")).statusCode).toBe(422);
});

test("a row that tells of another way to somebody known is a way to them for the rows below it", async () => {
  const { bring, leads, ...testing } = await desk();
  await sendLeads(testing, { name: "Tanvi", phone: "+91 98225-50148", course: "Online MBA" });
  await bring([
    { name: "Tanvi Bhosale", phone: "98225 50148", email: "tanvi@mail.example" },
    { name: "T. Bhosale", email: "tanvi@mail.example", city: "Pune" },
  ]);
  expect(await leads()).toMatchObject([{ name: "Tanvi", email: "tanvi@mail.example", city: "Pune" }]);
});

test("another number of somebody known becomes the second, a third one and what is known already change nothing", async () => {
  const { bring, leads, notes, ...testing } = await desk();
  await sendLeads(testing, {
    name: "Tanvi",
    phone: "+91 98225-50148",
    email: "tanvi@mail.example",
    course: "Online MBA",
  });
  const told = (phone: string, city: string) => ({ name: "Tanvi", email: "tanvi@mail.example", phone, city });
  await bring([told("98225 50149", "Pune"), told("98225 50150", "Nashik"), told("098225-50148", "Thane")]);

  expect(await leads()).toMatchObject([{ phone: "+91 98225-50148", second_phone: "98225 50149", city: "Pune" }]);
  expect(await leads()).toHaveLength(1);
  expect(await notes()).toEqual([]);
});

test("a counsellor imports nothing", async () => {
  const { db, call, signIn, leads } = await desk();
  await addUser(db, "asha", "counsellor");
  expect((await call({ method: "POST", url, token: await signIn("asha"), payload: file })).statusCode).toBe(403);
  expect(await leads()).toEqual([]);
});
