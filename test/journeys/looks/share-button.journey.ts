import { expect, test, withoutPopup } from "#test/journeys/story.ts";

test("a programme is sent on by WhatsApp or a copied link where the device has no sheet of its own", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await withoutPopup(page);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "share"));
  await page.goto("/programs/online-mba");
  await page.getByText("Share", { exact: true }).click();
  await expect(page.locator(".share").getByRole("link", { name: "WhatsApp" })).toHaveAttribute(
    "href",
    /programs%2Fonline-mba$/,
  );
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/programs\/online-mba$/);
});

test("on a device with a sheet of its own, Share opens that with the page's title and address", async ({ page }) => {
  await withoutPopup(page);
  await page.addInitScript(() => {
    const share = (shared: ShareData) => Promise.resolve(Object.assign(globalThis, { shared }));
    Object.defineProperty(Navigator.prototype, "share", { value: share, configurable: true });
  });
  for (const [path, title] of [
    ["/courses/online-mba", "Online MBA"],
    ["/universities/deccan-gate-university", "Deccan Gate University"],
  ] as const) {
    await page.goto(path);
    await page.getByText("Share", { exact: true }).click();
    const shared = () => page.evaluate(() => (globalThis as { shared?: ShareData }).shared);
    await expect
      .poll(shared)
      .toEqual({ title: expect.stringContaining(title), url: expect.stringMatching(`${path}$`) });
    await expect(page.locator(".share")).not.toHaveAttribute("open");
  }
});
