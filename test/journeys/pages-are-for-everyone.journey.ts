import { AxeBuilder } from "@axe-core/playwright";
import { expect, signIn, test, withoutPopup } from "./story.ts";

const publicPages = [
  "/",
  "/courses",
  "/guidance",
  "/privacy",
  "/universities",
  "/universities/deccan-gate-university",
  "/contact",
  "/OnlineAdmission",
  "/about",
  "/terms",
  "/UG",
  "/courses/online-mba",
  "/courses/mba",
  "/Blogs",
  "/Blogs/read-the-fee-sheet-before-a-loan",
  "/Gallery",
  "/search?q=mba",
];
const panelPages = ["/admin/dashboard", "/admin/courses", "/admin/courses?new", "/admin/leads", "/admin/outbox"];
const widths = [390, 1440];

for (const address of publicPages) {
  test(`${address}: axe finds nothing at 390 and 1440 px, and nothing scrolls sideways at 320`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await withoutPopup(page);
    await page.goto(address);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect([width, violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])]).toEqual([width, []]);
    }
  });
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`axe finds nothing in the panel, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.goto("/admin/login");
    const login = await new AxeBuilder({ page }).analyze();
    expect(login.violations.map(({ id }) => id)).toEqual([]);
    await page.goto("/admin/dashboard");
    await signIn(page);
    await expect(page.getByText("Welcome, Admin")).toBeVisible();
    for (const address of panelPages) {
      await page.goto(address);
      await expect(page.locator("h1").first()).toBeVisible();
      await page.waitForLoadState("networkidle");
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect([address, violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])]).toEqual([address, []]);
    }
  });
}
