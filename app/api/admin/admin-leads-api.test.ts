import { expect, test } from "vitest";
import { testApp } from "#test/app.ts";

const url = "/backend/admin/leads.php";

async function appWithLeads(...names: string[]) {
  const testing = await testApp();
  for (const name of names) {
    const payload = { name, email: "a@mail.example", phone: "+91 98225 50148", course: "Online MBA" };
    await testing.call({ method: "POST", url: "/backend/api/leads.php", payload });
  }
  return { ...testing, token: await testing.signIn() };
}

interface Leads {
  data: { id: number; name: string; status: string }[];
  meta?: { total: number };
}

test("leads come newest first, and are found by any part of name, telephone or course", async () => {
  const { call, token } = await appWithLeads("Tanvi Bhosale", "Rajat Vérma");
  const names = async (query: string) =>
    (await call({ method: "GET", url: `${url}${query}`, token })).json<Leads>().data.map(({ name }) => name);

  expect(await names("")).toEqual(["Rajat Vérma", "Tanvi Bhosale"]);
  expect(await names("?q=verma")).toEqual(["Rajat Vérma"]);
  expect(await names("?q=9822550148 mba")).toEqual(["Rajat Vérma", "Tanvi Bhosale"]);
  expect(await names("?status=closed")).toEqual([]);
});

test("a page of leads says how many there are in all", async () => {
  const { call, token } = await appWithLeads("One", "Two", "Three");

  const response = await call({ method: "GET", url: `${url}?page=2&limit=2`, token });

  expect(response.json()).toMatchObject({ data: [{ name: "One" }], meta: { total: 3, page: 2, limit: 2 } });
});

test("staff move a lead to another status, and an unknown status is refused", async () => {
  const { call, db, token } = await appWithLeads("Tanvi Bhosale");
  const { id } = await db.selectFrom("leads").select("id").executeTakeFirstOrThrow();
  const put = (status: string, of = id) => call({ method: "PUT", url: `${url}?id=${of}`, token, payload: { status } });

  expect((await put("contacted")).json()).toMatchObject({ success: true, data: { status: "contacted" } });
  expect((await put("forgotten")).statusCode).toBe(422);
  expect((await put("closed", 9999)).statusCode).toBe(404);
  expect(await db.selectFrom("leads").select("status").execute()).toEqual([{ status: "contacted" }]);
});
