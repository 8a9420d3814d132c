import type { Page } from "@playwright/test";
import { expect, forget, openSignedIn, test, withoutPopup } from "#test/journeys/story.ts";

const question = "Where does Back lead?";
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name, exact: true });
const dashboard = (page: Page) => page.getByRole("heading", { name: "Dashboard", level: 1 });

async function openDashboard(page: Page) {
  await openSignedIn(page, "/admin/dashboard");
  await expect(dashboard(page)).toBeVisible();
}

/** The dialog is closed, the list stands, and before it was the dashboard. */
async function expectBackToLeadToTheDashboard(page: Page) {
  await expect(dialog(page, "New FAQ")).toBeHidden();
  await expect(page).toHaveURL(/\/admin\/faqs$/);
  await page.goBack();
  await expect(dashboard(page)).toBeVisible();
}

const tokenOf = async (page: Page) => ({
  headers: { authorization: `Bearer ${await page.evaluate(() => localStorage.getItem("adminToken"))}` },
});

/** From the dashboard to the list, as a person goes. */
async function openFaqs(page: Page) {
  await openDashboard(page);
  await page.getByRole("navigation").getByRole("link", { name: "FAQs" }).click();
  await expect(page.getByRole("link", { name: "New FAQ" })).toBeVisible();
}

test("Back closes a dialog, Forward opens it again, and after closing it Back leads to where one was", async ({
  page,
}) => {
  await openFaqs(page);
  await page.keyboard.press("n");
  await expect(dialog(page, "New FAQ")).toBeVisible();
  await page.goBack();
  await expect(dialog(page, "New FAQ")).toBeHidden();
  await page.goForward();
  await expect(dialog(page, "New FAQ")).toBeVisible();

  await page.keyboard.press("Escape");
  await expectBackToLeadToTheDashboard(page);
  await page.goForward();
  await expect(page.getByRole("link", { name: "New FAQ" })).toBeVisible();

  await test.step("a dialog that a link opened closes to its list, from where Back leads to what was before", async () => {
    await page.goBack();
    await expect(dashboard(page)).toBeVisible();
    await page.goto("/admin/faqs?new");
    await expect(dialog(page, "New FAQ")).toBeVisible();
    await page.keyboard.press("Escape");
    await expectBackToLeadToTheDashboard(page);
  });
});

test("what is typed holds Back until it is discarded, and two presses of Cancel close one dialog", async ({ page }) => {
  await openFaqs(page);
  await page.getByRole("link", { name: "New FAQ" }).click();
  await dialog(page, "New FAQ").getByLabel("Question").fill(question);
  await page.goBack();
  await expect(page.getByRole("alertdialog")).toContainText("Discard changes?");
  await page.getByRole("button", { name: "Keep editing" }).click();
  await expect(page).toHaveURL(/\?new/);
  await dialog(page, "New FAQ").getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Discard changes" }).click();
  await expect(dialog(page, "New FAQ")).toBeHidden();

  await page.getByRole("link", { name: "New FAQ" }).click();
  await dialog(page, "New FAQ").getByRole("button", { name: "Cancel" }).dblclick();
  await expectBackToLeadToTheDashboard(page);
});

