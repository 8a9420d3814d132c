import { expect, staffHeaders, test } from "#test/journeys/story.ts";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test.describe("refused", () => {
    test.use({ refusal: 422 });

    test("the form says what is wrong, keeps what was typed, thanks when all is well, and staff have it", async ({
      page,
    }) => {
      await page.goto("/guidance");
      const form = page.locator("main form");
      await form.getByLabel("Name").fill("Zoya Ansari");
      await form.getByLabel("Phone").fill("98225 50149");
      await form.getByLabel("Email").fill("zoya@localhost");
      await form.getByLabel("Interested course").selectOption("Online MCA");
      await form.getByRole("button", { name: "Request a call back" }).click();

      await expect(page.getByText("Email must be an address such as name@example.com")).toBeVisible();
      await expect(form.getByLabel("Name")).toHaveValue("Zoya Ansari");
      await expect(form.getByLabel("Interested course")).toHaveValue("Online MCA");

      await form.getByLabel("Email").fill("zoya@mail.example");
      await form.getByRole("button", { name: "Request a call back" }).click();

      await expect(page).toHaveURL(/\/guidance\?sent=1$/);
      await expect(page.getByText(/A counsellor will call you( about .+)? within one working day/)).toBeVisible();
      const headers = await staffHeaders(page);
      const kept = await page.request.get("/backend/admin/leads.php?q=zoya+ansari", { headers });
      expect(((await kept.json()) as { data: object[] }).data).toHaveLength(1);
    });
  });

  test("the home page shows the content of all its sections", async ({ page }) => {
    await page.goto("/");
    for (const name of [
      "Transform your future with expert online education",
      "Most Popular University Programs",
      "Featured Courses",
      "Partner universities",
      "Student success stories",
      "Expert guidance",
      "Frequently Asked Questions",
    ]) {
      await expect(page.getByRole("heading", { name })).toBeVisible();
    }
    await expect(page.getByRole("heading", { name: "Deccan Gate University" }).first()).toBeVisible();
    await expect(page.getByText("Ishita Kulkarni")).toBeVisible();
    await page.getByText("What does counselling cost?").click();
    await expect(page.getByText(/counselling/i).first()).toBeVisible();
  });
});
