import type { Page } from "@playwright/test";
import { axeFinds } from "#test/journeys/axe-finds.ts";
import { expect, staffHeaders, test, withoutPopup } from "#test/journeys/story.ts";

test.beforeEach(({ page }) => withoutPopup(page));

/** Once, before the first page: what a device holds after an earlier visit. */
const hasKept = (page: Page, ...slugs: string[]) =>
  page.addInitScript((slugs) => {
    if (localStorage.getItem("shortlist") !== null || sessionStorage.getItem("begun")) return;
    sessionStorage.setItem("begun", "yes");
    const held = slugs.map((slug) => ({ slug, name: slug, since: "2026-10-24", fee: "₹1 a year" }));
    localStorage.setItem("shortlist", JSON.stringify(held));
  }, slugs);

/** What a page asked for after it was opened, fragments aside: no browser sends them. */
const notedRequests = (page: Page) => {
  const asked: string[] = [];
  page.on("request", (request) =>
    asked.push(decodeURIComponent(request.url().split("#")[0]! + (request.postData() ?? ""))),
  );
  return asked;
};

const titles = (page: Page) => page.locator(".kept h2");

test("a course is kept by one tap, and stands on the shortlist with a note, a month later, too", async ({ page }) => {
  await page.goto("/courses");
  await page.getByRole("button", { name: "Shortlist Online MBA, Deccan Gate University" }).click();
  await expect(page.getByText("Kept on your shortlist, on this device.")).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "Shortlist, 1 course" }).click();

  await expect(titles(page)).toHaveText(["Online MBA"]);
  // Drawn when it was kept: its own address would tell the server which course it is.
  await expect(page.locator(".kept img")).toHaveAttribute("src", /^data:image\/jpeg/);
  await page.getByLabel("My note").fill("Ask if the books are in Marathi, too.");
  await page.clock.install({ time: Date.now() + 31 * 24 * 3_600_000 });
  // On that day, too.
  await withoutPopup(page);
  await page.reload();
  await expect(page.getByLabel("My note")).toHaveValue("Ask if the books are in Marathi, too.");
  await page.goto("/courses/online-mba");
  const button = page.getByRole("button", { name: "Shortlist Online MBA, Deccan Gate University" });
  await expect(button).toHaveAttribute("aria-pressed", "true");
  await button.click();
  await expect(button).toHaveAttribute("aria-pressed", "false");
  await page.goto("/shortlist");
  await expect(page.getByRole("heading", { name: "Nothing kept yet" })).toBeVisible();
});

test("what our list says otherwise a month later stands beside each course; what is gone can be removed", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const then = { since: "2026-10-24", fee: "₹84,000 a year", admission: "Closed", validity: "Listed by UGC-DEB" };
    const held = [
      { slug: "online-mba", name: "MBA", ...then },
      { slug: "no-such-course", name: "M.A. Gone", ...then },
    ];
    localStorage.setItem("shortlist", JSON.stringify(held));
  });
  await page.goto("/shortlist");
  const [row, gone] = [page.locator(".kept").first(), page.locator(".kept").nth(1)];
  await expect(row.getByRole("listitem")).toHaveText([
    /^Then Closed; now Open for .* 20\d\d, last date .*\.$/,
    /^Then Listed by UGC-DEB; now Listed by UGC-DEB for online, .* session\.$/,
  ]);
  await expect(gone).toContainText("This course is not in our list any more.");
  await page.setViewportSize({ width: 320, height: 720 });
  expect(await axeFinds(page, { part: ".ranked" })).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await gone.getByRole("button", { name: /^Remove/ }).click();
  await expect(titles(page)).toHaveText(["Online MBA"]);
});