test("after a save and a deletion Back leads to where one was, not to the same list again", async ({ page }) => {
  await openFaqs(page);
  await page.getByRole("link", { name: "New FAQ" }).click();
  await dialog(page, "New FAQ").getByLabel("Question").fill(question);
  await dialog(page, "New FAQ").getByLabel("Answer").fill("To the dashboard.");
  await dialog(page, "New FAQ").getByRole("button", { name: "Create FAQ" }).click();
  await expect(page.getByText(`${question} created`)).toBeVisible();
  await page.getByRole("link", { name: question, exact: true }).click();
  await dialog(page, "Edit FAQ").getByRole("link", { name: "Delete FAQ" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("alertdialog")).toBeHidden();
  await dialog(page, "Edit FAQ").getByLabel("Answer").fill("Nowhere.");
  await dialog(page, "Edit FAQ").getByRole("link", { name: "Delete FAQ" }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("alertdialog")).toBeHidden();
  await expect(dialog(page, "Edit FAQ").getByLabel("Answer")).toHaveValue("Nowhere.");
  await dialog(page, "Edit FAQ").getByRole("link", { name: "Delete FAQ" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText(`${question} deleted`)).toBeVisible();
  await expect(page.getByRole("alertdialog")).toBeHidden();
  await expect(dialog(page, "Edit FAQ")).toBeHidden();
  await expect(page).toHaveURL(/\/admin\/faqs$/);

  await page.goBack();
  await expect(dashboard(page)).toBeVisible();
});

test("Back passes over an article that was deleted from its editor", async ({ page }) => {
  await openDashboard(page);
  const title = "A farewell to Back";
  const data = { title, status: "draft", category: "Lifestyle" };
  expect((await page.request.post("/backend/admin/blogs.php", { ...(await tokenOf(page)), data })).status()).toBe(201);
  await page.getByRole("navigation").getByRole("link", { name: "Blogs" }).click();
  await page.getByRole("link", { name: title, exact: true }).click();
  await page.getByRole("link", { name: "Delete article" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText(`${title} deleted`)).toBeVisible();
  await expect(page.getByRole("alertdialog")).toBeHidden();

  await page.goBack();
  await expect(dashboard(page)).toBeVisible();
});

test("a browser without the Navigation API leads back, too, over entries that the others pass over", async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(window, "navigation", { value: undefined }));
  await openFaqs(page);
  await page.getByRole("link", { name: "New FAQ" }).click();
  await dialog(page, "New FAQ").getByLabel("Question").fill("Where does an old Back lead?");
  await dialog(page, "New FAQ").getByLabel("Answer").fill("To the dashboard, by more presses.");
  await dialog(page, "New FAQ").getByRole("button", { name: "Create FAQ" }).click();
  await page.getByRole("link", { name: "Where does an old Back lead?", exact: true }).click();
  await expect(dialog(page, "Edit FAQ")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog(page, "Edit FAQ")).toBeHidden();
  await page.getByRole("link", { name: "Where does an old Back lead?", exact: true }).click();
  await dialog(page, "Edit FAQ").getByRole("link", { name: "Delete FAQ" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Where does an old Back lead? deleted")).toBeVisible();
  await expect(dialog(page, "Edit FAQ")).toBeHidden();

  await page.goBack();
  await expect(dialog(page, "No such FAQ")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog(page, "No such FAQ")).toBeHidden();
  // Both closed dialogs, the saved one and the list itself stand there as lists.
  for (let presses = 1; presses <= 3; presses += 1) {
    await page.goBack();
    await expect(page.getByRole("link", { name: "New FAQ" })).toBeVisible();
  }
  await page.goBack();
  await expect(dashboard(page)).toBeVisible();
});

test("an enquiry closes the same way, also after steps to its neighbours and a question that Back left", async ({
  page,
}) => {
  await withoutPopup(page);
  for (const name of ["Pavan Backward", "Rekha Forward"]) {
    const data = { name, phone: "98220 61810", email: `${name.slice(0, 5)}@mail.example`, course: "Online MBA" };
    expect((await page.request.post("/backend/api/leads.php", { data })).status()).toBe(201);
  }
  await openDashboard(page);
  await page
    .getByRole("navigation")
    .getByRole("link", { name: /^Leads(?! to)/ })
    .click();
  await page.getByRole("link", { name: "Rekha Forward", exact: true }).click();
  await expect(dialog(page, "Rekha Forward")).toBeVisible();
  await page.keyboard.press("j");
  // What comes last into the drawer moves what stands below it.
  const lastToCome = dialog(page, "Pavan Backward").getByText("Asked for guidance").last();
  await expect(lastToCome).toBeVisible();
  await dialog(page, "Pavan Backward").getByRole("link", { name: "Delete lead" }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("alertdialog")).toBeHidden();
  await expect(dialog(page, "Pavan Backward")).toBeVisible();
  await dialog(page, "Pavan Backward").getByRole("link", { name: "Delete lead" }).press("Enter");
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("alertdialog").getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("alertdialog")).toBeHidden();
  await expect(dialog(page, "Pavan Backward")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog(page, "Pavan Backward")).toBeHidden();
  await page.goBack();
  await expect(dashboard(page)).toBeVisible();
  // As it is done from the drawer of a lead that is not in the list behind it.
  await page.goto("/admin/leads?view=table&tab=overdue");
  const { data } = await (await page.request.get("/backend/admin/leads.php?q=pavan", await tokenOf(page))).json();
  await page.goto(`/admin/leads?view=table&tab=overdue&open=${data[0].id}`);
  await expect(lastToCome).toBeVisible();
  await dialog(page, "Pavan Backward").getByRole("link", { name: "Delete lead" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Pavan Backward deleted")).toBeVisible();
  await expect(dialog(page, "Pavan Backward")).toBeHidden();
  await forget(page, "leads", "Rekha Forward");
});
