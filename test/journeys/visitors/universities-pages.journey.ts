import { dialogsToArrive, expect, test, withoutPopup } from "#test/journeys/story.ts";

test.beforeEach(({ page }) => withoutPopup(page));

test("a card shows rank, description, place and website, and opens the details by mouse and keyboard", async ({
  page,
}) => {
  await page.goto("/universities");
  await expect(page.getByRole("heading", { name: "Partner Universities" })).toBeVisible();
  const card = page.getByRole("listitem").filter({ hasText: "Malabar Coast University" });
  await expect(card).toContainText("Rank 5");
  await expect(card).toContainText("Kozhikode, Kerala");
  await expect(card).toContainText("Known for commerce and languages");
  await expect(card.getByRole("link", { name: "Website of Malabar Coast University" })).toHaveAttribute(
    "href",
    "https://malabar-coast-university.example",
  );

  await dialogsToArrive(page);
  await card.click({ position: { x: 20, y: 60 } });
  const dialog = page.getByRole("dialog", { name: "Malabar Coast University" });
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText("Kozhikode, Kerala");
  await expect(dialog).toContainText("tutors explain in Malayalam when asked");
  await expect(dialog.locator(".facts")).toContainText("Ranking5");
  await expect(dialog.getByRole("link", { name: "malabar-coast-university.example" })).toBeVisible();
  await expect(dialog.getByRole("img", { name: "Logo of Malabar Coast University" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();

  // By keyboard, too, and the focus returns.
  const link = page.getByRole("link", { name: "Deccan Gate University", exact: true });
  await dialogsToArrive(page);
  await link.focus();
  await page.keyboard.press("Enter");
  const other = page.getByRole("dialog", { name: "Deccan Gate University" });
  await expect(other).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(other).toBeHidden();
  await expect(link).toBeFocused();
});

test("the list is filtered and ordered in the address, and comes in pages", async ({ page }) => {
  await page.goto("/universities");
  const names = page.locator(".partner-card h2");
  await expect(names).toHaveCount(12);
  await page.getByRole("link", { name: "Next page" }).click();
  await expect(page).toHaveURL("/universities?page=2");
  await expect(names).toHaveCount(8);

  await page.getByRole("searchbox", { name: "Filter by name or location" }).fill("MAHARASHTRA");
  await page.getByLabel("Order").selectOption("Name, A to Z");
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page).toHaveURL("/universities?q=MAHARASHTRA&sort=name");
  const found = await names.allTextContents();
  expect(found).toContain("Konkan Shore University");
  expect(found).toEqual(found.toSorted((a, b) => a.localeCompare(b)));

  await page.goto("/universities?q=atlantis");
  await expect(page.getByText("No universities found.")).toBeVisible();
});
