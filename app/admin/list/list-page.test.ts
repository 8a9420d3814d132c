import { expect, test } from "vitest";
import { testApp } from "#test/app.ts";
import { sendLeads } from "#test/factories/lead-factories.ts";
import { visibleText } from "#test/reading/visible-text.ts";

test("a list says how many its filter lets through, of how many there are in its tab", async () => {
  const { open } = await desk();
  const counted = {
    "": "3 leads",
    "?q=bhosale": "1 of 3 leads",
    "?q=bhosale&sort=name": "1 of 3 leads",
    "?sort=-name": "3 leads",
    "?tab=unowned&q=verma": "1 of 2 leads",
    "?tab=mine": "1 lead",
    "?tab=mine&q=verma": "0 of 1 lead",
  };

  for (const [query, words] of Object.entries(counted)) {
    expect(visibleText((await open(`/admin/leads${query}`)).body), query).toContain(words);
  }
});

test("a page behind the last leads to the last one, with the filter; a filter that nobody knows to the list without it", async () => {
  const { open } = await desk();

  expect((await open("/admin/leads?q=bhosale&page=4")).headers.location).toBe("/admin/leads?q=bhosale");
  expect((await open("/admin/leads?stage=asleep")).headers.location).toBe("/admin/leads");
});

test("behind the rows that are counted a page that holds none leads to the nearest that does", async () => {
  const { db, signIn, call } = await testApp();
  const at = "2026-11-25T03:00:00.000Z";
  const path = (number: number) => `/from-${number}`;
  const redirect = { to_path: "/courses", is_automatic: 0, hits: 0, position: 0, is_sample: 0 } as const;
  const fresh = { ...redirect, created_at: at, updated_at: at, search_text: "" };
  for (let begun = 0; begun < 10_150; begun += 725)
    await db
      .insertInto("redirects")
      .values(Array.from({ length: 725 }, (_, index) => ({ ...fresh, from_path: path(begun + index) })))
      .execute();
  const headers = { cookie: `disha_panel=${await signIn()}` };
  const leads = async (query: string) =>
    (await call({ method: "GET", url: `/admin/addresses${query}`, headers })).headers.location;

  expect(await leads("?page=203")).toBeUndefined();
  for (const page of [204, 205, 500, 1_000_000])
    expect([page, await leads(`?sort=from&page=${page}`)]).toEqual([page, "/admin/addresses?sort=from&page=203"]);
});

/** Three leads, of which one is Meenal's own. */
async function desk() {
  const testing = await testApp();
  const { call, db, signIn } = testing;
  const [own] = await sendLeads(testing, { name: "Tanvi Bhosale" }, { name: "Rajat Verma" }, { name: "Zoya Khan" });
  const cookie = `disha_panel=${await signIn()}`;
  const { id } = await db.selectFrom("users").select("id").where("username", "=", "meenal").executeTakeFirstOrThrow();
  await db.updateTable("leads").set({ owner_id: id }).where("id", "=", own!).execute();
  return { open: (url: string) => call({ method: "GET", url, headers: { cookie } }) };
}
