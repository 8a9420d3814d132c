import { expect, openSignedIn, sendLead, test } from "#test/journeys/story.ts";

test("the dashboard counts, leads on, and shows the enquiries by day to eye, keyboard and reader", async ({ page }) => {
  await sendLead(page, { name: "Counted Today", phone: "98225 50178" });
  await openSignedIn(page, "/admin/dashboard");

  const cards = page.locator(".totals li");
  await expect(cards).toHaveCount(4);
  await expect(cards.nth(1)).toContainText(/Courses\d+/);
  const actions = page.getByRole("navigation", { name: "Quick actions" });
  for (const [name, path] of [
    ["Courses", "/admin/courses"],
    ["Universities", "/admin/universities"],
    ["Users", "/admin/users"],
    ["Statistics", "/admin/stats"],
  ] as const)
    await expect(actions.getByRole("link", { name })).toHaveAttribute("href", path);
  await expect(page.getByRole("link", { name: /^\d+ Today$/ })).toHaveAttribute(
    "href",
    "/admin/leads?stage=new&age=today",
  );

  const chart = page.getByRole("group", { name: /^Enquiries per day/ });
  const bars = chart.getByRole("img");
  await expect(bars).toHaveCount(30);
  await expect(bars.last()).toHaveAccessibleName(/: [1-9]\d* leads?/);
  await bars.last().focus();
  const note = page.locator(".chart-note");
  await expect(note).toContainText(/Leads [1-9]/);
  await page.keyboard.press("ArrowLeft");
  await expect(bars.nth(28)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(note).toBeHidden();
  await bars.last().hover();
  await expect(note).toContainText(/Leads [1-9]/);
  await page.getByRole("button", { name: "Show as table" }).click();
  const table = page.getByRole("region", { name: "Enquiries per day" });
  await expect(table.getByRole("row")).toHaveCount(31);
});

test("a bucket of leads opens the list of just those", async ({ page }) => {
  const name = "Bucket of the dashboard";
  const data = { name, email: "bucket@mail.example", phone: "98225 50177", course: "Online MBA" };
  expect((await page.request.post("/backend/api/leads.php", { data })).ok()).toBe(true);
  await openSignedIn(page, "/admin/dashboard");

  await page.getByRole("link", { name: /^\d+ Today$/ }).click();
  await expect(page).toHaveURL(/\/admin\/leads\?stage=new&age=today$/);
  await expect(page.getByRole("link", { name, exact: true })).toBeVisible();
  await page.getByLabel("Received").selectOption("Older");
  await expect(page.getByRole("link", { name, exact: true })).toBeHidden();
});

test("what happens while nobody looks at the dashboard is on it as soon as somebody does", async ({ page }) => {
  await sendLead(page, { name: "Seen Before", phone: "98225 50179" });
  await page.addInitScript(() => {
    Object.defineProperty(document, "visibilityState", {
      get: () => (document.documentElement.dataset["away"] ? "hidden" : "visible"),
    });
  });
  const look = (isAway: boolean) =>
    page.evaluate((isAway) => {
      if (isAway) document.documentElement.dataset["away"] = "1";
      else delete document.documentElement.dataset["away"];
      document.dispatchEvent(new Event("visibilitychange"));
    }, isAway);
  const line = page.waitForResponse("**/backend/admin/live");
  await openSignedIn(page, "/admin/dashboard");
  const today = async () => Number.parseInt(await page.getByRole("link", { name: /^\d+ Today$/ }).innerText(), 10);
  const before = await today();
  await line;

  await look(true);
  await sendLead(page, { name: "Came Meanwhile", phone: "98225 50180" });
  // News are here within half a second, and would be read within two and a half.
  await page.waitForTimeout(4000);
  expect(await today()).toBe(before);
  await look(false);

  await expect.poll(today).toBeGreaterThan(before);
});

test.describe("offline", () => {
  test.use({ logged: "Failed to load resource" });

  test("what cannot be read is named, and tried again", async ({ page }) => {
    await openSignedIn(page, "/admin/courses");
    await page.evaluate(() => (console.error = () => {}));
    await page.route("**/dashboard.data**", (route) => route.abort());
    await page.getByRole("link", { name: "Dashboard" }).click();
    const failure = page.getByRole("alert").filter({ hasText: "dashboard data" });
    await expect(failure).toContainText(/Error loading dashboard data:\s*Failed to fetch stats/);

    await page.unrouteAll();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("Recent activities")).toBeVisible();
    await expect(failure).toBeHidden();
  });
});
