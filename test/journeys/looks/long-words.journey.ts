import type { Page } from "@playwright/test";
import { expect, openSignedIn, test } from "#test/journeys/story.ts";

const LONG = "antidisestablishmentarianism".repeat(3).slice(0, 80);
const widths = [390, 768, 1440];

/** Each list of content with the fields that hold words of any length. */
const lists = {
  users: ["username", "email"],
  courses: ["title", "university_name", "duration", "tag"],
  universities: ["name", "location"],
  testimonials: ["name", "role", "content"],
  faqs: ["question", "answer"],
  stats: ["number", "text"],
  "expert-guidance": ["name", "title", "expertise", "languages"],
  programs: ["title", "specializations", "duration"],
  gallery: ["caption", "image_alt"],
  leaders: ["name", "title", "bio"],
  values: ["name", "text"],
  blogs: ["title"],
};

/** Where a screen's records have another name in the API. */
const files: Record<string, string> = { stats: "stat-items", values: "core-values" };

test("words of eighty letters leave the dashboard and each list its width, and their dialogs theirs", async ({
  page,
}) => {
  // Twelve screens at three widths.
  test.slow();
  await openSignedIn(page, "/admin/dashboard");
  await expect(page.getByText("Welcome, Admin")).toBeVisible();
  const acts = [{ id: 1, type: "course", action: "create", name: LONG, date: "2026-11-21T04:30:00Z", actor: LONG }];
  await page.route("**/backend/admin/activities.php", (route) =>
    route.fulfill({ json: { success: true, data: acts } }),
  );
  await page.reload();
  await expect(page.getByText(LONG).first()).toBeVisible();
  await expectNothingSideways(page, "dashboard");
  for (const [screen, fields] of Object.entries(lists)) {
    await lengthen(page, screen, fields);
    await page.goto(`/admin/${screen}`);
    await expect(page.getByText(LONG).first()).toBeAttached();
    await expectNothingSideways(page, screen);
    await page
      .getByRole("link", { name: /^Delete / })
      .first()
      .click();
    await expect(page.getByRole("alertdialog")).toContainText(LONG);
    await expectNothingSideways(page, `${screen}, deleting`);
  }
});

test("on a phone what is said of a long name can be dismissed, and hides no act of the selection", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await lengthen(page, "faqs", lists.faqs);
  await page.route("**/backend/admin/faqs.php?id=*", (route) => route.fulfill({ json: { success: true } }));
  await openSignedIn(page, "/admin/faqs");
  await page.getByRole("link", { name: LONG, exact: true }).click();
  await page.getByRole("link", { name: "Delete FAQ" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText(`${LONG} deleted`)).toBeVisible();
  await expect(page.getByRole("button", { name: "Dismiss" })).toBeInViewport({ ratio: 1 });
  await page.getByRole("checkbox", { name: `Select ${LONG}` }).check();
  const acts = page.getByRole("region", { name: "Selected FAQs" });
  await acts.getByRole("button", { name: "Export" }).click({ trial: true, timeout: 3000 });
});

/** The first record of a screen says as much as it can. */
async function lengthen(page: Page, screen: string, fields: string[]) {
  await page.route(`**/backend/admin/${files[screen] ?? screen}.php`, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: Record<string, unknown>[] };
    for (const field of fields) answer.data[0]![field] = field === "languages" ? [LONG] : LONG;
    await route.fulfill({ response, json: answer });
  });
}

async function expectNothingSideways(page: Page, what: string) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const sideways = await page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll("dialog[open], dialog[open] *")]
        .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth)
        .map(({ tagName, className }) => `${tagName} ${className}`),
    );
    expect.soft({ what, width, sideways }).toEqual({ what, width, sideways: [] });
  }
}
