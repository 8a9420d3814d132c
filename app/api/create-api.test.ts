import { expect, test } from "vitest";
import { testApp } from "#test/app.ts";

test.each(["/backend/nothing", "/backend/api/nothing.php", "/backend/admin/nothing.php", "/backend/"])(
  "an unknown path %s answers 404 in the envelope",
  async (url) => {
    const { call } = await testApp();

    const response = await call({ method: "GET", url });

    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ success: false, message: "There is nothing at this address." });
  },
);

test("malformed JSON answers 400 in the envelope", async () => {
  const { call } = await testApp();

  const headers = { "content-type": "application/json" };
  const response = await call({ method: "POST", url: "/backend/api/leads.php", headers, payload: '{"name":' });

  expect(response.statusCode).toBe(400);
  expect(response.json()).toEqual({ success: false, message: "The request could not be read." });
});

test.each(["", '"a text"', "[]", "null"])("the body %j, which is no object, answers 400", async (payload) => {
  const { call } = await testApp();
  const headers = { "content-type": "application/json" };

  const response = await call({ method: "POST", url: "/backend/api/leads.php", headers, payload });

  expect([response.statusCode, response.json()]).toEqual([
    400,
    { success: false, message: "The request could not be read." },
  ]);
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
