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
