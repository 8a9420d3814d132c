import { expectNothingOf, expectNothingSideways } from "#test/journeys/panel-screens.ts";
import { expect, forget, openSignedIn, sendLead, staffHeaders, test, withoutPopup } from "#test/journeys/story.ts";

test("somebody who called is entered by keyboard alone, and the drawer tells by whom", async ({ page }) => {
  await openSignedIn(page, "/admin/leads?view=table&q=halima");
  await expect(page.getByRole("link", { name: "New lead" })).toBeVisible();
  const dialog = page.getByRole("dialog", { name: "New lead" });
  const field = (label: string) => dialog.getByLabel(label, { exact: true });

  await page.keyboard.press("n");
  await expect(field("Name")).toBeFocused();
  await expectNothingOf(page, "dialog");
  await expectNothingSideways(page);
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("alert").first()).toHaveText("Please fill in all required fields");
  await expect(dialog).toContainText("Phone or email is required");
  await expect(field("Name")).toBeFocused();

  await page.keyboard.type("Halima Deskcall");
  await page.keyboard.press("Tab");
  await page.keyboard.type("W");
  await expect(field("Came by").locator("option:checked")).toHaveText("Walk-in");
  await page.keyboard.press("Tab");
  await page.keyboard.type("98220");
  await page.keyboard.press("Enter");
  await expect(field("Phone")).toBeFocused();
  await expect(field("Phone")).toHaveAccessibleDescription(/must be a telephone number/);
  await page.keyboard.type(" 61801");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Online MCA");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Evening classes only");

  await page.keyboard.press("Escape");
  await expect(page.getByRole("alertdialog")).toContainText("Discard changes?");
  await page.getByRole("button", { name: "Keep editing" }).press("Enter");
  await expect(page.getByRole("alertdialog")).toBeHidden();
  await field("Interested course").press("Enter");

  // At the panel's foot before the drawer has come, then in it.
  await expect(page.getByText("Halima Deskcall created")).toBeVisible();
  const drawer = page.getByRole("dialog", { name: "Halima Deskcall" });
  const line = (text: string) => drawer.getByRole("listitem").filter({ hasText: text });
  await expect(line("Entered by journey-admin")).toContainText("Walk-in: Online MCA");
  await expect(line("Evening classes only")).toContainText("Note by journey-admin");
  await expect(drawer.getByLabel("Owner of Halima Deskcall").locator("option:checked")).toHaveText(
    "journey-admin (me)",
  );
  // There is no address to write to.
  await expect(drawer.getByRole("button", { name: "WhatsApp", exact: true })).toBeVisible();
  await expect(drawer.getByRole("button", { name: "Email" })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("row", { name: /Halima Deskcall.*Online MCA/ })).toBeVisible();
  await forget(page, "leads", "Halima Deskcall");
});

test("on the board, too, somebody is entered; who is known already is shown beside the others", async ({ page }) => {
  await withoutPopup(page);
  const known = { name: "Irfan Twice", phone: "98220 61802", email: "irfan.twice@mail.example", course: "Online MCA" };
  expect((await page.request.post("/backend/api/leads.php", { data: known })).status()).toBe(201);
  await openSignedIn(page, "/admin/leads?view=board&q=irfan");
  await page.getByRole("link", { name: "New lead" }).click();
  const dialog = page.getByRole("dialog", { name: "New lead" });
  await dialog.getByLabel("Name").fill("Irfan T");
  await dialog.getByLabel("Email", { exact: true }).fill("irfan.twice@mail.example");
  await dialog.getByLabel("Interested course").fill("Online MBA");
  await expect(dialog.getByText("Already here:")).toContainText("Irfan Twice, Online MCA, New");
  await dialog.getByLabel("Follow-up").fill("2030-11-25");
  await dialog.getByLabel("At", { exact: true }).fill("17:00");
  await dialog.getByRole("button", { name: "Create lead" }).click();

  await expect(page.getByText("Lead created. Another lead has the same telephone number or e-mail.")).toBeVisible();
  const drawer = page.getByRole("dialog", { name: "Irfan T" });
  await expect(drawer.getByText("Mon, 25 Nov 2030, 17:00")).toBeVisible();
  const others = drawer.getByRole("region", { name: "Same telephone number or e-mail" });
  await expect(others.getByRole("link", { name: "Irfan Twice" })).toBeVisible();
  await expect(drawer.getByRole("link", { name: /^Call(?! promised:)/ })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("link", { name: "Irfan T", exact: true })).toBeVisible();
  await forget(page, "leads", "Irfan T", "Irfan Twice");
});

