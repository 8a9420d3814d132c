import type { Page } from "@playwright/test";
import { expect, openSignedIn, test } from "./story.ts";

const address = (file: string) => `**/backend/admin/${file}.php`;
const answer = (page: Page, file: string, data: unknown) =>
  page.route(address(file), (route) => route.fulfill({ json: { success: true, data } }));

const today = new Date().toLocaleDateString("en-CA", { timeZone: "Asia/Kolkata" });
const day = (index: number) =>
  new Date(Date.parse(`${today}T12:00:00Z`) + (index - 29) * 86_400_000).toISOString().slice(0, 10);
const quietDays = Array.from({ length: 30 }, (_, index) => ({
  day: day(index),
  leads: 0,
  messages: 0,
  applications: 0,
  subscribers: 0,
}));
const nothing = {
  days: quietDays,
  follow_ups: { due_today: 0, overdue: 0 },
  unanswered_leads: ["today", "1-2", "3-7", "older"].map((age) => ({ age, count: 0 })),
  applications: [1, 2, 3, 4].map((step) => ({ step, count: 0 })),
};

test("the dashboard counts, leads on, and shows the enquiries by day to eye, keyboard and reader", async ({ page }) => {
  const trends = { totalUsers: 6, totalCourses: 0, totalUniversities: null, totalTestimonials: 12 };
  const totals = { totalUsers: 1284, totalCourses: 64, totalUniversities: 20, totalTestimonials: 38, trends };
  await answer(page, "stats", totals);
  const days = quietDays.with(29, { ...quietDays[29]!, leads: 2, messages: 1 });
  await answer(page, "enquiry-figures", {
    days: days.with(28, { ...quietDays[28]!, applications: 4 }),
    follow_ups: { due_today: 3, overdue: 0 },
    unanswered_leads: nothing.unanswered_leads.with(2, { age: "3-7", count: 5 }),
    applications: nothing.applications.with(2, { step: 3, count: 4 }),
  });
  await openSignedIn(page, "/admin/dashboard");

  const cards = page.locator(".totals li");
  await expect(cards).toHaveText([
    "Users1,284+6% in 30 days",
    "Courses64No change in 30 days",
    "Universities20",
    "Testimonials38+12% in 30 days",
  ]);
  const actions = page.getByRole("navigation", { name: "Quick actions" });
  for (const [name, path] of [
    ["Courses", "/admin/courses"],
    ["Universities", "/admin/universities"],
    ["Users", "/admin/users"],
    ["Statistics", "/admin/stats"],
  ] as const)
    await expect(actions.getByRole("link", { name })).toHaveAttribute("href", path);
  await expect(page.getByRole("link", { name: "5 3–7 days" })).toHaveAttribute(
    "href",
    "/admin/leads?stage=new&age=3-7",
  );
  const followUps = page.getByRole("region", { name: "Follow-ups" });
  await expect(followUps.getByRole("listitem")).toHaveText(["3 Due today", "0 Overdue"]);
  await expect(followUps.getByRole("link", { name: "3 Due today" })).toHaveAttribute("href", "/admin/leads?tab=today");
  const step = page.getByRole("link", { name: /Documentation Verification/ });
  await expect(step).toHaveAttribute("href", "/admin/applications?step=3");

  const chart = page.getByRole("group", { name: /^Enquiries per day/ });
  const bars = chart.getByRole("img");
  await expect(bars).toHaveCount(30);
  await expect(bars.last()).toHaveAccessibleName(/: 2 leads, 1 message$/);
  await bars.last().focus();
  const note = page.locator(".chart-note");
  await expect(note).toContainText("Leads 2");
  await page.keyboard.press("ArrowLeft");
  await expect(bars.nth(28)).toBeFocused();
  await expect(note).toContainText("Applications 4");
  await page.keyboard.press("Escape");
  await expect(note).toBeHidden();
  await bars.last().hover();
  await expect(note).toContainText("Messages 1");
  await page.getByRole("button", { name: "Show as table" }).click();
  const table = page.getByRole("region", { name: "Enquiries per day" });
  await expect(table.getByRole("row").nth(1)).toContainText(/2\s*1\s*0\s*0$/);
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

test("where nothing has happened the dashboard says so", async ({ page }) => {
  await answer(page, "activities", []);
  await answer(page, "enquiry-figures", nothing);
  await openSignedIn(page, "/admin/dashboard");

  for (const sentence of [
    "No recent activities",
    "No enquiries in the last 30 days",
    "No follow-up is due",
    "Every lead has been answered",
    "No applications yet",
  ])
    await expect(page.getByText(sentence)).toBeVisible();
});

test.describe("failing", () => {
  test.use({ refusal: 500 });

  test("what cannot be read is named, and tried again", async ({ page }) => {
    await page.route(address("stats"), (route) => route.fulfill({ status: 500, body: "<h1>Oops</h1>" }));
    await openSignedIn(page, "/admin/dashboard");
    const failure = page.getByRole("alert").filter({ hasText: "dashboard data" });
    await expect(failure).toContainText("Error loading dashboard data: HTTP error! status: 500");

    const again = page.getByRole("button", { name: "Try again" });
    for (const [file, sentence] of [
      ["stats", "Failed to fetch stats"],
      ["activities", "Failed to fetch activities"],
      ["enquiry-figures", "Failed to fetch enquiries"],
    ] as const) {
      await page.unrouteAll();
      await page.route(address(file), (route) => route.fulfill({ json: { success: false } }));
      await again.click();
      await expect(failure).toContainText(`Error loading dashboard data: ${sentence}`);
    }

    await page.unrouteAll();
    await again.click();
    await expect(page.getByText("Recent activities")).toBeVisible();
    await expect(failure).toBeHidden();
  });
});
