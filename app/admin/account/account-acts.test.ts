import { Secret, TOTP } from "otpauth";
import { expect, test, vi } from "vitest";
import { adminPassword } from "#test/app.ts";
import { expectLog } from "#test/expect-log.ts";
import { signedInPanel } from "#test/signed-in-panel.ts";
import { stopClock } from "#test/stop-clock.ts";
import { type AccountAct, runAccountAct } from "./account-acts.ts";

const current_password = adminPassword;

async function accountScreen() {
  const panel = await signedInPanel();
  const act = async (name: AccountAct, fields: Record<string, string> = {}) =>
    runAccountAct(await panel.request("POST", "/admin/account", { act: name, ...fields }).formData());
  return { ...panel, act };
}

test("a password is changed for who knows the old one, and refused at its field to who does not", async () => {
  const { act, call } = await accountScreen();
  const password = "nine quiet herons";
  const signIn = async () =>
    (await call({ method: "POST", url: "/backend/admin/login.php", payload: { username: "meenal", password } }))
      .statusCode;

  const refused = await act("changePassword", { current_password: "a guess", password });
  expect(refused.refusal!.errors).toHaveProperty("current_password");
  expect(await signIn()).toBe(401);
  expect((await act("changePassword", { current_password, password })).done).toMatch(/\w\.$/);
  expect(await signIn()).toBe(200);
});

test("one other device, or all others, are signed out, and this one stays", async () => {
  const { act, db, signIn, toast } = await accountScreen();
  await Promise.all([signIn(), signIn(), signIn()]);
  const sessions = async () =>
    (await db.selectFrom("sessions").select("id").orderBy("id").execute()).map(({ id }) => id);
  const all = await sessions();

  expect(await act("endSession", { id: `${all.at(-1)}`, device: "Firefox on Linux" })).toEqual({});
  expect([toast()!.text, await sessions()]).toEqual(["Firefox on Linux is signed out", all.slice(0, -1)]);
  await act("endOtherSessions");
  expect([toast()!.isFailure, await sessions()]).toEqual([false, [all[0]]]);
});

test("where nobody answers, nobody was signed out, and that is said at the foot; a password's form says it itself", async () => {
  const { act, line, toast } = await accountScreen();
  line("cut");
  expectLog("Failed to fetch");

  await act("changePassword", { current_password, password: "nine quiet herons" });
  expect(toast()).toBeUndefined();
  for (const name of ["endSession", "endOtherSessions"] as const) {
    expect(await act(name, { id: "7" })).toHaveProperty("refusal");
    expect(toast()).toMatchObject({ isFailure: true, text: "Nobody was signed out. API request failed" });
  }
});

test("the mail of the day is switched off and on", async () => {
  const { act, toast } = await accountScreen();

  await act("setDayMails", { is_on: "0" });
  const off = toast()!.text;
  await act("setDayMails", { is_on: "1" });

  expect(off).not.toBe(toast()!.text);
  expect((await act("setDayMails", { is_on: "perhaps" })).refusal!.errors).toHaveProperty("is_on");
});

test("a second factor is set up by its first code, gives new recovery codes, and is ended by one of them", async () => {
  stopClock();
  const { act, toast } = await accountScreen();
  const codeOf = (key: string) => TOTP.generate({ secret: Secret.fromBase32(key), timestamp: Date.now() });
  expect((await act("beginSecondFactor", { current_password: "a guess" })).refusal!.errors).toHaveProperty(
    "current_password",
  );

  const { setUp } = await act("beginSecondFactor", { current_password });
  expect((await act("confirmSecondFactor", { code: "000000" })).refusal).toBeDefined();
  const { recoveryCodes } = await act("confirmSecondFactor", { code: codeOf(setUp!.key) });
  expect(recoveryCodes!.length).toBeGreaterThan(5);

  vi.setSystemTime(Date.now() + 60_000);
  const renewed = await act("renewRecoveryCodes", { current_password, code: codeOf(setUp!.key) });
  expect(renewed.recoveryCodes!.length).toBe(recoveryCodes!.length);
  expect((await act("endSecondFactor", { current_password, code: recoveryCodes![0]! })).refusal).toBeDefined();
  expect((await act("endSecondFactor", { current_password, code: renewed.recoveryCodes![0]! })).done).toBe(
    "Two-factor sign-in is off",
  );
  expect(toast()!.text).toBe("Two-factor sign-in is off");
});