test.describe("of facts that two people correct", () => {
  test.use({ refusal: 409 });

  test("both hands stand side by side, and neither is lost; all of it stands in the timeline, and is taken back", async ({
    page,
  }) => {
    await withoutPopup(page);
    await sendLead(page, { name: "Gita", phone: "98220 61803" });
    await openSignedIn(page, "/admin/leads?view=table&q=61803");
    await page.getByRole("link", { name: "Gita", exact: true }).click();
    const drawer = (name: string) => page.getByRole("dialog", { name, exact: true });
    await drawer("Gita").getByRole("link", { name: "Correct the facts" }).first().click();
    const facts = page.getByRole("dialog", { name: "Facts of Gita" });
    const field = (label: string) => facts.getByLabel(label, { exact: true });
    await expect(field("Name")).toBeFocused();
    await expectNothingOf(page, "dialog");
    await expectNothingSideways(page);
    await field("Name").fill("Gita Kulkarni");
    await field("Second phone").fill("020 2550 1234");
    await field("City").fill("Pune");
    await field("Came by").selectOption("Referral");

    const headers = await staffHeaders(page);
    const id = new URL(page.url()).searchParams.get("open");
    const elsewhere = { headers, data: { city: "Nashik", language: "Marathi" } };
    expect((await page.request.put(`/backend/admin/leads.php?id=${id}`, elsewhere)).status()).toBe(200);
    await facts.getByRole("button", { name: "Save" }).click();
    const told = facts.locator(".conflict");
    await expect(told).toContainText("In the meantime the city was set to: Nashik.");
    await expect(told).toContainText("5 fields differ");
    const hands = (label: string) => facts.getByRole("group", { name: label, exact: true });
    await expect(hands("Language").getByLabel("Saved meanwhile")).toBeChecked();
    await expect(hands("City").getByRole("radio", { checked: true })).toHaveCount(0);
    await expectNothingOf(page, "dialog");
    await hands("City").getByLabel("Yours, not saved").check();
    await facts.getByRole("button", { name: "Save the choice" }).click();

    await expect(facts).toBeHidden();
    const line = drawer("Gita Kulkarni").getByRole("listitem").filter({ hasText: "Facts corrected" }).first();
    await expect(line).toContainText("Name: Gita → Gita Kulkarni");
    await expect(line).toContainText("City: Nashik → Pune");
    await expect(line).not.toContainText("Language");
    await expect(drawer("Gita Kulkarni")).toContainText("Pune, Marathi");
    await page.getByText("Gita Kulkarni saved").locator("..").getByRole("button", { name: "Undo" }).click();
    await expect(drawer("Gita")).toContainText("Nashik, Marathi");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await forget(page, "leads", "Gita");
  });
});

test.describe("of a number that only the server knows to be wrong", () => {
  test.use({ refusal: 422 });

  test("the form is told beside the field, and keeps its words", async ({ page }) => {
    await openSignedIn(page, "/admin/leads?new");
    const dialog = page.getByRole("dialog", { name: "New lead" });
    await dialog.getByLabel("Name").fill("Jivan Wrongly");
    await dialog.getByLabel("Phone", { exact: true }).fill("00000 00000");
    await dialog.getByLabel("Interested course").fill("Online MBA");
    await dialog.getByRole("button", { name: "Create lead" }).click();

    await expect(dialog.getByLabel("Phone", { exact: true })).toHaveAccessibleDescription(
      /^Phone must be a telephone number/,
    );
    await expect(dialog.getByLabel("Phone", { exact: true })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(dialog.getByLabel("Email", { exact: true })).toBeFocused();
    await expect(dialog.getByLabel("Phone", { exact: true })).toHaveAccessibleDescription(
      /^Phone must be a telephone number/,
    );
    await expect(dialog.getByLabel("Name")).toHaveValue("Jivan Wrongly");
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "Discard changes" }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("link", { name: "Jivan Wrongly" })).toHaveCount(0);
  });
});

test("whoever enters a lead as lost is asked why, and the story tells it", async ({ page }) => {
  await openSignedIn(page, "/admin/leads?view=table&q=jaya%20lostcall&new=1");
  const dialog = page.getByRole("dialog", { name: "New lead" });
  await dialog.getByLabel("Name").fill("Jaya Lostcall");
  await dialog.getByLabel("Phone", { exact: true }).fill("98220 61806");
  await dialog.getByLabel("Interested course").fill("Online MBA");
  await dialog.getByLabel("Stage").selectOption("Lost");
  const question = page.getByRole("dialog", { name: "This person is lost" });
  await question.getByText("Fee too high").click();
  await question.getByRole("button", { name: "Move to Lost" }).click();
  await expect(dialog.getByLabel("Stage")).toHaveAccessibleDescription("Fee too high");
  await dialog.getByRole("button", { name: "Create lead" }).click();

  const drawer = page.getByRole("dialog", { name: "Jaya Lostcall" });
  await expect(drawer.getByText("Why lost")).toBeVisible();
  await expect(drawer.getByText("Fee too high")).toBeVisible();
  await page.keyboard.press("Escape");
  await forget(page, "leads", "Jaya Lostcall");
});
