import { expect, test } from "vitest";
import { addUser, adminPassword } from "#test/app.ts";
import { expectLog } from "#test/expect-log.ts";
import { signedInPanel } from "#test/signed-in-panel.ts";
import { forgetToken, readToken } from "./admin-token.ts";
import { callOpenly } from "./call-openly.ts";
import { renewPass } from "./renew-pass.ts";
import { signIn } from "./sign-in.ts";
import { signOut } from "./sign-out.ts";
import { readTabOwner, takeTab } from "./tab-owner.ts";

const meenal = { username: "meenal", password: adminPassword, code: "" };

async function signedOut() {
  const panel = await signedInPanel();
  forgetToken();
  return panel;
}

test("who signs in has a token that opens the panel, and the tab is theirs", async () => {
  const { call } = await signedOut();

  expect(await signIn(meenal)).toBeNull();
  takeTab();

  const { statusCode } = await call({ method: "GET", url: "/backend/admin/leads.php", token: readToken()! });
  expect([statusCode, readTabOwner()]).toEqual([200, "meenal"]);
});

test("a wrong password, no answer and a proxy's page leave whoever it is signed out, each in a sentence", async () => {
  const { line } = await signedOut();

  expect(await signIn({ ...meenal, password: "a wrong one" })).toEqual({ sentence: "Invalid username or password" });
  line("cut");
  expectLog("Failed to fetch");
  expect(await signIn(meenal)).toEqual({ sentence: "An error occurred during login" });
  expect(await signIn({ ...meenal, code: "123456" })).toEqual({ sentence: "An error occurred during login", code: {} });
  line(new Response(JSON.stringify({ success: false }), { status: 500 }));
  expect(await signIn(meenal)).toEqual({ sentence: "Login failed" });
  line(new Response(JSON.stringify({ success: true }), { status: 200 }));
  expect(await signIn(meenal)).toEqual({ sentence: "Login failed" });
  expect(readToken()).toBeNull();
});

test("a code is asked for once the password fits; a wrong one is said beside it, a wrong password leads back", async () => {
  const { line } = await signedOut();
  const answer = (status: number, body: object) => line(new Response(JSON.stringify(body), { status }));

  answer(401, { success: false, message: "A code is needed", errors: { code: "Code is required" } });
  expect(await signIn(meenal)).toEqual({ code: {} });
  expect(await signIn({ ...meenal, code: "000000" })).toEqual({ code: { error: "Code is required" } });
  answer(429, { success: false, message: "Wait a minute." });
  expect(await signIn({ ...meenal, code: "000000" })).toEqual({ sentence: "Wait a minute.", code: {} });
  expect(await signIn(meenal)).toEqual({ sentence: "Wait a minute." });
  answer(401, { success: false, message: "Invalid username or password" });
  expect(await signIn({ ...meenal, code: "000000" })).toEqual({ sentence: "Invalid username or password" });
});

test("how many recovery codes are left is said after one was used, and nothing else at the foot", async () => {
  const { line, toast } = await signedOut();
  const answer = (data: object) =>
    line(
      new Response(JSON.stringify({ success: true, token: "t", message: "7 codes are left.", data }), { status: 200 }),
    );

  answer({ username: "meenal" });
  await signIn(meenal);
  expect(toast()).toBeUndefined();
  answer({ username: "meenal", recovery_codes_left: 7 });
  await signIn({ ...meenal, username: "MEENAL", code: "abcd-efgh" });
  takeTab();
  expect([toast()!.text, readTabOwner()]).toEqual(["7 codes are left.", "meenal"]);
});

test("signing out ends the session on the server and leaves nothing of anybody in the browser but what is nobody's", async () => {
  const { call } = await signedOut();
  await signIn(meenal);
  const token = readToken()!;
  localStorage.setItem("personal meenal: unsaved article 7", "words");
  localStorage.setItem("theme", "dark");
  sessionStorage.setItem("draft", "words");

  expect(await signOut()).toBe(true);

  expect((await call({ method: "GET", url: "/backend/admin/leads.php", token })).statusCode).toBe(401);
  expect([Object.keys(localStorage), Object.keys(sessionStorage)]).toEqual([["theme"], []]);
});

