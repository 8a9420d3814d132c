import { expect, test } from "vitest";
import { testApp } from "#test/app.ts";
import type { Database } from "#db/database.ts";

const url = "/backend/admin/users.php";
const password = "three green parrots";
const sunita = { username: "sunita.k", email: "Sunita@Mail.example", password, role: "admin" };

async function signedInApp() {
  const testing = await testApp();
  const { call, db } = testing;
  const token = await testing.signIn();
  const idOf = async (username: string) =>
    (await db.selectFrom("users").select("id").where("username", "=", username).executeTakeFirstOrThrow()).id;
  return {
    ...testing,
    token,
    idOf,
    names: async () => (await db.selectFrom("users").select("username").orderBy("id").execute()).map((u) => u.username),
    get: (query: string) => call({ method: "GET", url: `${url}${query}`, token }),
    post: (payload: object) => call({ method: "POST", url, token, payload }),
    put: (id: number, payload: object, by = token) =>
      call({ method: "PUT", url: `${url}?id=${id}`, token: by, payload }),
    remove: (id: number, by = token) => call({ method: "DELETE", url: `${url}?id=${id}`, token: by }),
    isSignedIn: async (session: string) =>
      (await call({ method: "GET", url: "/backend/admin/stats.php", token: session })).statusCode === 200,
  };
}

const makeAdmin = (db: Database, username: string) =>
  db.updateTable("users").set({ role: "admin" }).where("username", "=", username).execute();

interface Users {
  data: { id: number; username: string }[];
  meta?: { total: number };
}

test("staff create a user, who can sign in; the password is shown nowhere and stored only as argon2id", async () => {
  const { call, db, post } = await signedInApp();

  const response = await post(sunita);

  expect(response.statusCode).toBe(201);
  expect(response.json()).toEqual({
    success: true,
    message: "User created",
    data: {
      id: expect.any(Number),
      username: "sunita.k",
      full_name: null,
      email: "sunita@mail.example",
      role: "admin",
      created_at: expect.any(String),
      updated_at: expect.any(String),
      has_second_factor: 0,
    },
  });
  const stored = await db.selectFrom("users").selectAll().where("username", "=", "sunita.k").executeTakeFirstOrThrow();
  expect(stored.password_hash).toMatch(/^\$argon2id\$/);
  const login = { method: "POST", url: "/backend/admin/login.php" } as const;
  expect((await call({ ...login, payload: { username: "sunita.k", password } })).statusCode).toBe(200);
});

test("a user created without a role is a client", async () => {
  const { post } = await signedInApp();

  expect((await post({ ...sunita, role: undefined })).json()).toMatchObject({ data: { role: "user" } });
});

test("the name that signs messages may be given, stays where an update leaves it out, and is taken away", async () => {
  const { idOf, post, put } = await signedInApp();
  const full_name = "Sunita Kulkarni";
  expect((await post({ ...sunita, full_name: ` ${full_name} ` })).json()).toMatchObject({ data: { full_name } });
  const { password: _, ...same } = sunita;
  const nameAfter = async (change: object) => (await put(await idOf("sunita.k"), { ...same, ...change })).json();

  expect(await nameAfter({})).toMatchObject({ data: { full_name } });
  expect(await nameAfter({ full_name: "a\nb" })).toMatchObject({ errors: { full_name: "Name must be a single line" } });
  expect(await nameAfter({ full_name: "" })).toMatchObject({ data: { full_name: null } });
  expect(await nameAfter({ full_name })).toMatchObject({ data: { full_name } });
  // As a client sends a record back that it has read.
  expect(await nameAfter({ full_name: null })).toMatchObject({ data: { full_name: null } });
});

