import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { testApp } from "#test/app.ts";
import { addCourse, addUniversity } from "#test/factories/factories.ts";
import { sendLeads } from "#test/factories/lead-factories.ts";
import { visibleText } from "#test/reading/visible-text.ts";

test("the page of a list comes with its rows for whoever is signed in", async () => {
  const { open } = await desk(["Online MBA", "Online MCA"]);

  const page = await open("/admin/courses");

  expect(page.body).toContain("Online MBA");
  expect(visibleText(page.body)).toContain("2 courses");
  expect(page.headers["cache-control"]).toBe("no-store");
  expect(page.headers["etag"]).toBeUndefined();
});

test("that page is packed for the client, too", async () => {
  const { call, cookie } = await desk(["Online MBA"]);

  const headers = { cookie, "accept-encoding": "gzip, br" };
  const page = await call({ method: "GET", url: "/admin/courses", headers });

  expect(gunzipSync(page.rawPayload).toString()).toContain("Online MBA");
});

test("no script of that page travels or runs beside its first rows", async () => {
  const { open } = await desk(["Online MBA"]);

  const { body } = await open("/admin/courses");

  expect(body).toContain('<link rel="later" href="');
  expect(body).not.toMatch(/rel="modulepreload"|type="module"/);
});

test("what tells that page to draw the rows in its window first stands before them", async () => {
  const { open } = await desk(["Online MBA"]);

  const { body } = await open("/admin/courses");

  expect(body.indexOf('classList.add("is-first-window")')).toBeGreaterThan(0);
  expect(body.indexOf('classList.add("is-first-window")')).toBeLessThan(body.indexOf("<body>"));
  expect(body.indexOf('classList.remove("is-first-window")')).toBeGreaterThan(body.indexOf("</table>"));
});

test("the rows are filtered and in order as the address asks", async () => {
  const { open } = await desk(["Online MBA", "Online MCA", "Executive MBA"]);

  const { body } = await open("/admin/courses?q=mba&sort=title");

  expect(visibleText(body)).toContain("2 of 3 courses");
  expect(tableOf(body)).not.toContain("Online MCA");
  expect(tableOf(body).indexOf("Executive MBA")).toBeLessThan(tableOf(body).indexOf("Online MBA"));
});

test("fifty rows make a page, the next ones stand on the next, and a page behind the last leads to the last", async () => {
  const { open } = await desk(Array.from({ length: 53 }, (_, index) => `Course ${index + 1}`));

  const first = tableOf((await open("/admin/courses?sort=title")).body);
  const second = tableOf((await open("/admin/courses?sort=title&page=2")).body);

  expect(first.match(/<tr data-id/g)).toHaveLength(50);
  expect(second.match(/<tr data-id/g)).toHaveLength(3);
  expect((await open("/admin/courses?page=9")).headers.location).toBe("/admin/courses?page=2");
});

test("an order that the list does not know leads to the list without it", async () => {
  const { open } = await desk(["Online MBA"]);

  expect((await open("/admin/courses?sort=weight")).headers.location).toBe("/admin/courses");
  expect((await open("/admin/courses?id=7")).statusCode).toBe(200);
});

test("what the panel reads later comes by the same loader", async () => {
  const { open } = await desk(["Online MBA"]);

  const later = await open("/admin/courses.data?q=mba&_routes=admin%2Fcourses%2Fcourses-screen");

  expect(later.statusCode).toBe(200);
  expect(later.body).toContain("Online MBA");
});

test("a page behind the last leads to the last one, also where the panel reads it later", async () => {
  const { open } = await desk(["Online MBA"]);

  const later = await open("/admin/courses.data?page=9");

  expect([later.statusCode, later.body.includes('"/admin/courses"')]).toEqual([202, true]);
});

test("whoever lacks the second factor that the role asks for is led to their account, and stays there", async () => {
  const { open, db } = await desk(["Online MBA"]);
  const rule = {
    role: "admin",
    needs_second_factor: 1,
    sees_all_leads: 0,
    updated_at: "2026-11-23T00:00:00.000Z",
  } as const;
  await db.insertInto("role_rules").values(rule).execute();

  expect((await open("/admin/courses")).headers.location).toBe("/admin/account");
  const [away, there] = [await open("/admin/courses.data"), await open("/admin/account.data")];

  expect([away.statusCode, away.body.includes('"/admin/account"')]).toEqual([202, true]);
  expect([there.statusCode, there.body.includes("lacks_second_factor")]).toEqual([200, true]);
});

