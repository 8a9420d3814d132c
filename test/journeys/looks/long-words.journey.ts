import type { Page } from "@playwright/test";
import { expect, openSignedIn, staffHeaders, test } from "#test/journeys/story.ts";

const LONG = "antidisestablishmentarianism".repeat(3).slice(0, 80);
const widths = [390, 768, 1440];

/**
 * Lists of content with the fields that hold words of any length. Those left out are of a name or two and a text, as
 * the testimonials are.
 */
const lists = {
  // Not the universities' names: the filter's choice is sorted by them, so that others would hydrate in another order.
  courses: ["title"],
  users: ["username", "email"],
  universities: ["name", "location"],
  testimonials: ["name", "role", "content"],
  faqs: ["question", "answer"],
  programs: ["title", "specializations"],
  gallery: ["caption", "image_alt"],
  blogs: ["title"],
};

/** Where a screen's records have another name in the API. */
const files: Record<string, string> = {
  // Applicants stand apart.
  users: "users.php?tab=staff",
};

test("on a phone a university of a long name leaves the unfolded filter its width", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openSignedIn(page, "/admin/courses");
  const headers = await staffHeaders(page);
  const name = "The Far Open University of the Northern Hills and Valleys";
  const data = { name, location: "Pune", description: "Evening classes.", website: "https://hills.example" };
  const created = await page.request.post("/backend/admin/universities.php", { data, headers });
  const { id } = ((await created.json()) as { data: { id: number } }).data;
  await page.reload();
  await page.getByRole("button", { name: "Filters" }).click();

  await expect(page.getByLabel("University").locator("option", { hasText: name })).toBeAttached();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await page.request.delete(`/backend/admin/universities.php?id=${id}`, { headers });
});

test("words of eighty letters leave the dashboard and the lists their width, and their dialogs theirs", async ({
  page,
}) => {
  // The dashboard and eleven lists at three widths.
  test.slow();
  await openSignedIn(page, "/admin/dashboard");
  await expect(page.getByText("Welcome, Admin")).toBeVisible();
  const data = { question: "Act of eighty letters?", answer: "Yes." };
  const headers = await staffHeaders(page);
  const created = await page.request.post("/backend/admin/faqs.php", { data, headers });
  const { id } = (await created.json()).data;
  await page.request.delete(`/backend/admin/faqs.php?id=${id}`, { headers });
  await replaceIn(page, "dashboard", [data.question]);
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
  await page
    .getByRole("checkbox", { name: /^Select (?!all)/ })
    .first()
    .check();
  const acts = page.getByRole("region", { name: "Selected FAQs" });
  await acts.getByRole("button", { name: "Export" }).click({ trial: true, timeout: 3000 });
});

test("a message with a long address leaves the templates their width", async ({ page }) => {
  await openSignedIn(page, "/admin/templates");
  const headers = await staffHeaders(page);
  const data = { name: "Where to pay", channel: "whatsapp", body: `Pay at https://pay.example/${LONG}${LONG}` };
  const created = await page.request.post("/backend/admin/templates.php", { data, headers });
  const { id } = (await created.json()).data;
  await page.reload();
  await expect(page.getByText(data.body)).toBeAttached();
  await expectNothingSideways(page, "templates");
  await page.request.delete(`/backend/admin/templates.php?id=${id}`, { headers });
});

/** The first record of a screen says as much as it can. */
async function lengthen(page: Page, screen: string, fields: string[]) {
  const address = `/backend/admin/${files[screen] ?? `${screen}.php`}`;
  const answer = await page.request.get(address, { headers: await staffHeaders(page) });
  const { data } = (await answer.json()) as { data: Record<string, string | string[]>[] };
  const words = fields.map((field) => [data[0]![field]!].flat()[0]!);
  // Signs are written in another way in the page than in what it is hydrated with.
  const plain = words.filter((word) => !/['"&<>]/.test(word));
  await replaceIn(page, screen, plain);
}

/** In the page that the server has made, and in what it is hydrated with. */
const replaceIn = (page: Page, screen: string, words: string[]) =>
  page.route(`**/admin/${screen}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: words.reduce((text, word) => text.replaceAll(word, LONG), html) });
  });

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
