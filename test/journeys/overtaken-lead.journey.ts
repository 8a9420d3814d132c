import type { Page, Route } from "@playwright/test";
import { deleteInList } from "./panel-screens.ts";
import { expect, moveToLost, openSignedIn, sendLead, test, withoutPopup } from "./story.ts";

test.describe("refused", () => {
  test.use({ refusal: 409 });

  test("a stage chosen upon an old one is refused and shown anew; a long word leaves the page its width", async ({
    page,
  }) => {
    await withoutPopup(page);
    await sendLead(page, { name: "Oviya Quick", phone: "98220 61777", course: "w".repeat(80) });
    const other = await openTwice(page, "oviya");
    await other.getByLabel("Stage of Oviya Quick").selectOption("Applied");
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
  });
});

test("of several leads those that somebody else has moved stay where they are, and are named", async ({ page }) => {
  await withoutPopup(page);
  await sendLead(page, { name: "Pranjal Swift", phone: "98220 61778" });
  await sendLead(page, { name: "Purva Swift", phone: "98220 61779" });
  const other = await openTwice(page, "swift");
  await other.getByLabel("Stage of Purva Swift").selectOption("Applied");
  await expect(other.getByText("Purva Swift moved to Applied")).toBeVisible();

  await page.getByLabel("Select all 2 shown").check();
  await moveToLost(page, page.getByLabel("Move the selected leads to"));
  const told = page.getByRole("alert").filter({ hasText: "1 of 2 leads moved to Lost." });
  await expect(told).toContainText("Not changed, since somebody else was quicker: Purva Swift (stage now Applied).");
  await expect(page.getByLabel("Stage of Pranjal Swift")).toHaveValue("lost");
  await expect(page.getByLabel("Stage of Purva Swift")).toHaveValue("applied");

  await test.step("what another has changed since is not put back either", async () => {
    await other.reload();
    await other.getByLabel("Stage of Pranjal Swift").selectOption("Enrolled");
    await other.getByLabel("University").fill("Sahyadri University");
    await other.getByRole("button", { name: "Move to Enrolled" }).click();
    await expect(other.getByText("Pranjal Swift moved to Enrolled")).toBeVisible();
    await told.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByRole("alert")).toContainText("0 of 1 lead put back. Not changed");
    await expect(page.getByLabel("Stage of Pranjal Swift")).toHaveValue("enrolled");
  });
  await deleteInList(page, "lead", "Pranjal Swift");
  await deleteInList(page, "lead", "Purva Swift");
});

test("of two moves one right after the other, Undo takes back the one that it names", async ({ page }) => {
  await withoutPopup(page);
  await sendLead(page, { name: "Chitra Twice", phone: "98220 61782" });
  await openSignedIn(page, "/admin/leads?view=table&q=twice");
  const sendNext = await holdSaves(page);
  const stage = page.getByLabel("Stage of Chitra Twice");
  const undo = page.getByRole("button", { name: "Undo" });
  await stage.selectOption("Contacted");
  await stage.selectOption("Applied");
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
});

test.describe("half refused", () => {
  test.use({ refusal: 503 });

  test("when some of several leads could not be changed, the others stay changed and can be put back", async ({
    page,
  }) => {
    await withoutPopup(page);
    await sendLead(page, { name: "Gauri Halfway", phone: "98220 61780" });
    await sendLead(page, { name: "Gopal Halfway", phone: "98220 61781" });
    await openSignedIn(page, "/admin/leads?view=table&q=halfway");
    await page.getByLabel("Stage of Gopal Halfway").selectOption("Contacted");
    await expect(page.getByText("Gopal Halfway moved to Contacted")).toBeVisible();
    await page.getByLabel("Select all 2 shown").check();
    await moveToLost(page, page.getByLabel("Move the selected leads to"));
    await expect(page.getByText("2 leads moved to Lost")).toBeVisible();

    // Two former stages are two calls; the second one fails.
    let calls = 0;
    await page.route("**/leads-bulk.php", (route) =>
      ++calls === 1 ? route.continue() : route.fulfill({ status: 503, body: "" }),
    );
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByRole("alert")).toContainText("1 of 2 leads put back. API error: 503");
    await page.unrouteAll();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("1 lead put back")).toBeVisible();
    await expect(page.getByLabel("Stage of Gauri Halfway")).toHaveValue("lost");
    await expect(page.getByLabel("Stage of Gopal Halfway")).toHaveValue("lost");
    await deleteInList(page, "lead", "Gauri Halfway");
    await deleteInList(page, "lead", "Gopal Halfway");
  });
});

/** The same list before two people; answers what the second one sees. */
async function openTwice(page: Page, sought: string) {
  const address = `/admin/leads?view=table&q=${sought}`;
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
