import { expect, test } from "vitest";
import { addUser, testApp } from "#test/app.ts";

const password = "kettle under a banyan";
const email = "tanvi@mail.example";

/** Somebody has sent the form of admission with Tanvi's address, and a password of their own. */
async function office() {
  const testing = await testApp();
  const { call, db } = testing;
  const names = { firstName: "Tanvi", lastName: "Bhosale", phone: "982-255-0148", company: "Bharat Forge" };
  const payload = { email, password, confirmPassword: password, ...names };
  await call({ method: "POST", url: "/backend/api/applications.php", payload });
  const token = await testing.signIn();
  const rowOf = (username: string) =>
    db.selectFrom("users").select(["id", "password_hash"]).where("username", "=", username).executeTakeFirstOrThrow();
  const giveRole = (id: number, username: string, role: string, address: string) =>
    call({
      method: "PUT",
      url: `/backend/admin/users.php?id=${id}`,
      token,
      payload: { username, email: address, role },
    });
  const signInWith = async (chosen: string) =>
    (await call({ method: "POST", url: "/backend/admin/login.php", payload: { username: email, password: chosen } }))
      .statusCode;
  return { ...testing, token, rowOf, giveRole, signInWith };
}

test("an applicant who becomes staff comes in by a link alone, not by the password of the public form", async () => {
  const { call, token, rowOf, giveRole, signInWith } = await office();
  const { id } = await rowOf(email);
  expect(await signInWith(password)).toBe(403);

  expect((await giveRole(id, email, "counsellor", email)).statusCode).toBe(200);

  expect(await signInWith(password)).toBe(401);
  const made = await call({ method: "POST", url: `/backend/admin/password-links.php?id=${id}`, token });
  const secret = made.json<{ data: { link: string } }>().data.link.split("#")[1];
  const chosen = { token: secret, password: "three green parrots" };
  expect((await call({ method: "PUT", url: "/backend/admin/password-link.php", payload: chosen })).statusCode).toBe(
    200,
  );
  expect([await signInWith(password), await signInWith(chosen.password)]).toEqual([401, 200]);
});

test("another role within the office, and none other, leave the password as it was", async () => {
  const { db, rowOf, giveRole } = await office();
  const farhan = await addUser(db, "farhan", "counsellor");
  const before = [await rowOf("farhan"), await rowOf("ravi")];

  expect((await giveRole(farhan, "farhan", "editor", "farhan@disha.example")).statusCode).toBe(200);
  expect((await giveRole(before[1]!.id, "ravi", "user", "ravi@disha.example")).statusCode).toBe(200);

  expect([await rowOf("farhan"), await rowOf("ravi")]).toEqual(before);
});
