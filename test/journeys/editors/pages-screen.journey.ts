import type { Page } from "@playwright/test";
import { axeFinds } from "#test/journeys/axe-finds.ts";
import { expectNothingOf, expectNothingSideways } from "#test/journeys/panel-screens.ts";
import { expect, openSignedIn, staffHeaders, test, withoutPopup } from "#test/journeys/story.ts";

test.use({ refusal: 422 });

test("the owner changes a page's words, sees them there, and puts them back", async ({ page }) => {
  await withoutPopup(page);
  await openSignedIn(page, "/admin/pages");
  await page.getByRole("link", { name: "About", exact: true }).click();
  const headline = page.getByLabel("Headline");
  const first = await headline.inputValue();
  await headline.fill("");
  const save = page.getByRole("button", { name: "Save texts" });
  await save.press("Enter");
  await expect(page.getByText("Headline is required")).toBeVisible();
  await headline.fill("A degree that fits");
  await page.getByRole("button", { name: "Move plan 3 up" }).press("Enter");
  await expect(page.getByRole("button", { name: "Move plan 2 up" })).toBeFocused();
  await save.press("Enter");
  await expect(page.getByText("Texts saved")).toBeVisible();
  await expectNothingSideways(page);
  await expectNothingOf(page, "main");

  await page.goto("/about");
  await expect(page.getByRole("heading", { level: 1, name: "A degree that fits" })).toBeVisible();
  await expect(page.locator("#whats-next h3")).toHaveText(["More languages", "Alumni who answer", "Evening hours"]);

  await page.goto("/admin/pages/about");
  await page.getByRole("button", { name: "Back to the original of Headline" }).press("Enter");
  await expect(headline).toHaveValue(first);
  await page.getByRole("button", { name: "Back to the original of Plans" }).press("Enter");
  await save.press("Enter");
  await expect(page.getByText("Texts saved")).toBeVisible();
  await page.goto("/about");
  await expect(page.getByRole("heading", { level: 1, name: first })).toBeVisible();
});

test("the privacy notice is written like an article, and what nobody touched stays as it was", async ({ page }) => {
  await openSignedIn(page, "/admin/pages/privacy");
  const text = page.getByRole("textbox", { name: "Body" });
  await expect(text).toContainText("What we store");
  const save = page.getByRole("button", { name: "Save texts" });
  await save.press("Enter");
  await expect(page.getByText("Texts saved")).toBeVisible();
  await page.goto("/admin/pages");
  await expect(page.getByRole("listitem").filter({ hasText: "/privacy" })).not.toContainText("changed");
});

test("a changed privacy notice is another version, and the one before comes back", async ({ page }) => {
  await openSignedIn(page, "/admin/pages/privacy");
  const has = (words: string) => async () => (await (await page.request.get("/privacy")).text()).includes(words);
  const text = page.getByRole("textbox", { name: "Body" });
  const write = async (words: string) => {
    await text.locator("p").last().click();
    await page.keyboard.press("Control+End");
    await page.keyboard.type(words);
    await page.getByRole("button", { name: "Save texts" }).press("Enter");
    await expect.poll(has(words.trim())).toBe(true);
  };
  await write(" Written first.");
  await write(" Written second.");

  await page.goto("/admin/pages/privacy");
  await page.getByRole("link", { name: "Versions" }).press("Enter");
  await expect(page.locator("del", { hasText: "second." })).toBeVisible();
  await page.getByRole("button", { name: /^Restore \d/ }).press("Enter");
  await expect.poll(has("Written second.")).toBe(false);
  expect(await has("Written first.")()).toBe(true);

  // Saved while the editor is still on its way.
  const saved = Promise.withResolvers<void>();
  await page.route(/\/rich-field/, async (route) => {
    await saved.promise;
    await route.continue();
  });
  await page.goto("/admin/pages/privacy");
  const back = page.getByRole("button", { name: /^Back to the original of/ });
  await expect(back).toHaveCount(1);
  await back.press("Enter");
  await page.getByRole("button", { name: "Save texts" }).press("Enter");
  await expect.poll(has("Written first.")).toBe(false);
  saved.resolve();
  await expect(text).not.toContainText("Written first.");
});

