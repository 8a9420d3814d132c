import { expect, test } from "vitest";
import type { LeadImport, LeadImportOutcome, LeadImportTrial } from "#app/domain/lead-import/lead-import-schema.ts";
import { addUser, testApp } from "#test/app.ts";
import { sendLeads } from "#test/factories/lead-factories.ts";

const file = { file: "fair.csv", source: "fair" };

async function desk() {
  const testing = await testApp();
  const token = await testing.signIn();
  await sendLeads(testing, { name: "Tanvi", phone: "+91 98225-50148", course: "Online MBA" });
  const post = (name: string, payload: object, method: "POST" | "PUT" = "POST") =>
    testing.call({ method, url: `/backend/admin/${name}`, token, payload });
  const attempt = (rows: object[]) => post("lead-import-trials.php", { ...file, rows: numbered(rows) });
  /** What is left behind by a trial: nothing. */
  const stored = async () => [
    await testing.db.selectFrom("leads").selectAll().execute(),
    await testing.db.selectFrom("enquiry_events").selectAll().execute(),
    await testing.db.selectFrom("lead_imports").selectAll().execute(),
    await testing.db.selectFrom("notices").selectAll().execute(),
  ];
  return { ...testing, token, post, attempt, stored };
}

const numbered = (rows: object[]) => rows.map((row, index) => ({ line: index + 2, ...row }));

const rows = [
  { name: "Tanvi Bhosale", phone: "98225 50148", city: "Pune", email: "tanvi@mail.example" },
  { name: "Tanvi B", email: "Tanvi@mail.example" },
  { name: "Arjun Rao", email: "arjun@mail.example" },
  { name: "Arjun R", phone: "98220 61001", email: "arjun@mail.example" },
  { name: "Nobody To Reach" },
  { name: "Tanvi", phone: "98225 50148" },
];

test("a file is tried before it is stored: who is new, who is known, what is refused, and nothing is stored", async () => {
  const { attempt, stored } = await desk();
  const before = await stored();

  expect((await attempt(rows)).json().data).toEqual({
    people: [
      { line: 2, ways: ["+919822550148", "tanvi@mail.example"], lead_id: 1, is_telling: 1 },
      { line: 3, ways: ["tanvi@mail.example"], lead_id: 1, is_telling: 0 },
      { line: 4, ways: ["arjun@mail.example"], lead_id: null, is_telling: 0 },
      { line: 5, ways: ["+919822061001", "arjun@mail.example"], lead_id: null, is_telling: 0 },
      { line: 7, ways: ["+919822550148"], lead_id: 1, is_telling: 0 },
    ],
    rows: [{ line: 6, sentence: "Phone or email is required" }],
  });
  expect(await stored()).toEqual(before);
});

test("a cell that is too long refuses its row, in an import and its trial, and the rows beside it go on", async () => {
  const { attempt, post, db } = await desk();
  const long = [
    { name: "Asha", phone: "98220 61001" },
    { name: "Bela", phone: "98220 61002", message: "x".repeat(5001) },
    { name: "Chitra", phone: "98220 61003", city: "x".repeat(60_000) },
    { name: "Divya", phone: "98220 61004", message: "x".repeat(5000) },
  ];
  const refused = [
    { line: 3, sentence: "Note must have at most 5000 characters" },
    { line: 4, sentence: "City must have at most 80 characters" },
  ];

  expect((await attempt(long)).json().data.rows).toEqual(refused);
  const said = { ...file, consent: "Signed the list", mapping: { Name: "name" } };
  const { id } = (await post("lead-imports.php", said)).json<{ data: LeadImport }>().data;
  const stored = await post(`lead-imports.php?id=${id}`, { rows: numbered(long) }, "PUT");

  expect(stored.json().data).toMatchObject({ created: 2, refused: 2, rows: refused });
  const names = await db.selectFrom("leads").select("name").orderBy("id").execute();
  expect(names.map(({ name }) => name)).toEqual(["Tanvi", "Asha", "Divya"]);
});

test("an import does what its trial said", async () => {
  const { attempt, post, db } = await desk();
  const trial = (await attempt(rows)).json<{ data: LeadImportTrial }>().data;
  const said = { ...file, consent: "Signed the list", mapping: { Name: "name" } };
  const { id } = (await post("lead-imports.php", said)).json<{ data: LeadImport }>().data;
  const stored = await post(`lead-imports.php?id=${id}`, { rows: numbered(rows) }, "PUT");

  const known = trial.people.filter(({ lead_id }) => lead_id !== null);
  expect(stored.json<{ data: LeadImportOutcome }>().data).toEqual({
    created: 1,
    joined: known.filter(({ is_telling }) => is_telling).length + 1,
    unchanged: known.filter(({ is_telling }) => !is_telling).length,
    refused: trial.rows.length,
    rows: trial.rows,
  });
  expect(await db.selectFrom("leads").select(["name", "email", "city"]).orderBy("id").execute()).toEqual([
    { name: "Tanvi", email: "tanvi@mail.example", city: "Pune" },
    { name: "Arjun Rao", email: "arjun@mail.example", city: "" },
  ]);
  const again = (await attempt(rows)).json<{ data: LeadImportTrial }>().data;
  expect(again.people.every(({ lead_id, is_telling }) => lead_id !== null && !is_telling)).toBe(true);
});

test.each([
  [{ ...file, rows: [] }],
  [{ ...file, source: "a dream", rows: [{ line: 2, name: "Asha" }] }],
  [{ source: "fair", rows: [{ line: 2, name: "Asha" }] }],
  [{ ...file, rows: Array.from({ length: 201 }, (_, line) => ({ line: line + 2, name: "Asha" })) }],
])("a trial that cannot be is refused: %j", async (payload) => {
  const { post, stored } = await desk();
  const before = await stored();
  expect((await post("lead-import-trials.php", payload)).statusCode).toBe(422);
  expect(await stored()).toEqual(before);
});

test("nobody tries a file signed out, and no counsellor does", async () => {
  const { call, db, signIn } = await desk();
  await addUser(db, "asha", "counsellor");
  const payload = { ...file, rows: numbered(rows) };
  const trial = { method: "POST", url: "/backend/admin/lead-import-trials.php", payload } as const;
  expect((await call(trial)).statusCode).toBe(401);
  expect((await call({ ...trial, token: await signIn("asha") })).statusCode).toBe(403);
});
