import { expect, test } from "vitest";
import { hashPassword } from "#app/domain/user/password/passwords.server.ts";
import { adminPassword, testApp } from "#test/app.ts";
import { eventually } from "#test/eventually.ts";

/**
 * Others are before it in the queue of passwords, so that much may happen between the reading of one and its answer.
 */
const crowd = () => Promise.all(Array.from({ length: 12 }, () => hashPassword("kettle under a banyan")));

const login = { method: "POST", url: "/backend/admin/login.php" } as const;
const payload = { username: "meenal", password: adminPassword };

test.each([
  ["the password became another", { password_hash: "$argon2id$another" }],
  ["a second factor was set up", { totp_confirmed_at: "2026-11-23T10:00:00.000Z" }],
  ["the role was taken", { role: "user" as const }],
  ["the account was switched off", { closed_at: "2026-11-23T10:00:00.000Z" }],
])("who signs in while %s is refused as with a wrong password, and has no session", async (_what, change) => {
  const { call, db, statements } = await testApp();
  const queue = crowd();
  const signingIn = call({ ...login, payload });
  await eventually(() => expect(statements.join("\n")).toContain("totp_confirmed_at"));

  await db.updateTable("users").set(change).where("username", "=", "meenal").execute();

  const response = await signingIn;
  expect([response.statusCode, response.json().message]).toEqual([401, "Invalid username or password"]);
  expect(await db.selectFrom("sessions").select("id").execute()).toEqual([]);
  expect(await db.selectFrom("activities").select("action").execute()).toEqual([{ action: "refuse" }]);
  await queue;
});

test("of two who change one password at once from the same one, one alone does", async () => {
  const { call, signIn } = await testApp();
  const tokens = [await signIn(), await signIn()];
  const queue = crowd();
  const chosen = ["three green parrots", "two sleepy parrots"];

  const answers = await Promise.all(
    tokens.map((token, place) => {
      const payload = { current_password: adminPassword, password: chosen[place] };
      return call({ method: "PUT", url: "/backend/admin/account.php", token, payload });
    }),
  );

  const codes = answers.map(({ statusCode }) => statusCode);
  expect(codes.toSorted((one, other) => one - other)).toEqual([200, 422]);
  const refused = answers[codes.indexOf(422)]!;
  expect(refused.json().errors).toEqual({ current_password: "Current password is wrong" });
  const kept = { username: "meenal", password: chosen[codes.indexOf(200)] };
  expect((await call({ ...login, payload: kept })).statusCode).toBe(200);
  await queue;
});
