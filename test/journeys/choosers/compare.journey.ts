import { axeFinds } from "#test/journeys/axe-finds.ts";
import { expect, staffHeaders, test, withoutPopup } from "#test/journeys/story.ts";

const two = "/compare?courses=online-mba,online-mca";
const four = `${two},online-bba,bachelor-of-design`;

test.beforeEach(({ page }) => withoutPopup(page));

test("a course is laid beside others by one tap on a list, a bar counts them and leads to the comparison", async ({
  page,
}) => {
  await page.goto("/courses");
  await page.getByRole("button", { name: /^Compare Online MBA,/ }).click();
  const bar = page.getByRole("complementary", { name: "Chosen to compare" });
  await expect(bar.getByRole("link")).toHaveText("Add one more");
  await page.getByRole("button", { name: /^Compare Online MCA,/ }).press("Enter");
  await expect(bar).toContainText("2 chosen of 4");

  await page.goto("/courses/online-bba");
  await page.getByRole("button", { name: /^Compare Online BBA,/ }).click();
  await expect(page.getByRole("button", { name: /^Compare Online BBA,/ })).toHaveAttribute("aria-pressed", "true");
  await bar.getByRole("link", { name: "Compare 3" }).click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Three courses, side by side");
  await page.getByRole("link", { name: "Remove Online MCA" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Two courses, side by side");
  await page.locator(".compare-choice").getByRole("checkbox").first().check();
  await page.getByRole("button", { name: "Compare", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Three courses, side by side");
  await expect(bar).toBeHidden();
  // Only robots leave before the page's script has noted what is compared.
  const noted = () => page.evaluate(() => (JSON.parse(localStorage.getItem("comparison") ?? "[]") as unknown[]).length);
  await expect.poll(noted).toBe(3);

  await page.goto("/courses");
  await expect(page.getByRole("button", { name: /^Compare Online MCA,/ })).toHaveAttribute("aria-pressed", "false");
  await expect(bar).toContainText("3 chosen of 4");
});

test("of four chosen courses a fifth is refused, and one is taken out at the bar", async ({ page }) => {
  await page.goto("/courses");
  const buttons = page.locator('.hold[name="courses"]');
  for (const place of [0, 1, 2, 3]) await buttons.nth(place).click();
  const bar = page.getByRole("complementary", { name: "Chosen to compare" });
  await expect(bar).toContainText("4 chosen of 4");
  await expect(buttons.nth(4)).toHaveAttribute("aria-disabled", "true");
  await buttons.nth(4).click({ force: true });
  await expect(page.getByText("Four courses are chosen. Take one out first.")).toBeVisible();

  await bar
    .getByRole("button", { name: /^Remove/ })
    .first()
    .click();
  await expect(bar).toContainText("3 chosen of 4");
  await expect(buttons.nth(0)).toHaveAttribute("aria-pressed", "false");

  // Rows that come by a filter know what is chosen.
  await page.getByRole("button", { name: /^Compare Online MBA,/ }).click();
  await page.getByRole("checkbox", { name: /^MBA/ }).check();
  await expect(page).toHaveURL(/field=mba/);
  await expect(page.getByRole("button", { name: /^Compare Online MBA, Deccan/ })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
});

test("on a phone the bar shows each course by a picture of its own, out by its corner alone, and away where one answers", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/courses/mba");
  for (const university of ["Deccan Gate", "Satpura Hills"])
    await page.getByRole("button", { name: `Compare Online MBA, ${university} University` }).click();
  const bar = page.getByRole("complementary", { name: "Chosen to compare" });
  const pictures = bar.locator("img");
  const addresses = () => pictures.evaluateAll((images: HTMLImageElement[]) => images.map(({ src }) => src));
  await expect.poll(async () => new Set(await addresses()).size).toBe(2);
  await pictures.first().click();
  await expect(bar).toContainText("2 chosen of 4");
  const out = bar.getByRole("button", { name: /^Remove/ }).first();
  const { width, height } = (await out.boundingBox())!;
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);

  for (const address of ["/OnlineAdmission", "/contact", "/find?degree=bachelor"]) {
    await page.goto(address);
    await expect(page.locator(".nav .count, html.is-watched").first()).toBeAttached();
    await expect(bar).toHaveCount(0);
  }
  await page.goto("/compare?courses=online-mba");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("comparison"))).toContain("cover-mba");
  await page.goto("/");
  await expect(pictures).toHaveCount(1);
  await out.click();
  await expect(bar).toHaveCount(0);
});

test("a course that has got another address meanwhile is one of those chosen, by the new one", async ({ page }) => {
  const headers = await staffHeaders(page);
  const moved = { from_path: "/courses/bba-by-mail", to_path: "/courses/online-bba" };
  const led = await page.request.post("/backend/admin/redirects.php", { headers, data: moved });
  expect(led.ok()).toBe(true);
  await page.addInitScript(() => {
    if (localStorage.getItem("comparison") !== null) return;
    const held = ["bba-by-mail", "online-mca"].map((slug) => ({ slug, name: slug, isTold: true }));
    localStorage.setItem("comparison", JSON.stringify(held));
  });
  await page.goto("/courses/online-bba");
  const button = page.getByRole("button", { name: /^Compare Online BBA, / });
  const bar = page.getByRole("complementary", { name: "Chosen to compare" });

  await expect(button).toHaveAttribute("aria-pressed", "true");
  await expect(bar).toContainText("2 chosen of 4");
  await button.click();
  await expect(bar).toContainText("1 chosen of 4");

  // Chosen under both before the device heard of it.
  await page.evaluate(() => {
    const held = ["bba-by-mail", "online-mca", "online-bba"].map((slug) => ({ slug, name: slug }));
    localStorage.setItem("comparison", JSON.stringify(held));
  });
  await page.reload();
  await expect(bar).toContainText("2 chosen of 4");
  const { data } = (await led.json()) as { data: { id: number } };
  await page.request.delete(`/backend/admin/redirects.php?id=${data.id}`, { headers });
});

test("where the browser keeps nothing, a tap leads to the comparison, which its address carries", async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("refused", "QuotaExceededError");
    };
  });
  await page.goto("/courses/online-mba");
  await page.getByRole("button", { name: "Compare Online MBA, Deccan Gate University" }).click();
  await expect(page).toHaveURL(/\/compare\?courses=online-mba$/);
  await expect(page).toHaveTitle("Compare courses, Online MBA | Disha");
});

