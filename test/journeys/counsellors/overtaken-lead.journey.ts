import type { Page, Route } from "@playwright/test";
import { deleteInList } from "#test/journeys/panel-screens.ts";
import { choose, expect, moveToLost, openSignedIn, sendLead, test, withoutPopup } from "#test/journeys/story.ts";

test.describe("refused", () => {
  test.use({ refusal: 409 });

  test(
    "a stage chosen upon an old one is refused and shown anew; a long word leaves the page its width",
    { tag: "@both" },
    async ({ page }) => {
      await withoutPopup(page);
      await sendLead(page, { name: "Oviya Quick", phone: "98220 61777", course: "w".repeat(80) });
      const other = await openTwice(page, "oviya");
      await choose(other.getByLabel("Stage of Oviya Quick"), "Applied");
      await expect(other.getByText("Oviya Quick moved to Applied")).toBeVisible();

      await moveToLost(page, page.getByLabel("Stage of Oviya Quick"));
      await expect(page.getByRole("alert").filter({ hasText: "the stage was set to: Applied" })).toBeVisible();
      await expect(page.getByLabel("Stage of Oviya Quick")).toHaveValue("applied");
      await moveToLost(page, page.getByLabel("Stage of Oviya Quick"));
      await expect(page.getByText("Oviya Quick moved to Lost")).toBeVisible();
      await page.getByRole("link", { name: "Oviya Quick", exact: true }).click();
      const drawer = page.getByRole("dialog", { name: "Oviya Quick" });
      await drawer.getByRole("button", { name: "Take it" }).click();
      await expect(drawer.getByText("Owner: None → ")).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(drawer).toBeHidden();

      for (const width of [1024, 1280, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      }
      await deleteInList(page, "lead", "Oviya Quick");
    },
  );
});

test(
  "of two moves one right after the other, Undo takes back the one that it names",
  { tag: "@both" },
  async ({ page }) => {
    await withoutPopup(page);
    await sendLead(page, { name: "Chitra Twice", phone: "98220 61782" });
    await openSignedIn(page, "/admin/leads?view=table&q=twice");
    const sendNext = await holdSaves(page);
    const stage = page.getByLabel("Stage of Chitra Twice");
    const undo = page.getByRole("button", { name: "Undo" });
    await choose(stage, "Contacted");
    await choose(stage, "Applied");
    await sendNext();
    await expect(page.getByText("Chitra Twice moved to Contacted")).toBeVisible();
    await expect(undo).toBeDisabled();
    await sendNext();
    await expect(page.getByText("Chitra Twice moved to Applied")).toBeVisible();
    await stage.focus();
    await undo.press("Enter");
    await expect(stage).toBeFocused();
    await sendNext();
    await expect(page.getByText("Chitra Twice moved to Contacted")).toBeVisible();
    await expect(stage).toHaveValue("contacted");

    await expect(undo).toBeEnabled();
    await moveToLost(page, stage);
    await expect(undo).toBeDisabled();
    await sendNext();
    await expect(page.getByText("Chitra Twice moved to Lost")).toBeVisible();
    await page.unrouteAll();
    await deleteInList(page, "lead", "Chitra Twice");
  },
);

/** The same list before two people, the first of whom hears no news; answers what the second one sees. */
async function openTwice(page: Page, sought: string) {
  const address = `/admin/leads?view=table&q=${sought}`;
  await page.route("**/backend/admin/live", () => undefined);
  await openSignedIn(page, address);
  await expect(page.getByRole("heading", { level: 1, name: "Leads" })).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(address);
  return other;
}

/** Keeps what is saved of a lead on its way; answers what lets the oldest one go on. */
async function holdSaves(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  await page.route("**/leads.php?*", (route) =>
    route.request().method() === "PUT" ? void held.push(route) : route.continue(),
  );
  return async () => {
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await held.shift()!.continue();
  };
}
