import { expect, test } from "vitest";
import { DAY_MS } from "#app/lib/time/from-now.ts";
import { addUser, adminPassword, testApp } from "#test/app.ts";
import { applicantApp, cookieOf, formPassword } from "#test/applicant-app.ts";
import { visibleText } from "#test/reading/visible-text.ts";
import { stopClock } from "#test/stop-clock.ts";

const own = "/my-application";

test("the mail's link shows whom it is for and lets nobody in until the button is pressed", async () => {
  const { apply, open, enter, db } = await applicantApp();
  const link = await apply();

  const page = await open(link);

  expect([page.statusCode, page.headers["set-cookie"]]).toEqual([200, undefined]);
  expect(page.body).toContain("For Sneha");
  expect(page.body).not.toMatch(/Kulkarni|982-255|sneha@|Online BBA/);
  expect(page.body).not.toContain(link.split("link=")[1]);
  expect(await db.selectFrom("sessions").select("id").execute()).toEqual([]);
  const cookie = await enter(link);
  expect((await open(own, cookie)).body).toContain("sneha@mail.example");
});

test("the mail's link, opened again, leads whoever is signed in to their page, and tells the others that it was opened", async () => {
  const { apply, open, enter, postAs } = await applicantApp();
  const link = await apply();
  const cookie = await enter(link);

  const again = [await open(link, cookie), await postAs(cookie, link, {})];
  expect(again.map(({ statusCode, headers }) => [statusCode, headers.location])).toEqual([
    [303, own],
    [303, own],
  ]);
  const elsewhere = await open(link);
  expect([elsewhere.statusCode, visibleText(elsewhere.body).includes("was opened before")]).toEqual([404, true]);
});

test("a form's password opens the page once its own link has proved the address, and not before", async () => {
  const { apply, enter, signInWith, open } = await applicantApp();
  const link = await apply();

  const early = await signInWith(formPassword);
  expect([early.statusCode, early.headers["set-cookie"]]).toEqual([422, undefined]);
  expect(early.body).toContain("open it first");
  await enter(link);

  const answer = await signInWith(formPassword);
  expect([answer.statusCode, answer.headers.location]).toEqual([303, own]);
  expect(String(answer.headers["set-cookie"])).toMatch(
    /^disha_applicant=[\w-]{43}; Path=\/my-application; HttpOnly; SameSite=Lax$/,
  );
  expect((await open(own, cookieOf(answer))).statusCode).toBe(200);
});

test("on an https site the cookie is secure", async () => {
  const { apply, post } = await applicantApp({ publicOrigin: "https://disha.test" });

  const { headers } = await post(await apply());

  expect(headers["set-cookie"]).toMatch(/; HttpOnly; SameSite=Lax; Secure$/);
});

test("a stranger's password never opens the application: of two forms the older link proves the address alone", async () => {
  const { apply, enter, signInWith, open } = await applicantApp();
  const hers = await apply();
  await apply({ password: "a stranger's password", firstName: "Mallory" });

  const cookie = await enter(hers);

  expect((await open(own, cookie)).statusCode).toBe(200);
  for (const password of ["a stranger's password", formPassword])
    expect((await signInWith(password)).statusCode).toBe(422);
});

test("of two forms neither password counts, whose link she opens: which one is hers nobody knows", async () => {
  const { apply, enter, signInWith } = await applicantApp();
  await apply();
  const link = await apply({ password: "a stranger's password" });

  await enter(link);

  for (const password of ["a stranger's password", formPassword])
    expect((await signInWith(password)).statusCode).toBe(422);
});

test("once the address is proved no later form changes the password", async () => {
  const { apply, enter, signInWith } = await applicantApp();
  await enter(await apply());

  await enter(await apply({ password: "a stranger's password" }));

  expect((await signInWith("a stranger's password")).statusCode).toBe(422);
  expect((await signInWith(formPassword)).statusCode).toBe(303);
});

test("a link is good for two weeks, changed by a letter for nothing", async () => {
  const { apply, open, post } = await applicantApp();
  const link = await apply();
  const turned = link.slice(0, -1) + (link.endsWith("A") ? "B" : "A");
  const other = link.replace(/application\.\d+/, "application.2");
  for (const url of [turned, other, `${own}/enter`, `${own}/enter?link=none`]) {
    expect([url, (await open(url)).statusCode, (await post(url)).statusCode]).toEqual([url, 404, 404]);
  }

  stopClock(Date.now() + 14 * DAY_MS + 60_000);

  const late = await open(link);
  expect([late.statusCode, (await post(link)).statusCode]).toEqual([404, 404]);
  expect(late.body).toContain("This link opens nothing any more");
});

test("whoever cannot come in reads one sentence: unknown, wrong, not proved, staff", async () => {
  const { apply, enter, signInWith, db } = await applicantApp();
  await enter(await apply());
  await addUser(db, "asha", "counsellor");
  await apply({ email: "new@mail.example" });
  const answers = [];
  for (const [email, password] of [
    ["nobody@mail.example", formPassword],
    ["sneha@mail.example", "wrong password"],
    ["new@mail.example", formPassword],
    ["asha@disha.example", adminPassword],
    ["meenal@disha.example", adminPassword],
  ] as const) {
    const { statusCode, headers, body } = await signInWith(password, email);
    answers.push([statusCode, headers["set-cookie"], body.replaceAll(email, "")]);
  }

  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]!.slice(0, 2)).toEqual([422, undefined]);
  expect(await db.selectFrom("sessions").select("id").execute()).toHaveLength(1);
});

test("who guesses has to wait, with the right password, too", async () => {
  const { apply, enter, signInWith } = await applicantApp({ mostFormPosts: 100 });
  await enter(await apply());
  for (let guess = 0; guess < 5; guess++) await signInWith(`guess number ${guess}`);

  const answer = await signInWith(formPassword);

  expect(answer.statusCode).toBe(429);
  expect(answer.body).toMatch(/Too many failed attempts\. Please try again in \d seconds?\./);
});

test("another site's form signs nobody in", async () => {
  const { apply, enter, signInWith, post } = await applicantApp();
  const link = await apply();
  await enter(link);
  const headers = { origin: "https://elsewhere.example" };

  expect((await signInWith(formPassword, undefined, { headers })).statusCode).toBe(403);
  expect((await post(link, {}, { headers })).statusCode).toBe(403);
});

test("where no mail leaves no page offers a link: each says whom to ask instead", async () => {
  const { call } = await testApp();
  for (const url of [`${own}/sign-in`, `${own}/send-link`, `${own}/enter?link=none`]) {
    const { body } = await call({ method: "GET", url });
    expect([url, body.includes("Send me a link")]).toEqual([url, false]);
    expect([url, visibleText(body)]).toEqual([url, expect.stringContaining("We cannot send email right now. Ask us")]);
  }

  const payload = "email=sneha%40mail.example&password=wrong+password";
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const { body } = await call({ method: "POST", url: `${own}/sign-in`, payload, headers });
  expect(visibleText(body)).toContain("This email and password open no application.");
  expect(body).not.toContain("have a new link sent");
});
