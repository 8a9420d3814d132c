import type { Page } from "@playwright/test";
import { expect, popupTimeToPass, signIn, test, withoutPopup } from "#test/journeys/story.ts";

async function open(page: Page, address: string, width = 1440) {
  await page.setViewportSize({ width, height: 900 });
  await withoutPopup(page);
  await page.goto(address);
}

const mainLinks = (page: Page) => page.getByRole("navigation", { name: "Main" });

test("the bar names every page in the specification's order, and its logo leads home", async ({ page }) => {
  await open(page, "/about");
  const links = mainLinks(page).locator(".nav-links > li > a");
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual([
    "/OnlineAdmission",
    "/Blogs",
    "/Gallery",
    "/universities",
    "/about",
    "/contact",
    "/search",
  ]);
  await expect(mainLinks(page).locator('[aria-current="page"]').filter({ visible: true })).toHaveText(["About"]);
  // The file for a phone's home screen is named once the page stands.
  await expect(page.locator('head link[rel="manifest"]')).toHaveAttribute("href", "/site.webmanifest");
  await page.getByRole("banner").getByRole("link", { name: "Disha" }).click();
  await expect(page).toHaveURL("/");
});

test("who asks for the site's icon without having read a page gets one that can be drawn", async ({ page }) => {
  await page.goto("/favicon.ico");
  const sides = page.locator("img").evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  });
  expect(await sides).toEqual([48, 48]);
});

test("the Courses menu opens by mouse and leads to all courses, PG, UG and PGDCS, and to what helps to decide; Courses is then marked", async ({
  page,
}) => {
  await open(page, "/contact");
  const menu = mainLinks(page).locator("details.menu");
  await menu.locator("summary").click();
  expect(await menu.getByRole("link").evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual([
    "/courses",
    "/PG",
    "/UG",
    "/PGDCS",
    "/find",
    "/compare",
    "/shortlist",
  ]);
  await menu.getByRole("link", { name: /^UG courses/ }).click();
  await expect(page).toHaveURL("/UG");
  await expect(menu.locator("summary")).toHaveAttribute("aria-current", "true");
});

test.describe("by touch", () => {
  test.use({ hasTouch: true });

  test("the Courses menu opens with one tap, and closes with a tap beside it", async ({ page }) => {
    await open(page, "/contact", 1180);
    const menu = mainLinks(page).locator("details.menu");
    await menu.locator("summary").tap();
    await expect(menu.getByRole("link", { name: /^PGDCS/ })).toBeVisible();
    await page.getByRole("heading", { name: "Write to us" }).tap();
    await expect(menu.getByRole("link", { name: /^PGDCS/ })).toBeHidden();
  });
});

test("the footer leads to the main pages and the four popular courses; the mobile panel leaves Blogs and Gallery to the footer", async ({
  page,
}) => {
  await open(page, "/", 390);
  await page.getByLabel("Menu").click();
  const panel = page.locator(".mobile-panel");
  await expect(panel.getByRole("link", { name: "Online Admission" })).toBeVisible();
  await expect(panel.getByRole("link", { name: "PGDCS" })).toBeVisible();
  await expect(panel.getByRole("link", { name: /Blogs|Gallery/ })).toHaveCount(0);
  const footer = page.getByRole("contentinfo");
  for (const [name, path] of [
    ["Courses", "/courses"],
    ["Universities", "/universities"],
    ["About", "/about"],
    ["Contact", "/contact"],
    ["Blogs", "/Blogs"],
    ["Gallery", "/Gallery"],
    ["MBA", "/courses/mba"],
    ["Engineering", "/courses/engineering"],
    ["Data science", "/courses/data-science"],
    ["Medicine", "/courses/medicine"],
  ] as const) {
    await expect(footer.getByRole("link", { name, exact: true })).toHaveAttribute("href", path);
  }
  await expect(footer).toContainText(`© ${new Date().getFullYear()} Disha. All rights reserved.`);
  await expect(footer).toContainText("A trusted partner in shaping educational futures");
});

test("WhatsApp opens with the page's context as text", async ({ page }) => {
  await open(page, "/courses/online-mba");
  const chat = page.getByRole("link", { name: /WhatsApp/ });
  await expect(chat).toHaveAttribute("href", /^https:\/\/wa\.me\/91\d+\?text=.*Online%20MBA/);
  const words = new URL((await chat.getAttribute("href"))!).searchParams.get("text")!;
  expect(words.split(": ")[0]).toBe("Hello Disha, I have a question about “Online MBA, Deccan Gate University”");
});

test("the pop-up stays away from a visitor who has a menu open, or has begun to type", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.install();
  const popup = page.getByRole("dialog", { name: "Get Expert Guidance" });
  for (const begin of [
    () => page.getByLabel("Menu").click(),
    () => page.getByLabel("Email").filter({ visible: true }).fill("ishita@"),
  ]) {
    await page.goto("/Blogs");
    await begin();
    await popupTimeToPass(page);
    await expect(popup).toBeHidden();
  }
  await page.goto("/courses");
  await popupTimeToPass(page);
  await expect(popup).toBeVisible();
});

test("the pop-up opens two seconds after the page was loaded", async ({ page }) => {
  await page.goto("/Blogs");
  const wait = await page.getByRole("dialog", { name: "Get Expert Guidance", includeHidden: true }).evaluate(
    (popup: HTMLDialogElement) =>
      new Promise<number>((resolve) => {
        const [{ loadEventEnd }] = performance.getEntriesByType("navigation") as [PerformanceNavigationTiming];
        const look = (now: number) => (popup.open ? resolve(now - loadEventEnd) : requestAnimationFrame(look));
        requestAnimationFrame(look);
      }),
  );
  expect(wait).toBeGreaterThan(1900);
  expect(wait).toBeLessThan(3500);
});

test("a signed-in administrator sees a slim bar in place of header, footer, pop-up and WhatsApp", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/admin/login");
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  await signIn(page);
  await expect(page.getByText("Welcome, Admin")).toBeVisible();
  await expect(page.getByRole("link", { name: /^WhatsApp/ })).toHaveCount(0);

  await page.clock.install();
  await page.goto("/");
  const bar = page.getByRole("navigation", { name: "Administrator" });
  await expect(bar.getByRole("link", { name: "Dashboard" })).toHaveAttribute("href", "/admin/dashboard");
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.getByRole("link", { name: /WhatsApp/ })).toBeHidden();
  await popupTimeToPass(page);
  await expect(page.getByRole("dialog")).toBeHidden();

  // On the narrowest phone its three ways keep within the page's margins.
  await page.setViewportSize({ width: 320, height: 900 });
  await expect(bar.getByRole("link", { name: "Edit this page" })).toBeVisible();
  const { x, width } = (await bar.getByRole("button", { name: "Log out" }).boundingBox())!;
  expect(x + width).toBeLessThanOrEqual(300);
  await page.setViewportSize({ width: 1440, height: 900 });

  await bar.getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL(/\/admin\/login/);
  await page.goto("/");
  await expect(page.getByRole("banner")).toBeVisible();
});
