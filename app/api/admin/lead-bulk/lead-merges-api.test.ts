import { expect, test } from "vitest";
import type { Lead } from "#app/domain/lead/lead-schema.ts";
import { addUser, type TestApp, testApp } from "#test/app.ts";
import { sendLeads } from "#test/factories/lead-factories.ts";

const url = "/backend/admin/lead-merges.php";

async function appWithDuplicates() {
  const testing = await testApp();
  const ids = await sendLeads(
    testing,
    { name: "Tanvi Bhosale" },
    { name: "T. Bhosale", phone: "+91 98225-50148", email: "other@mail.example" },
    { name: "Tanvi B", phone: "98225 50149" },
    { name: "Rajat Verma", phone: "98225 50147", email: "rajat@mail.example" },
  );
  const token = await testing.signIn();
  return { ...testing, ids: ids as [number, number, number, number], token, ...callsOf(testing, token) };
}

function callsOf({ call }: TestApp, token: string) {
  async function read<Data>(file: string) {
    const answer = await call({ method: "GET", url: `/backend/admin/${file}`, token });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<{ data: Data }>().data;
  }
  return {
    list: async () => (await read<Lead[]>("leads.php")).map(({ id, duplicates }) => [id, duplicates]),
    samePerson: async (id: number) => (await read<Lead[]>(`lead-merges.php?id=${id}`)).map((lead) => lead.id),
    /** The story of a lead, without the lines of other open leads of its person. */
    kinds: async (id: number, without: number[]) =>
      (await read<{ kind: string; text: string; lead_id: number }[]>(`lead-events.php?id=${id}`))
        .filter(({ lead_id }) => !without.includes(lead_id))
        .map(({ kind, text }) => `${kind} ${text}`),
    merge: (id: number, duplicate_id: number) =>
      call({ method: "POST", url: `${url}?id=${id}`, token, payload: { duplicate_id } }),
    unmerge: (id: number) => call({ method: "DELETE", url: `${url}?id=${id}`, token }),
  };
}

test("a lead knows the others with the same telephone number, however written, or the same e-mail", async () => {
  const { ids, list, samePerson } = await appWithDuplicates();
  const [tanvi, byPhone, byEmail, rajat] = ids;

  expect(await list()).toEqual([
    [rajat, 0],
    [byEmail, 1],
    [byPhone, 1],
    [tanvi, 2],
  ]);
  expect(await samePerson(tanvi)).toEqual([byEmail, byPhone]);
});

test("a merged lead leaves the list, its timeline joins the survivor's, and all of it comes back", async () => {
  const { ids, call, token, list, kinds, merge, unmerge } = await appWithDuplicates();
  const [tanvi, byPhone, byEmail, rajat] = ids;
  const payload = { kind: "note", text: "Wants evening classes" };
  await call({ method: "POST", url: `/backend/admin/lead-events.php?id=${byPhone}`, token, payload });
  const before = await kinds(byPhone, [tanvi]);

  expect((await merge(tanvi, byPhone)).json()).toMatchObject({ success: true, data: { id: tanvi, duplicates: 1 } });

  expect(await list()).toEqual([
    [rajat, 0],
    [byEmail, 1],
    [tanvi, 1],
  ]);
  const together = await kinds(tanvi, [byEmail]);
  expect(together[0]).toBe(`merge T. Bhosale, lead ${byPhone}`);
  expect(together).toContain("note Wants evening classes");
  expect(together).toHaveLength(6);
  const timeline = await call({ method: "GET", url: `/backend/admin/lead-events.php?id=${tanvi}`, token });
  const note = timeline.json<{ data: { kind: string }[] }>().data.find(({ kind }) => kind === "note");
  expect(note).toMatchObject({ lead_id: byPhone, lead: "T. Bhosale" });

  expect((await unmerge(byPhone)).json()).toMatchObject({ data: { id: byPhone, merged_into_id: null } });
  expect((await list()).map(([id]) => id)).toEqual([rajat, byEmail, byPhone, tanvi]);
  expect(await kinds(byPhone, [tanvi])).toEqual(before);
  expect((await kinds(tanvi, [byEmail, byPhone]))[0]).toBe(`unmerge T. Bhosale, lead ${byPhone}`);
});

