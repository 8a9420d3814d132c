import type { Page } from "@playwright/test";
import { expect, popupTimeToPass, staffHeaders, takeTheTimeOfAPerson, test, watchText } from "#test/journeys/story.ts";

const thanks = "Thank you. Your message has reached us";

async function writeMessage(page: Page, name: string) {
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Email").fill("tanvi@mail.example");
  await page.getByLabel("Subject").fill("Evening classes");
  await page.getByLabel("Message").fill("Are there any in Marathi?");
}

test("the details, the business hours, the form and the FAQs are there, and no pop-up stands before them", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto("/contact");
  const main = page.locator("main");
  await expect(main.getByRole("link", { name: "020 5550 0143" })).toHaveAttribute("href", "tel:+912055500143");
  await expect(main.getByRole("link", { name: "hello@disha.example" })).toBeVisible();
  await expect(main).toContainText("Pune");
  await expect(main.getByRole("row", { name: "Monday to Friday 9am-5pm" })).toBeVisible();
  await expect(main.getByRole("row", { name: "Saturday 10am-2pm" })).toBeVisible();
  await popupTimeToPass(page);
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await test.step("View all FAQs unfolds the full list, and one answer is open at a time", async () => {
    const questions = page.locator("#faqs summary");
    await expect(questions.filter({ visible: true })).toHaveCount(4);
    await page.getByRole("button", { name: "View all FAQs" }).click();
    await expect(questions.filter({ visible: true })).toHaveCount(14);
    await expect(questions.nth(4)).toBeFocused();

    await questions.nth(5).click();
    await expect(page.locator("#faqs details[open]")).toHaveCount(1);
    await questions.nth(5).click();
    await expect(page.locator("#faqs details[open]")).toHaveCount(0);
  });
});

test("what is missing is said at each field at once, the first of them has the focus, and nothing is sent", async ({
  page,
}) => {
  await page.goto("/contact");
  const sent: string[] = [];
  page.on("request", (request) => sent.push(...(request.method() === "POST" ? [request.url()] : [])));
  await page.getByLabel("Name").fill("Tanvi Bhosale");
  await page.getByLabel("Email").fill("tanvi at mail");
  await page.getByRole("button", { name: "Send message" }).click();

  await expect(page.getByLabel("Email")).toBeFocused();
  await expect(page.getByLabel("Email")).toHaveAccessibleDescription(/@/);
  for (const label of ["Subject", "Message"])
    await expect(page.getByLabel(label)).toHaveAccessibleDescription("Please fill out this field.");
  await expect(page.getByLabel("Name")).toHaveValue("Tanvi Bhosale");
  await expect(page.locator("form.enquiry [aria-invalid=true]")).toHaveCount(3);
  await page.getByLabel("Subject").fill("Evening classes");
  await expect(page.locator("form.enquiry [aria-invalid=true]")).toHaveCount(2);
  expect(sent).toEqual([]);
});

test("sending reads Processing... for a second or more, then thanks for three, with the form cleared", async ({
  page,
}) => {
  await page.goto("/contact");
  await writeMessage(page, "Tanvi Bhosale");
  await takeTheTimeOfAPerson(page);
  const watched = watchText(page, thanks);
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByRole("button", { name: "Processing..." })).toBeVisible();

  await expect(page.getByText(thanks)).toBeVisible();
  await expect(page.getByRole("button", { name: "Send message" })).toBeVisible();
  for (const label of ["Name", "Email", "Subject", "Message"]) await expect(page.getByLabel(label)).toHaveValue("");

  const { pressed, came, gone } = await watched;
  expect(came - pressed).toBeGreaterThanOrEqual(950);
  expect(came - pressed).toBeLessThan(3000);
  expect(gone - came).toBeGreaterThan(2600);
  expect(gone - came).toBeLessThan(3800);
  await expect(page.getByText(/^Sent at \d+:\d\d [ap]m\.$/)).toBeVisible();
});

test("a slow request keeps the button at Processing... for as long as it takes", async ({ page }) => {
  await page.route("**/contact.php", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1800));
    await route.fulfill({ status: 201, json: { success: true, message: thanks } });
  });
  await page.goto("/contact");
  await writeMessage(page, "Tanvi Bhosale");
  const watched = watchText(page, "Processing...");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText(thanks)).toBeVisible();
  const { pressed, gone } = await watched;
  expect(gone - pressed).toBeGreaterThanOrEqual(1750);
});

test("nothing is sent while a field is missing: the first one that is has the focus", async ({ page }) => {
  await page.goto("/contact");
  await writeMessage(page, "Tanvi Bhosale");
  for (const missing of ["Name", "Email", "Subject", "Message"]) {
    const field = page.getByLabel(missing);
    const typed = await field.inputValue();
    await field.fill("");
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(field).toBeFocused();
    await expect(page.getByRole("button", { name: "Processing..." })).toBeHidden();
    await field.fill(typed);
  }
});

test.describe("refused", () => {
  test.use({ refusal: 500 });

  test("a failed request says so in the form and keeps what was typed", async ({ page }) => {
    await page.route("**/contact.php", (route) =>
      route.fulfill({ status: 500, json: { success: false, message: "Something went wrong on our side." } }),
    );
    await page.goto("/contact");
    await writeMessage(page, "Tanvi Bhosale");
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(page.getByText("Something went wrong on our side.")).toBeVisible();
    await expect(page.getByLabel("Message")).toHaveValue("Are there any in Marathi?");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the message is sent all the same, and all questions are there", async ({ page }) => {
    await page.goto("/contact");
    await expect(page.locator("#faqs summary").filter({ visible: true })).toHaveCount(14);
    await writeMessage(page, "Nilofer Shaikh");
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(page).toHaveURL(/\/contact\?sent=1#message$/);
    await expect(page.getByText(thanks)).toBeVisible();

    // Both messages of this file are kept for the staff, and nothing that was refused.
    const answer = await page.request.get("/backend/admin/messages.php", { headers: await staffHeaders(page) });
    const { data } = (await answer.json()) as { data: { name: string; subject: string }[] };
    const names = data.filter(({ subject }) => subject === "Evening classes").map(({ name }) => name);
    expect(names.toSorted()).toEqual(["Nilofer Shaikh", "Tanvi Bhosale"]);
  });
});