test("staff write a page of their own; it stands in the footer for everyone", async ({ page }) => {
  await withoutPopup(page);
  await openSignedIn(page, "/admin/pages");
  await page.keyboard.press("n");
  const dialog = page.getByRole("dialog", { name: "New page" });
  await dialog.getByLabel("Title").fill("Fee waivers of the journey");
  await dialog.getByLabel("Visitors see it").check();
  await dialog.getByRole("button", { name: "Create page" }).press("Enter");
  await expect(dialog.getByText("Text is required").first()).toBeVisible();
  await dialog.getByRole("textbox", { name: "Body" }).click();
  await page.keyboard.type("## Who can ask");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Those who served in the forces.");
  await dialog.getByLabel("Link to it").selectOption("footer");
  await expectNothingOf(page, "dialog");
  await dialog.getByRole("button", { name: "Create page" }).press("Enter");
  await expect(dialog).toBeHidden();

  // Who is signed in sees no footer.
  const path = "/pages/fee-waivers-of-the-journey";
  expect(await (await page.request.get("/contact")).text()).toContain(
    `<a href="${path}">Fee waivers of the journey</a>`,
  );
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 2, name: "Who can ask" })).toBeVisible();
  await expectPublicPageForEveryone(page);
  const headers = await staffHeaders(page);
  const { data } = await (await page.request.get("/backend/admin/pages.php?q=journey", { headers })).json();
  for (const { id } of data) await page.request.delete(`/backend/admin/pages.php?id=${id}`, { headers });
});

test("a live page is changed as a draft: looked at by its link, planned, published, and taken off at a time", async ({
  page,
}) => {
  await withoutPopup(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  const headers = await staffHeaders(page);
  const words = { title: "Hostels of the journey", body: "<p>Two of them.</p>", is_published: 1 };
  const { data } = await (await page.request.post("/backend/admin/pages.php", { headers, data: words })).json();
  const path = "/pages/hostels-of-the-journey";
  const visit = async () => (await page.request.get(path)).text();
  await openSignedIn(page, `/admin/pages?edit=${data.id}`);
  const dialog = page.getByRole("dialog", { name: "Edit page" });
  await dialog.getByRole("textbox", { name: "Body" }).fill("Three of them.");
  const tab = page.waitForEvent("popup");
  await dialog.getByRole("button", { name: /^Preview/ }).press("Enter");
  const preview = await tab;
  await expect(preview.getByText("Three of them.")).toBeVisible();
  await expect(preview.getByRole("note")).toContainText("Only people with this link see it");
  await expectPublicPageForEveryone(preview);
  await preview.close();
  await dialog.getByRole("button", { name: "Save draft" }).press("Enter");
  await expect(page.getByText("draft saved, visitors see the page as it was")).toBeVisible();
  expect(await visit()).toContain("Two of them.");

  await page.goto(`/admin/pages?edit=${data.id}`);
  await expect(dialog.getByText("This is a draft, saved")).toBeVisible();
  await expect(dialog.getByRole("textbox", { name: "Body" })).toHaveText("Three of them.");
  await dialog.getByLabel("Taken off on").fill("2031-01-01T10:00");
  await dialog.getByRole("button", { name: "Plan the end" }).press("Enter");
  await expect(page.getByText("The page will be taken off at that time")).toBeVisible();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNothingSideways(page);
    await expectNothingOf(page, "dialog");
  }
  await dialog.getByRole("button", { name: "Publish the draft" }).press("Enter");
  await expect(dialog).toBeHidden();
  expect(await visit()).toContain("Three of them.");
  await page.request.delete(`/backend/admin/pages.php?id=${data.id}`, { headers });
});

