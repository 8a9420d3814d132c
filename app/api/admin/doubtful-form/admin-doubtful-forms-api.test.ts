import { expect, test } from "vitest";
import { testApp } from "#test/app.ts";

const url = "/backend/admin/doubtful-forms.php";
const visitor = { name: "Tanvi Bhosale", email: "tanvi@mail.example" };
const password = "kettle under a banyan";
const forms = {
  leads: { ...visitor, phone: "98225 50148", course: "Online MBA", source_page: "/courses" },
  contact: { ...visitor, subject: "Evening classes", message: "Are there any?" },
  applications: {
    email: visitor.email,
    password,
    confirmPassword: password,
    firstName: "Tanvi",
    lastName: "Bhosale",
    phone: "982-255-0148",
    company: "Bharat Forge",
  },
  newsletter: { email: visitor.email },
};
type Form = keyof typeof forms;
const tables = {
  leads: "leads",
  contact: "messages",
  applications: "applications",
  newsletter: "subscribers",
} as const;

async function appWithHurried(...sent: Form[]) {
  const testing = await testApp();
  const send = (form: Form, more: object = {}) =>
    testing.call({ method: "POST", url: `/backend/api/${form}.php`, payload: { ...forms[form], ...more } });
  for (const form of sent)
    await send(form, { website_address: "", form_elapsed_ms: 900, idempotency_key: `key of ${form}` });
  const mails = async () => (await testing.db.selectFrom("outbox").select("recipient").execute()).length;
  return { ...testing, send, mails, token: await testing.signIn() };
}

test("doubtful forms are listed newest first, without a password, and found by what was typed", async () => {
  const { call, token } = await appWithHurried("leads", "applications");
  const read = async (query: string) => (await call({ method: "GET", url: `${url}?${query}`, token })).json();

  const all = await read("page=1&limit=10");

  expect(all.meta).toEqual({ total: 2, page: 1, limit: 10 });
  expect(all.data).toMatchObject([
    { form: "applications", reason: "hurried", name: "Tanvi Bhosale", details: { company: "Bharat Forge" } },
    { form: "leads", email: "tanvi@mail.example", details: { phone: "98225 50148", source_page: "/courses" } },
  ]);
  expect(JSON.stringify(all)).not.toMatch(/password|argon2/);
  expect((await read("form=leads")).data).toHaveLength(1);
  expect((await read("q=FORGE tanvi")).data).toHaveLength(1);
  expect((await read("q=argon2")).data).toHaveLength(0);
  expect((await read("form=quiz")).errors).toEqual({ form: "Choose a form from the list" });
});

test.each(Object.keys(forms) as Form[])(
  "%s that staff let pass counts as of the moment it was sent, with its mails, and only once",
  async (form) => {
    const { call, db, token, mails } = await appWithHurried(form);
    const { id, created_at } = await db.selectFrom("doubtful_forms").selectAll().executeTakeFirstOrThrow();
    const release = () => call({ method: "PUT", url: `${url}?id=${id}`, token, payload: { doubtful: 0 } });
    expect(await mails()).toBe(0);

    const [first, second] = await Promise.all([release(), release()]);

    expect([first, second].filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect([first, second].filter(({ statusCode }) => statusCode === 404)).toHaveLength(1);
    const stored = await db.selectFrom(tables[form]).select(["created_at", "consented_at"]).execute();
    expect(stored).toEqual([{ created_at, consented_at: created_at }]);
    expect(await mails()).toBeGreaterThan(0);
    expect(await db.selectFrom("doubtful_forms").select("id").execute()).toEqual([]);
    const acts = await db.selectFrom("activities").select(["type", "action", "name"]).orderBy("id", "desc").execute();
    // What it became is forgotten by its own deletion: of the form nothing is left that could be.
    const nameless = "somebody whose data is gone";
    expect(acts[0]).toEqual({ type: "doubtful-form", action: "update", name: nameless });
  },
);

test("the applicant whom staff let pass has the account with the password that was chosen", async () => {
  const { call, db, token } = await appWithHurried("applications");
  await call({ method: "PUT", url: `${url}?id=1`, token, payload: { doubtful: 0 } });
  const payload = { username: visitor.email, password };

  const signedIn = await call({ method: "POST", url: "/backend/admin/login.php", payload });

  // Right, but no one of the panel's.
  expect(signedIn.statusCode).toBe(403);
  expect((await db.selectFrom("users").select("role").where("email", "=", visitor.email).execute())[0]).toEqual({
    role: "user",
  });
});

test("a form that its visitor sent again in good time is not doubled when the hurried one is let pass", async () => {
  const { call, db, token, send } = await appWithHurried("leads");
  await send("leads", { form_elapsed_ms: 5000, idempotency_key: "key of leads" });

  await call({ method: "PUT", url: `${url}?id=1`, token, payload: { doubtful: 0 } });

  expect(await db.selectFrom("leads").select("id").execute()).toHaveLength(1);
});

test("a hurried form sent twice with one key is kept once", async () => {
  const { db, send } = await appWithHurried("leads");
  await send("leads", { form_elapsed_ms: 900, idempotency_key: "key of leads" });
  expect(await db.selectFrom("doubtful_forms").select("id").execute()).toHaveLength(1);
});

test("a doubtful form can be deleted, and nothing is told of it", async () => {
  const { call, db, token, mails } = await appWithHurried("contact");
  const remove = () => call({ method: "DELETE", url: `${url}?id=1`, token });

  expect((await remove()).statusCode).toBe(200);
  expect((await remove()).statusCode).toBe(404);

  expect(await db.selectFrom("messages").select("id").execute()).toEqual([]);
  expect(await mails()).toBe(0);
});

test("it is refused to whoever is not signed in, and nothing but 0 can be said of it", async () => {
  const { call, db, token } = await appWithHurried("leads");
  const answers = await Promise.all([
    call({ method: "GET", url }),
    call({ method: "PUT", url: `${url}?id=1`, payload: { doubtful: 0 } }),
    call({ method: "DELETE", url: `${url}?id=1` }),
    call({ method: "PUT", url: `${url}?id=1`, token, payload: { doubtful: 1 } }),
    call({ method: "PUT", url: `${url}?id=99`, token, payload: { doubtful: 0 } }),
  ]);

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 422, 404]);
  expect(await db.selectFrom("leads").select("id").execute()).toEqual([]);
});

test("a password that is refused is refused to the hurried, too", async () => {
  const { send } = await appWithHurried();
  const refused = await send("applications", {
    password: "password",
    confirmPassword: "password",
    form_elapsed_ms: 900,
  });
  expect(refused.json().errors).toEqual({ password: expect.stringContaining("most common") });
});
