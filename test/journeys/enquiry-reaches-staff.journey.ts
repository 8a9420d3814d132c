import { expect, signIn, takeTheTimeOfAPerson, test } from "./story.ts";

test("a visitor's enquiry in the pop-up stands on the staff's screen, and its stage is kept", async ({ page }) => {
  await page.goto("/");
  const popup = page.getByRole("dialog", { name: "Get Expert Guidance" });
  await expect(popup).toBeVisible();

  await popup.getByLabel("Name").fill("Keerthana Pillai");
  await popup.getByLabel("Phone").fill("98225 50148");
  await popup.getByLabel("Email").fill("keerthana@mail.example");
  await popup.getByLabel("Interested course").selectOption("Online MCA");
  await takeTheTimeOfAPerson(page);
  await popup.getByRole("button", { name: "Request a call back" }).click();
  await expect(popup).toBeHidden();
  await expect(page.getByText("A counsellor will call you within one working day.")).toBeVisible();

  await page.goto("/admin/leads");
  await expect(page).toHaveURL(/\/admin\/login/);
  await signIn(page);
  await expect(page).toHaveURL(/\/admin\/leads$/);
  const lead = page.getByRole("row", { name: /Keerthana Pillai/ }).first();
  await expect(lead).toContainText("keerthana@mail.example");
  await expect(lead).toContainText("Online MCA");
  await expect(lead.getByRole("link", { name: "98225 50148" })).toHaveAttribute("href", "tel:+919822550148");

  const stage = page.getByLabel("Stage of Keerthana Pillai").first();
  await expect(stage).toHaveValue("new");
  await stage.selectOption("contacted");
  await expect(page.getByText("Keerthana Pillai moved to Contacted")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Stage of Keerthana Pillai").first()).toHaveValue("contacted");

  await page.getByRole("link", { name: "Outbox" }).click();
  const mail = page.getByRole("listitem").filter({ hasText: "keerthana@mail.example" }).first();
  await mail.locator("summary").click();
  await expect(mail.locator("pre")).toContainText("Keerthana");
});

test("the pop-up comes once per visit, and never over a form that the visitor has begun to fill", async ({ page }) => {
  const popup = page.getByRole("dialog", { name: "Get Expert Guidance" });
  await page.goto("/courses");
  await expect(popup).toBeVisible();
  await popup.getByRole("button", { name: "Close" }).click();
  await expect(popup).toBeHidden();

  await page.goto("/");
  await page.waitForTimeout(3000);
  await expect(popup).toBeHidden();
});

test.describe("refused", () => {
  test.use({ refusal: 422 });

  test("a failed request shows its error in the form and keeps everything typed", async ({ page, context }) => {
    await page.goto("/");
    const popup = page.getByRole("dialog", { name: "Get Expert Guidance" });
    await expect(popup).toBeVisible();
    await popup.getByLabel("Name").fill("Rajat Verma");
    await popup.getByLabel("Phone").fill("12");
    await popup.getByLabel("Email").fill("rajat@mail.example");
    await popup.getByLabel("Interested course").selectOption("Not sure yet");
    await context.route("**/leads.php", (route) =>
      route.fulfill({
        status: 422,
        json: {
          success: false,
          message: "Phone",
          errors: { phone: "Phone must be a telephone number, such as 98765 43210" },
        },
      }),
    );
    await popup.getByRole("button", { name: "Request a call back" }).click();

    await expect(popup.getByText("Phone must be a telephone number")).toBeVisible();
    await expect(popup.getByLabel("Name")).toHaveValue("Rajat Verma");
    await expect(popup.getByLabel("Phone")).toBeFocused();
  });
});