test("a survivor may be merged in turn, and keeps what was merged into it", async () => {
  const { ids, kinds, merge, unmerge, samePerson } = await appWithDuplicates();
  const [tanvi, byPhone, byEmail] = ids;
  await merge(tanvi, byPhone);
  await merge(byEmail, tanvi);

  expect(await kinds(byEmail, [])).toContain(`merge T. Bhosale, lead ${byPhone}`);
  expect((await kinds(byEmail, [])).filter((line) => line.startsWith("form"))).toHaveLength(3);

  await unmerge(tanvi);
  expect(await samePerson(tanvi)).toEqual([byEmail, byPhone]);
  expect((await kinds(byEmail, [tanvi])).filter((line) => line.startsWith("form"))).toHaveLength(1);
});

test("the contacts of a merged lead are the survivor's: for duplicates, for merging, and for both searches", async () => {
  const testing = await testApp();
  const [first, second, third, stranger] = (await sendLeads(
    testing,
    { name: "Asha", phone: "98225 50101", email: "e1@mail.example" },
    { name: "A. Rao", phone: "98225 50102", email: "e1@mail.example" },
    { name: "Asha R", phone: "98225 50102", email: "e2@mail.example" },
    { name: "Someone", phone: "98225 50199", email: "e2@mail.example" },
  )) as [number, number, number, number];
  const token = await testing.signIn();
  const { list, merge, samePerson, unmerge } = callsOf(testing, token);
  const found = async (file: string) => {
    const { data } = (await testing.call({ method: "GET", url: `/backend/admin/${file}`, token })).json<{
      data: { id: number }[];
    }>();
    return data.map(({ id }) => id);
  };
  await merge(first, second);

  expect(await list()).toEqual([
    [stranger, 1],
    [third, 2],
    [first, 1],
  ]);
  expect(await samePerson(third)).toEqual([first, stranger]);
  expect(await samePerson(first)).toEqual([third, second]);
  expect(await found("leads.php?q=50102")).toEqual([third, first]);
  expect(await found("leads.php?q=50102 50101")).toEqual([first]);
  expect(await found("search.php?q=50102")).toEqual([third, first]);

  expect((await merge(third, first)).json()).toMatchObject({ success: true, data: { duplicates: 1 } });
  expect(await found("leads.php?q=50101")).toEqual([third]);
  expect(await found("search.php?q=50101")).toEqual([third]);
  expect((await merge(stranger, third)).statusCode).toBe(200);
  expect(await list()).toEqual([[stranger, 0]]);
  await unmerge(first);
  expect(await found("leads.php?q=50101")).toEqual([first]);
});

test("a merge chooses the fuller value of each fact and says which; taken apart, both are as they were", async () => {
  const testing = await testApp();
  const [esha, fuller] = (await sendLeads(
    testing,
    { name: "E. Reddy", phone: "98220 52798", email: "esha@mail.example" },
    { name: "Esha Reddy", phone: "98220 52799", email: "esha@mail.example" },
  )) as [number, number];
  const token = await testing.signIn();
  const { kinds, merge, unmerge } = callsOf(testing, token);
  const at = (id: number) => `/backend/admin/leads.php?id=${id}`;
  const correct = (id: number, payload: object) => testing.call({ method: "PUT", url: at(id), token, payload });
  const lead = async (id: number) =>
    (await testing.call({ method: "GET", url: at(id), token })).json<{ data: Lead }>().data;
  await correct(esha, { city: "Pune", course: "Not sure yet" });
  await correct(fuller, { city: "Nashik", language: "Marathi" });
  const facts = ({ name, phone, second_phone, city, language, course }: Lead) =>
    [name, phone, second_phone, city, language, course].join("; ");
  const before = [facts(await lead(esha)), facts(await lead(fuller))];

  const merged = await merge(esha, fuller);

  expect(merged.json()).toMatchObject({
    message:
      "Leads merged. Taken over: name Esha Reddy, second phone 98220 52799, course Online MBA, language Marathi.",
    data: { name: "Esha Reddy", phone: "98220 52798", second_phone: "98220 52799", city: "Pune" },
  });
  expect((await kinds(esha, []))[0]).toBe(
    [
      `merge Esha Reddy, lead ${fuller}`,
      "Name: E. Reddy → Esha Reddy",
      "Second phone: None → 98220 52799",
      "Course: Not sure yet → Online MBA",
      "Language: None → Marathi",
    ].join("\n"),
  );

  await unmerge(fuller);
  expect([facts(await lead(esha)), facts(await lead(fuller))]).toEqual(before);
  expect((await kinds(esha, []))[0]).toContain("Language: Marathi → None");

  const [third] = await sendLeads(testing, { name: "Esha", phone: "98220 52798" });
  await merge(esha, fuller);
  await merge(third!, esha);
  expect(await lead(third!)).toMatchObject({ name: "Esha Reddy", second_phone: "98220 52799", language: "Marathi" });
  await unmerge(fuller);
  expect(await lead(third!)).toMatchObject({ name: "Esha", second_phone: "", language: "", city: "Pune" });
  await unmerge(esha);

  await merge(esha, fuller);
  await correct(esha, { language: "Hindi" });
  await unmerge(fuller);
  expect(await lead(esha)).toMatchObject({ name: "E. Reddy", language: "Hindi", second_phone: "" });
});

