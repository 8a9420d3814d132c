import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectPageForEveryone } from "#test/journeys/panel-screens.ts";
import { expect, openSignedIn, takeTheTimeOfAPerson, test, withoutPopup } from "#test/journeys/story.ts";

test.beforeEach(({ page }) => withoutPopup(page));

async function openDesk(page: Page, query = "") {
  await openSignedIn(page, `/admin/subscribers${query}`);
  await expect(page.getByRole("heading", { level: 1, name: "Subscribers" })).toBeVisible();
}

test(
  "an address is confirmed by its owner, then exported, and one of the others is deleted",
  { tag: "@postgres" },
  async ({ page }) => {
    await page.goto("/Blogs");
    const box = page.locator("#newsletter");
    await box.getByLabel(/Email/).fill("ketaki@newsletter.example");
    await takeTheTimeOfAPerson(page);
    await box.getByRole("button", { name: "Subscribe" }).click();
    await expect(page.getByText(/open the link in the email/)).toBeVisible();
    await page.evaluate(async () => {
      const headers = { "content-type": "application/json" };
      const body = JSON.stringify({ email: "unsure@newsletter.example", source_page: "/Blogs" });
      await fetch("/backend/api/newsletter.php", { method: "POST", headers, body });
    });

    await openDesk(page);
    await expect(page.getByText("Only confirmed addresses may be written to")).toBeVisible();
    await page.getByRole("link", { name: "Outbox" }).click();
    const mail = page.getByRole("listitem").filter({ hasText: "ketaki@newsletter.example" }).first();
    await mail.locator("summary").click();
    const link = /http\S+\/newsletter\/confirm\/\S+/.exec((await mail.locator("pre").textContent())!)![0];
    await page.goto(new URL(link).pathname);
    await page.getByRole("button", { name: "Confirm my subscription" }).click();
    await expect(page.getByRole("heading", { name: "Your subscription is confirmed" })).toBeVisible();

    await page.goto("/admin/subscribers?q=newsletter.example");
    await expect(page.getByRole("row", { name: /unsure@/ })).toContainText("Not confirmed");
    await page.getByLabel("Status").selectOption("Confirmed");
    await expect(page.getByRole("row", { name: /ketaki@/ })).toContainText("Confirmed");
    await expect(page.getByRole("row", { name: /unsure@/ })).toBeHidden();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export the shown subscribers" }).click();
    const file = await readFile(await (await download).path(), "utf8");
    expect(file).toContain("ketaki@newsletter.example");
    expect(file).toContain("/Blogs");
    expect(file).not.toContain("unsure@newsletter.example");

    await page.goto("/admin/subscribers?q=unsure");
    await page.getByRole("link", { name: "Delete unsure@newsletter.example" }).click();
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    await expect(page.getByText("unsure@newsletter.example deleted")).toBeVisible();
    await expect(page.getByText(/No subscriber matches this filter/)).toBeVisible();
  },
);

test("axe finds nothing in the subscribers, light and dark, and 320 px are enough", async ({ page }) => {
  await page.goto("/Blogs");
  await page.evaluate(async () => {
    const headers = { "content-type": "application/json" };
    const email = "a.very.long.address.indeed.for.testing.the.wrapping@subdomain.of.a.mail.example";
    await fetch("/backend/api/newsletter.php", { method: "POST", headers, body: JSON.stringify({ email }) });
  });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openDesk(page);
  await expect(page.getByRole("row", { name: /a\.very\.long/ })).toBeVisible();
  await expectPageForEveryone(page);
});