test("a course that has got another address meanwhile stays on the list with its note, and is kept by the new one", async ({
  page,
}) => {
  const moved = { from_path: "/courses/mba-by-mail", to_path: "/courses/online-mba" };
  const headers = await staffHeaders(page);
  const led = await page.request.post("/backend/admin/redirects.php", { headers, data: moved });
  expect(led.ok()).toBe(true);
  await page.addInitScript(() => {
    if (localStorage.getItem("shortlist") !== null) return;
    const held = [{ slug: "mba-by-mail", name: "MBA by mail", note: "Asha likes it", since: "2026-10-24" }];
    localStorage.setItem("shortlist", JSON.stringify(held));
  });
  await page.goto("/shortlist");

  await expect(titles(page)).toHaveText(["Online MBA"]);
  await expect(page.getByLabel("My note")).toHaveValue("Asha likes it");
  const slugs = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem("shortlist")!).map((one: { slug: string }) => one.slug));
  expect(await slugs()).toEqual(["online-mba"]);
  await page.goto("/family-sheet#mba-by-mail=");
  await expect(page.getByRole("article")).toContainText("Deccan Gate University");

  // Kept by two addresses of before: each keeps its own note.
  await page.request.post("/backend/admin/redirects.php", {
    headers,
    data: { ...moved, from_path: "/courses/mba-by-post" },
  });
  await page.evaluate(() => {
    const held = ["mail", "post"].map((way) => ({ slug: `mba-by-${way}`, name: `MBA by ${way}`, note: `By ${way}` }));
    localStorage.setItem("shortlist", JSON.stringify(held));
  });
  await page.goto("/shortlist");
  await expect(titles(page)).toHaveText(["Online MBA", "Online MBA"]);
  expect(await slugs()).toEqual(["online-mba", "mba-by-post"]);
  await page.getByLabel("My note").first().fill("By mail, gladly");
  await page.reload();
  await expect(page.getByLabel("My note").nth(1)).toHaveValue("By post");
});

test.describe("far from India", () => {
  test.use({ timezoneId: "America/Los_Angeles" });

  test("a course is kept on the day of the list, which is India's, and that day is named later on", async ({
    page,
  }) => {
    await page.clock.setFixedTime("2026-11-20T20:00:00Z");
    await withoutPopup(page);
    await page.goto("/courses");
    await page.getByRole("button", { name: "Shortlist Online MBA, Deccan Gate University" }).click();
    await expect(page.getByText("Kept on your shortlist, on this device.")).toBeVisible();
    await page.evaluate(() => {
      const held = JSON.parse(localStorage.getItem("shortlist")!) as object[];
      localStorage.setItem("shortlist", JSON.stringify(held.map((course) => ({ ...course, fee: "₹1 a year" }))));
    });
    await page.goto("/shortlist");
    await expect(page.locator(".changed")).toContainText("Changed since 21 November:");
  });
});