test("a user whose field cannot be is refused with its sentence, and nothing is stored", async () => {
  const { names, post } = await signedInApp();

  for (const [field, value, sentence] of [
    ["username", "", "Username is required"],
    ["username", undefined, "Username is required"],
    ["username", "sunita k", "Username may hold only the letters A to Z, digits and . _ - @ + '"],
    ["username", "सुनीता", "Username may hold only the letters A to Z, digits and . _ - @ + '"],
    ["email", "", "Email is required"],
    ["email", "sunita", "Email must be an address such as name@example.com"],
    ["role", "owner", "Role must be one of user, viewer, counsellor, editor, admin"],
    ["password", undefined, "Password is required"],
    ["password", "", "Password is required"],
    ["password", "seven77", "Password must have at least 8 characters"],
    ["password", "🙂".repeat(7), "Password must have at least 8 characters"],
    ["password", " ".repeat(8), "Password must have at least 8 characters"],
    ["password", "   a    b   ", "Password must have at least 8 characters"],
    ["password", "\u200b\u2060\u00a0\u3000".repeat(4), "Password must have at least 8 characters"],
    ["password", "three\u0007green parrots", "Password contains a character that no keyboard writes"],
    ["password", "three green\nparrots", "Password contains a character that no keyboard writes"],
    ["password", 12345678, "Password must be a text"],
    ["password", "a".repeat(129), "Password must have at most 128 characters"],
    ["password", "Qwerty123", "Password is among the most common ones; choose one that is harder to guess"],
    ["password", "SUNITA.K", "Password must not be the user's own name or e-mail"],
    ["password", "sunita@mail.example", "Password must not be the user's own name or e-mail"],
  ] as const) {
    const response = await post({ ...sunita, [field]: value });

    expect.soft(response.statusCode, `${field} ${value}`).toBe(422);
    expect(response.json()).toEqual({ success: false, message: sentence, errors: { [field]: sentence } });
    expect(await names()).toEqual(["meenal", "ravi"]);
  }
});

test("the name before the @ of one's e-mail is no password either", async () => {
  const { post } = await signedInApp();

  const response = await post({ ...sunita, email: "sunita.kulkarni@mail.example", password: "Sunita.Kulkarni" });

  expect(response.json()).toMatchObject({ errors: { password: expect.stringContaining("own name or e-mail") } });
});

test("a password may have 128 characters of any script, written in any of their ways", async () => {
  const { call, post } = await signedInApp();
  const long = "é🙂".repeat(64);

  expect((await post({ ...sunita, password: long })).statusCode).toBe(201);
  const payload = { username: "sunita.k", password: long.normalize("NFD") };
  expect((await call({ method: "POST", url: "/backend/admin/login.php", payload })).statusCode).toBe(200);
});

test.each([
  ["username", { username: "MEENAL" }, "Username is already taken"],
  ["username", { username: "Meenal@Disha.EXAMPLE" }, "Username is already taken"],
  ["email", { email: "Meenal@Disha.example" }, "Email already belongs to a user"],
])(
  "a %s that someone has in another case, or as their address, is taken: 409, and nothing is stored",
  async (field, taken, sentence) => {
    const { idOf, names, post, put } = await signedInApp();

    const created = await post({ ...sunita, ...taken });
    const updated = await put(await idOf("ravi"), { username: "ravi", email: "ravi@disha.example", ...taken });

    for (const response of [created, updated]) {
      expect(response.statusCode).toBe(409);
      expect(response.json()).toEqual({ success: false, message: sentence, errors: { [field]: sentence } });
    }
    expect(await names()).toEqual(["meenal", "ravi"]);
  },
);

test("users come newest first, one by one, in pages, and by any part of name or e-mail", async () => {
  const { get, idOf, post } = await signedInApp();
  await post({ ...sunita, username: "sunita_k" });
  const names = async (query: string) => (await get(query)).json<Users>().data.map((user) => user.username);

  expect(await names("")).toEqual(["sunita_k", "ravi", "meenal"]);
  expect(await names("?q=DISHA.EX")).toEqual(["ravi", "meenal"]);
  expect(await names("?q=mail sun")).toEqual(["sunita_k"]);
  expect(await names("?q=a_k")).toEqual(["sunita_k"]);
  expect(await names("?q=a_i")).toEqual([]);
  expect((await get("?page=2&limit=2")).json()).toMatchObject({
    data: [{ username: "meenal" }],
    meta: { total: 3, page: 2, limit: 2 },
  });
  expect((await get(`?id=${await idOf("ravi")}`)).json()).toMatchObject({ data: { username: "ravi", role: "user" } });
  expect((await get("?id=999")).statusCode).toBe(404);
  expect((await get("?id=none")).statusCode).toBe(422);
});

