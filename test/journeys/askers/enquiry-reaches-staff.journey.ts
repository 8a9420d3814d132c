import {
  choose,
  expect,
  popupTimeToPass,
  signIn,
  takeTheTimeOfAPerson,
  test,
  withoutPopup,
} from "#test/journeys/story.ts";

test(
  "a visitor's enquiry in the pop-up stands on the staff's screen, and its stage is kept",
  { tag: "@both" },
  async ({ page }) => {
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
    await expect(page.locator(".toast")).toHaveText(/A counsellor will call you( about .+)? within one working day/);

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
    await choose(stage, "contacted");
    await expect(page.getByText("Keerthana Pillai moved to Contacted")).toBeVisible();
    await page.reload();
    await expect(page.getByLabel("Stage of Keerthana Pillai").first()).toHaveValue("contacted");

    await page.getByRole("link", { name: "Outbox" }).click();
    const mail = page.getByRole("listitem").filter({ hasText: "keerthana@mail.example" }).first();
    await mail.locator("summary").click();
    await expect(mail.locator("pre")).toContainText("Keerthana");
  },
);

test("the home page ends with the form itself, and its thanks stand alone", async ({ page }) => {
  await withoutPopup(page);
  await page.goto("/");
  const section = page.getByRole("region", { name: "Schedule a Free Consultation" });
  await section.getByLabel("Name").fill("Madhuri Thakre");
  await section.getByLabel("Phone").fill("98225 50149");
  await section.getByLabel("Email").fill("madhuri@mail.example");
  await section.getByLabel("Interested course").selectOption("Online BBA");
  await takeTheTimeOfAPerson(page);
  await section.getByRole("button", { name: "Request a call back" }).click();
  await expect(section.getByText("A counsellor will call you about Online BBA within one working day")).toBeVisible();
  await expect(section.getByLabel("Name")).toBeHidden();
});

test("the pop-up comes once a day on a device, whatever tabs are opened", async ({ page, context }) => {
  const popup = page.getByRole("dialog", { name: "Get Expert Guidance" });
  await page.clock.install();
  await page.goto("/courses");
  await popupTimeToPass(page);
  await expect(popup).toBeVisible();
  await popup.getByRole("button", { name: "Close" }).click();
  await expect(popup).toBeHidden();

  const other = await context.newPage();
  await other.goto("/");
  await expect(other.locator("html")).toHaveClass(/is-watched/);
  await popupTimeToPass(other);
  await expect(other.getByRole("dialog", { name: "Get Expert Guidance" })).toBeHidden();
  await page.evaluate(() => localStorage.setItem("guidance-shown", new Date(0).toDateString()));
  await page.goto("/");
  await popupTimeToPass(page);
  await expect(popup).toBeVisible();
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

test("from a course's page the pop-up names that course and has it chosen", async ({ page }) => {
  await withoutPopup(page);
  await page.goto("/courses/online-mba");
  await page.getByRole("link", { name: "Ask a counsellor first" }).click();
  const popup = page.getByRole("dialog", { name: "Get Expert Guidance" });
  await expect(popup.getByText("About Online MBA at Deccan Gate University.")).toBeVisible();
  await expect(popup.getByLabel("Interested course")).toHaveValue("Online MBA at Deccan Gate University");
});
