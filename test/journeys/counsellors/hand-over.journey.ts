import { createAdministrator, expect, openSignedIn, sendLead, test } from "#test/journeys/story.ts";

test(
  "a lead is handed over with a word, which comes to the panel of its new owner by itself",
  { tag: "@postgres" },
  async ({ page, browser }) => {
    const colleague = await createAdministrator(page, "hand-over-colleague");
    await sendLead(page, { name: "Ruhi Thakre", phone: "98220 61881" });
    const other = await (await browser.newContext()).newPage();
    const line = other.waitForRequest(/\/backend\/admin\/live$/);
    await openSignedIn(other, "/admin/courses", colleague);
    await line;

    await openSignedIn(page, "/admin/leads?q=ruhi+thakre&view=table");
    await page.getByRole("link", { name: "Ruhi Thakre", exact: true }).click();
    const drawer = page.getByRole("dialog", { name: "Ruhi Thakre" });
    await drawer.getByRole("button", { name: "Take it" }).click();
    await drawer.getByRole("button", { name: "Hand over" }).press("Enter");
    const dialog = page.getByRole("dialog", { name: "Hand over Ruhi Thakre" });
    await dialog.getByLabel("To").selectOption(colleague.username);
    await dialog.getByLabel("Note").fill("Speaks Marathi only");
    await dialog.getByRole("button", { name: "Hand over" }).click();
    await expect(drawer.getByText("Speaks Marathi only").first()).toBeVisible();

    await expect(other).toHaveTitle(/^\(1\) Courses/);
    await other.getByRole("button", { name: "Notices 1 new" }).click();
    const notices = other.getByRole("dialog", { name: "Notices" });
    await expect(notices).toContainText("Speaks Marathi only");
    await expect(other.getByRole("button", { name: "Notices", exact: true })).toHaveCount(1);
    await notices.getByRole("link", { name: /Ruhi Thakre is yours now/ }).press("Enter");
    await expect(other.getByRole("dialog", { name: "Ruhi Thakre" })).toBeVisible();
    await expect(drawer.getByText(`${colleague.username} has it open, too, since`)).toBeVisible();
    await other.close();
  },
);