test("a survivor takes over the promised call, the owner, the stage and the first reply; taken apart it has none of them", async () => {
  const testing = await testApp();
  const { call, db } = testing;
  const asha = await addUser(db, "asha", "counsellor");
  const [spoken, asked, last] = (await sendLeads(
    testing,
    { name: "Tanvi" },
    { name: "Tanvi B" },
    { name: "Tanvi Bh" },
  )) as [number, number, number];
  const token = await testing.signIn();
  const { kinds, merge, unmerge } = callsOf(testing, token);
  const put = (id: number, payload: object) =>
    call({ method: "PUT", url: `/backend/admin/leads.php?id=${id}`, token, payload });
  const follow_up_on = "2031-03-05T17:00";
  await put(spoken, { owner_id: asha });
  const url = `/backend/admin/lead-calls.php?id=${spoken}`;
  await call({ method: "POST", url, token, payload: { outcome: "reached", text: "Fee", follow_up_on } });
  const columns = ["stage", "owner_id", "follow_up_on", "first_reply_at", "reply_minutes", "calls_to_reach"] as const;
  const standing = (id: number) =>
    db.selectFrom("leads").select(columns).where("id", "=", id).executeTakeFirstOrThrow();
  const nothing = { stage: "new", owner_id: null, follow_up_on: null, first_reply_at: null, calls_to_reach: null };
  for (const id of [asked, last]) await put(id, { owner_id: null });
  const before = await standing(spoken);

  await merge(asked, spoken);

  expect(await standing(asked)).toEqual(before);
  expect(before).toMatchObject({ stage: "contacted", owner_id: asha, follow_up_on, calls_to_reach: 1 });
  expect((await kinds(asked, [last])).slice(0, 4)).toEqual([
    `merge Tanvi, lead ${spoken}`,
    `follow-up None → ${follow_up_on}`,
    "owner None → asha",
    "stage New → Contacted",
  ]);
  const told = db.selectFrom("notices").select(["kind", "lead_id"]).where("user_id", "=", asha).orderBy("id", "desc");
  expect(await told.executeTakeFirst()).toEqual({ kind: "given", lead_id: asked });

  await merge(last, asked);
  expect(await standing(last)).toEqual(before);
  await unmerge(spoken);
  expect([await standing(spoken), await standing(asked), await standing(last)]).toMatchObject([
    before,
    nothing,
    nothing,
  ]);

  await unmerge(asked);
  await merge(asked, spoken);
  await put(asked, { follow_up_on: "2031-03-06", owner_id: 1 });
  await unmerge(spoken);
  expect(await standing(asked)).toMatchObject({ stage: "new", owner_id: 1, follow_up_on: "2031-03-06" });
});

