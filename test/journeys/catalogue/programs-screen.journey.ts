import { deleteInList } from "#test/journeys/panel-screens.ts";
import { expect, openSignedIn, test, withoutPopup } from "#test/journeys/story.ts";

const title = "Online MBA of the journey";

test("staff put a programme together by keyboard, and the home page offers it", async ({ page }) => {
  test.slow();
  await withoutPopup(page);
  await openSignedIn(page, "/admin/programs");
  await expect(page.getByRole("heading", { name: "Programmes" })).toBeVisible();
  await page.keyboard.press("n");
  const dialog = page.getByRole("dialog", { name: "New programme" });
  await dialog.getByLabel("Title", { exact: true }).fill(title);
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("Please fill in all required fields")).toBeVisible();
  await expect(dialog.getByText("Duration is required")).toBeVisible();
  await dialog.getByRole("radio", { name: "Trending" }).press("ArrowRight");
  await expect(dialog.getByRole("radio", { name: "Dr Title" })).toBeChecked();
  await dialog.getByLabel("Duration", { exact: true }).fill("2 Years");

  await dialog.getByLabel("Fees from, rupees").fill("450000");
  await dialog.getByLabel("Fees to, rupees").fill("1,50,000");
  await expect(dialog.getByLabel("Fees from, rupees")).toHaveValue("4,50,000");
  await dialog.getByRole("checkbox", { name: "Law/LL.M." }).press("Space");
  await dialog.getByRole("checkbox", { name: "Study Abroad" }).press("Space");
  await dialog.getByRole("button", { name: "Add key feature" }).press("Enter");
  await page.keyboard.type("Read at a desk");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Written in ink");

  const add = dialog.getByRole("button", { name: "Add university" });
  await add.press("Enter");
  await dialog.getByLabel("University 1 of 1").selectOption("Konkan Shore University");
  await dialog.getByLabel("Rating of Konkan Shore University").fill("6");
  await add.press("Enter");
  await expect(dialog.getByLabel("University 2 of 2")).toBeFocused();
  await expect(dialog.getByLabel("University 2 of 2").getByText("Konkan Shore University")).toBeDisabled();
  await dialog.getByLabel("University 2 of 2").selectOption("Deccan Gate University");
  await dialog.getByLabel("Rating of Deccan Gate University").fill("4.6");
  await page.keyboard.press("Alt+ArrowUp");
  await expect(dialog.getByLabel("University 1 of 2")).toHaveValue(/\d+/);
  await expect(dialog.getByRole("button", { name: "Move Deccan Gate University up" })).toBeFocused();

  await dialog.getByRole("button", { name: "Create programme" }).click();
  await expect(dialog.getByText("Rating must be at most 5")).toBeVisible();
  await dialog.getByLabel("Rating of Konkan Shore University").fill("4.1");
  await expect(dialog.getByText("Rating must be at most 5")).toBeHidden();
  await dialog.getByRole("button", { name: "Remove Konkan Shore University" }).press("Enter");
  await add.press("Enter");
  await dialog.getByLabel("University 2 of 2").selectOption("Konkan Shore University");
  await dialog.getByLabel("Rating of Konkan Shore University").fill("4.1");
  await dialog.getByLabel("Fees from, rupees").fill("90000");
  await dialog.getByRole("button", { name: "Create programme" }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole("searchbox").first().fill(title);
  await expect(page.getByRole("row", { name: title })).toContainText("₹90,000–₹1,50,000");
  // It belongs to both.
  for (const category of ["Law/LL.M.", "Study Abroad"]) {
    await page.getByLabel("Category", { exact: true }).selectOption(category);
    await expect(page.getByRole("row", { name: title })).toBeVisible();
  }
  await page.getByLabel("Category", { exact: true }).selectOption("Job Guarantee");
  await expect(page).toHaveURL(/category=job/);
  await expect(page.getByText("No programme matches this filter.")).toBeVisible();
  await page.getByRole("button", { name: "Clear the filter" }).last().click();
  await page.getByRole("searchbox").first().fill(title.toUpperCase());
  await expect(page.locator("tbody tr").filter({ hasText: title })).toContainText("Dr Title");
  await page.getByRole("link", { name: `Edit ${title}` }).click();
  const edited = page.getByRole("dialog", { name: "Edit programme" });
  await expect(edited.getByRole("checkbox", { name: "Study Abroad" })).toBeChecked();
  await expect(edited.getByLabel("Rating of Deccan Gate University")).toHaveValue("4.6");
  await edited.getByRole("checkbox", { name: "Study Abroad" }).uncheck();
  await edited.getByRole("button", { name: "Save changes" }).click();
  await expect(edited).toBeHidden();

  const visitor = await page.context().newPage();
  await visitor.goto("/?program=online-mba-of-the-journey#programs");
  const details = visitor.getByRole("article", { name: title });
  for (const words of ["Dr Title", "2 Years", "₹90,000–₹1,50,000", "Read at a desk", "Written in ink"]) {
    await expect(details.getByText(words).first()).toBeVisible();
  }
  await expect(details).toContainText(/Deccan Gate University.*4\.6.*Konkan Shore University.*4\.1/);
  await visitor.close();
  await deleteInList(page, "programme", title);
});

test.describe("refused by the server", () => {
  test.use({ refusal: 422 });

  test("fees that fall are refused beside their field, and nothing is lost", async ({ page }) => {
    await openSignedIn(page, "/admin/programs?new");
    const dialog = page.getByRole("dialog", { name: "New programme" });
    await dialog.getByLabel("Title", { exact: true }).fill("A programme with falling fees");
    await dialog.getByLabel("Duration", { exact: true }).fill("1 Year");
    await dialog.getByLabel("Fees from, rupees").fill("4,50,000");
    await dialog.getByLabel("Fees to, rupees").fill("1,50,000");
    await dialog.getByRole("button", { name: "Create programme" }).click();
    await expect(dialog.getByText("Highest fees must not be below the lowest").last()).toBeVisible();
    await expect(dialog.getByLabel("Fees to, rupees")).toHaveAttribute("aria-invalid", "true");
    await expect(dialog.getByLabel("Title", { exact: true })).toHaveValue("A programme with falling fees");
  });
});
