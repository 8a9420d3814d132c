import { expect, test } from "vitest";
import { addUser, testApp } from "#test/app.ts";

const password = "kettle under a banyan";
const wrong = "isha@mail.example";
const right = "isha.rathod@mail.example";

/** Isha has applied with a mistyped address, which is somebody else's. */
async function office() {
  const testing = await testApp();
  const { call, db } = testing;
  const apply = (email: string, firstName: string) => {
    const names = { firstName, lastName: "Rathod", phone: "982-255-0148", company: "Bharat Forge" };
    const payload = { email, password, confirmPassword: password, ...names };
    return call({ method: "POST", url: "/backend/api/applications.php", payload });
  };
  await apply(wrong, "Isha");
  const token = await testing.signIn();
  const users = () =>
    db.selectFrom("users").select(["id", "username", "email"]).where("role", "=", "user").orderBy("id").execute();
  const { id } = (await users()).find(({ email }) => email === wrong)!;
  const correct = (payload: object) =>
    call({ method: "PUT", url: `/backend/admin/users.php?id=${id}`, token, payload: { email: right, ...payload } });
  const found = async (q: string) => {
    const query = new URLSearchParams({ q });
    const { data } = (await call({ method: "GET", url: `/backend/admin/applications.php?${query}`, token })).json();
    return data.map((row: { first_name: string; email: string }) => `${row.first_name} ${row.email}`);
  };
  return { ...testing, id, apply, users, correct, found };
}

test("an applicant's name follows the corrected e-mail, and who applies with the old one has an account of their own", async () => {
  const { apply, correct, found, users, db } = await office();

  expect((await correct({ username: wrong })).json()).toMatchObject({ data: { username: right, email: right } });
  await apply(wrong, "Ishaan");

  expect(await found("rathod")).toEqual([`Ishaan ${wrong}`, `Isha ${right}`]);
  expect((await users()).map(({ username }) => username)).toEqual(["ravi", right, wrong]);
  const mails = db.selectFrom("outbox").select("recipient").where("body", "like", "%Ishaan%").orderBy("recipient");
  expect((await mails.execute()).map(({ recipient }) => recipient)).toEqual(["hello@disha.example", wrong]);
});

test("an application that lies in the trash meanwhile comes back under the corrected e-mail", async () => {
  const { call, db, correct, found, signIn } = await office();
  const token = await signIn();
  await call({ method: "DELETE", url: "/backend/admin/applications.php?id=1", token });
  await correct({ username: wrong });
  const { id } = await db.selectFrom("trash").select("id").executeTakeFirstOrThrow();

  expect((await call({ method: "POST", url: `/backend/admin/trash.php?id=${id}`, token })).statusCode).toBe(200);

  expect([await found(right), await found(wrong)]).toEqual([[`Isha ${right}`], []]);
});

test("what has not left goes to the corrected e-mail, also once it has lain in the trash; what opens an application ends", async () => {
  const { call, db, correct, signIn } = await office();
  const token = await signIn();
  await call({ method: "PUT", url: "/backend/admin/applications.php?id=1", token, payload: { step: 2 } });
  const mails = async () => {
    const told = db.selectFrom("outbox").select(["recipient", "subject"]).where("is_office", "=", 0).orderBy("id");
    return (await told.where("recipient", "like", "isha%").execute()).map(Object.values);
  };
  const [link, step] = (await mails()).map(([, subject]) => subject);

  await correct({ username: wrong });
  expect(await mails()).toEqual([
    [wrong, link],
    [right, step],
  ]);

  await call({ method: "DELETE", url: "/backend/admin/applications.php?id=1", token });
  const again = "isha.r@mail.example";
  await correct({ username: right, email: again });
  const { id } = await db.selectFrom("trash").select("id").executeTakeFirstOrThrow();
  await call({ method: "POST", url: `/backend/admin/trash.php?id=${id}`, token });
  expect(await mails()).toContainEqual([again, step]);
});

test("a name that staff gave stays, and one that belongs to somebody already is nobody's reason to refuse", async () => {
  const { id, correct, users, db } = await office();
  const nameOfIsha = async () => (await users()).find((user) => user.id === id)!.username;
  await addUser(db, right, "user");

  expect((await correct({ username: wrong })).statusCode).toBe(200);
  expect(await nameOfIsha()).toBe(wrong);
  await correct({ username: "isha" });
  expect((await correct({ username: "isha", email: "isha.r@mail.example" })).statusCode).toBe(200);
  expect(await nameOfIsha()).toBe("isha");
});

test("who applies with an e-mail that is only somebody's name is not taken for them", async () => {
  const { apply, found, users, db } = await office();
  await db.updateTable("users").set({ email: right }).where("email", "=", wrong).execute();

  expect((await apply(wrong, "Ishaan")).statusCode).toBe(201);
  await apply(wrong, "Ishaan");

  expect(await found("ishaan")).toEqual([`Ishaan ${wrong}`, `Ishaan ${wrong}`]);
  expect((await users()).map(({ username }) => username)).toEqual(["ravi", wrong, `${wrong}-2`]);
});

test("an application is found by the corrected e-mail, and no longer by the old one", async () => {
  const { correct, found } = await office();
  expect(await found("isha@mail")).toHaveLength(1);

  await correct({ username: wrong });

  expect(await found("isha.rathod@mail")).toEqual([`Isha ${right}`]);
  expect(await found("isha@mail")).toEqual([]);
});
