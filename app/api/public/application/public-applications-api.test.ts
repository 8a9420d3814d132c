import { expect, test } from "vitest";
import { testApp } from "#test/app.ts";

const url = "/backend/api/applications.php";
const application = {
  email: "Isha@Mail.example",
  password: "kettle under a banyan",
  confirmPassword: "kettle under a banyan",
  firstName: "Isha",
  lastName: "Rathod",
  phone: "123-456-7890",
  company: "Bharat Forge",
};

async function appWithApplication(changes: object = {}) {
  const testing = await testApp();
  const response = await testing.call({ method: "POST", url, payload: { ...application, ...changes } });
  const stored = () => testing.db.selectFrom("applications").selectAll().orderBy("id").execute();
  const users = () => testing.db.selectFrom("users").selectAll().orderBy("id").execute();
  const mails = () => testing.db.selectFrom("outbox").select(["recipient", "subject"]).orderBy("id").execute();
  return { ...testing, response, stored, users, mails };
}

test("an application opens an account for the applicant and stands in its first step", async () => {
  const { response, stored, users, mails, call } = await appWithApplication({ interest: "Online MBA" });

  expect(response.statusCode).toBe(201);
  expect((await users()).at(-1)).toMatchObject({
    username: "isha@mail.example",
    email: "isha@mail.example",
    role: "user",
  });
  expect(await stored()).toMatchObject([
    {
      user_id: (await users()).at(-1)!.id,
      first_name: "Isha",
      last_name: "Rathod",
      phone: "123-456-7890",
      phone_e164: "+911234567890",
      company: "Bharat Forge",
      interest: "Online MBA",
      step: 1,
    },
  ]);
  expect(await mails()).toMatchObject([{ recipient: "hello@disha.example" }, { recipient: "isha@mail.example" }]);
  const credentials = { username: "isha@mail.example", password: application.password };
  const login = await call({ method: "POST", url: "/backend/admin/login.php", payload: credentials });
  expect(login.statusCode).toBe(403);
});

test("an e-mail that has an account gets the same answer and no second account; its owner gets a mail", async () => {
  const first = await appWithApplication();
  const before = await first.users();
  const payload = {
    ...application,
    email: "RAVI@disha.example",
    password: "another long one",
    confirmPassword: "another long one",
  };

  const response = await first.call({ method: "POST", url, payload });

  expect([response.statusCode, response.json()]).toEqual([first.response.statusCode, first.response.json()]);
  const withoutPassword = before.map(({ password_hash: _, password_from_application: __, ...user }) => user);
  expect(await first.users()).toMatchObject(withoutPassword);
  expect((await first.stored()).map(({ user_id }) => user_id)).toEqual([before.at(-1)!.id, before[1]!.id]);
  expect((await first.mails()).at(-1)).toEqual({
    recipient: "ravi@disha.example",
    subject: "You already have an account with Disha",
  });
});

test("five posts of one e-mail at the same moment open one account", async () => {
  const { call, users } = await appWithApplication({ phone: "none" });
  const posts = Array.from({ length: 5 }, () => call({ method: "POST", url, payload: application }));

  const statuses = (await Promise.all(posts)).map(({ statusCode }) => statusCode);

  expect(statuses).toEqual([201, 201, 201, 201, 201]);
  expect(await users()).toHaveLength(3);
});

test("a resend with the same idempotency key stays one application, account and pair of mails", async () => {
  const key = { idempotency_key: "8f3a2c1d-admission" };
  const { call, users, stored, mails } = await appWithApplication(key);

  const second = await call({ method: "POST", url, payload: { ...application, ...key } });

  expect(second.statusCode).toBe(201);
  expect([await users(), await stored(), await mails()]).toMatchObject([{ length: 3 }, { length: 1 }, { length: 2 }]);
});

test.each([
  [{ phone: "9822550148" }, { phone: "Phone must look like 123-456-7890" }],
  [{ confirmPassword: "kettle under a mango" }, { confirmPassword: "Passwords do not match" }],
  [{ password: "short", confirmPassword: "short" }, { password: "Password must have at least 8 characters" }],
  [{ password: "password1", confirmPassword: "password1" }, { password: expect.stringContaining("most common") }],
  [
    { password: "isha@mail.example", confirmPassword: "isha@mail.example" },
    { password: "Password must not be the user's own name or e-mail" },
  ],
  [
    { company: "", firstName: undefined, confirmPassword: "other" },
    { company: "Company is required", firstName: "First name is required", confirmPassword: "Passwords do not match" },
  ],
])("an application with %j is refused with a sentence per field, and nothing is stored", async (changes, errors) => {
  const { response, stored, users, mails } = await appWithApplication(changes);

  expect(response.statusCode).toBe(422);
  expect(response.json()).toMatchObject({ success: false, errors });
  expect(Object.keys(response.json().errors)).toEqual(expect.arrayContaining(Object.keys(errors)));
  expect([await users(), await stored(), await mails()]).toMatchObject([{ length: 2 }, [], []]);
});