test("one tap adds a course and takes it out again wherever courses stand", async ({ page }) => {
  const places: [address: string, part: string][] = [
    ["/", "#courses"],
    ["/?category=pg", ".category-courses"],
    ["/search?q=mba", ".found"],
    ["/universities/deccan-gate-university", ".university-courses"],
    ["/courses/mba", "main"],
    ["/find?degree=bachelor&percent=70&work=2&budget=-&place=-&language=-", ".picks"],
    ["/courses/online-mba", ".also"],
  ];
  const bar = page.getByRole("complementary", { name: "Chosen to compare" });
  for (const [address, part] of places) {
    await page.goto(address);
    const button = page
      .locator(part)
      .getByRole("button", { name: /^Compare / })
      .first();
    await button.scrollIntoViewIfNeeded();
    await button.click();
    await expect(button).toHaveAttribute("aria-pressed", "true");
    await expect(bar).toContainText("1 chosen of 4");
    await button.press("Enter");
    await expect(button).toHaveAttribute("aria-pressed", "false");
    await expect(bar).toHaveCount(0);
    const keep = page
      .locator(part)
      .getByRole("button", { name: /^Shortlist Online/ })
      .first();
    await keep.press("Enter");
    await expect(page.getByText("Kept on your shortlist, on this device.")).toBeVisible();
    await keep.press("Enter");
    await expect(keep).toHaveAttribute("aria-pressed", "false");
  }
  await page.goto("/courses");
  await page.getByRole("link", { name: "View Details of Online MBA" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: /^Compare Online MBA/ }).click();
  await expect(dialog.getByRole("button", { name: /^Compare Online MBA/ })).toHaveAttribute("aria-pressed", "true");
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(bar).toContainText("1 chosen of 4");
});

