import type { Page, Route } from "@playwright/test";
import { groupOf, slugHash } from "#app/lib/text/slug-hash.ts";
import { expect, test, withoutPopup } from "#test/journeys/story.ts";

const BITS = 1;
/** They lie in two groups of a catalogue so large that there are two. */
const [first, second] = ["online-mba", "online-mca"];
const groupOfCourse = (slug: string) => groupOf(slugHash(slug), BITS);

test.beforeEach(async ({ page }) => {
  await withoutPopup(page);
  expect(groupOfCourse(first)).not.toBe(groupOfCourse(second));
  for (const path of ["/shortlist", "/family-sheet"])
    await page.route(path, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('data-bits="0"', `data-bits="${BITS}"`);
      await route.fulfill({ response, body });
    });
});

/** Holds back the answers about the group of a course until they are let go. */
async function holdBack(page: Page, slug: string) {
  const held: Route[] = [];
  const address = new RegExp(`/courses\\?bits=${BITS}&group=${groupOfCourse(slug)}$`);
  await page.route(address, (route) => void held.push(route));
  return {
    isAsked: () => expect.poll(() => held.length).toBeGreaterThan(0),
    /** What is asked from now on is answered at once. */
    letPass: () => page.unroute(address),
    release: async () => {
      const answered = page.waitForResponse(address);
      for (const route of held.splice(0)) await route.continue();
      await (await answered).finished();
    },
  };
}

const keep = (page: Page, ...slugs: string[]) =>
  page.evaluate((slugs) => {
    localStorage.setItem("shortlist", JSON.stringify(slugs.map((slug) => ({ slug, name: slug }))));
    // As the browser tells what another tab has done.
    dispatchEvent(new StorageEvent("storage", { key: "shortlist" }));
  }, slugs);

const titles = (page: Page) => page.locator(".kept h2");
const gone = (page: Page) => page.getByText("This course is not in our list any more.");

test("an older answer that comes last calls no course of the shortlist gone", async ({ page }) => {
  await page.goto("/shortlist");
  await expect(page.getByRole("heading", { name: "Nothing kept yet" })).toBeVisible();
  const answers = await holdBack(page, first);
  await keep(page, first);
  await answers.isAsked();
  await answers.letPass();
  await keep(page, first, second);
  await expect(titles(page)).toHaveText(["Online MBA", "Online MCA"]);

  await answers.release();
  await page.evaluate(() => dispatchEvent(new StorageEvent("storage")));

  await expect(gone(page)).toHaveCount(0);
  await expect(titles(page)).toHaveText(["Online MBA", "Online MCA"]);
});

test("a course of which no answer has come yet is not called gone", async ({ page }) => {
  await page.goto("/shortlist");
  await keep(page, first);
  await expect(titles(page)).toHaveText(["Online MBA"]);
  const answers = await holdBack(page, second);
  await keep(page, first, second);
  await answers.isAsked();
  await page
    .getByLabel(/^On the family sheet/)
    .first()
    .click();
  await expect(titles(page)).toHaveText(["Online MBA", second]);
  await expect(gone(page)).toHaveCount(0);

  await answers.release();

  await expect(titles(page)).toHaveText(["Online MBA", "Online MCA"]);
});

test("a family sheet shows the courses of its address, whichever answer comes last", async ({ page }) => {
  const answers = await holdBack(page, first);
  await page.goto(`/family-sheet#${first}=`);
  await answers.isAsked();
  await page.evaluate((slug) => (location.hash = `${slug}=`), second);
  const sheet = page.getByRole("article", { name: "Our courses, side by side" });
  await expect(sheet).toContainText("Online MCA");

  await answers.release();
  await page.evaluate(() => new Promise(requestAnimationFrame));

  await expect(sheet).toContainText("Online MCA");
  await expect(sheet).not.toContainText("Online MBA");
});

test("a shortlist whose fees are late shows its courses and notes at once, and a note is written on when they come", async ({
  page,
}) => {
  await page.goto("/shortlist");
  const answers = await holdBack(page, first);
  await keep(page, first);
  await answers.isAsked();
  await expect(titles(page)).toHaveText([first]);
  await expect(page.locator(".toast")).toHaveText("One moment...");
  const note = page.getByLabel("My note");
  await note.click();
  await page.keyboard.type("Ask for the ");

  await answers.release();
  await expect(page.getByRole("main")).toContainText("₹84,000");
  await expect(titles(page)).toHaveText(["Online MBA"]);
  await expect(page.locator(".toast")).toBeEmpty();
  await page.keyboard.type("fees");
  await expect(note).toHaveValue("Ask for the fees");
  await page.reload();
  await expect(note).toHaveValue("Ask for the fees");
});

test("what another tab holds takes the pen out of no note, and no button loses the focus", async ({ page }) => {
  await page.goto("/shortlist");
  await keep(page, first);
  await expect(titles(page)).toHaveText(["Online MBA"]);
  const other = await page.context().newPage();
  await withoutPopup(other);
  await other.goto("/courses");
  await expect(other.locator("html")).toHaveClass(/is-watched/);
  const others = other.locator(`.holding:not(:has([value="${first}"]))`);
  const note = page.getByLabel("My note").first();
  await note.click();
  await page.keyboard.type("Ask for the ");

  await others
    .first()
    .getByRole("button", { name: /^Compare/ })
    .click();
  await others
    .first()
    .getByRole("button", { name: /^Shortlist/ })
    .click();
  await expect(titles(page)).toHaveCount(2);
  await page.keyboard.type("fees");
  await expect(note).toHaveValue("Ask for the fees");
  await expect(page.getByRole("button", { name: /^Move Online MBA,.* down$/ })).toBeEnabled();

  const down = page.getByRole("button", { name: /^Move Online MBA,.* down$/ });
  await down.focus();
  await others
    .nth(1)
    .getByRole("button", { name: /^Shortlist/ })
    .click();
  await expect(titles(page)).toHaveCount(3);
  await expect(down).toBeFocused();
  await other.close();
});

test.describe("where no answer ever comes", () => {
  test.use({ logged: "Failed to load resource" });

  test("a shortlist and a family sheet say so in the end", async ({ page }) => {
    await page.addInitScript(() => {
      const timeout = AbortSignal.timeout.bind(AbortSignal);
      AbortSignal.timeout = (ms) => timeout(ms / 10);
    });
    await page.route(/\/courses\?bits=/, () => {});
    await page.goto(`/shortlist#${first}=`);
    await expect(page.getByRole("alert")).toContainText("What the courses cost could not be fetched.");
    await expect(page.locator(".toast")).toBeEmpty();

    await page.goto(`/family-sheet#${first}=`);
    await expect(page.getByText("One moment...")).toBeVisible();
    await expect(page.getByText("The sheet could not be made.")).toBeVisible();
  });
});
