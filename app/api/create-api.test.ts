import { expect, test } from "vitest";
import { testApp } from "#test/app.ts";

test("an unknown path answers 404 in the envelope", async () => {
  const { call } = await testApp();

  for (const url of ["/backend/nothing", "/backend/api/nothing.php", "/backend/admin/nothing.php", "/backend/"]) {
    const response = await call({ method: "GET", url });

    expect.soft(response.statusCode, url).toBe(404);
    expect(response.json()).toEqual({ success: false, message: "There is nothing at this address." });
  }
});

test("malformed JSON answers 400 in the envelope", async () => {
  const { call } = await testApp();

  const headers = { "content-type": "application/json" };
  const response = await call({ method: "POST", url: "/backend/api/leads.php", headers, payload: '{"name":' });

  expect(response.statusCode).toBe(400);
  expect(response.json()).toEqual({ success: false, message: "The request could not be read." });
});

test("a text which is no object answers 400", async () => {
  const { call } = await testApp();

  for (const payload of ["", '"a text"', "[]", "null"]) {
    const headers = { "content-type": "application/json" };

    const response = await call({ method: "POST", url: "/backend/api/leads.php", headers, payload });

    expect([response.statusCode, response.json()]).toEqual([
      400,
      { success: false, message: "The request could not be read." },
    ]);
  }
});

test("a page that cannot be is refused in a sentence", async () => {
  const { call } = await testApp();

  const response = await call({ method: "GET", url: "/backend/api/courses.php?page=0&limit=many" });

  expect([response.statusCode, response.json()]).toMatchObject([
    422,
    { success: false, errors: { page: "Page must be at least 1", limit: "Limit must be a number" } },
  ]);
});

test.each(["text/csv", "text/plain"])("a body of another kind, %s, answers 415", async (kind) => {
  const { call } = await testApp();
  const headers = { "content-type": kind };

  const response = await call({ method: "POST", url: "/backend/api/leads.php", headers, payload: "name,email" });

  expect([response.statusCode, response.json()]).toMatchObject([415, { success: false }]);
});

test("a body that is too large answers 413", async () => {
  const { call } = await testApp();
  const url = "/backend/api/leads.php";

  const large = await call({ method: "POST", url, payload: { name: "a".repeat(300_000) } });

  expect([large.statusCode, large.json()]).toMatchObject([413, { success: false }]);
});

test("the process is healthy, and ready while the database answers", async () => {
  const { call } = await testApp();

  expect((await call({ method: "GET", url: "/health" })).json()).toEqual({ status: "ok" });
  expect((await call({ method: "GET", url: "/ready" })).json()).toEqual({ status: "ready" });
});

test.each([
  ["multipart/form-data", "{"],
  ["multipart/form-data; boundary=disha", "{"],
])("a multipart body that is none (%s, %j) answers 400 in the envelope", async (type, payload) => {
  const { call } = await testApp();

  const headers = { "content-type": type };
  const response = await call({ method: "POST", url: "/backend/api/leads.php", headers, payload });

  expect(response.statusCode).toBe(400);
  expect(response.json()).toEqual({ success: false, message: "The request could not be read." });
});

test("no browser guesses what an answer is", async () => {
  const { call } = await testApp();

  for (const [method, url, status] of [
    ["GET", "/backend/api/courses.php", 200],
    ["GET", "/backend/api/courses.php?page=x", 422],
    ["GET", "/backend/uploads/none.webp", 404],
    ["GET", "/backend/nothing", 404],
    ["GET", "/backend/%E0%A4%A", 400],
    ["POST", "/backend/api/leads.php", 400],
    ["GET", "/backend/docs", 200],
  ] as const) {
    const { statusCode, headers } = await call({ method, url });

    expect([statusCode, headers["x-content-type-options"]]).toEqual([status, "nosniff"]);
  }
});

test("nothing under /backend/admin/ is kept by a browser or a proxy, the sign-in included", async () => {
  const { call, signIn } = await testApp();
  const token = await signIn();
  const answers = await Promise.all([
    call({ method: "GET", url: "/backend/admin/leads.php", token }),
    call({ method: "GET", url: "/backend/admin/leads.php" }),
    call({ method: "GET", url: "/backend/%61dmin/users.php", token }),
    call({ method: "GET", url: "/backend/admin/nothing.php", token }),
    call({ method: "POST", url: "/backend/admin/login.php", payload: { username: "meenal", password: "no" } }),
    call({ method: "POST", url: "/backend/admin/login.php", payload: {} }),
  ]);

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 401, 200, 404, 401, 422]);
  for (const { headers } of answers) {
    expect(headers).toMatchObject({ "cache-control": "no-store", "x-content-type-options": "nosniff" });
  }
});
