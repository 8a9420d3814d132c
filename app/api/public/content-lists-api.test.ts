import { expect, test } from "vitest";
import { testApp } from "#test/app.ts";
import { addCourse, addUniversity } from "#test/factories.ts";

interface Courses {
  success: boolean;
  data: { title: string }[];
  message?: string;
}

test("courses are listed by degree type, with data and message; ALL and nothing mean every type", async () => {
  const { call, db } = await testApp();
  const university = await addUniversity(db);
  await addCourse(db, university, { title: "Online BBA", degree_type: "UG", position: 1 });
  await addCourse(db, university, { title: "Online MBA", degree_type: "PG", position: 2 });
  const listed = async (query: string) =>
    (await call({ method: "GET", url: `/backend/api/courses.php${query}` })).json<Courses>();

  expect((await listed("?type=UG")).data.map(({ title }) => title)).toEqual(["Online BBA"]);
  expect((await listed("")).data.map(({ title }) => title)).toEqual(["Online BBA", "Online MBA"]);
  expect(await listed("?type=ALL")).toMatchObject({
    success: true,
    data: [{ title: "Online BBA" }, { title: "Online MBA" }],
    message: "Courses of type ALL",
  });
});

test("an unknown degree type is refused with a sentence", async () => {
  const { call } = await testApp();

  const response = await call({ method: "GET", url: "/backend/api/courses.php?type=PhD" });

  expect(response.statusCode).toBe(422);
  expect(response.json()).toMatchObject({ errors: { type: "Type must be ALL, UG, PG or PGDCS" } });
});

test("only active guidance entries are shown to visitors", async () => {
  const { call, signIn } = await testApp();
  const token = await signIn();
  const entry = { name: "Meenal Gaikwad", title: "Senior counsellor" };
  const url = "/backend/admin/expert-guidance.php";
  await call({ method: "POST", url, token, payload: entry });
  await call({ method: "POST", url, token, payload: { ...entry, name: "Joseph D’Souza", is_active: 0 } });

  const response = await call({ method: "GET", url: "/backend/api/expert-guidance.php" });

  expect(response.json<{ data: { name: string }[] }>().data.map(({ name }) => name)).toEqual(["Meenal Gaikwad"]);
});