test("courses are ranked by keyboard, removed and put back where they stood", async ({ page }) => {
  await hasKept(page, "online-mba", "online-mca", "online-bba");
  await page.goto("/shortlist");
  await expect(titles(page)).toHaveText(["Online MBA", "Online MCA", "Online BBA"]);
  const changed = page.locator(".kept").first().locator(".changed");
  await expect(changed).toHaveText(/^Changed since 24 October:Then ₹1 a year; now ₹84,000 a year\.$/);

  await page.getByRole("button", { name: /^Move Online BBA,.* up$/ }).press("Enter");
  await expect(titles(page)).toHaveText(["Online MBA", "Online BBA", "Online MCA"]);
  await expect(page.getByRole("button", { name: /^Move Online BBA,.* up$/ })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(titles(page)).toHaveText(["Online BBA", "Online MBA", "Online MCA"]);
  await expect(page.getByText(/^Online BBA, .* is number 1\.$/)).toBeAttached();

  await page.getByRole("button", { name: /^Remove Online MBA,/ }).press("Enter");
  await expect(titles(page)).toHaveText(["Online BBA", "Online MCA"]);
  await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
  const said = page.getByRole("status").filter({ hasText: "Online MBA, " });
  await expect(said).toHaveText(/^Online MBA, .* is off your list\.$/);
  await page.keyboard.press("Enter");
  await expect(titles(page)).toHaveText(["Online BBA", "Online MBA", "Online MCA"]);
  await expect(said).toHaveText(/^Online MBA, .* is on your list again\.$/);
  await page.reload();
  await expect(titles(page)).toHaveText(["Online BBA", "Online MBA", "Online MCA"]);
  await expect(page.getByRole("link", { name: "Compare all 3" })).toHaveAttribute(
    "href",
    "/compare?courses=online-bba,online-mba,online-mca",
  );
});

test("a list is sent by its link, read by somebody else and taken over; nothing of it reaches the server", async ({
  page,
  browser,
  baseURL,
}) => {
  const asked = notedRequests(page);
  await hasKept(page, "online-mba", "online-mca", "online-b-com-bhogdoi-valley");
  await page.goto("/shortlist");
  const unlisted = /Listed by UGC-DEB for online, .* session, not for .*20\d\d/;
  await expect(page.locator(".kept").nth(2)).toContainText(unlisted);
  await page.getByLabel("My note").first().fill("Papa likes this one");
  const link = await page.getByLabel("Link to this list").inputValue();
  const message = await page.getByRole("link", { name: "Send on WhatsApp" }).getAttribute("href");
  const text = new URL(message!).searchParams.get("text")!;
  expect(text).toMatch(/^My shortlist:\n\n1\. Online MBA, .*: ₹.* a year\nPapa likes this one\n\n2\. Online MCA/);
  expect(text.split("3. Online B.Com, ")[1]).toMatch(unlisted);
  expect(text).toContain(link);
  expect(asked.join("\n")).not.toMatch(/Papa|online-m/);
  expect(asked.filter((address) => address.includes("/shortlist/courses"))).toHaveLength(1);

  const other = await browser.newPage({ baseURL: baseURL! });
  const askedByOther = notedRequests(other);
  await withoutPopup(other);
  await hasKept(other, "online-bba");
  await other.goto(link);
  await expect(other.getByRole("heading", { level: 1 })).toHaveText("A shortlist that was sent to you");
  await expect(titles(other)).toHaveText(["Online MBA", "Online MCA", "Online B.Com"]);
  await expect(other.locator(".kept").nth(2)).toContainText(unlisted);
  await expect(other.getByText("Papa likes this one")).toBeVisible();
  await other.getByRole("button", { name: "Take the list over" }).click();
  await expect(other.getByRole("heading", { level: 1 })).toHaveText("Your shortlist");
  await expect(titles(other)).toHaveText(["Online BBA", "Online MBA", "Online MCA", "Online B.Com"]);
  await expect(other.getByLabel("My note").nth(1)).toHaveValue("Papa likes this one");
  expect(askedByOther.join("\n")).not.toMatch(/Papa|online-/);
  await other.close();
});

test("the link past the menu leaves the list where it is, one's own and one that was sent", async ({ page }) => {
  await hasKept(page, "online-bba");
  const title = page.getByRole("heading", { level: 1 });
  const passMenu = async () => {
    await page.getByRole("link", { name: "Skip to content" }).focus();
    await page.keyboard.press("Enter");
  };
  await page.goto("/shortlist");
  await expect(titles(page)).toHaveText(["Online BBA"]);
  await passMenu();
  await expect(page).toHaveURL(/\/shortlist$/);
  await expect(titles(page)).toHaveText(["Online BBA"]);
  await page.goto("/shortlist#main");
  await expect(title).toHaveText("Your shortlist");

  await page.goto("/shortlist#online-mba=");
  await expect(titles(page)).toHaveText(["Online MBA"]);
  await passMenu();
  await expect(page).toHaveURL(/\/shortlist#online-mba=$/);
  await expect(title).toHaveText("A shortlist that was sent to you");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Home" }).last()).toBeFocused();
  await page.getByRole("button", { name: "Take the list over" }).click();
  await expect(titles(page)).toHaveText(["Online BBA", "Online MBA"]);
});

test("a list that does not fit beside one's own is not taken over in part", async ({ page }) => {
  await hasKept(page, ...Array.from({ length: 39 }, (_, index) => `course-${index}`));
  await page.goto("/shortlist#online-mba=&online-mca=");
  await page.getByRole("button", { name: "Take the list over" }).click();
  await expect(page.getByRole("alert")).toHaveText(
    "A shortlist holds 40 courses, and yours and this one are 41 together. Take some off yours first.",
  );
  await expect(page.getByRole("alert")).toBeInViewport();
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem("shortlist")!).length)).toBe(39);
});

