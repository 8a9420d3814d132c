import { expect, test } from "vitest";
import { testApp } from "#test/app.ts";
import { addCourse, addUniversity } from "#test/factories.ts";

const url = "/backend/admin/universities.php";

test("a university that has courses is not deleted, and the sentence says how many", async () => {
  const { call, db, signIn } = await testApp();
  const id = await addUniversity(db);
  await addCourse(db, id);
  const token = await signIn();

  const response = await call({ method: "DELETE", url: `${url}?id=${id}`, token });

  expect(response.statusCode).toBe(409);
  expect(response.json()).toEqual({
    success: false,
    message: "This university has 1 course. Move or delete them first, then delete the university.",
  });
  expect(await db.selectFrom("universities").select("id").execute()).toHaveLength(1);
});

test("website and website_url, fees and tuition_fee are both read and both shown", async () => {
  const { call, signIn } = await testApp();
  const token = await signIn();
  const facts = { name: "Konkan Shore University", location: "Ratnagiri, Maharashtra", description: "By the sea." };

  const payload = { ...facts, website: "https://konkan.example", fees: "98000" };
  const response = await call({ method: "POST", url, token, payload });

  expect(response.statusCode).toBe(201);
  expect(response.json()).toMatchObject({
    data: {
      slug: "konkan-shore-university",
      website: "https://konkan.example",
      website_url: "https://konkan.example",
      fees: 98_000,
      tuition_fee: 98_000,
      admissionStatus: "open",
    },
  });
});

test("a university that stands in a programme is not deleted either", async () => {
  const { call, db, signIn } = await testApp();
  const id = await addUniversity(db);
  const token = await signIn();
  const payload = { title: "Online MBA", badge: "2 Years", duration: "2 Years", universities: [{ id, rating: 4.5 }] };
  const created = await call({ method: "POST", url: "/backend/admin/programs.php", token, payload });

  const response = await call({ method: "DELETE", url: `${url}?id=${id}`, token });

  expect(created.statusCode).toBe(201);
  expect([response.statusCode, response.json()]).toEqual([
    409,
    {
      success: false,
      message: "This university stands in 1 programme. Move or delete them first, then delete the university.",
    },
  ]);
});
