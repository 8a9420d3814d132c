import { expect, test } from "vitest";
import { enquiryColumns } from "#app/domain/enquiry-schema.ts";
import { testApp } from "#test/app.ts";

const COUNT = 620;
const ROWS = 155;

/** A stage of the board with more leads than one page of the API holds; the first is the newest. */
async function longColumn() {
  const { call, db, signIn } = await testApp();
  for (let from = 0; from < COUNT; from += ROWS) {
    const leads = Array.from({ length: ROWS }, (_, index) => leadOf(from + index + 1));
    await db.insertInto("leads").values(leads).execute();
  }
  const cookie = `disha_panel=${await signIn()}`;
  return { open: (url: string) => call({ method: "GET", url, headers: { cookie } }) };
}

const leadOf = (number: number) => ({
  ...enquiryColumns({ sent_at: new Date(Date.UTC(2026, 10, 2, 10, 0, -number)).toISOString() }, "1"),
  name: `Asha ${number}.`,
  email: "",
  phone: "98225 50148",
  phone_e164: "",
  course: "",
  stage: "new" as const,
  search_text: "",
});

const moreBehind = (count: number) => `/admin/data/more-cards.data?of=leads&query=stage%3Dnew&count=${count}`;
const numbersIn = (text: string) => [...text.matchAll(/Asha (\d+)\./g)].map(([, number]) => Number(number));

test("a column shows fifty cards more each time, down to its last one", async () => {
  const { open } = await longColumn();

  const shown = new Set(Array.from({ length: 20 }, (_, index) => index + 1));
  for (let press = 1; press <= 13; press += 1) {
    const before = shown.size;
    for (const number of numbersIn((await open(moreBehind(before))).body)) shown.add(number);
    expect([before, shown.size > before]).toEqual([before, true]);
  }
  expect(shown.size).toBe(COUNT);
});

test("the board reads its cards, and not the rows of the table that it takes the place of", async () => {
  const { open } = await longColumn();

  const { body } = await open("/admin/leads?view=board");

  expect(new Set(numbersIn(body)).size).toBe(20);
});
