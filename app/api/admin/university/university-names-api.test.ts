import { expect, test } from "vitest";
import { testApp } from "#test/app.ts";
import { addUniversity } from "#test/factories/factories.ts";

const url = "/backend/admin/university-names.php";

test("names of universities come in their order, without case, as many as asked for, or those that hold some words", async () => {
  const { call, db, signIn } = await testApp();
  const tapti = await addUniversity(db, { name: "tapti University", slug: "tapti" });
  const mandovi = await addUniversity(db, { name: "Mandovi University" });
  const zuari = await addUniversity(db, { name: "Zuari University" });
  const token = await signIn();
  const named = async (query: string) => (await call({ method: "GET", url: url + query, token })).json().data;

  expect(await named("")).toEqual([
    { id: mandovi, name: "Mandovi University" },
    { id: tapti, name: "tapti University" },
    { id: zuari, name: "Zuari University" },
  ]);
  expect(await named("?limit=1")).toEqual([{ id: mandovi, name: "Mandovi University" }]);
  expect(await named("?limit=500&q=zuari")).toEqual([{ id: zuari, name: "Zuari University" }]);
});

test("more names than a choice holds are refused, and so is who is signed out", async () => {
  const { call, signIn } = await testApp();
  expect((await call({ method: "GET", url: `${url}?limit=501`, token: await signIn() })).statusCode).toBe(422);
  expect((await call({ method: "GET", url })).statusCode).toBe(401);
});