test("a survivor keeps its own owner and step, and takes nothing of a lead that is lost or wants no contact", async () => {
  const testing = await appWithDuplicates();
  const { call, db, token, ids, merge } = testing;
  const [tanvi, byPhone, byEmail] = ids;
  const asha = await addUser(db, "asha", "counsellor");
  const put = (id: number, payload: object) =>
    call({ method: "PUT", url: `/backend/admin/leads.php?id=${id}`, token, payload });
  await put(tanvi, { owner_id: 1, follow_up_on: "2031-03-09", stage: "contacted" });
  await put(byPhone, { owner_id: asha, follow_up_on: "2031-03-05", stage: "counselling" });
  await merge(tanvi, byPhone);
  const lead = () =>
    db.selectFrom("leads").select(["stage", "owner_id", "follow_up_on"]).where("id", "=", tanvi).executeTakeFirst();
  expect(await lead()).toEqual({ stage: "contacted", owner_id: 1, follow_up_on: "2031-03-09" });

  await put(tanvi, { owner_id: null, follow_up_on: null, stage: "new" });
  await put(byEmail, { owner_id: asha, follow_up_on: "2031-03-05", stage: "lost", lost_reason: "No time now" });
  await merge(tanvi, byEmail);
  expect(await lead()).toEqual({ stage: "new", owner_id: null, follow_up_on: null });
});

test("of two owners both are told whose the merged lead is now, and again when it is taken apart", async () => {
  const { call, db, token, ids, merge, unmerge } = await appWithDuplicates();
  const [tanvi, byPhone, byEmail] = ids;
  const [asha, bela] = [await addUser(db, "asha", "counsellor"), await addUser(db, "bela", "counsellor")];
  for (const [id, owner_id] of [
    [tanvi, bela],
    [byPhone, asha],
    [byEmail, bela],
  ])
    await call({ method: "PUT", url: `/backend/admin/leads.php?id=${id}`, token, payload: { owner_id } });
  await db.deleteFrom("notices").execute();
  const told = async () => {
    const notices = db.selectFrom("notices").select(["user_id", "kind", "lead_id", "words", "actor_id"]).orderBy("id");
    const rows = await notices.execute();
    await db.deleteFrom("notices").execute();
    return rows;
  };

  await merge(tanvi, byPhone);
  const merged = { lead_id: byPhone, words: `Merged into Tanvi Bhosale, lead ${tanvi}`, actor_id: 1 };
  expect(await told()).toEqual([
    { user_id: bela, kind: "given", ...merged },
    { user_id: asha, kind: "taken", ...merged },
  ]);

  await unmerge(byPhone);
  const apart = { lead_id: byPhone, words: `Taken out of Tanvi Bhosale, lead ${tanvi}`, actor_id: 1 };
  expect(await told()).toEqual([
    { user_id: asha, kind: "given", ...apart },
    { user_id: bela, kind: "taken", ...apart },
  ]);

  await merge(tanvi, byEmail);
  expect(await told()).toEqual([]);
});

test("what cannot be merged is refused with a sentence, and nothing is stored", async () => {
  const { db, ids, merge, unmerge } = await appWithDuplicates();
  const [tanvi, byPhone, byEmail, rajat] = ids;
  await merge(tanvi, byPhone);
  const sentence = async (response: ReturnType<typeof merge>) => {
    const answer = await response;
    return [answer.statusCode, answer.json<{ message: string }>().message];
  };

  expect(await sentence(merge(tanvi, tanvi))).toEqual([422, "A lead cannot be merged into itself"]);
  expect(await sentence(merge(tanvi, byPhone))).toEqual([422, "That lead has been merged already"]);
  expect((await sentence(merge(byPhone, byEmail)))[0]).toBe(422);
  expect(await sentence(merge(tanvi, rajat))).toEqual([
    422,
    "Only leads with the same telephone number or e-mail can be merged",
  ]);
  expect(await sentence(unmerge(rajat))).toEqual([422, "This lead is not merged"]);
  expect((await merge(tanvi, 9999)).statusCode).toBe(404);
  const merged = await db.selectFrom("leads").select("id").where("merged_into_id", "is not", null).execute();
  expect(merged).toEqual([{ id: byPhone }]);
});