test.each([
  ["a stranger", "", "/admin/login?from=%2Fadmin%2Fcourses%3Fq%3Dmba"],
  ["a made-up pass", `disha_panel=${"a".repeat(43)}`, "/admin/login?from=%2Fadmin%2Fcourses%3Fq%3Dmba&expired="],
])("%s is led to the sign-in and sees nothing of the panel", async (_who, cookie, way) => {
  const { call } = await desk(["Online MBA"]);

  const page = await call({ method: "GET", url: "/admin/courses?q=mba", headers: { cookie } });
  const later = await call({ method: "GET", url: "/admin/courses.data", headers: { cookie } });

  expect({ status: page.statusCode, way: page.headers.location }).toEqual({ status: 302, way });
  expect(page.body).toBe("");
  expect(later.statusCode).toBe(401);
  expect(later.body).not.toContain("Online MBA");
});

test("so is who is no administrator any more, and a session that has ended; its pass goes", async () => {
  const { open, call, db, token } = await desk(["Online MBA"]);
  await db.updateTable("users").set({ role: "user" }).where("username", "=", "meenal").execute();
  expect((await open("/admin/courses")).body).not.toContain("Online MBA");

  await db.updateTable("users").set({ role: "admin" }).where("username", "=", "meenal").execute();
  await call({ method: "POST", url: "/backend/admin/logout.php", token });
  const page = await open("/admin/courses");
  expect(page.headers["set-cookie"]).toBe("disha_panel=; Path=/admin; Max-Age=0; HttpOnly; SameSite=Strict");
});

test("the pass opens no call of the API, and nothing can be posted by it", async () => {
  const { call, cookie } = await desk([]);

  expect((await call({ method: "GET", url: "/backend/admin/courses.php", headers: { cookie } })).statusCode).toBe(401);
  const payload = "title=x";
  const headers = { cookie, "content-type": "application/x-www-form-urlencoded" };
  expect((await call({ method: "POST", url: "/admin/courses", headers, payload })).statusCode).toBe(405);
});

test("a token that is still good renews the pass, any other does not", async () => {
  const { call, cookie, token } = await desk([]);

  const renewed = await call({ method: "POST", url: "/backend/admin/pass.php", token });
  expect(String(renewed.headers["set-cookie"])).toContain(cookie);
  const refused = await call({ method: "POST", url: "/backend/admin/pass.php", token: "b".repeat(43) });
  expect({ status: refused.statusCode, cookie: refused.headers["set-cookie"] }).toEqual({ status: 401 });
});

test("a script in what somebody stored has no nonce: it stays text, and the next page has another one", async () => {
  const { open, testing } = await desk([]);
  const name = "</script><script>alert(1)</script>";
  await sendLeads(testing, { name });

  const page = await open("/admin/leads");

  const nonce = /'nonce-([^']+)'/.exec(String(page.headers["content-security-policy"]))![1]!;
  expect(page.body).not.toContain(name);
  const scripts = page.body.match(/<script[^>]*>/g)!;
  expect(scripts.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual([]);
  expect(String((await open("/admin/leads")).headers["content-security-policy"])).not.toContain(nonce);
});

test.each([
  ["admin", "/admin/dashboard"],
  ["editor", "/admin/dashboard"],
  ["viewer", "/admin/dashboard"],
  ["counsellor", "/admin/day"],
] as const)("/admin leads a %s to %s, whoever is signed out to the sign-in", async (role, address) => {
  const { open, call, db } = await desk([]);
  await db.updateTable("users").set({ role }).where("username", "=", "meenal").execute();

  expect((await open("/admin")).headers.location).toBe(address);
  expect((await call({ method: "GET", url: "/admin" })).headers.location).toBe("/admin/login");
});

test("another spelling of an address leads to the right one", async () => {
  const { open } = await desk([]);

  expect((await open("/admin/Courses/?q=x")).headers.location).toBe("/admin/courses?q=x");
});

/** Meenal, signed in, and the courses of one university. */
async function desk(titles: string[]) {
  const testing = await testApp();
  const { call, db, app } = testing;
  const universityId = await addUniversity(db);
  for (const title of titles) await addCourse(db, universityId, { title });
  const payload = { username: "meenal", password: "a long enough password" };
  const signedIn = await app.inject({ method: "POST", url: "/backend/admin/login.php", payload });
  const { token } = signedIn.json<{ token: string }>();
  const cookie = `disha_panel=${token}`;
  const open = (url: string) => call({ method: "GET", url, headers: { cookie } });
  return { testing, call, db, open, cookie, token };
}

const tableOf = (html: string) => /<table[^]*<\/table>/.exec(html)?.[0] ?? "";

test("where the panel begins is read like any other screen's data, and by nobody without a pass", async () => {
  const { call, signIn } = await testApp();
  const read = (headers = {}) => call({ method: "GET", url: "/admin.data", headers });

  const first = await read({ cookie: `disha_panel=${await signIn()}` });

  expect([first.statusCode, first.body.includes("/admin/dashboard")]).toEqual([202, true]);
  const closed = await read();
  expect([closed.statusCode < 500, closed.body.includes("/admin/dashboard")]).toEqual([true, false]);
});