test("differences only hides what is the same for all, and stands in the address that is sent on", async ({ page }) => {
  await page.goto(two);
  const same = page.getByRole("rowheader", { name: "Mode of study" });
  await expect(same).toBeVisible();
  await page.getByRole("checkbox", { name: "Differences only" }).press("Space");
  await expect(same).toBeHidden();
  await expect(page.getByRole("rowheader", { name: "A year" })).toBeVisible();
  await expect(page).toHaveURL(/only=differences/);
  await expect(page.locator(".compare-tools .share")).toHaveAttribute("data-share", /only=differences/);
  await page.reload();
  await expect(same).toBeHidden();
});

test("one day and one loan, typed once, tell in all columns what comes back and what borrowing costs", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(two);
  const row = (name: string) => page.getByRole("row", { name: new RegExp(`^${name}`) });
  await page.locator("summary", { hasText: "Change the date and the loan" }).press("Enter");
  await page.getByLabel("The university has my letter on").fill("2027-02-24");
  await expect(row("If you leave")).toContainText("₹32,000 comes back");
  await page.getByLabel("Months").fill("121");
  await page.getByLabel("Months").press("Enter");
  await expect(page.getByText("Months must be at most 120")).toBeVisible();
  await expect(row("By a loan")).toContainText("The terms above need a correction.");
  await page.getByLabel("Months").fill("10");
  await page.getByLabel("Months").press("Enter");
  await expect(row("By a loan")).toContainText("a month over 10");
  await expect(page.getByLabel("Months")).toBeFocused();
  await expect(page.locator(".compare-tools .share")).toHaveAttribute("data-share", /left=2027-02-24.*months=10/);
  expect(await axeFinds(page)).toEqual([]);

  await page.getByRole("checkbox", { name: "Differences only" }).press("Space");
  await page.reload();
  await expect(page.getByRole("checkbox", { name: "Differences only" })).toBeChecked();
  await expect(row("By a loan")).toContainText("a month over 10");
  await page.getByRole("link", { name: "All instalments of Online MBA" }).click();
  await expect(page.getByLabel("Months")).toHaveValue("10");
});

test("the terms of an offer leave the day and the amount that were chosen since the page came", async ({ page }) => {
  await page.goto(`${two}&left=2027-02-24&amount=60000`);
  await page.getByLabel("The university has my letter on").fill("2027-03-10");
  await page.getByLabel("I borrow, in rupees").fill("50000");
  await page.getByLabel("Months").fill("10");
  await page.getByLabel("Months").press("Enter");
  await expect(page.getByText("You leave on 10 March 2027. A loan of ₹50,000, 13% over 10 months")).toBeVisible();
  await page.getByRole("link", { name: /^Use these terms of/ }).press("Enter");
  await expect(page.getByText("You leave on 10 March 2027. A loan of ₹50,000, 13% over 24 months")).toBeVisible();
  await expect(page).toHaveURL(/left=2027-03-10.*amount=50000/);
});

test("what is not known leads to the enquiry, which names the course and the question", async ({ page }) => {
  await page.goto(four);
  await page
    .getByRole("row", { name: /^Taught in/ })
    .getByRole("link")
    .first()
    .click();
  const popup = page.getByRole("dialog", { name: "Get Expert Guidance" });
  await expect(popup.getByLabel("Interested course")).toHaveValue(/ at .*: the language of teaching$/);
});

