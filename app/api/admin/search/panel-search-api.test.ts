import { expect, test } from "vitest";
import { addUser, testApp } from "#test/app.ts";
import { addCourse, addUniversity } from "#test/factories/factories.ts";
import { sendLeads } from "#test/factories/lead-factories.ts";

async function searchingApp() {
  const testing = await testApp();
  const { call, db } = testing;
  const university = await addUniversity(db);
  await addCourse(db, university, { title: "Online MBA", slug: "online-mba" });
  const visitor = { name: "Tanvi Bhosale", email: "tanvi@mail.example", phone: "98225 50148", form_elapsed_ms: 9000 };
  await call({ method: "POST", url: "/backend/api/leads.php", payload: { ...visitor, course: "Online MCA" } });
  const message = { ...visitor, subject: "Fees of the MBA", message: "How much is it?" };
  await call({ method: "POST", url: "/backend/api/contact.php", payload: message });
  const token = await testing.signIn();
  const search = (q: string, by: string | undefined = token) =>
    call({ method: "GET", url: "/backend/admin/search.php", query: { q }, ...(by ? { token: by } : {}) });
  const found = async (q: string) =>
    (await search(q))
      .json<{ data: { kind: string; title: string; detail: string }[] }>()
      .data.map(({ kind, title, detail }) => [kind, title, detail]);
  return { ...testing, token, search, found };
}

test("records of all kinds are found by a part of their names, however it is written", async () => {
  const { found } = await searchingApp();

  expect(await found("MBA")).toEqual([
    ["message", "Fees of the MBA", "Tanvi Bhosale"],
    ["course", "Online MBA", "Sahyadri Open University"],
  ]);
  expect(await found("sahyadri")).toEqual([["university", "Sahyadri Open University", "Pune, Maharashtra"]]);
  expect(await found("ravi disha.ex")).toEqual([["user", "ravi", "ravi@disha.example"]]);
});

test("a person is found by name, telephone number and e-mail", async () => {
  const { found } = await searchingApp();

  for (const q of [
    "tanvi bho",
    "98225 501",
    "+919822550148",
    "+91 98225-50148",
    "098225 50148",
    "(0091) 98225.50148",
    "TANVI@mail",
  ]) {
    expect(await found(q)).toContainEqual(["lead", "Tanvi Bhosale", "98225 50148"]);
  }
});

test("a record is found by the whole of a title as long as a title may be", async () => {
  const { db, found } = await searchingApp();
  const title = `Online MBA ${"in Hospital and Health Care Management ".repeat(5)}`.slice(0, 200).trim();
  await addCourse(db, await addUniversity(db, { name: "Konkan Shore" }), { title, slug: "long" });

  expect(await found(title)).toEqual([["course", title, "Konkan Shore"]]);
});

test("subscribers and templates are found, too", async () => {
  const { call, db, found } = await searchingApp();
  await call({
    method: "POST",
    url: "/backend/api/newsletter.php",
    payload: { email: "Leela@mail.example", form_elapsed_ms: 9000 },
  });
  const now = new Date().toISOString();
  const template = { channel: "whatsapp", subject: "", body: "Hello", position: 1, is_sample: 0 } as const;
  await db
    .insertInto("templates")
    .values({ ...template, name: "Fee sheet", search_text: "fee sheet", created_at: now, updated_at: now })
    .execute();

  expect(await found("leela")).toEqual([["subscriber", "leela@mail.example", "pending"]]);
  expect(await found("FEE SHEET")).toEqual([["template", "Fee sheet", "whatsapp"]]);
});

test("who left is not found", async () => {
  const { call, db, found, token } = await searchingApp();
  const farhan = await addUser(db, "farhan", "counsellor");

  await call({ method: "POST", url: `/backend/admin/switched-off-users.php?id=${farhan}`, token });

  expect(await found("farhan")).toEqual([]);
});

test("nothing, one letter and what is nowhere find nothing; signs are only signs", async () => {
  const { found } = await searchingApp();

  for (const q of ["", "a", "zzzz", "%%%", "' or 1=1 --"]) expect(await found(q)).toEqual([]);
});

test("a text that is too long is refused by a name that people know", async () => {
  const { search } = await searchingApp();

  const refused = await search("x".repeat(201));

  expect([refused.statusCode, refused.json().message]).toEqual([422, "Search must have at most 200 characters"]);
});

test("what is called just so comes first, and the kinds tell how many their lists find", async () => {
  const { call, db, search, found, signIn } = await searchingApp();
  const id = await addUniversity(db, { name: "Nilgiri University", slug: "nilgiri" });
  for (const [number, title] of ["Law", ...Array.from({ length: 8 }, (_, index) => `Law and ${index}`)].entries()) {
    await addCourse(db, id, { title, slug: `law-${number}` });
  }

  expect((await found("LAW")).map(([, title]) => title)).toEqual([
    "Law",
    "Law and 7",
    "Law and 6",
    "Law and 5",
    "Law and 4",
  ]);
  expect((await search("law")).json()).toMatchObject({ counts: { course: { total: 9 } } });
  const list = await call({ method: "GET", url: "/backend/admin/courses.php?limit=1&q=law", token: await signIn() });
  expect(list.json()).toMatchObject({ meta: { total: 9 } });
});

test("the kind that holds an exact title or name comes before the others", async () => {
  const testing = await searchingApp();
  const id = await addUniversity(testing.db, { name: "Nilgiri University", slug: "nilgiri" });
  await addCourse(testing.db, id, { title: "Online MCA", slug: "online-mca" });
  await sendLeads(testing, { name: "Tanvi Rao", course: "Online MCA" }, { name: "Rohan Rao", course: "Online MCA" });

  expect((await testing.found("online mca")).map(([kind]) => kind)).toEqual(["course", "lead", "lead", "lead"]);
  expect((await testing.found("online m")).map(([kind]) => kind)[0]).toBe("lead");
});

test("at most five of a kind are found, the newest first", async () => {
  const { db, found } = await searchingApp();
  const id = await addUniversity(db, { name: "Nilgiri University", slug: "nilgiri" });
  for (let number = 1; number <= 7; number += 1) {
    await addCourse(db, id, { title: `Weaving ${number}`, slug: `weaving-${number}` });
  }

  expect((await found("weaving")).map(([, title]) => title)).toEqual([7, 6, 5, 4, 3].map((n) => `Weaving ${n}`));
});

test("nobody searches signed out", async () => {
  const { search } = await searchingApp();

  expect((await search("mba", "")).statusCode).toBe(401);
});
