import { Secret, TOTP } from "otpauth";
import { axeFinds } from "#test/journeys/axe-finds.ts";
import { createAdministrator, expect, openSignedIn, signIn, test } from "#test/journeys/story.ts";

const STEP_MS = 30_000;

test.describe("second factor", () => {
  // Signing in without the code is refused first.
  test.use({ refusal: 401 });

  test("two-factor sign-in is set up, asks for its code, takes a recovery code once, and is switched off", async ({
    page,
  }) => {
    const username = "two-factor-story";
    const credentials = await createAdministrator(page, username);
    const { password } = credentials;
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openSignedIn(page, "/admin/account", credentials);

    await page.getByRole("button", { name: "Set up two-factor sign-in" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Current password", { exact: true }).fill(password);
    await dialog.getByRole("button", { name: "Continue" }).click();
    await expect(dialog.getByRole("img", { name: "QR code for the authenticator app" })).toBeVisible();
    const secret = Secret.fromBase32((await dialog.locator("code").innerText()).replaceAll(" ", ""));
    const begun = Date.now();
    const codeAfter = (steps: number) => TOTP.generate({ secret, timestamp: begun + steps * STEP_MS });
    expect(await axeFinds(page)).toEqual([]);
    await dialog.getByLabel("Code from the app").fill(codeAfter(0));
    await dialog.getByRole("button", { name: "Switch on" }).click();
    await expect(dialog.getByRole("heading", { name: "Your recovery codes" })).toBeVisible();
    const recoveryCodes = await dialog.getByRole("listitem").allInnerTexts();
    expect(recoveryCodes).toHaveLength(10);
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(dialog.getByText("These codes are not shown again.")).toBeVisible();
    const downloading = page.waitForEvent("download");
    await dialog.getByRole("button", { name: "Download" }).click();
    expect((await downloading).suggestedFilename()).toBe("disha-recovery-codes.txt");
    await dialog.getByRole("button", { name: "I have kept them" }).click();
    await expect(page.getByText("10 of 10 recovery codes are left.")).toBeVisible();

    await page.getByRole("button", { name: "Logout" }).click();
    await signIn(page, credentials);
    const code = page.getByLabel("Code");
    await expect(code).toBeFocused();
    await expect(code).toHaveAttribute("autocomplete", "one-time-code");
    await expect(code).toHaveAttribute("inputmode", "numeric");
    expect(await axeFinds(page)).toEqual([]);
    await code.fill(codeAfter(0));
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page.getByText("This code is wrong, has expired or was used before.")).toBeVisible();
    await page.getByRole("button", { name: "Back to username and password" }).click();
    await expect(page.getByLabel("Username")).toHaveValue(username);
    await page.getByRole("button", { name: "Sign in" }).click();
    await code.fill(codeAfter(1));
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();

    await page.getByRole("button", { name: "Logout" }).click();
    await signIn(page, credentials);
    await page.getByRole("button", { name: "Use a recovery code" }).click();
    await page.getByLabel("Recovery code").fill(recoveryCodes[0]!);
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page.getByText("Signed in with a recovery code. 9 recovery codes are left.")).toBeVisible();

    await page.getByRole("link", { name: "Welcome, Admin" }).click();
    await page.getByRole("button", { name: "Switch off" }).click();
    await dialog.getByLabel("Current password", { exact: true }).fill(password);
    await dialog.getByRole("button", { name: "Use a recovery code" }).click();
    await dialog.getByLabel("Recovery code").fill(recoveryCodes[1]!);
    await dialog.getByRole("button", { name: "Switch off" }).click();
    await expect(page.getByRole("button", { name: "Set up two-factor sign-in" })).toBeVisible();
  });
});

test("an administrator switches another's second factor off in the list of users", async ({ page }) => {
  const username = "lost-phone-story";
  const credentials = await createAdministrator(page, username);
  const { password } = credentials;
  const login = () => page.request.post("/backend/admin/login.php", { data: { username, password } });
  const { token } = await (await login()).json();
  const headers = { authorization: `Bearer ${token}` };
  const url = "/backend/admin/second-factor.php";
  const begun = await (await page.request.post(url, { headers, data: { current_password: password } })).json();
  const code = TOTP.generate({ secret: Secret.fromBase32(begun.data.key) });
  expect((await page.request.put(url, { headers, data: { code } })).status()).toBe(200);
  expect((await login()).status()).toBe(401);

  await openSignedIn(page, `/admin/users?q=${username}`);
  await expect(page.getByRole("row", { name: username })).toContainText("Two-factor");
  await page.getByRole("link", { name: `Edit ${username}`, exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Switch two-factor sign-in off").check();
  await dialog.getByRole("button", { name: "Save changes" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("row", { name: username })).not.toContainText("Two-factor");
  expect((await login()).status()).toBe(200);
});

test.describe("own account", () => {
  test.use({ refusal: 422 });

  test("the sessions are listed and ended, and a new password ends the others", async ({ page }) => {
    const username = "sessions-story";
    const credentials = await createAdministrator(page, username);
    const { password } = credentials;
    const login = () => page.request.post("/backend/admin/login.php", { data: { username, password } });
    for (let sessions = 1; sessions <= 3; sessions += 1) expect((await login()).status()).toBe(200);
    await openSignedIn(page, "/admin/account", credentials);

    const sessions = page.getByRole("region", { name: "Where you are signed in" }).getByRole("listitem");
    await expect(sessions).toHaveCount(4);
    await expect(sessions.first()).toContainText("Chrome on");
    await expect(sessions.first()).toContainText("This device");
    await expect(sessions.first()).toContainText(/10(\.\d+){3}.*Last used \d+ \w+, \d\d:\d\d/s);
    await sessions.nth(1).getByRole("button", { name: "Sign out" }).click();
    await expect(sessions).toHaveCount(3);
    await page.getByRole("button", { name: "Sign out all others" }).press("Enter");
    await expect(page.getByText("2 other sessions ended")).toBeVisible();
    await expect(sessions).toHaveCount(1);
    await expect(page.getByRole("heading", { name: "Where you are signed in" })).toBeFocused();

    await page.getByLabel("Current password", { exact: true }).fill("not the password");
    await page.getByLabel("New password", { exact: true }).fill("four green parrots");
    await page.getByRole("button", { name: "Change password" }).click();
    await expect(page.getByText("Current password is wrong")).toBeVisible();
    await page.getByRole("button", { name: "Show new password" }).click();
    await expect(page.getByLabel("New password", { exact: true })).toHaveAttribute("type", "text");
    await expect(page.getByLabel("New password", { exact: true })).toHaveValue("four green parrots");
    await page.getByLabel("Current password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Change password" }).click();
    await expect(page.getByText("Password changed. Your other sessions have ended.")).toBeVisible();
    await expect(page.getByLabel("New password", { exact: true })).toHaveValue("");
  });
});
