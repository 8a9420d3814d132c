import { expect, openSignedIn, sendLead, test, withoutPopup } from "#test/journeys/story.ts";

test("on a page shorter than the window the footer stands at its end, and the chat link covers no other", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 1100 });
  await withoutPopup(page);
  await page.goto("/newsletter/leave/not-a-token");

  const footer = page.getByRole("contentinfo");
  await expect.poll(() => footer.evaluate((element) => element.getBoundingClientRect().bottom)).toBe(1100);
  await page.getByRole("link", { name: "Terms" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Terms of use" })).toBeVisible();
});

test("on a desk the orders of lists stand below what we earn, and a row of all courses ends with its fee", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await withoutPopup(page);
  await page.goto("/who-pays-us");
  const boxOf = async (place: string) => (await page.locator(place).first().boundingBox())!;
  const [earns, orders] = [await boxOf(".prose"), await boxOf(".list-orders")];
  expect(orders.x).toBe(earns.x);
  expect(orders.y).toBeGreaterThan(earns.y + earns.height);

  await page.goto("/courses");
  const [row, fee, title] = [
    await boxOf(".course-row"),
    await boxOf(".course-row .facts"),
    await boxOf(".course-row h2"),
  ];
  expect(fee.x + fee.width).toBeCloseTo(row.x + row.width, 0);
  expect(fee.y).toBeLessThanOrEqual(title.y);
});

test("on a tablet the details of a course open with its first words, and its page with fee and facts", async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await withoutPopup(page);
  await page.goto("/courses");
  await page
    .getByRole("link", { name: /^View Details/ })
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("A two-year master’s in management")).toBeInViewport({ ratio: 1 });

  await dialog.getByRole("link", { name: "Open the course’s page" }).click();
  const facts = page.getByRole("complementary", { name: "Fee and facts" });
  await expect(facts.getByText("$2,000.00")).toBeInViewport();
  await expect(facts.getByText(/^(Open for|Opens for|Closed)/)).toBeInViewport();
  await expect(page.locator(".course-art")).toBeInViewport();
});

test("in a laptop's low window what one can do with a course stays in view beside what one reads", async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 650 });
  await withoutPopup(page);
  await page.goto("/courses/online-mba");

  await page.getByRole("heading", { name: "Semester by semester" }).scrollIntoViewIfNeeded();

  const ticket = page.getByRole("complementary", { name: "Fee and facts" });
  await expect(ticket.getByRole("link", { name: "Apply Now" })).toBeInViewport({ ratio: 1 });
  await expect(ticket.getByRole("button", { name: /^Compare/ })).toBeInViewport({ ratio: 1 });
  await expect(ticket.getByText("Partner, pays us a commission")).toBeInViewport({ ratio: 1 });
});

test("on paper a screen of the panel is ink on white, without the ways to other screens", async ({ page }) => {
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await openSignedIn(page, "/admin/figures");
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toBeVisible();
  await expect(title).toHaveCSS("color", "rgb(22, 33, 62)");
  await expect(page.getByRole("link", { name: "Next call" })).toBeHidden();
  await expect(page.getByRole("navigation", { name: "Admin" })).toBeHidden();
});

test("at 400 % a lead's story and the fields of a dialog are read and filled in, and what has the focus is in sight", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const name = "Oviya Lakshminarayananvenkataraghavan";
  await sendLead(page, { name, phone: "98220 61733" });
  await openSignedIn(page, "/admin/leads?q=oviya&view=table");
  await page.getByRole("link", { name, exact: true }).click();

  const lead = page.getByRole("dialog");
  for (const field of [lead.getByLabel("Follow-up", { exact: true }), lead.getByRole("textbox", { name: "Note" })]) {
    await field.focus();
    await expect(field).toBeInViewport({ ratio: 0.9 });
  }
  await page.goto("/admin/courses?edit=1");
  for (const label of ["Title", "Duration"]) {
    const field = page.getByRole("dialog").getByLabel(label, { exact: true });
    await field.focus();
    await expect(field).toBeInViewport({ ratio: 0.9 });
  }
});