test("of two who merge the same two leads at once, each into the other, one is refused", async () => {
  const { ids, list, merge, unmerge } = await appWithDuplicates();
  const [tanvi, byPhone, byEmail, rajat] = ids;

  for (let round = 0; round < 5; round += 1) {
    const answers = await Promise.all([merge(tanvi, byPhone), merge(byPhone, tanvi)]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 422]));
    const [merged, standing] = answers[0].statusCode === 200 ? [byPhone, tanvi] : [tanvi, byPhone];
    expect((await list()).map(([id]) => id)).toEqual([rajat, byEmail, standing]);
    await unmerge(merged);
  }
});

test("of leads that share a number by the thousand so many are told as one can read, of those who came last; any two are merged, and forms come in", async () => {
  const { db, call, token, merge, ...testing } = await appWithDuplicates();
  const [tanvi] = testing.ids;
  const common = await db.selectFrom("leads").selectAll().where("id", "=", tanvi).executeTakeFirstOrThrow();
  const { id: _id, ...facts } = common;
  const copies = Array.from({ length: 1000 }, (_, index) => ({
    ...facts,
    utm: null,
    enrolment: null,
    gave_on_merge: null,
    email: `of-nobody-${index}@mail.example`,
    idempotency_key: `of-nobody-${index}`,
  }));
  // A statement of SQLite takes some 32,000 values.
  for (const slice of [copies.slice(0, 500), copies.slice(500)]) await db.insertInto("leads").values(slice).execute();
  const { id: last } = await db.selectFrom("leads").select("id").orderBy("id", "desc").executeTakeFirstOrThrow();

  await db.updateTable("leads").set({ last_event_at: "2099-01-01T00:00:00.000Z" }).where("id", "=", tanvi).execute();
  expect(await testing.list()).toContainEqual([last, 100]);
  const told = await testing.samePerson(last);
  expect(told).toHaveLength(50);
  expect(told).not.toContain(tanvi);
  expect((await call({ method: "GET", url: `/backend/admin/lead-events.php?id=${last}`, token })).statusCode).toBe(200);
  expect((await merge(tanvi, last)).json()).toMatchObject({ message: expect.stringContaining("Leads merged") });
  const [another] = await sendLeads({ call, db } as TestApp, { name: "Tanvi Bhosale", email: "third@mail.example" });
  expect(await testing.samePerson(another!)).toHaveLength(50);
});

test("of more than can be told of one number those with the newest activity come first, and how many there are is said", async () => {
  const { db, call, token, ids } = await appWithDuplicates();
  const [tanvi, byPhone] = ids;
  const { id: _id, ...facts } = await db
    .selectFrom("leads")
    .selectAll()
    .where("id", "=", tanvi)
    .executeTakeFirstOrThrow();
  const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString();
  // Entered in one order, heard of in another.
  const minutes = Array.from({ length: 150 }, (_, index) => (index * 37) % 150);
  const copies = minutes.map((minute) => ({
    ...facts,
    utm: null,
    enrolment: null,
    gave_on_merge: null,
    email: `of-nobody-${minute}@mail.example`,
    idempotency_key: `of-nobody-${minute}`,
    last_event_at: at(minute),
  }));
  await db.insertInto("leads").values(copies).execute();
  const payload = { kind: "note", text: "Rang from the office" };
  await call({ method: "POST", url: `/backend/admin/lead-events.php?id=${byPhone}`, token, payload });

  const told = (await call({ method: "GET", url: `${url}?id=${tanvi}`, token })).json<{
    data: Lead[];
    meta: unknown;
  }>();

  const newest = minutes.toSorted((one, other) => other - one).slice(0, 48);
  expect(told.data.map(({ email }) => email)).toEqual([
    "other@mail.example",
    "tanvi@mail.example",
    ...newest.map((minute) => `of-nobody-${minute}@mail.example`),
  ]);
  expect(told.meta).toEqual({ page: 1, limit: 50, total: 152 });
  const few = (await call({ method: "GET", url: `${url}?id=${ids[3]}`, token })).json<{ meta: unknown }>();
  expect(few.meta).toEqual({ page: 1, limit: 50, total: 0 });
});
