import { expect, test } from "vitest";
import { testApp } from "#test/app.ts";
import { addCourse, addUniversity } from "#test/factories/factories.ts";

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

test("courses are listed by the explorer's category: by type, field and mode, or by a word of the title or the tag", async () => {
  const { call, db } = await testApp();
  const university = await addUniversity(db);
  const add = (title: string, more: Partial<Parameters<typeof addCourse>[2]>) =>
    addCourse(db, university, { title, ...more });
  await add("Online BBA", { degree_type: "UG", position: 1 });
  await add("B.Tech for Diploma Holders", { degree_type: "UG", field: "engineering", position: 2 });
  await add("LL.M. Blended", { degree_type: "PG", field: "law", position: 3 });
  await add("Executive MBA", { degree_type: "PG", study_mode: "weekend", position: 4 });
  await add("PG Diploma in Computer Science", { degree_type: "PGDCS", position: 5 });
  await add("Ph.D. in Management", { degree_type: "PG", position: 6 });
  await add("Payroll in Practice", { degree_type: "UG", tag: "Certificate", position: 7 });
  const listed = async (query: string) =>
    (await call({ method: "GET", url: `/backend/api/courses.php?${query}` })).json<Courses & { meta: object }>();
  const titles = async (category: string) => (await listed(`category=${category}`)).data.map(({ title }) => title);

  expect(await titles("pg")).toEqual(["LL.M. Blended", "Executive MBA", "Ph.D. in Management"]);
  expect(await titles("executive")).toEqual(["Executive MBA"]);
  expect(await titles("doctorate")).toEqual(["Ph.D. in Management"]);
  expect(await titles("ug")).toEqual(["Online BBA", "B.Tech for Diploma Holders", "Payroll in Practice"]);
  expect(await titles("law")).toEqual(["LL.M. Blended"]);
  expect(await titles("advanced-diploma")).toEqual(["B.Tech for Diploma Holders"]);
  expect(await titles("skilling")).toEqual(["Payroll in Practice"]);
  expect(await titles("job-guarantee")).toEqual([]);
  expect(await listed("category=ug&page=1&limit=1")).toMatchObject({
    data: [{ title: "Online BBA" }],
    meta: { total: 3 },
  });
  expect((await listed("category=ug&q=bba")).data).toHaveLength(1);
  expect((await call({ method: "GET", url: "/backend/api/courses.php?category=magic" })).statusCode).toBe(422);
});

test("what a form of a list leaves empty is not asked for", async () => {
  const { call, db, signIn } = await testApp();
  const university = await addUniversity(db);
  await addCourse(db, university, { title: "Online BBA", degree_type: "UG", position: 1 });
  await addCourse(db, university, { title: "Online MBA", degree_type: "PG", position: 2 });
  const token = await signIn();
  const asked = async (url: string) => (await call({ method: "GET", url: `/backend/${url}`, token })).json<object>();

  const all = await asked("api/courses.php");
  expect(await asked("api/courses.php?page=&limit=&q=&type=&category=")).toEqual(all);
  expect(await asked("api/courses.php?type=UG&page=&limit=1&q=")).toMatchObject({
    data: [{ title: "Online BBA" }],
    meta: { page: 1, limit: 1 },
  });
  for (const list of ["universities", "leads", "users", "history"]) {
    const empty = await asked(`admin/${list}.php?page=&limit=&q=&sort=&counts=&stage=&partnership=`);
    expect(empty).toEqual(await asked(`admin/${list}.php`));
  }
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

test("a page of guidance entries is full, and its total counts those that visitors see", async () => {
  const { call, signIn } = await testApp();
  const token = await signIn();
  const url = "/backend/admin/expert-guidance.php";
  for (const [name, is_active] of Object.entries({ Asha: 0, Bina: 1, Chitra: 0, Devi: 1, Esha: 1 })) {
    await call({ method: "POST", url, token, payload: { name, title: "Counsellor", is_active } });
  }

  const page = async (number: number) =>
    (await call({ method: "GET", url: `/backend/api/expert-guidance.php?page=${number}&limit=2&state=Hidden` })).json();

  const [first, second] = [await page(1), await page(2)];
  const names = [first, second].map(({ data }) => data.map((entry: { name: string }) => entry.name));
  expect(names).toEqual([["Bina", "Devi"], ["Esha"]]);
  expect(first.meta).toMatchObject({ total: 3, page: 1, limit: 2 });
});
