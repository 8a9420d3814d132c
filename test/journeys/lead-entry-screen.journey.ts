import { deleteInList, expectNothingOf, expectNothingSideways } from "./panel-screens.ts";
import { createAdministrator, expect, openSignedIn, test, withoutPopup } from "./story.ts";

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
  await expect(drawer.getByRole("button", { name: "WhatsApp" })).toBeVisible();
  await expect(drawer.getByRole("button", { name: "Email" })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("row", { name: /Halima Deskcall.*Online MCA/ })).toBeVisible();
  await deleteInList(page, "lead", "Halima Deskcall");
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
  await dialog.getByLabel("Follow-up").fill("2030-11-25");
  await dialog.getByLabel("At", { exact: true }).fill("17:00");
  await dialog.getByRole("button", { name: "Create lead" }).click();

  await expect(page.getByText("Lead created. Another lead has the same telephone number or e-mail.")).toBeVisible();
  const drawer = page.getByRole("dialog", { name: "Irfan T" });
  await expect(drawer.getByText("Mon, 25 Nov, 2030, 17:00")).toBeVisible();
  const others = drawer.getByRole("region", { name: "Same telephone number or e-mail" });
  await expect(others.getByRole("link", { name: "Irfan Twice" })).toBeVisible();
  await expect(drawer.getByRole("link", { name: /^Call/ })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("link", { name: "Irfan T", exact: true })).toBeVisible();
  await page.goto("/admin/leads?view=table&q=irfan");
  await deleteInList(page, "lead", "Irfan T");
  await deleteInList(page, "lead", "Irfan Twice");
});

test("who was entered by somebody whose account is gone has still not asked by a form", async ({ page }) => {
  const colleague = await createAdministrator(page, "short-stay");
  const { token } = await (await page.request.post("/backend/admin/login.php", { data: colleague })).json();
  const data = { name: "Kavita Leftover", email: "kavita@mail.example", course: "Online MBA", source: "fair" };
  const headers = { authorization: `Bearer ${token}` };
  const entered = await page.request.post("/backend/admin/leads.php", { data, headers });
  const { id } = (await entered.json()).data;
  const letter = { data: { subject: "Your fee plan", body: "As promised." }, headers };
  expect((await page.request.post(`/backend/admin/lead-mails.php?id=${id}`, letter)).status()).toBe(201);
  await openSignedIn(page, "/admin/users");
  await deleteInList(page, "user", "short-stay");

  await page.goto("/admin/leads?view=table&q=leftover");
  await page.getByRole("link", { name: "Kavita Leftover", exact: true }).click();
  const drawer = page.getByRole("dialog", { name: "Kavita Leftover" });
  await expect(drawer.getByRole("listitem").filter({ hasText: "Entered by staff" })).toContainText("Education fair");
  await expect(drawer.getByRole("listitem").filter({ hasText: "Staff wrote a mail" })).toContainText("Your fee plan");
  await expect(drawer.getByText("Asked for guidance")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await deleteInList(page, "lead", "Kavita Leftover");
});

test.describe("of a number that only the server knows to be wrong", () => {
  test.use({ refusal: 422 });

  test("the form is told beside the field, and keeps its words", async ({ page }) => {
    await openSignedIn(page, "/admin/leads?new");
    const dialog = page.getByRole("dialog", { name: "New lead" });
    await dialog.getByLabel("Name").fill("Jivan Wrongly");
    await dialog.getByLabel("Phone").fill("00000 00000");
    await dialog.getByLabel("Interested course").fill("Online MBA");
    await dialog.getByRole("button", { name: "Create lead" }).click();

    await expect(dialog.getByLabel("Phone")).toHaveAccessibleDescription(/^Phone must be a telephone number/);
    await page.keyboard.press("Tab");
    await expect(dialog.getByLabel("Email", { exact: true })).toBeFocused();
    await expect(dialog.getByLabel("Phone")).toHaveAccessibleDescription(/^Phone must be a telephone number/);
    await expect(dialog.getByLabel("Name")).toHaveValue("Jivan Wrongly");
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "Discard changes" }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("link", { name: "Jivan Wrongly" })).toHaveCount(0);
  });
});
