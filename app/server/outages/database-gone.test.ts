import { expect, test } from "vitest";
import { adminPassword } from "#test/app.ts";
import { eventually } from "#test/eventually.ts";
import { allowLog } from "#test/expect-log.ts";
import { expectToOutlast, lead, linkedApp, unreachable } from "#test/servers/linked-app.ts";

const serverUrl = process.env["TEST_DATABASE_URL"];

test.runIf(serverUrl)("with its line cut pages are as they were, writes are refused, and all is well afterwards", () =>
  expectToOutlast("cut"),
);

test.runIf(serverUrl)("what a page's form was sent with waits in the refusal, all but the password", async () => {
  const { app, link } = await linkedApp();
  const fields = { ...lead, message: 'Two "quoted"\nlines & <tags>', password: "a long enough password" };
  const payload = new URLSearchParams(fields).toString();
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  allowLog('"storage":"gone"');
  link.set("cut");

  const answer = await app.inject({ method: "POST", url: "/guidance?course=mba", payload, headers });

  expect(answer.statusCode).toBe(503);
  expect(answer.body).toContain(unreachable);
  expect(answer.body).toContain('<form method="post" action="/guidance?course=mba">');
  expect(answer.body).toContain('name="email" value="tanvi@mail.example"');
  expect(answer.body).toContain('value="Two &quot;quoted&quot;\nlines &amp; &lt;tags&gt;"');
  expect(answer.body).not.toContain("a long enough password");
});

test.runIf(serverUrl)("the panel says why it shows nothing, and staff stay signed in", async () => {
  const { app, link } = await linkedApp();
  const payload = { username: "meenal", password: adminPassword };
  const login = await app.inject({ method: "POST", url: "/backend/admin/login.php", payload });
  const pass = login.cookies.find(({ name }) => name === "disha_panel")!.value;
  const open = () => app.inject({ url: "/admin/courses", cookies: { disha_panel: pass } });
  allowLog('"storage":"gone"');

  link.set("cut");
  const shown = await open();
  link.set("through");

  expect([shown.statusCode, shown.cookies]).toEqual([503, []]);
  expect(shown.body).toContain(unreachable);
  await eventually(async () => expect((await open()).statusCode).toBe(200));
});
