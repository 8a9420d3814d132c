import { expect, test } from "vitest";
import { loadFieldRules } from "#db/seed/field-rules.ts";
import { testApp } from "#test/app.ts";
import { addCourse, addUniversity } from "#test/factories/factories.ts";
import { eventually } from "#test/eventually.ts";
import { stopClock } from "#test/stop-clock.ts";
import { visibleText } from "#test/reading/visible-text.ts";

const rate = {
  kind: "dollar-rate",
  name: "Rupees a dollar",
  source: "FBIL reference rate of 24 November 2026",
  source_url: "https://www.fbil.org.in/",
  applies_from: "2026-11-24",
  applies_until: null,
  checked_on: "2026-11-24",
  content: { rupees: 88.25 },
};

async function office() {
  const { call, db, signIn } = await testApp();
  await loadFieldRules(db);
  const university_id = await addUniversity(db);
  const token = await signIn();
  const ask = async (method: "GET" | "POST" | "PUT" | "DELETE", file: string, payload?: object) =>
    (await call({ method, url: `/backend/admin/${file}`, token, ...(payload && { payload }) })).json();
  const base = { title: "Online MCA", description: "Two years of software.", university_id };
  const read = async (url: string) => visibleText((await call({ method: "GET", url })).body);
  return { db, university_id, ask, base, read };
}

test("dollars follow from the rupees of a course, whatever was sent; without rupees they stay as they were sent", async () => {
  const { ask, base } = await office();
  const fee_items = [{ kind: "tuition", amount_rupees: 84_000, due: "admission" }];

  const made = await ask("POST", "courses.php", { ...base, tuition_fee: "1980.50", fee_items });
  expect(made.data).toMatchObject({ fee_rupees: 84_000, tuition_fee: 1000 });
  const typed = await ask("PUT", `courses.php?id=${made.data.id}`, {
    ...base,
    fee_items: [],
    fee_rupees: "1,00,000",
    tuition_fee: "5",
  });
  expect(typed.data).toMatchObject({ fee_rupees: 100_000, tuition_fee: 1190.48 });
  const bare = await ask("PUT", `courses.php?id=${made.data.id}`, { ...base, fee_rupees: "", tuition_fee: "1980.50" });
  expect(bare.data).toMatchObject({ fee_rupees: null, tuition_fee: 1980.5 });
});

test("a newer rate changes the dollars of all courses at once, says where it is from, and stays while they follow from it", async () => {
  const { ask, db, university_id, read } = await office();
  await addCourse(db, university_id, { slug: "evening-mba", tuition_fee_cents: 5 });
  await addCourse(db, university_id, { slug: "ma", fee_paise: null, yearly_fee_paise: null, position: 2 });
  const dollars = async () => {
    const rows = await db.selectFrom("courses").select("tuition_fee_cents").orderBy("position").execute();
    return rows.map(({ tuition_fee_cents }) => tuition_fee_cents);
  };

  const { data } = await ask("POST", "field-rules.php", rate);
  expect(await dollars()).toEqual([190_368, 200_000]);
  expect(await read("/courses/evening-mba")).toContain(
    "In dollars $1,903.68 , at ₹88.25 a dollar: FBIL reference rate of 24 November 2026 , checked on 24 November 2026",
  );
  expect(await read("/courses/ma")).not.toContain("a dollar");
  await ask("PUT", `field-rules.php?id=${data.id}`, { ...rate, content: { rupees: "84" } });
  expect(await dollars()).toEqual([200_000, 200_000]);
  expect(await ask("DELETE", `field-rules.php?id=${data.id}`)).toMatchObject({
    message: expect.stringContaining("The dollars of all courses follow from it. Write a newer rate first."),
  });
});

test("on the day after a rate has ended dollars follow from the one before it, without a save", async () => {
  stopClock(Date.parse("2026-11-28T12:00:00+05:30"));
  const { ask, db, university_id, read } = await office();
  await addCourse(db, university_id, { slug: "evening-mba", tuition_fee_cents: 5 });
  await ask("POST", "field-rules.php", { ...rate, applies_until: "2026-11-30" });
  expect(await read("/courses/evening-mba")).toContain("$1,903.68 , at ₹88.25 a dollar");

  stopClock(Date.parse("2026-12-01T00:00:00+05:30"));

  await eventually(async () => expect(await read("/courses/evening-mba")).toContain("$2,000.00 , at ₹84 a dollar"));
});

test("a rate of nothing or of a day to come is refused, and no dollar changes", async () => {
  const { ask, db, university_id } = await office();
  await addCourse(db, university_id, { tuition_fee_cents: 5 });
  const refusal = async (change: object) => (await ask("POST", "field-rules.php", { ...rate, ...change })).errors;

  expect(await refusal({ applies_from: "2099-01-01" })).toEqual({
    applies_from: "A rate applies from today or from a day before",
  });
  expect(await refusal({ content: { rupees: 0 } })).toEqual({
    "content.rupees": "Rupees a dollar must be at least 1",
  });
  expect(await db.selectFrom("courses").select("tuition_fee_cents").execute()).toEqual([{ tuition_fee_cents: 5 }]);
});
