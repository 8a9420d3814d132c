import { expect, test } from "vitest";
import { type TestApp, testApp } from "#test/app.ts";
import { loadSamples } from "#db/seed/load-samples.ts";
import { writtenNouns } from "#test/written-nouns.ts";

interface Shown {
  id: number;
  updated_at: string;
}

async function signedInApp() {
  const testing = await testApp();
  const token = await testing.signIn();
  await testing.db.updateTable("users").set({ role: "admin" }).where("username", "=", "ravi").execute();
  const ravi = await testing.signIn("ravi");
  return { ...testing, token, ravi, at: (file: string) => `/backend/admin/${file}.php` };
}

async function sampleApp() {
  const testing = await signedInApp();
  await testing.db.deleteFrom("settings").execute();
  await loadSamples(testing.db);
  return testing;
}

async function firstOf({ call }: TestApp, file: string, token: string): Promise<Shown> {
  const url = `/backend/admin/${file}.php`;
  const { data } = (await call({ method: "GET", url, token })).json<{ data: Shown[] }>();
  return (await call({ method: "GET", url: `${url}?id=${data[0]!.id}`, token })).json<{ data: Shown }>().data;
}

test("a save over a newer version is refused, and the newer one stays", async () => {
  const testing = await sampleApp();
  const { at, call, db, ravi, token } = testing;

  for (const file of writtenNouns) {
    const opened = await firstOf(testing, file, token);
    const put = (token: string, seen?: string) =>
      call({
        method: "PUT",
        url: at(file),
        query: { id: `${opened.id}`, ...(seen === undefined ? {} : { seen }) },
        token,
        // In a body `image` is a file; the stored picture stays.
        payload: { ...opened, image: undefined },
      });

    const first = await put(ravi, opened.updated_at);
    expect.soft(first.statusCode, file).toBe(200);
    const newer = first.json<{ data: Shown }>().data;
    const acts = async () => (await db.selectFrom("activities").select("id").execute()).length;
    const actsBefore = await acts();

    const second = await put(token, opened.updated_at);

    expect(second.statusCode).toBe(409);
    expect(second.json()).toEqual({
      success: false,
      message: expect.stringMatching(
        /^ravi saved this (?:FAQ|(?!faq)[a-z ]+) on \d+ \w+ 20\d\d, \d\d:\d\d, after you had opened it\. Nothing of yours is stored yet\.$/,
      ),
      data: newer,
    });
    expect(await firstOf(testing, file, token)).toEqual(newer);
    expect(await acts()).toBe(actsBefore);
    expect((await put(token, newer.updated_at)).statusCode).toBe(200);
    expect((await put(token)).statusCode).toBe(200);
  }
});

test("a version that is none is refused, and one of a record that has gone answers 404", async () => {
  const testing = await sampleApp();
  const { at, call, token } = testing;
  const opened = await firstOf(testing, "faqs", token);
  const put = (query: Record<string, string>) =>
    call({ method: "PUT", url: at("faqs"), query, token, payload: opened });

  const unread = await put({ id: `${opened.id}`, seen: "yesterday" });
  const gone = await put({ id: "99999", seen: opened.updated_at });

  expect(unread.statusCode).toBe(422);
  expect(unread.json()).toMatchObject({
    errors: { seen: "Seen must be the updated_at of the record that was opened" },
  });
  expect(gone.statusCode).toBe(404);
});

test("users: whoever saved in between is named, oneself in another tab too", async () => {
  const { at, call, db, ravi, token } = await signedInApp();
  const user = await db.selectFrom("users").selectAll().where("username", "=", "ravi").executeTakeFirstOrThrow();
  const put = (by: string, email: string) =>
    call({
      method: "PUT",
      url: at("users"),
      query: { id: `${user.id}`, seen: user.updated_at },
      token: by,
      payload: { username: "ravi", email },
    });

  expect((await put(token, "ravi.m@disha.example")).statusCode).toBe(200);
  const byOther = await put(ravi, "r@disha.example");
  const byOneself = await put(token, "r@disha.example");

  expect([byOther.statusCode, byOneself.statusCode]).toEqual([409, 409]);
  expect(byOther.json()).toMatchObject({
    message: expect.stringMatching(/^meenal saved this user /),
    data: { id: user.id, email: "ravi.m@disha.example" },
  });
  expect(byOneself.json().message).toMatch(/^You yourself saved this user /);
  const stored = await db.selectFrom("users").selectAll().where("id", "=", user.id).executeTakeFirstOrThrow();
  expect(stored.email).toBe("ravi.m@disha.example");
});

test("settings: a save over newer settings is refused, and the newer ones stay", async () => {
  const { at, call, ravi, token } = await signedInApp();
  const read = async () => (await call({ method: "GET", url: at("settings"), token })).json<{ data: Shown }>().data;
  const opened = await read();
  const save = (by: string, siteName: string) =>
    call({
      method: "POST",
      url: at("settings"),
      query: { seen: opened.updated_at },
      token: by,
      payload: { ...opened, siteName },
    });

  expect((await save(ravi, "Disha Pune")).statusCode).toBe(200);
  const stale = await save(token, "Disha Nagpur");

  expect(stale.statusCode).toBe(409);
  expect(stale.json()).toMatchObject({
    message: expect.stringMatching(/^ravi saved these settings on .*, after you had opened them\./),
    data: { siteName: "Disha Pune" },
  });
  expect(await read()).toMatchObject({ siteName: "Disha Pune" });
});

test("leads: a change over a newer version is refused, and the newer stage stays", async () => {
  const testing = await signedInApp();
  const { at, call, ravi, token } = testing;
  const visitor = { name: "Tanvi Bhosale", email: "tanvi@mail.example", phone: "98225 50148", course: "Online MBA" };
  await call({ method: "POST", url: "/backend/api/leads.php", payload: { ...visitor, form_elapsed_ms: 9000 } });
  const opened = await firstOf(testing, "leads", token);
  const change = (by: string, stage: string) =>
    call({
      method: "PUT",
      url: at("leads"),
      query: { id: `${opened.id}`, seen: opened.updated_at },
      token: by,
      payload: { stage },
    });

  expect((await change(ravi, "contacted")).statusCode).toBe(200);
  const stale = await change(token, "lost");

  expect(stale.statusCode).toBe(409);
  expect(stale.json()).toMatchObject({
    message: expect.stringMatching(/^ravi saved this lead on /),
    data: { id: opened.id, stage: "contacted" },
  });
  expect(await firstOf(testing, "leads", token)).toMatchObject({ stage: "contacted" });
});
