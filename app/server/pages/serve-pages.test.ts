import { createHash } from "node:crypto";
import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { testApp } from "#test/app.ts";
import { expectLog } from "#test/expect-log.ts";
import { addCourse, addUniversity } from "#test/factories/factories.ts";
import { stopJobs } from "#test/stop-clock.ts";

test("a page is packed for the client: brotli, gzip or plain, all the same text", async () => {
  const { call } = await testApp();
  const page = (encoding: string) => call({ method: "GET", url: "/courses", headers: { "accept-encoding": encoding } });

  const plain = await call({ method: "GET", url: "/courses" });
  const brotli = await page("gzip, deflate, br");
  const gzip = await page("gzip");
  const refusing = await page("br;q=0, gzip");

  expect(plain.headers["content-encoding"]).toBeUndefined();
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
  expect(refusing.headers["content-encoding"]).toBe("gzip");
});

test("a visitor whose copy is still good gets 304 and no body, until staff save an edit", async () => {
  const { call, db, signIn } = await testApp();
  const courseId = await addCourse(db, await addUniversity(db));
  const first = await call({ method: "GET", url: "/courses" });
  const again = () =>
    call({ method: "GET", url: "/courses", headers: { "if-none-match": String(first.headers.etag) } });

  const unchanged = await again();
  const url = `/backend/admin/courses.php?id=${courseId}`;
  const payload = { title: "Online MBA for nurses", description: "Evenings.", university_id: 1 };
  await call({ method: "PUT", url, token: await signIn(), payload });
  const changed = await again();

  expect([unchanged.statusCode, unchanged.body]).toEqual([304, ""]);
  expect(changed.statusCode).toBe(200);
  expect(changed.body).toContain("Online MBA for nurses");
});

test("a page asked for a second time is not rendered again, whatever the campaign in its query", async () => {
  stopJobs();
  const { call, statements } = await testApp();
  await call({ method: "GET", url: "/courses" });
  statements.length = 0;

  const again = await call({ method: "GET", url: "/courses?utm_source=instagram&fbclid=abc" });

  expect(again.statusCode).toBe(200);
  expect(statements).toEqual([]);
});

test("another spelling leads on to the one right spelling", async () => {
  const { call } = await testApp();

  for (const [url, right] of [
    ["/Courses", "/courses"],
    ["/courses/", "/courses"],
    ["/GUIDANCE/?sent=1", "/guidance?sent=1"],
    ["/Admin/Login", "/admin/login"],
    ["//courses", "/courses"],
    ["/Courses/Online-MBA", "/courses/online-mba"],
    ["/newsletter/Confirm/Abc", "/newsletter/confirm/Abc"],
  ] as const) {
    const response = await call({ method: "GET", url });

    expect([response.statusCode, response.headers.location]).toEqual([301, right]);
  }
});

test("what is not there is a page not found", async () => {
  const { call } = await testApp();

  for (const url of ["/nothing", "/courses/no/such", "//evil.example/x"]) {
    const response = await call({ method: "GET", url });

    expect.soft(response.statusCode, url).toBe(404);
    expect(response.headers["content-type"]).toContain("text/html");
  }
});

test("a public page's policy allows its own two scripts by their hashes, and none that a stored text has brought along", async () => {
  const { call, db } = await testApp();
  const policyOf = async (url: string) => {
    const { headers, body } = await call({ method: "GET", url });
    const inline = [...body.matchAll(/<script(?! type="application\/ld\+json")[^>]*>([^<]*)<\/script>/g)];
    return { policy: headers["content-security-policy"] as string, inline: inline.map(([, text]) => text!), body };
  };

  const { policy, inline } = await policyOf("/");
  await db.updateTable("settings").set({ address: "<script>alert(1)</script>" }).execute();
  const other = await policyOf("/courses?q=<script>alert(1)</script>");

  expect(other.body).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  expect(inline).toHaveLength(2);
  const hashes = inline.map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
  expect(policy).toContain(`script-src 'self' ${hashes.join(" ")};`);
  expect(other.policy).toContain(`script-src 'self' ${hashes.join(" ")};`);
});

