import { Secret, TOTP } from "otpauth";
import { axeFindsInThemes, nothingInThemes } from "#test/journeys/axe-finds.ts";
import { expect, openSignedIn, signIn, staffHeaders, test } from "#test/journeys/story.ts";

// What they may not read before they have one is refused.
test.use({ refusal: 403 });

const credentials = { username: "viewer-of-the-story", password: "three green parrots" };

test("a role is asked for a second factor: who is invited to it joins, sets one up, and goes no further before", async ({
  page,
  browser,
  baseURL,
}) => {
  const headers = await staffHeaders(page);
  const data = { email: "viewer@journey.example", role: "viewer" };
  const invited = await page.request.post("/backend/admin/invitations.php", { headers, data });
  const { pathname, hash } = new URL((await invited.json()).data.link);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openSignedIn(page, "/admin/users/roles?role=viewer");
  const rule = page.getByLabel("Signs in with a second factor");
  await rule.press("Space");
  await page.getByRole("button", { name: "Save", exact: true }).press("Enter");
  await expect(page.getByRole("status").first()).toBeVisible();

  const viewer = await browser.newPage({ baseURL: baseURL!, reducedMotion: "reduce" });
  await viewer.goto(`${pathname}${hash}`);
  await viewer.getByLabel("Username").fill(credentials.username);
  await viewer.getByLabel("Password", { exact: true }).fill(credentials.password);
  await viewer.keyboard.press("Enter");
  await expect(viewer.getByRole("status")).toContainText("Your account is ready. Sign in");
  await signIn(viewer, credentials);
  await expect(viewer.getByText("Your role asks for two-factor sign-in.")).toBeVisible();
  expect(await axeFindsInThemes(viewer)).toEqual(nothingInThemes);
  await viewer.goto("/admin/courses");
  await expect(viewer).toHaveURL("/admin/account");
  await expect(viewer.locator("html.is-awake")).toHaveCount(1);
  await viewer.getByRole("button", { name: "Set up two-factor sign-in" }).press("Enter");
  const dialog = viewer.getByRole("dialog");
  await dialog.getByLabel("Current password", { exact: true }).fill(credentials.password);
  await dialog.getByRole("button", { name: "Continue" }).press("Enter");
  const secret = Secret.fromBase32((await dialog.locator("code").innerText()).replaceAll(" ", ""));
  await dialog.getByLabel("Code from the app").fill(TOTP.generate({ secret }));
  await dialog.getByRole("button", { name: "Switch on" }).press("Enter");
  await dialog.getByRole("button", { name: "I have kept them" }).press("Enter");
  await expect(viewer.getByText("Your role asks for two-factor sign-in.")).toBeHidden();
  await viewer.getByRole("link", { name: "Courses", exact: true }).press("Enter");
  await expect(viewer.getByRole("heading", { level: 1, name: "Courses" })).toBeVisible();
  await viewer.close();

  await rule.press("Space");
  await page.getByRole("button", { name: "Save", exact: true }).press("Enter");
  await expect.poll(async () => rulesOf(await page.request.get("/backend/admin/role-rules.php", { headers }))).toBe(0);
});

const rulesOf = async (answer: { json(): Promise<{ data: { role: string; needs_second_factor: number }[] }> }) =>
  (await answer.json()).data.find(({ role }) => role === "viewer")!.needs_second_factor;
