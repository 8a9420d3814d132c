import type { Page } from "@playwright/test";
import { endSession, expect, signIn, test } from "#test/journeys/story.ts";

const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem("adminToken"));
const login = "**/backend/admin/login.php";

test("the panel asks who is there, and leads to the page that was asked for", async ({ page }) => {
  await page.goto("/admin/courses?q=mba");
  await expect(page).toHaveURL(/\/admin\/login\?from=/);
  await expect(page.getByLabel("Username")).toBeFocused();
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByText("Username is required")).toBeVisible();
  await expect(page.getByText("Password is required")).toBeVisible();
  await expect(page.getByLabel("Username")).toBeFocused();

  const password = page.getByLabel("Password", { exact: true });
  await password.fill("look at me");
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(password).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(password).toHaveAttribute("type", "password");

  await page.route(login, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await signIn(page);
  await expect(page.getByRole("button", { name: "Signing in..." })).toBeDisabled();
  await expect(page).toHaveURL(/\/admin\/courses\?q=mba$/);
  await expect(page.getByRole("searchbox").first()).toHaveValue("mba");

  await page.goto("/admin");
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await page.goto("/admin/login");
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
});

test.describe("slow to wake", () => {
  test.use({ refusal: 401 });

  test("who comes to a link of the sign-in before its scripts is still there when they are", async ({ page }) => {
    await page.goto("/admin/login");
    const button = page.getByRole("button", { name: "Sign in" });
    await expect(button).toBeEnabled();
    // Before the reload's own scripts: those of the page that stands there ask nothing about it.
    await page.addInitScript(() => localStorage.setItem("adminToken", "x".repeat(43)));
    let wake = () => undefined as void;
    const awake = new Promise<void>((resolve) => (wake = resolve));
    await page.route("**/backend/admin/pass.php", (route) => awake.then(() => route.continue()));
    await page.reload();
    const link = page.getByRole("link", { name: "Forgot password?" });
    await link.focus();
    await expect(button).toBeDisabled();
    wake();

    await expect(page.getByText("Session expired. Please login again.")).toBeVisible();
    await expect(link).toBeFocused();
  });
});

test.describe("no pass", () => {
  test.use({ refusal: 503 });

  test("a token that is left asks for its pass once, by a link of the panel, too", async ({ page }) => {
    let asked = 0;
    await page.route("**/backend/admin/pass.php", (route) => {
      asked++;
      return route.fulfill({ status: 503, json: { success: false } });
    });
    await page.goto("/admin/forgot-password");
    await page.evaluate(() => localStorage.setItem("adminToken", "x".repeat(43)));
    await page.getByRole("link", { name: "Back to the sign-in" }).click();

    await expect(page.getByText("Session expired. Please login again.")).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(asked).toBe(1);
    await page.reload();
    await expect.poll(() => asked).toBe(2);
  });
});

test.describe("no JSON", () => {
  test.use({ logged: "SyntaxError" });

  test("a login without a sentence of the server's, or without an API, says that it failed, and keeps what was typed", async ({
    page,
  }) => {
    await page.route(login, (route) => route.fulfill({ json: { success: false } }));
    await page.goto("/admin/login");
    await signIn(page);
    await expect(page.getByRole("alert")).toHaveText("Login failed");
    await expect(page.getByRole("button", { name: "Sign in" })).toBeFocused();
    await expect(page.getByLabel("Username")).toHaveValue(process.env["ADMIN_USERNAME"]!);
    expect(await tokenOf(page)).toBeNull();

    await page.unroute(login);
    await page.route(login, (route) => route.fulfill({ body: "<h1>Maintenance</h1>" }));
    await signIn(page);

    await expect(page.getByRole("alert")).toHaveText("An error occurred during login");
    await expect(page.getByRole("button", { name: "Sign in" })).toBeEnabled();
  });
});

test.describe("logout", () => {
  test.use({ refusal: 500, logged: "Logout failed" });

  test("a logout that fails is logged, said, and leaves the user signed in; one that works closes the panel", async ({
    page,
  }) => {
    await page.goto("/admin/dashboard");
    await signIn(page);
    await page.route("**/backend/admin/logout.php", (route) =>
      route.fulfill({ status: 500, json: { success: false } }),
    );
    await page.getByRole("button", { name: "Logout" }).click();

    await expect(page.getByText("Logging out did not work. You are still signed in.")).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/dashboard$/);
    expect(await tokenOf(page)).not.toBeNull();
    await page.goto("/about");
    const bar = page.getByRole("navigation", { name: "Administrator" });
    await bar.getByRole("button", { name: "Log out" }).click();
    await expect(bar.getByRole("status")).toHaveText("Logging out did not work. Please try again.");
    await page.goto("/admin/dashboard");

    await page.unroute("**/backend/admin/logout.php");
    await page.getByRole("button", { name: "Logout" }).click();
    await expect(page).toHaveURL(/\/admin\/login$/);
    expect(await tokenOf(page)).toBeNull();
    // The panel is closed behind them.
    await page.goto("/admin/dashboard");
    await expect(page).toHaveURL(/\/admin\/login\?from=/);
  });
});

test.describe("expired", () => {
  test.use({ refusal: 401 });

  test("a session that ended elsewhere leads to the login at the next save, the token gone", async ({ page }) => {
    await page.goto("/admin/account");
    await signIn(page);
    await expect(page.getByRole("heading", { name: "My account" })).toBeVisible();
    await endSession(page);

    await page.getByRole("button", { name: "Change password" }).click();

    await expect(page.getByRole("alert")).toHaveText("Session expired. Please login again.");
    expect(await tokenOf(page)).toBeNull();
    await signIn(page);
    await expect(page).toHaveURL(/\/admin\/account$/);
  });
});

test("the sidebar has its title, marks the current link and folds away on a phone", async ({ page }) => {
  await page.goto("/admin/dashboard");
  await signIn(page);
  const sidebar = page.getByRole("navigation", { name: "Admin" });
  await expect(sidebar.getByText("Admin Panel", { exact: true })).toBeVisible();
  const current = sidebar.locator('[aria-current="page"]');
  await expect(current).toHaveText("Dashboard");
  const plain = await backgroundOf(page, "Courses");
  expect(await backgroundOf(page, "Dashboard")).not.toBe(plain);
  await sidebar.getByRole("link", { name: "Courses" }).click();
  await expect(current).toHaveText("Courses");

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(sidebar.getByRole("link", { name: "Courses" })).toBeHidden();
  const menu = sidebar.getByRole("button", { name: "Menu" });
  await menu.click();
  await expect(menu).toHaveAttribute("aria-expanded", "true");
  await sidebar.getByRole("link", { name: "Dashboard" }).click();
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
  await expect(menu).toHaveAttribute("aria-expanded", "false");
  await expect(sidebar.getByRole("link", { name: "Courses" })).toBeHidden();

  const grounds = [];
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    grounds.push(await page.evaluate(() => getComputedStyle(document.body).backgroundColor));
  }
  expect(grounds).toEqual(["rgb(246, 243, 236)", "rgb(16, 23, 43)"]);
});

const backgroundOf = (page: Page, link: string) =>
  page
    .getByRole("navigation", { name: "Admin" })
    .getByRole("link", { name: link })
    .evaluate((element) => getComputedStyle(element).backgroundColor);
