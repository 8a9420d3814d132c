import { expect, test } from "vitest";
import { HOUR_MS } from "#app/lib/time/from-now.ts";
import { applicantApp, cookieOf, formPassword } from "#test/applicant-app.ts";
import { describedOperations } from "#test/reading/described-operations.ts";
import { readSiteMap } from "#test/reading/site-map.ts";
import { visibleText } from "#test/reading/visible-text.ts";
import { stopClock } from "#test/stop-clock.ts";

const own = "/my-application";

async function appWithVisitor() {
  const testing = await applicantApp();
  const cookie = await testing.enter(await testing.apply());
  const token = await testing.signIn();
  const idOf = async (firstName: string) =>
    (
      await testing.db
        .selectFrom("applications")
        .select("id")
        .where("first_name", "=", firstName)
        .executeTakeFirstOrThrow()
    ).id;
  const move = async (firstName: string, step: number) => {
    const url = `/backend/admin/applications.php?id=${await idOf(firstName)}`;
    expect((await testing.call({ method: "PUT", url, payload: { step }, token })).statusCode).toBe(200);
  };
  const remove = async (firstName: string) => {
    const url = `/backend/admin/applications.php?id=${await idOf(firstName)}`;
    expect((await testing.call({ method: "DELETE", url, token })).statusCode).toBe(200);
  };
  const read = async (by = cookie) => visibleText((await testing.open(own, by)).body);
  return { ...testing, cookie, panelToken: token, move, remove, read };
}

test("the page says what was asked for, when it was sent, where it stands, what comes next and whom to ask", async () => {
  stopClock(Date.parse("2026-11-23T20:00:00Z"));
  const { read } = await appWithVisitor();

  const text = await read();

  expect(text).toContain("Application of 24 November 2026 Sent at 1:30 am");
  expect(text).toContain(
    "Registration Your application is here since 24 November 2026 Career Counselling To come Documentation Verification To come Student Offer Letter To come",
  );
  expect(text).toContain("What comes next A counsellor calls you on the number below");
  expect(text).toContain("You asked for Online BBA Your name Sneha Kulkarni We call you on 982-255-0148");
  expect(text).toContain("+91 20 5550 0142");
});

test("a step shows once its mail has left, and not while staff may take it back", async () => {
  const { read, move, db } = await appWithVisitor();

  await move("Sneha", 3);
  expect(await read()).toContain("Registration Your application is here since");

  await db.updateTable("outbox").set({ status: "sent", sent_at: new Date().toISOString() }).execute();
  expect(await read()).toContain(
    "Registration Done Career Counselling Done Documentation Verification Your application is here since",
  );
});

test("the newest stands first, another's is nowhere, and what was deleted is gone", async () => {
  const { read, apply, enter, remove } = await appWithVisitor();
  const others = await enter(await apply({ email: "tanvi@mail.example", firstName: "Tanvi", interest: "Online MCA" }));
  await apply({ firstName: "Snehal", interest: "Online MBA" });

  expect(await read()).toMatch(/Your applications .*Online MBA.*Snehal.*Online BBA.*Sneha Kulkarni/);
  expect(await read()).not.toMatch(/Tanvi|Online MCA/);
  expect(await read(others)).not.toMatch(/Sneha|Online BBA/);

  await remove("Snehal");
  expect(await read()).not.toContain("Online MBA");
  await remove("Sneha");
  expect(await read()).toContain("No application stands here.");
});

test("the page is nobody's to keep or to find, and each visitor's own however many ask at once", async () => {
  const { open, apply, enter, cookie } = await appWithVisitor();
  const others = await enter(await apply({ email: "tanvi@mail.example", firstName: "Tanvi" }));

  const answers = await Promise.all([open(own, cookie), open(own, others), open(own), open(own, cookie)]);

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 303, 200]);
  expect(answers.map(({ body }) => /Sneha|Tanvi/.exec(body)?.[0])).toEqual(["Sneha", "Tanvi", undefined, "Sneha"]);
  for (const { headers } of [...answers, await open(`${own}/sign-in`), await open(`${own}/send-link`)]) {
    expect(headers).toMatchObject({
      "cache-control": "private, no-store",
      "x-robots-tag": "noindex, nofollow",
      "referrer-policy": "strict-origin",
    });
  }
  expect(JSON.stringify(await readSiteMap((url) => open(url)))).not.toContain(own);
  for (const url of ["/My-Application", `${own}/`, `/${own}`]) {
    const { statusCode, headers } = await open(url, cookie);
    expect([statusCode, headers.location]).toEqual([301, own]);
  }
});

test("the router's own addresses, and other spellings of them, tell nothing", async () => {
  const { open, cookie } = await appWithVisitor();
  for (const url of [`${own}.data`, "/My-Application.data", `${own}/_.data`, `/${own}.data`, `${own}/password.data`]) {
    const { statusCode, body } = await open(url, cookie);
    expect([url, statusCode, body.includes("sneha")]).toEqual([url, 404, false]);
  }
});

test("who has signed out, or was away for half a day, signs in again", async () => {
  const { open, postAs, cookie, signInWith } = await appWithVisitor();

  const left = await postAs(cookie, `${own}/sign-out`);
  expect([left.statusCode, left.headers.location]).toEqual([303, `${own}/sign-in?was=signed-out`]);
  expect(left.headers["set-cookie"]).toContain("disha_applicant=; Path=/my-application; Max-Age=0");
  expect((await open(own, cookie)).headers.location).toBe(`${own}/sign-in?was=ended`);

  const again = cookieOf(await signInWith(formPassword));
  expect((await open(own, again)).statusCode).toBe(200);
  stopClock(Date.now() + 12 * HOUR_MS + 60_000);
  expect((await open(own, again)).statusCode).toBe(303);
});

test("an applicant's session opens nothing of the panel, and the panel's nothing here", async () => {
  const testing = await appWithVisitor();
  const { call, cookie, open, panelToken } = testing;
  const token = cookie.split("=")[1]!;
  const operations = (await describedOperations(testing)).filter(({ permissions }) => permissions);
  expect(operations.length).toBeGreaterThan(80);

  for (const { method, path: url } of operations) {
    const { statusCode } = await call({ method, url, token });
    expect([method, url, statusCode]).toEqual([method, url, 403]);
  }
  expect((await open(own, `disha_applicant=${panelToken}`)).statusCode).toBe(303);
  const headers = { cookie: `disha_panel=${token}` };
  const screen = await call({ method: "GET", url: "/admin/applications", headers });
  expect(screen.body).not.toContain("Kulkarni");
});