test("an update with a blank password keeps it and the sessions; an absent role stays", async () => {
  const { db, idOf, isSignedIn, put, signIn } = await signedInApp();
  await makeAdmin(db, "ravi");
  const session = await signIn("ravi");

  const response = await put(await idOf("ravi"), { username: "ravi.m", email: "ravi@mail.example", password: "" });

  expect(response.statusCode).toBe(200);
  expect(response.json()).toMatchObject({ data: { username: "ravi.m", email: "ravi@mail.example", role: "admin" } });
  expect(await isSignedIn(session)).toBe(true);
  expect(await signIn("ravi.m")).toEqual(expect.any(String));
});

test("nobody sets another's password: it is refused, and password and sessions stay", async () => {
  const { db, idOf, isSignedIn, put, signIn } = await signedInApp();
  await makeAdmin(db, "ravi");
  const session = await signIn("ravi");

  const response = await put(await idOf("ravi"), { username: "ravi", email: "ravi@mail.example", password });

  const sentence = "Nobody sets another's password: send them a link to set a new one";
  expect([response.statusCode, response.json()]).toEqual([
    422,
    { success: false, message: sentence, errors: { password: sentence } },
  ]);
  expect(await isSignedIn(session)).toBe(true);
  expect(await signIn("ravi")).toEqual(expect.any(String));
});

test("one's own password is not changed here, where nothing asks for the current one; the rest is", async () => {
  const { idOf, isSignedIn, put, signIn, token } = await signedInApp();
  const other = await signIn();
  const id = await idOf("meenal");
  const own = { username: "meenal", email: "meenal@mail.example" };

  const response = await put(id, { ...own, password });

  const sentence = "Change your own password under My account";
  expect([response.statusCode, response.json()]).toEqual([
    422,
    { success: false, message: sentence, errors: { password: sentence } },
  ]);
  expect((await put(id, { ...own, password: "" })).statusCode).toBe(200);
  expect([await isSignedIn(token), await isSignedIn(other)]).toEqual([true, true]);
  expect(await signIn()).toEqual(expect.any(String));
});

test("a refused update changes nothing: a bad field, a short password, an unknown id, no id", async () => {
  const { db, idOf, put } = await signedInApp();
  const before = await db.selectFrom("users").selectAll().orderBy("id").execute();
  const ravi = { username: "ravi", email: "ravi@mail.example" };
  const id = await idOf("ravi");

  expect((await put(id, { ...ravi, email: "" })).statusCode).toBe(422);
  expect((await put(id, { ...ravi, password: "short" })).statusCode).toBe(422);
  expect((await put(999, ravi)).statusCode).toBe(404);
  expect((await put(Number.NaN, ravi)).statusCode).toBe(422);
  expect(await db.selectFrom("users").selectAll().orderBy("id").execute()).toEqual(before);
});

test("a demoted administrator's sessions end at once", async () => {
  const { db, idOf, put, signIn } = await signedInApp();
  await makeAdmin(db, "ravi");
  await signIn("ravi");
  const id = await idOf("ravi");

  const response = await put(id, { username: "ravi", email: "ravi@disha.example", role: "user" });

  expect(response.json()).toMatchObject({ success: true, data: { role: "user" } });
  expect(await db.selectFrom("sessions").select("id").where("user_id", "=", id).execute()).toEqual([]);
});

test("the last administrator is neither demoted nor deleted", async () => {
  const { db, idOf, names, put, remove } = await signedInApp();
  const id = await idOf("meenal");

  const demoted = await put(id, { username: "renamed", email: "meenal@disha.example", role: "user" });
  const deleted = await remove(id);

  const sentence = "This is the last administrator. Make another user an administrator first.";
  expect([demoted.statusCode, demoted.json()]).toEqual([
    409,
    { success: false, message: sentence, errors: { role: sentence } },
  ]);
  expect([deleted.statusCode, deleted.json()]).toEqual([409, { success: false, message: sentence }]);
  expect(await names()).toEqual(["meenal", "ravi"]);
  expect(await db.selectFrom("users").select("role").where("id", "=", id).execute()).toEqual([{ role: "admin" }]);
});

