import fc from "fast-check";
import { expect, test } from "vitest";
import type { LeadImportOutcome, LeadImportUndone } from "#app/domain/lead-import/lead-import-schema.ts";
import { testApp } from "#test/app.ts";

// Few people, written in many ways: rows meet those before them and those who are known.
const row = fc.record(
  {
    name: fc.constantFrom("Tanvi Bhosale", "Tanvi", "T. Bhosale", "तन्वी", ""),
    phone: fc.constantFrom("98225 50148", "+91-98225-50148", "098225 50149", "98220 61001", "12345", ""),
    second_phone: fc.constantFrom("98225 50149", "+91 98220 61001", ""),
    email: fc.constantFrom("tanvi@mail.example", "TANVI@mail.example", "asha@mail.example", "tanvi@", ""),
    course: fc.constantFrom("Online MBA", "Online MCA", ""),
    city: fc.constantFrom("Pune", "पुणे", ""),
    message: fc.constantFrom("Asked for a loan", ""),
  },
  { requiredKeys: ["name"] },
);

async function desk() {
  const { call, db, signIn } = await testApp();
  const token = await signIn();
  const ask = (method: "POST" | "PUT" | "DELETE", query: string, payload?: object) =>
    call({ method, url: `/backend/admin/lead-imports.php${query}`, token, ...(payload && { payload }) });
  const file = { file: "fair.csv", source: "fair", consent: "Signed the list at the fair", mapping: { Name: "name" } };
  const bring = async (rows: object[]) => {
    const { id } = (await ask("POST", "", file)).json<{ data: { id: number } }>().data;
    const lines = rows.map((each, index) => ({ line: index + 2, ...each }));
    const outcome = (await ask("PUT", `?id=${id}`, { rows: lines })).json<{ data: LeadImportOutcome }>().data;
    return { ...outcome, id };
  };
  const undo = async (id: number): Promise<void> => {
    const { data } = (await ask("DELETE", `?id=${id}`)).json<{ data: LeadImportUndone }>();
    if (data.left > 0) await undo(id);
  };
  const told = async () => ({
    leads: await db
      .selectFrom("leads")
      .select(["id", "name", "phone_e164", "second_phone_e164", "email", "course", "city"])
      .orderBy("id")
      .execute(),
    events: (await db.selectFrom("enquiry_events").select("id").execute()).length,
  });
  return { bring, told, undo };
}

test("whatever a file holds, each of its rows becomes one thing, and the same file again changes nothing", async () => {
  const { bring, told } = await desk();
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 6 }), async (rows) => {
      const first = await bring(rows);
      const stored = await told();
      expect(first.created + first.joined + first.unchanged + first.refused).toBe(rows.length);
      expect(first.rows.length).toBe(first.refused);

      const second = await bring(rows);

      expect(second).toMatchObject({ created: 0, joined: 0, refused: first.refused, rows: first.rows });
      expect(await told()).toEqual(stored);
    }),
    { numRuns: 15 },
  );
});

test("a file that is taken back at once leaves everybody who was known as they were", async () => {
  const { bring, told, undo } = await desk();
  await bring([
    { name: "Tanvi", phone: "98225 50148" },
    { name: "Asha", email: "asha@mail.example", city: "Pune" },
  ]);
  const { leads: before } = await told();
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 5 }), async (rows) => {
      const { id } = await bring(rows);
      await undo(id);
      expect([rows, (await told()).leads]).toEqual([rows, before]);
    }),
    { numRuns: 10 },
  );
});

test("a row that names nobody, or no way to reach them, is named by its line and its reason", async () => {
  const { bring, told } = await desk();
  const {
    rows,
    id: _,
    ...counts
  } = await bring([
    { name: " ", phone: "98225 50148" },
    { name: "Tanvi" },
    { name: "Tanvi", phone: "12345" },
    { name: "Tanvi", email: "tanvi@" },
    { name: "x".repeat(121), phone: "98225 50148" },
    { name: "Tanvi", phone: "98225 50148", second_phone: "12" },
  ]);
  expect(counts).toMatchObject({ created: 0, joined: 0, refused: 6 });
  expect(rows.map(({ line }) => line)).toEqual([2, 3, 4, 5, 6, 7]);
  for (const { sentence } of rows) expect(sentence).toMatch(/^[A-Z].*[a-z0-9]\.?$/);
  expect((await told()).leads).toEqual([]);
});
