import { expect, test } from "vitest";
import { testApp } from "#test/app.ts";
import { addCourse, addUniversity } from "#test/factories/factories.ts";

const url = "/backend/admin/university-facets.php";

test("the places of all universities are listed once each, and courses are counted for those asked for", async () => {
  const { call, db, signIn } = await testApp();
  const pune = await addUniversity(db, { slug: "one", name: "One", location: "Pune" });
  const other = await addUniversity(db, { slug: "two", name: "Two", location: "Pune" });
  const delhi = await addUniversity(db, { slug: "three", name: "Three", location: "Delhi" });
  await addCourse(db, pune, { title: "Online MBA" });
  await addCourse(db, pune, { title: "Online MCA" });
  await addCourse(db, delhi, { title: "Online BBA" });

  const { data } = (await call({ method: "GET", url: `${url}?ids=${pune},${other}`, token: await signIn() })).json<{
    data: object;
  }>();

  expect(data).toEqual({ locations: ["Delhi", "Pune"], courses: { [pune]: 2 } });
});

test("what are no ids is refused, and so is who is signed out", async () => {
  const { call, signIn } = await testApp();
  const refused = await call({ method: "GET", url: `${url}?ids=1;2`, token: await signIn() });
  expect(refused.statusCode).toBe(422);
  expect(refused.json<{ message: string }>().message).toContain("Ids must be numbers with commas between them");
  expect((await call({ method: "GET", url: `${url}?ids=1` })).statusCode).toBe(401);
});