test("one of several administrators neither demotes nor deletes oneself", async () => {
  const { db, idOf, names, put, remove } = await signedInApp();
  await makeAdmin(db, "ravi");
  const id = await idOf("meenal");

  const demoted = await put(id, { username: "meenal", email: "meenal@disha.example", role: "user" });
  const deleted = await remove(id);

  const message = "You cannot delete or switch off your own account, or give up your own administrator's role.";
  expect([demoted.statusCode, deleted.statusCode]).toEqual([409, 409]);
  expect([demoted.json(), deleted.json()]).toMatchObject([{ message }, { message }]);
  expect(await names()).toEqual(["meenal", "ravi"]);
});

test("a user with an application stays, and the sentence says how many there are", async () => {
  const { db, idOf, names, remove } = await signedInApp();
  const id = await idOf("ravi");
  await addApplication(db, id);

  const response = await remove(id);

  expect(response.statusCode).toBe(409);
  expect(response.json()).toEqual({
    success: false,
    message: "This user has 1 application. Delete it first, then delete the user.",
  });
  expect(await names()).toEqual(["meenal", "ravi"]);
});

test("creating, updating and deleting a user leaves an activity each, with who did it and from where", async () => {
  const { db, idOf, post, put, remove } = await signedInApp();
  await post(sunita);
  const id = await idOf("sunita.k");
  await put(id, { ...sunita, username: "sunita", password: "" });
  await remove(id);

  const acts = await db.selectFrom("activities").selectAll().where("record_id", "=", id).orderBy("id").execute();

  const shared = { type: "user", actor_id: await idOf("meenal"), address: "127.0.0.1" };
  expect(acts).toMatchObject([
    { ...shared, action: "create", name: "sunita.k" },
    { ...shared, action: "update", name: "sunita" },
    { ...shared, action: "delete", name: "sunita" },
  ]);
});

async function addApplication(db: Database, user_id: number) {
  const now = new Date().toISOString();
  const names = { first_name: "Ravi", last_name: "Menon", company: "Konkan Freight", search_text: "ravi menon" };
  const phone = { phone: "982-255-0148", phone_e164: "+919822550148" };
  const times = { consent_version: "2026-11", consented_at: now, created_at: now, updated_at: now };
  await db
    .insertInto("applications")
    .values({ user_id, ...names, ...phone, ...times, step: 1 })
    .execute();
}

test("staff stand apart from applicants, each with their number among those that match", async () => {
  const { get, names, post } = await signedInApp();
  await post(sunita);
  const asked = async (query: string) => {
    const { data, meta } = (await get(`?page=1&counts=1&${query}`)).json();
    return [data.map(({ username }: { username: string }) => username), meta.total, meta.counts.tab];
  };

  expect(await asked("tab=staff")).toEqual([
    ["sunita.k", "meenal"],
    2,
    { staff: { total: 2 }, applicants: { total: 1 }, all: { total: 3 } },
  ]);
  expect((await asked("tab=applicants")).slice(0, 2)).toEqual([["ravi"], 1]);
  const ofRavi = { staff: { total: 0 }, applicants: { total: 1 }, all: { total: 1 } };
  expect(await asked("tab=staff&q=ravi")).toEqual([[], 0, ofRavi]);
  for (const query of ["", "tab=all"]) expect((await asked(query))[0]).toEqual((await names()).toReversed());
  expect((await get("?tab=nobody")).json()).toMatchObject({
    errors: { tab: "Tab must be one of staff, applicants, all" },
  });
});

test("the list says when who has signed in last", async () => {
  const { call, get, post } = await signedInApp();
  await post(sunita);
  await post({ ...sunita, username: "never.in", email: "never@mail.example" });
  const login = { method: "POST", url: "/backend/admin/login.php" } as const;
  const before = new Date().toISOString();
  await call({ ...login, payload: { username: "sunita.k", password } });

  const { data } = (await get("")).json<{ data: { username: string; last_sign_in_at: string | null }[] }>();

  const momentOf = (name: string) => data.find(({ username }) => username === name)!.last_sign_in_at;
  expect(momentOf("sunita.k")! >= before).toBe(true);
  expect(momentOf("never.in")).toBe(null);
});
