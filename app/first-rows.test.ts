import { gunzipSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import * as coursesScreen from "#app/admin/courses/courses-screen.tsx";
import { inlineHash } from "#app/security-headers.ts";
import { testApp } from "#test/app.ts";
import { addCourse, addUniversity } from "#test/factories.ts";
import { sendLeads } from "#test/lead-factories.ts";

test("the page of a list comes with its first rows for whoever is signed in", async () => {
  const { open } = await desk(["Online MBA", "Online MCA"]);

  const page = await open("/admin/courses");

  expect(page.body).toContain("Online MBA");
  expect(page.body).toContain("2 courses");
  expect(page.headers["cache-control"]).toBe("no-store");
  expect(page.headers["etag"]).toBeUndefined();
});

test("that page is packed for the client, too", async () => {
  const { call, cookie } = await desk(["Online MBA"]);

  const headers = { cookie, "accept-encoding": "gzip, br" };
  const page = await call({ method: "GET", url: "/admin/courses", headers });

  expect(gunzipSync(page.rawPayload).toString()).toContain("Online MBA");
});

test("the panel's scripts neither travel nor run before those rows are painted, and the policy allows what lets them", async () => {
  const { open } = await desk(["Online MBA"]);

  const { body, headers } = await open("/admin/courses");

  expect(body).not.toMatch(/rel="modulepreload"|<script type="module"/);
  const texts = [...body.matchAll(/<script[^>]*>([^]*?)<\/script>/g)].map(([, text]) => text!);
  expect(texts.some((text) => text.startsWith('import "'))).toBe(true);
  for (const text of texts) expect(headers["content-security-policy"]).toContain(inlineHash(text));
});

test("they are filtered and in order as the address asks", async () => {
  const { open } = await desk(["Online MBA", "Online MCA", "Executive MBA"]);

  const { body } = await open("/admin/courses?q=mba&sort=title");

  expect(body).toContain("2 of 3 courses");
  expect(body).not.toContain("Online MCA");
  expect(body.indexOf("Executive MBA")).toBeLessThan(body.indexOf("Online MBA"));
});

test.each([
  ["a stranger", "/admin/courses", ""],
  ["a made-up pass", "/admin/courses", "disha_panel=" + "a".repeat(43)],
])("%s is shown the outline alone", async (_who, address, cookie) => {
  const { call } = await desk(["Online MBA"]);

  const page = await call({ method: "GET", url: address, headers: { cookie } });

  expect(page.statusCode).toBe(200);
  expect(page.body).not.toContain("Online MBA");
  expect(page.body).toContain("Loading");
});

test("neither is somebody who is no administrator any more, nor a session that has ended; its pass goes", async () => {
  const { open, call, db, token } = await desk(["Online MBA"]);
  await db.updateTable("users").set({ role: "user" }).where("username", "=", "meenal").execute();
  expect((await open("/admin/courses")).body).not.toContain("Online MBA");

  await db.updateTable("users").set({ role: "admin" }).where("username", "=", "meenal").execute();
  const left = await call({ method: "POST", url: "/backend/admin/logout.php", token });
  expect(left.headers["set-cookie"]).toBe("disha_panel=; Path=/admin; Max-Age=0; HttpOnly; SameSite=Strict");
  const page = await open("/admin/courses");
  expect(page.body).not.toContain("Online MBA");
  expect(page.headers["set-cookie"]).toBe("disha_panel=; Path=/admin; Max-Age=0; HttpOnly; SameSite=Strict");
});

test("the pass opens no call of the API", async () => {
  const { call, cookie } = await desk([]);

  expect((await call({ method: "GET", url: "/backend/admin/courses.php", headers: { cookie } })).statusCode).toBe(401);
});

test("where a dialog is asked for, the outline waits for its form", async () => {
  const { open } = await desk(["Online MBA"]);

  expect((await open("/admin/courses?edit=1")).body).not.toContain("Online MBA");
});

test("where the rows cannot be rendered, the outline stands and the failure is logged once", async () => {
  const logged = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  const { open } = await desk(["Online MBA"]);
  const screen = vi.spyOn(coursesScreen, "default").mockImplementation(() => {
    throw new Error("A row is torn");
  });

  const page = await open("/admin/courses");
  const lines = logged.mock.calls.map(([line]) => JSON.parse(String(line)) as { message: string });
  screen.mockRestore();
  logged.mockRestore();

  expect(page.statusCode).toBe(200);
  expect(page.body).toContain("Loading");
  expect(page.headers["etag"]).toBeDefined();
  expect(lines.map(({ message }) => message)).toEqual(["A row is torn"]);
});

test("no script that came with a record is vouched for", async () => {
  const script = "<script>alert(1)</script>";
  const { open, call } = await desk([script]);

  const page = await open("/admin/courses");

  expect(page.body).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  expect(page.body).not.toContain(script);
  const shell = await call({ method: "GET", url: "/admin/courses" });
  expect(page.headers["content-security-policy"]).toBe(shell.headers["content-security-policy"]);
});

test("of a long list the first rows and its whole count; what only the whole list can answer waits for it", async () => {
  const { open, testing } = await desk([]);
  await sendLeads(testing, { name: "Tanvi Bhosale" });
  const { id: _, ...lead } = await testing.db.selectFrom("leads").selectAll().executeTakeFirstOrThrow();
  await testing.db
    .insertInto("leads")
    .values(Array.from({ length: 119 }, () => lead))
    .execute();

  const { body } = await open("/admin/leads");

  expect(body.match(/<tr data-id/g)).toHaveLength(24);
  expect(body).toContain("120 leads");
  expect(body).not.toMatch(/Overdue <span/);
  expect((await open("/admin/leads?q=tanvi")).body).not.toContain("<tr data-id");
});

test("a lead's stage and owner can be chosen only once the panel is there to save them", async () => {
  const { open, testing } = await desk([]);
  await sendLeads(testing, { name: "Tanvi Bhosale" });

  const { body } = await open("/admin/leads");

  expect(body).toMatch(/<select[^>]* inert=""[^>]* aria-label="Stage of Tanvi Bhosale"/);
  expect(body).toMatch(/<select[^>]* inert=""[^>]* aria-label="Owner of Tanvi Bhosale"/);
});

test("who used the board of leads last is not shown the table first", async () => {
  const { call, cookie, testing } = await desk([]);
  await sendLeads(testing, { name: "Tanvi Bhosale" });

  const page = await call({ method: "GET", url: "/admin/leads", headers: { cookie: `${cookie}; lead_view=board` } });

  expect(page.body).not.toContain("<tr data-id");
});

async function desk(titles: string[]) {
  const testing = await testApp();
  const { call, db } = testing;
  const university = await addUniversity(db);
  for (const title of titles) await addCourse(db, university, { title });
  const payload = { username: "meenal", password: "a long enough password" };
  const signedIn = await call({ method: "POST", url: "/backend/admin/login.php", payload });
  const pass = signedIn.cookies.find(({ name }) => name === "disha_panel")!;
  expect(pass).toMatchObject({ path: "/admin", httpOnly: true, sameSite: "Strict" });
  const cookie = `disha_panel=${pass.value}`;
  const open = (url: string) => call({ method: "GET", url, headers: { cookie } });
  return { testing, call, db, open, cookie, token: signedIn.json<{ token: string }>().token };
}