test("a phone shows two columns, whose names stay in sight and switch", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(four, { waitUntil: "networkidle" });
  const heads = page.getByRole("columnheader").filter({ visible: true, has: page.getByRole("heading") });
  await expect(heads).toHaveCount(2);
  await expect(heads.nth(0)).toContainText("Online MBA");
  await page.getByLabel("Right column").selectOption({ index: 3 });
  await expect(heads.filter({ hasText: "Bachelor of Design" })).toBeVisible();
  // Chosen twice, the two swap.
  await page.getByLabel("Right column").selectOption({ index: 0 });
  await expect(page.getByLabel("Left column")).toHaveValue("d");
  await expect(heads).toHaveCount(2);
  await page.evaluate(() => scrollTo(0, 1200));
  await expect(page.getByLabel("Left column")).toBeInViewport();
});

test("a comparison of four: axe finds nothing, nothing scrolls sideways, letters may be twice the size, at any width", async ({
  page,
}) => {
  const overhang = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await page.goto(`${four},nothing-like-this`);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect([width, await axeFinds(page)]).toEqual([width, []]);
    expect(await overhang()).toBeLessThanOrEqual(0);
    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    expect([width, (await overhang()) <= 0]).toEqual([width, true]);
    await page.evaluate(() => (document.documentElement.style.fontSize = ""));
  }
});

test("a comparison on paper bears all its courses, and nothing that can only be pressed", async ({ page }) => {
  await page.goto(four);
  await page.emulateMedia({ media: "print" });
  for (const name of ["Online MBA", "Online MCA", "Online BBA", "Bachelor of Design"])
    await expect(page.getByRole("columnheader").filter({ hasText: name })).toBeVisible();
  // The names stand on each sheet.
  await expect(page.locator(".compared thead")).toHaveCSS("display", "table-header-group");
  await expect(page.getByText("Differences only")).toBeHidden();
  await expect(page.getByRole("link", { name: "Ask about this" }).first()).toBeHidden();
  const sheets = (await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type\s*\/Page\b/g)!;
  expect(sheets.length).toBeLessThanOrEqual(2);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a comparison begins wherever a course stands, too", async ({ page }) => {
    for (const address of ["/", "/courses", "/search?q=mba", "/universities/deccan-gate-university"]) {
      await page.goto(address);
      await page
        .getByRole("button", { name: /^Compare Online MBA, Deccan Gate/ })
        .first()
        .click();
      await expect(page).toHaveURL(/\/compare\?courses=online-mba$/);
      await expect(page.locator(".compare-first")).toContainText("Online MBA");
    }
  });

  test("a course's page begins a comparison, which grows by a form and says only differences", async ({ page }) => {
    await page.goto("/courses/online-mba");
    await expect(page.getByRole("button", { name: /^Shortlist Online/ })).toHaveCount(0);
    await page.getByRole("button", { name: "Compare Online MBA, Deccan Gate University" }).click();
    await page.getByRole("checkbox").first().check();
    await page.getByRole("checkbox").nth(1).check();
    await page.getByRole("button", { name: "Compare", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Three courses, side by side");
    const rows = page.getByRole("rowheader").filter({ visible: true });
    const all = await rows.count();
    await page.getByRole("checkbox", { name: "Differences only" }).check();
    await expect.poll(() => rows.count()).toBeLessThan(all);

    await page.getByText("Change the date and the loan").click();
    await page.getByLabel("The university has my letter on").fill("2027-02-24");
    await page.getByRole("button", { name: "Show it in all columns" }).click();
    await expect(page.getByRole("row", { name: /^If you leave/ })).toContainText("₹32,000 comes back");
    await expect(page.getByRole("checkbox", { name: "Differences only" })).toBeChecked();

    await page.setViewportSize({ width: 360, height: 740 });
    const heads = page.getByRole("columnheader").filter({ visible: true, has: page.getByRole("heading") });
    await page.getByLabel("Left column").selectOption({ index: 2 });
    await expect(heads).toHaveCount(2);
  });
});
