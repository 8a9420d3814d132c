import fc from "fast-check";
import { expect, test } from "vitest";
import { testApp } from "#test/app.ts";
import { sendLeads } from "#test/factories/lead-factories.ts";

const facts = [
  "name",
  "phone",
  "second_phone",
  "email",
  "course",
  "city",
  "language",
  "best_time",
  "source_page",
] as const;
const phones = ["", "98225 50148", "+91 98225-50148", "98220 61001", "98220 61002"];

const drawn = fc.record({
  name: fc.constantFrom("Esha", "E. Reddy", "Esha Reddy", "एशा रेड्डी", "Ésha"),
  phone: fc.constantFrom(...phones),
  second_phone: fc.constantFrom(...phones),
  course: fc.constantFrom("Online MBA", "Not sure yet"),
  city: fc.constantFrom("", "Pune", "पुणे"),
  language: fc.constantFrom("", "Marathi"),
  best_time: fc.constantFrom("", "Evening"),
});
/** What staff correct of the survivor before they take the two apart. */
const correction = fc.constantFrom({}, { city: "Nashik" }, { name: "Esha R. Reddy" }, { second_phone: "98220 69999" });

async function twoLeads() {
  const testing = await testApp();
  const { call, db, signIn } = testing;
  const [one, other] = (await sendLeads(
    testing,
    { name: "Esha", email: "e@mail.example" },
    { name: "Reddy", email: "e@mail.example" },
  )) as [number, number];
  const token = await signIn();
  const ask = async (method: "GET" | "PUT" | "POST" | "DELETE", path: string, payload?: object) => {
    const answer = await call({ method, url: `/backend/admin/${path}`, token, ...(payload && { payload }) });
    return { status: answer.statusCode, ...answer.json<{ data: any }>() };
  };
  const lead = async (id: number) => {
    const { data } = await ask("GET", `leads.php?id=${id}`);
    return Object.fromEntries(
      [...facts, "phone_e164", "second_phone_e164", "merged_into_id"].map((name) => [name, data[name]]),
    );
  };
  const set = (id: number, of: object) => ask("PUT", `leads.php?id=${id}`, { email: "e@mail.example", ...of });
  const apart = async () =>
    void (await db.updateTable("leads").set({ merged_into_id: null, gave_on_merge: null }).execute());
  return { one, other, ask, lead, set, apart };
}

test("a merge loses no number and no fact, and taken apart both leads are as they were", async () => {
  const { one, other, ask, lead, set, apart } = await twoLeads();
  await fc.assert(
    fc.asyncProperty(drawn, drawn, async (first, second) => {
      await apart();
      await set(one, first);
      await set(other, second);
      const [survivor, duplicate] = [await lead(one), await lead(other)];
      expect((await ask("POST", `lead-merges.php?id=${one}`, { duplicate_id: other })).status).toBe(200);

      const merged = await lead(one);
      const numbers = [
        ...new Set([survivor, duplicate].flatMap((each) => [each["phone_e164"], each["second_phone_e164"]])),
      ].filter(Boolean);
      expect([merged["phone_e164"], merged["second_phone_e164"]].filter(Boolean)).toEqual(numbers.slice(0, 2));
      for (const name of ["city", "language", "best_time"])
        expect([name, merged[name]]).toEqual([name, survivor[name] || duplicate[name]]);
      expect(await lead(other)).toEqual({ ...duplicate, merged_into_id: one });

      expect((await ask("DELETE", `lead-merges.php?id=${other}`)).status).toBe(200);
      expect([await lead(one), await lead(other)]).toEqual([survivor, duplicate]);
    }),
    { numRuns: 12 },
  );
});

test("what staff corrected of the one that is left stays theirs when the two are taken apart", async () => {
  const { one, other, ask, lead, set, apart } = await twoLeads();
  await fc.assert(
    fc.asyncProperty(drawn, drawn, correction, async (first, second, corrected) => {
      await apart();
      await set(one, first);
      await set(other, second);
      const duplicate = await lead(other);
      await ask("POST", `lead-merges.php?id=${one}`, { duplicate_id: other });
      await ask("PUT", `leads.php?id=${one}`, corrected);
      await ask("DELETE", `lead-merges.php?id=${other}`);
      expect(await lead(one)).toMatchObject(corrected);
      expect(await lead(other)).toEqual(duplicate);
    }),
    { numRuns: 8 },
  );
});

test("a lead is merged neither into itself nor twice, and what is not merged is not taken apart", async () => {
  const { one, other, ask } = await twoLeads();
  const merge = async (id: number, duplicate_id: number) => {
    const { status, ...answer } = await ask("POST", `lead-merges.php?id=${id}`, { duplicate_id });
    return [status, (answer as { errors?: object }).errors];
  };
  expect(await merge(one, one)).toEqual([422, { duplicate_id: "A lead cannot be merged into itself" }]);
  expect((await ask("DELETE", `lead-merges.php?id=${other}`)).status).toBe(422);
  expect((await merge(one, other))[0]).toBe(200);
  expect(await merge(one, other)).toEqual([422, { duplicate_id: "That lead has been merged already" }]);
  expect(await merge(other, one)).toEqual([
    422,
    { duplicate_id: "This lead has been merged itself; open the one that is left" },
  ]);
  expect((await ask("DELETE", "lead-merges.php?id=999")).status).toBe(404);
});
