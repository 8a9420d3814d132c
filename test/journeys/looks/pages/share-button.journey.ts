import type { Page } from "@playwright/test";
import { axeFinds } from "#test/journeys/axe-finds.ts";
import { expect, test, withoutPopup } from "#test/journeys/story.ts";

test("a programme is sent on by WhatsApp or a copied link where the device has no sheet of its own", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await withoutPopup(page);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "share"));
  await page.goto("/programs/online-mba");
  await expect(page.locator("html")).toHaveClass(/is-watched/);
  const share = page.getByRole("link", { name: "Share", exact: true });
  await share.press("Enter");
  const ways = page.getByRole("group", { name: "Share" });
  await expect(ways.getByRole("link", { name: "WhatsApp" })).toHaveAttribute("href", /programs%2Fonline-mba$/);
  await expect(ways.getByRole("link", { name: "WhatsApp" })).toBeFocused();
  await ways.getByRole("button", { name: "Copy link" }).press("Enter");
  await expect(ways.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/programs\/online-mba$/);
  expect(await axeFinds(page, { part: ".ticket" })).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(ways).toHaveCount(0);
  await expect(share).toBeFocused();
});

test("on a device with a sheet of its own, Share opens that with the page's title and address", async ({ page }) => {
  await withoutPopup(page);
  await keepWhatIsShared(page);
  for (const [path, title] of [
    ["/courses/online-mba", "Online MBA"],
    ["/universities/deccan-gate-university", "Deccan Gate University"],
  ] as const) {
    await page.goto(path);
    await expect(page.locator("html")).toHaveClass(/is-watched/);
    await page.getByRole("link", { name: "Share", exact: true }).click();
    await expect
      .poll(() => shared(page))
      .toEqual({
        title: expect.stringContaining(title),
        url: expect.stringMatching(`${path}$`),
      });
  }
});

test("where the device's sheet does not open, the other ways stand there", async ({ page }) => {
  await withoutPopup(page);
  await page.addInitScript(() => {
    const share = () => Promise.reject(new DOMException("The press is too long ago.", "NotAllowedError"));
    Object.defineProperty(Navigator.prototype, "share", { value: share, configurable: true });
  });
  await page.goto("/courses/online-mba");
  await expect(page.locator("html")).toHaveClass(/is-watched/);
  await page.getByRole("link", { name: "Share", exact: true }).click();
  await expect(page.getByRole("group", { name: "Share" }).getByRole("link", { name: "WhatsApp" })).toBeFocused();
});

test("where nothing may be copied, the link stands marked in a field", async ({ page }) => {
  await withoutPopup(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, "share");
    Object.defineProperty(Navigator.prototype, "clipboard", { value: undefined });
  });
  await page.goto("/courses/online-mba");
  await expect(page.locator("html")).toHaveClass(/is-watched/);
  await page.getByRole("link", { name: "Share", exact: true }).press("Enter");
  const ways = page.getByRole("group", { name: "Share" });
  await ways.getByRole("button", { name: "Copy link" }).press("Enter");
  const link = ways.getByRole("textbox", { name: "Link to copy" });
  await expect(link).toHaveValue(/\/courses\/online-mba$/);
  await expect(link).toBeFocused();
  const marked = (field: HTMLInputElement) => field.value.slice(field.selectionStart!, field.selectionEnd!);
  expect(await link.evaluate(marked)).toBe(await link.inputValue());
  expect(await axeFinds(page, { part: ".share-ways" })).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("link", { name: "Share", exact: true })).toBeFocused();
});

test("every page is sent on as it is seen, what was chosen in place included", async ({ page }) => {
  await withoutPopup(page);
  await keepWhatIsShared(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const path of ["/", "/UG", "/courses/mba", "/Blogs", "/universities", "/find?degree=bachelor", "/contact"]) {
    await page.goto(path);
    await expect(page.locator("html")).toHaveClass(/is-watched/);
    await page.getByRole("link", { name: "Share this page" }).click();
    await expect.poll(async () => (await shared(page))?.url?.endsWith(path)).toBe(true);
  }
  await page.goto("/courses");
  await page.getByRole("checkbox", { name: /^MBA/ }).check();
  await expect(page).toHaveURL(/field=mba/);
  await page.getByRole("link", { name: "Share this page" }).click();
  await expect.poll(async () => (await shared(page))?.url).toMatch(/\/courses\?field=mba$/);
});

const keepWhatIsShared = (page: Page) =>
  page.addInitScript(() => {
    const share = (shared: ShareData) => Promise.resolve(Object.assign(globalThis, { shared }));
    Object.defineProperty(Navigator.prototype, "share", { value: share, configurable: true });
  });

const shared = (page: Page) => page.evaluate(() => (globalThis as { shared?: ShareData }).shared);
