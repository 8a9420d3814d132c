import { expect, test } from "vitest";
import { testApp } from "#test/app.ts";

const nouns = [
  {
    name: "testimonials",
    table: "testimonials",
    record: { name: "Nikhil Wagh", role: "MCA student", content: "The talk was honest.", rating: 4 },
    refused: { rating: 6 },
    errors: { rating: "Rating must be at most 5" },
  },
  {
    name: "faqs",
    table: "faqs",
    record: { question: "Is there an exam?", answer: "Yes, online.", category: "General" },
    refused: { answer: "" },
    errors: { answer: "Answer is required" },
  },
  {
    name: "stat-items",
    table: "stat_items",
    record: { icon: "Globe", number: "100+", text: "Countries" },
    refused: { icon: "Rocket" },
    errors: { icon: "Choose an icon from the list" },
  },
  {
    name: "expert-guidance",
    table: "expert_guidance",
    record: {
      name: "Rohini Sathe",
      title: "Counsellor",
      experience: 12,
      languages: ["Marathi", "Hindi"],
      is_active: 1,
    },
    refused: { title: undefined },
    errors: { title: "Title is required" },
  },
] as const;

test.each(nouns)("staff create, change and delete $name, and visitors see it at their next request", async (noun) => {
  const { call, db, signIn } = await testApp();
  const token = await signIn();
  const url = `/backend/admin/${noun.name}.php`;
  const path = `/backend/api/${noun.name === "stat-items" ? "stats" : noun.name}.php`;
  const visible = async () => (await call({ method: "GET", url: path })).json().data;
  expect(await visible()).toEqual([]);

  const created = await call({ method: "POST", url, token, payload: noun.record });
  expect([created.statusCode, created.json()]).toMatchObject([201, { success: true, data: noun.record }]);
  expect(await visible()).toEqual([created.json().data]);

  const one = `${url}?id=${created.json().data.id}`;
  const refused = await call({ method: "PUT", url: one, token, payload: { ...noun.record, ...noun.refused } });
  expect([refused.statusCode, refused.json().errors]).toEqual([422, noun.errors]);
  const refusedNew = await call({ method: "POST", url, token, payload: { ...noun.record, ...noun.refused } });
  expect([refusedNew.statusCode, await visible()]).toEqual([422, [created.json().data]]);

  expect((await call({ method: "GET", url: one, token })).json().data).toEqual(created.json().data);
  const updated = await call({ method: "PUT", url: one, token, payload: noun.record });
  expect(updated.json()).toMatchObject({ success: true, data: noun.record });

  const deletion = { method: "DELETE", url: one, token } as const;
  expect([(await call(deletion)).statusCode, (await call(deletion)).statusCode]).toEqual([200, 404]);
  expect((await call({ method: "PUT", url: one, token, payload: noun.record })).statusCode).toBe(404);
  expect([await visible(), await db.selectFrom(noun.table).select("id").execute()]).toEqual([[], []]);
});