test("what one tab changes stands in the other, and an act on what is gone there changes nothing else", async ({
  page,
  context,
}) => {
  await hasKept(page, "online-mba", "online-mca", "online-bba");
  await page.goto("/shortlist");
  await expect(titles(page)).toHaveText(["Online MBA", "Online MCA", "Online BBA"]);
  const other = await context.newPage();
  await withoutPopup(other);
  await other.goto("/shortlist");
  await other.getByRole("button", { name: /^Remove Online MCA,/ }).click();
  await expect(titles(page)).toHaveText(["Online MBA", "Online BBA"]);
  await other.getByLabel("My note").first().fill("Ask Papa");
  await expect(page.getByLabel("My note").first()).toHaveValue("Ask Papa");

  // Before the other tab's change is heard of.
  await page.evaluate(() => {
    const held = JSON.parse(localStorage.getItem("shortlist")!) as { slug: string }[];
    localStorage.setItem("shortlist", JSON.stringify(held.filter(({ slug }) => slug !== "online-mba")));
  });
  await page.getByRole("button", { name: /^Move Online MBA,.* down$/ }).click();
  await expect(titles(page)).toHaveText(["Online BBA"]);
});

test("each course says how one stands with it, and whether it goes on the family sheet", async ({ page }) => {
  const slugs = ["online-mba", "online-mca", "online-bba", "bachelor-of-design", "executive-mba"];
  await hasKept(page, ...slugs);
  await page.goto("/shortlist");
  const row = (title: string) =>
    page.locator(".kept").filter({ has: page.getByRole("heading", { name: title, exact: true }) });
  await row("Online MBA").getByRole("link", { name: "Answer a few questions" }).click();
  const check = page.getByRole("region", { name: "Can I get in?" });
  await check.getByLabel("Last degree").focus();
  await check.getByLabel("Last degree").selectOption("12th");
  await expect(check).toContainText("Not eligible");
  await page.goto("/shortlist");
  await expect(row("Online MBA")).toContainText("Not eligible, because you need a bachelor’s degree first");
  await expect(row("Online MBA").getByRole("link", { name: "Answer a few questions" })).toBeHidden();

  const boxes = page.getByRole("checkbox", { name: /^On the family sheet/ });
  await expect(boxes).toHaveCount(5);
  await expect(boxes.last()).toBeDisabled();
  await boxes.nth(1).uncheck();
  await expect(boxes.nth(1)).toBeFocused();
  await boxes.last().check();
  await expect(boxes.nth(1)).toBeDisabled();
  await page.reload();
  await expect(boxes.last()).toBeChecked();
  await page.getByRole("link", { name: "Make the family sheet" }).click();
  const sheet = page.getByRole("article", { name: "Our courses, side by side" });
  await expect(sheet.getByRole("columnheader")).toHaveCount(5);
  await expect(sheet).not.toContainText("Online MCA");
});

test.describe("where the server cannot be asked", () => {
  test.use({ logged: "Failed to load resource" });

  test("the list is there all the same, and says what is missing", async ({ page }) => {
    await hasKept(page, "online-mba");
    await page.route("**/shortlist/courses**", (route) => route.abort());
    await page.goto("/shortlist");
    await expect(page.getByRole("alert")).toContainText("What the courses cost could not be fetched.");
    await expect(titles(page)).toHaveText(["online-mba"]);
  });
});

test("a shortlist: axe finds nothing, nothing scrolls sideways, letters may be twice the size, at any width", async ({
  page,
}) => {
  const overhang = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await hasKept(page, "online-mba", "online-mca", "course-of-yesterday");
  await page.goto("/shortlist");
  await expect(titles(page)).toHaveCount(3);
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