test("the words of a fixed page are kept as a draft, seen on the page by its link, and discarded", async ({ page }) => {
  await withoutPopup(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openSignedIn(page, "/admin/pages/about");
  const headline = page.getByLabel("Headline");
  const first = await headline.inputValue();
  await headline.fill("A degree beside the live one");
  const tab = page.waitForEvent("popup");
  await page.getByRole("button", { name: /^Preview/ }).press("Enter");
  const preview = await tab;
  await expect(preview.getByRole("heading", { level: 1, name: "A degree beside the live one" })).toBeVisible();
  await expect(preview.getByRole("note")).toContainText("Preview.");
  await preview.close();
  await page.getByLabel("Draft appears on").fill("2031-01-01T10:00");
  await page.getByRole("button", { name: "Save draft" }).press("Enter");
  await expect(page.getByText("Draft saved. Visitors see the page as it was.")).toBeVisible();
  expect(await (await page.request.get("/about")).text()).not.toContain("beside the live one");

  await page.goto("/admin/pages/about");
  await expect(headline).toHaveValue("A degree beside the live one");
  await expect(page.getByLabel("Draft appears on")).toHaveValue("2031-01-01T10:00");
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNothingSideways(page);
    await expectNothingOf(page, "main");
  }
  await page.getByRole("button", { name: "Discard the draft" }).press("Enter");
  await expect(headline).toHaveValue(first);
  await expect(page.getByRole("button", { name: "Save texts" })).toBeVisible();
});

test.describe("when a colleague was faster", () => {
  test.use({ refusal: 409 });

  test("of the draft beside a page both hands stand side by side, and nothing is promised of versions", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const headers = await staffHeaders(page);
    const words = { title: "Canteens of the journey", body: "<p>One.</p>", is_published: 1 };
    const { data } = await (await page.request.post("/backend/admin/pages.php", { headers, data: words })).json();
    const draft = (body: string, publish_at = "") =>
      page.request.put(`/backend/admin/page-drafts.php?id=${data.id}`, {
        headers,
        data: { ...words, body, publish_at },
      });
    expect((await draft("<p>Two.</p>")).status()).toBe(200);
    await openSignedIn(page, `/admin/pages?edit=${data.id}`);
    const dialog = page.getByRole("dialog", { name: "Edit page" });
    await expect(dialog.getByRole("textbox", { name: "Body" })).toHaveText("Two.");
    await dialog.getByRole("textbox", { name: "Body" }).fill("Mine, of three.");
    await draft("<p>Four.</p>", "2031-01-01T04:30:00.000Z");

    await dialog.getByRole("button", { name: "Save draft" }).press("Enter");
    await expect(dialog.getByText("Saved meanwhile").first()).toBeVisible();
    await expect(dialog).toContainText("Four.");
    await expect(dialog).toContainText("Mine, of three.");
    await expect(dialog).not.toContainText("stays among the versions");
    const hour = dialog.getByRole("group", { name: "Draft appears on" });
    await expect(hour.getByLabel("Saved meanwhile")).toBeChecked();
    await dialog.getByRole("group", { name: "Text" }).getByLabel("Yours, not saved").check();
    await dialog.getByRole("button", { name: "Save the choice" }).press("Enter");
    await expect(dialog).toBeHidden();
    const { data: plan } = await (
      await page.request.get(`/backend/admin/page-drafts.php?id=${data.id}`, { headers })
    ).json();
    expect([plan.draft.body, plan.publish_at]).toEqual(["<p>Mine, of three.</p>", "2031-01-01T04:30:00.000Z"]);
    await page.request.delete(`/backend/admin/page-drafts.php?id=${data.id}`, { headers });
    await page.request.delete(`/backend/admin/pages.php?id=${data.id}`, { headers });
  });
});

/** What visitors see has one theme. */
async function expectPublicPageForEveryone(page: Page) {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    expect([width, await axeFinds(page)]).toEqual([width, []]);
  }
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
}
