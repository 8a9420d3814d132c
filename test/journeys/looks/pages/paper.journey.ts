import { expect, test, withoutPopup } from "#test/journeys/story.ts";

test("a printed page bears its words, and in place of the dark footer how to reach us", async ({ page }) => {
  await withoutPopup(page);
  await page.goto("/courses/online-mba");
  await expect(page.locator(".whatsapp")).toBeVisible();
  await page.emulateMedia({ media: "print" });

  await expect(page.getByRole("heading", { level: 1, name: "Online MBA" })).toBeVisible();
  await expect(page.getByText("$2,000.00").first()).toBeVisible();
  const footer = page.getByRole("contentinfo");
  await expect(footer).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  await expect(footer.getByText("hello@disha.example")).toBeVisible();
  await expect(footer.getByRole("link", { name: "Gallery" })).toBeHidden();

  // Above the first sheet, it was printed at the foot of each one.
  await expect(page.getByText("Skip to content")).toBeHidden();
  await expect(page.getByRole("link", { name: "Apply Now" })).toBeHidden();
  await expect(page.locator("header").getByLabel("Menu")).toBeHidden();
  // The bar stands once, at the top, and what opens a chat not at all.
  await expect(page.locator(".nav")).toHaveCSS("position", "absolute");
  await expect(page.locator(".whatsapp")).toBeHidden();
});

test("a course is printed on two sheets at most, with its address and the day, and no unrelated parts", async ({
  page,
}) => {
  await withoutPopup(page);
  // The one with the most semesters.
  await page.goto("/courses/bachelor-of-design");
  await page.emulateMedia({ media: "print" });

  await expect(page.getByText(/\/courses\/bachelor-of-design, printed on \d{1,2} \w+ \d{4}/)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Other courses to consider" })).toBeHidden();
  const sheets = (await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type\s*\/Page\b/g)!;
  expect(sheets.length).toBeLessThanOrEqual(2);
});

test("what stands on a dark ground is printed in ink, and a shortlist begins on the first sheet", async ({ page }) => {
  await withoutPopup(page);
  await page.goto("/find?degree=bachelor&percent=60&work=0&budget=100000&place=online&language=English");
  await page.emulateMedia({ media: "print" });
  const never = page.getByRole("region", { name: "Never online" });
  await expect(never).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  await expect(never).toHaveCSS("color", "rgb(22, 33, 62)");

  await page.emulateMedia({ media: null });
  await page.goto("/shortlist#online-mba=&mtech=");
  await expect(page.locator(".kept h2")).toHaveText(["Online MBA", "M.Tech"]);
  const sheets = (await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type\s*\/Page\b/g)!;
  expect(sheets).toHaveLength(1);
});
