import { expect, test } from "vitest";
import { testApp } from "#test/app.ts";
import { sendLeads } from "#test/factories/lead-factories.ts";

test("a row's links lead to the list as it is filtered and sorted, with their own dialog alone over it", async () => {
  const { linksAt, id } = await desk();

  expect(await linksAt("?q=bhosale+%26&sort=name&delete=7&pick=3")).toEqual([
    `?q=bhosale+%26&sort=name&open=${id}`,
    `?q=bhosale+%26&sort=name&open=${id}&write=whatsapp`,
    `?q=bhosale+%26&sort=name&open=${id}&write=email`,
    `?q=bhosale+%26&sort=name&delete=${id}`,
  ]);
});

test("of a list without a filter they lead to nothing else", async () => {
  const { linksAt, id } = await desk();

  expect((await linksAt("?open=7"))[0]).toBe(`?open=${id}`);
});

async function desk() {
  const testing = await testApp();
  const [id] = await sendLeads(testing, { name: "Tanvi Bhosale &" });
  const headers = { cookie: `disha_panel=${await testing.signIn()}` };
  async function linksAt(query: string) {
    const { body } = await testing.call({ method: "GET", url: `/admin/leads${query}`, headers });
    const [rows] = /<tbody>.*<\/tbody>/s.exec(body)!;
    return [...rows.matchAll(/href="(\?[^"]+)"/g)].map(([, href]) => href!.replaceAll("&amp;", "&"));
  }
  return { linksAt, id };
}
