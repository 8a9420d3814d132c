import { expect, test } from "vitest";
import type { RoleRules } from "#app/domain/permission/role-rules-schema.ts";
import { addUser, adminPassword, testApp } from "#test/app.ts";
import { sendLeads } from "#test/factories/lead-factories.ts";

const now = "2026-11-23T10:00:00.000Z";

async function office() {
  const testing = await testApp();
  const token = await testing.signIn();
  const ask = (method: "GET" | "POST" | "PUT" | "DELETE", path: string, by = token, payload?: object) =>
    testing.call({ method, url: `/backend/admin/${path}`, token: by, ...(payload && { payload }) });
  const decide = (role: string, rules: object, by = token) => ask("PUT", `role-rules.php?role=${role}`, by, rules);
  const rulesOf = async (role: string) =>
    (await ask("GET", "role-rules.php")).json<{ data: RoleRules[] }>().data.find((rules) => rules.role === role);
  return { ...testing, token, ask, decide, rulesOf };
}

test("a role that asks for a second factor lets nobody past their own account before they have one", async () => {
  const { db, call, ask, decide, signIn } = await office();
  const id = await addUser(db, "farhan", "counsellor");
  const before = await signIn("farhan");
  expect((await ask("GET", "leads.php?page=1", before)).statusCode).toBe(200);

  expect((await decide("counsellor", { needs_second_factor: 1, sees_all_leads: 0 })).statusCode).toBe(200);

  const listed = async () => (await ask("GET", `users.php?id=${id}`)).json().data;
  expect(await listed()).toMatchObject({ is_here: 1, lacks_second_factor: 1 });
  const farhan = await signIn("farhan");
  for (const token of [before, farhan]) {
    for (const path of ["leads.php?page=1", "waiting.php", "search.php?q=asha", "courses.php"]) {
      const response = await ask("GET", path, token);
      expect([path, response.statusCode, response.json().message]).toEqual([
        path,
        403,
        "Your role asks for two-factor sign-in. Set it up under My account, then go on.",
      ]);
    }
    expect((await ask("GET", "account.php", token)).json().data.lacks_second_factor).toBe(1);
  }
  const page = await call({ method: "GET", url: "/admin/leads", headers: { cookie: `disha_panel=${farhan}` } });
  expect([page.statusCode, page.headers.location]).toEqual([302, "/admin/account"]);
  const begun = await ask("POST", "second-factor.php", farhan, { current_password: adminPassword });
  expect(begun.statusCode).toBe(200);
  await db.updateTable("users").set({ totp_confirmed_at: now }).where("id", "=", id).execute();
  expect((await ask("GET", "leads.php?page=1", farhan)).statusCode).toBe(200);
  await db.updateTable("sessions").set({ last_used_at: now }).where("user_id", "=", id).execute();
  expect(await listed()).toMatchObject({ is_here: 0, lacks_second_factor: 0 });
});

test("nobody asks of their own role what they do not have themselves, and so locks the office out", async () => {
  const { ask, decide, rulesOf } = await office();

  const response = await decide("admin", { needs_second_factor: 1, sees_all_leads: 0 });

  expect([response.statusCode, response.json().message]).toEqual([
    422,
    "Set up two-factor sign-in for yourself first, under My account",
  ]);
  expect(await rulesOf("admin")).toEqual({ role: "admin", needs_second_factor: 0, sees_all_leads: 0 });
  expect((await ask("GET", "users.php")).statusCode).toBe(200);
});

test("counsellors see the leads of the whole office while it says so, by every way", async () => {
  const testing = await office();
  const { db, ask, decide, signIn } = testing;
  const sana = await addUser(db, "sana", "counsellor");
  await addUser(db, "farhan", "counsellor");
  const farhan = await signIn("farhan");
  const [id] = await sendLeads(testing, { name: "Tanvi Bhosale" });
  await ask("PUT", `leads.php?id=${id}`, undefined, { owner_id: sana });
  const seen = async () => [
    (await ask("GET", "leads.php?page=1", farhan)).json().data.length,
    (await ask("GET", `leads.php?id=${id}`, farhan)).statusCode,
    (await ask("GET", `lead-events.php?id=${id}`, farhan)).statusCode,
    (await ask("GET", "search.php?q=tanvi", farhan)).json().data.length,
  ];
  expect(await seen()).toEqual([0, 404, 404, 0]);

  await decide("counsellor", { needs_second_factor: 0, sees_all_leads: 1 });
  expect(await seen()).toEqual([1, 200, 200, 1]);

  await decide("counsellor", { needs_second_factor: 0, sees_all_leads: 0 });
  expect(await seen()).toEqual([0, 404, 404, 0]);
});

test.each([
  ["an editor", "editor", { needs_second_factor: 0, sees_all_leads: 1 }, "This is decided for counsellors alone"],
  ["a client", "user", { needs_second_factor: 1, sees_all_leads: 0 }, "Role must be one of"],
  ["no yes or no", "viewer", { needs_second_factor: 7, sees_all_leads: 0 }, "Choose yes or no"],
])("what is decided about %s is refused", async (_who, role, rules, sentence) => {
  const { db, decide } = await office();

  const response = await decide(role, rules);

  expect([response.statusCode, response.json().message]).toEqual([422, expect.stringContaining(sentence)]);
  expect(await db.selectFrom("role_rules").selectAll().execute()).toEqual([]);
});

test("only an administrator decides about roles", async () => {
  const { db, decide, signIn } = await office();
  await addUser(db, "farhan", "counsellor");

  const rules = { needs_second_factor: 0, sees_all_leads: 1 };
  expect((await decide("counsellor", rules, await signIn("farhan"))).statusCode).toBe(403);
  expect((await decide("counsellor", rules, "")).statusCode).toBe(401);
});

test("the history says who opened somebody's data, once in an hour for each person and record", async () => {
  const testing = await office();
  const { db, ask, signIn } = testing;
  await addUser(db, "farhan", "counsellor");
  const farhan = await signIn("farhan");
  const [id] = await sendLeads(testing, { name: "Tanvi Bhosale" });
  const message = { name: "Asha", email: "asha@mail.example", subject: "Fees", message: "What does it cost?" };
  expect((await testing.call({ method: "POST", url: "/backend/api/contact.php", payload: message })).statusCode).toBe(
    201,
  );
  const opened = async () => {
    const { data } = (await ask("GET", "history.php?page=1&act=open")).json();
    return data.map(({ type, name, actor }: Record<string, string>) => [type, name, actor]);
  };

  await Promise.all([
    ask("GET", `leads.php?id=${id}`, farhan),
    ask("GET", `lead-events.php?id=${id}`, farhan),
    ask("GET", `leads.php?id=${id}`),
  ]);
  await ask("GET", `leads.php?id=${id}`, farhan);
  await ask("GET", "enquiry-events.php?of=message&id=1", farhan);
  await ask("GET", "leads.php?page=1", farhan);

  expect((await opened()).toSorted()).toEqual([
    ["lead", "Tanvi Bhosale", "farhan"],
    ["lead", "Tanvi Bhosale", "meenal"],
    ["message", "Asha", "farhan"],
  ]);
  const recent = (await ask("GET", "activities.php")).json().data;
  expect(recent.filter(({ action }: { action: string }) => action === "open")).toEqual([]);
});
