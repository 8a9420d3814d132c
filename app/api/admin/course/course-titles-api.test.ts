import { expect, test } from "vitest";
import { testApp } from "#test/app.ts";
import { addCourse, addUniversity } from "#test/factories/factories.ts";

const url = "/backend/admin/course-titles.php";

test("titles of courses come in their order, without case, each once, and to nobody who is signed out", async () => {
  const { call, db, signIn } = await testApp();
  const university = await addUniversity(db);
  for (const [slug, title] of ["zoology", "MBA in Finance", "agronomy", "MBA in Finance"].entries())
    await addCourse(db, university, { title, slug: `course-${slug}` });

  const { data } = (await call({ method: "GET", url, token: await signIn() })).json();
  expect(data).toEqual(["agronomy", "MBA in Finance", "zoology"]);
  expect((await call({ method: "GET", url })).statusCode).toBe(401);
});