test("who cannot be signed out on the server stays signed in, with all that was typed; an ended session is no obstacle", async () => {
  const { db, line } = await signedOut();
  await signIn(meenal);
  sessionStorage.setItem("draft", "words");
  line(new Response("", { status: 503 }));
  expectLog("Logout failed");

  expect(await signOut()).toBe(false);
  expect([readToken() !== null, sessionStorage.getItem("draft")]).toEqual([true, "words"]);
  line("cut");
  expect(await signOut()).toBe(false);
  line(null);
  await db.deleteFrom("sessions").execute();
  expect([await signOut(), readToken()]).toEqual([true, null]);
});

test("a call that waits for the line keeps whoever made it signed in", async () => {
  const { line } = await signedOut();
  await signIn(meenal);
  takeTab();
  const kept = { leadId: "7", name: "Tanvi", body: { text: "", idempotency_key: "key-of-call" } };
  localStorage.setItem("personal meenal: unsent call 7", JSON.stringify(kept));
  line("cut");

  expect([await signOut(), readToken() !== null]).toEqual([false, true]);
});

test("another colleague on the same device finds nothing of the first, and the first her own words again", async () => {
  const { db } = await signedOut();
  await addUser(db, "kavita", "counsellor");
  await signIn(meenal);
  takeTab();
  localStorage.setItem("personal meenal: unsaved article 7", "words");
  localStorage.setItem("personal kavita: unsaved article 9", "hers");
  localStorage.setItem("personal kavita 2: unsaved article 9", "of somebody else again");
  sessionStorage.setItem("note of lead 7", "mine");
  takeTab();
  expect(sessionStorage.getItem("note of lead 7")).toBe("mine");

  await signIn({ ...meenal, username: "kavita" });
  takeTab();

  expect([readTabOwner(), sessionStorage.getItem("note of lead 7")]).toEqual(["kavita", null]);
  expect(Object.keys(localStorage).filter((key) => key.includes("article"))).toEqual([
    "personal kavita: unsaved article 9",
  ]);
});

test("the pass to the panel's pages is renewed for a token that is good, and a bad token is forgotten", async () => {
  const { db, line } = await signedOut();
  await signIn(meenal);

  expect([await renewPass(), readToken() !== null]).toEqual([true, true]);
  line(new Response("", { status: 503 }));
  expect([await renewPass(), readToken() !== null]).toEqual([false, true]);
  line(null);
  await db.deleteFrom("sessions").execute();
  expect([await renewPass(), readToken()]).toEqual([false, null]);
});

test("a call in nobody's name answers the server's sentence, or that nobody answered", async () => {
  const { line } = await signedOut();
  expectLog("SyntaxError");
  expectLog("Failed to fetch");
  const ask = () => callOpenly({ file: "password-link", method: "POST", body: { token: "x".repeat(43) } });
  const unreached = { failure: "Nobody answered. Please check the connection and try again.", errors: {} };

  expect(await ask()).toMatchObject({ refusal: { failure: expect.stringMatching(/link/i) } });
  line(new Response(JSON.stringify({ success: true, message: "Done", data: { a: 1 } }), { status: 200 }));
  expect(await ask()).toEqual({ data: { a: 1 }, message: "Done" });
  line(new Response(JSON.stringify({ success: false, errors: { token: "Spent" } }), { status: 422 }));
  expect(await ask()).toEqual({ refusal: { failure: unreached.failure, errors: { token: "Spent" } } });
  line(new Response("<h1>Bad gateway</h1>", { status: 502 }));
  expect(await ask()).toEqual({ refusal: unreached });
  line("cut");
  expect(await ask()).toEqual({ refusal: unreached });
});