test("the panel's window answers to no other site; a public page is not given a process of its own for that", async () => {
  const { call } = await testApp();
  const policyOf = async (url: string) => (await call({ method: "GET", url })).headers["cross-origin-opener-policy"];

  expect(await policyOf("/admin/login")).toBe("same-origin");
  expect(await policyOf("/")).toBeUndefined();
});

test("a form sent from another site is refused, one of our own is not", async () => {
  const { call } = await testApp();
  const send = (origin?: string) =>
    call({
      method: "POST",
      url: "/guidance",
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        host: "disha.test",
        ...(origin ? { origin } : {}),
      },
      payload: "name=",
    });

  expect((await send("https://evil.example")).statusCode).toBe(403);
  expect((await send("null")).statusCode).toBe(403);
  expect((await send("http://disha.test")).statusCode).toBe(422);
  expect((await send()).statusCode).toBe(422);
});

test("a form larger than 64 KB is refused with a page", async () => {
  const { call } = await testApp();

  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const response = await call({ method: "POST", url: "/guidance", headers, payload: `name=${"a".repeat(70_000)}` });

  expect(response.statusCode).toBe(413);
  expect(response.headers["content-type"]).toContain("text/html");
});

test.each(["/search?q=a%00b", "/courses/a%00b", "/Blogs/%00"])(
  "%s, which no database takes, is refused",
  async (url) => {
    const { call } = await testApp();

    const page = await call({ method: "GET", url });
    const api = await call({ method: "GET", url: `/backend/api/search.php?q=${encodeURIComponent("\0")}` });

    expect([page.statusCode, page.headers["content-type"]]).toEqual([400, "text/html; charset=utf-8"]);
    expect([api.statusCode, api.json()]).toEqual([400, { success: false, message: "This address could not be read." }]);
  },
);

test("an address that cannot be decoded is refused: with a page, and in the envelope under /backend/", async () => {
  const { call } = await testApp();

  const page = await call({ method: "GET", url: "/%E0%A4%A" });
  const api = await call({ method: "GET", url: "/backend/%E0%A4%A" });

  expect([page.statusCode, page.headers["content-type"]]).toEqual([400, "text/html; charset=utf-8"]);
  expect(page.body).toContain('<a href="/courses">All courses</a>');
  expect(page.headers).toMatchObject({
    "x-content-type-options": "nosniff",
    "content-security-policy": expect.stringContaining("style-src 'self' 'sha256-"),
  });
  expect([api.statusCode, api.json()]).toEqual([400, { success: false, message: "This address could not be read." }]);
});

test("a request target is answered as its path, however it is written", async () => {
  const { app } = await testApp();
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;

  for (const [target, status, type] of [
    ["http://disha.test/contact", 200, "text/html"],
    ["HTTPS://elsewhere.example/courses?q=mba", 200, "text/html"],
    ["http://disha.test", 200, "text/html"],
    ["http://disha.test?q=x", 200, "text/html"],
    ["http://disha.test/Contact", 301, undefined],
    ["http://disha.test/backend/api/courses.php", 200, "application/json"],
    ["http://disha.test/backend/nothing", 404, "application/json"],
    ["http://disha.test/nothing", 404, "text/html"],
    ["http:///contact", 404, "text/html"],
    ["ftp://disha.test/contact", 404, "text/html"],
    ["*", 404, "text/html"],
  ] as const) {
    const request = get({ host: "127.0.0.1", port, path: target });
    const [response] = (await once(request, "response")) as [IncomingMessage];
    response.resume();

    expect.soft(response.statusCode, target).toBe(status);
    if (type) expect(response.headers["content-type"]).toContain(type);
    if (status === 301) expect(response.headers.location).toBe("/contact");
  }
});

test("a section whose read fails shows its sentence, the rest stands, and the page is whole again at the next request", async () => {
  const { call, db } = await testApp();
  expectLog("faqs");
  await sql`alter table faqs rename to faqs_away`.execute(db);

  const broken = await call({ method: "GET", url: "/" });
  await sql`alter table faqs_away rename to faqs`.execute(db);
  const whole = await call({ method: "GET", url: "/" });

  expect(broken.statusCode).toBe(200);
  expect(broken.body).toContain("Failed to fetch FAQs");
  expect(broken.body).toContain("Transform your future with expert online education");
  expect(whole.body).not.toContain("Failed to fetch FAQs");
});
