import type { Page } from "@playwright/test";
import { expect, openSignedIn, sendLead, staffHeaders, test, withoutPopup } from "#test/journeys/story.ts";

const paths = {
  "the shortlist, the courses and the comparison": [
    "/shortlist#online-mba=Weekend+classes",
    "/?category=ug",
    "/courses",
    "/courses/online-mba",
    "/courses/mtech",
    "/programs/online-mba",
    // Last: from then on its courses stand in a bar below other pages.
    "/compare?courses=online-mba,online-mca,online-bba",
  ],
  "universities, articles, pictures and the contact": [
    "/universities",
    "/universities/deccan-gate-university",
    "/Blogs",
    "/Blogs/read-the-fee-sheet-before-a-loan",
    "/Gallery",
    "/about",
    "/contact",
  ],
};

for (const [name, some] of Object.entries(paths))
  test(`${name}: small letters keep the dot of their i, and twice as large they break no word on a phone`, async ({
    page,
  }) => {
    // Seven pages, in letters of two sizes.
    test.slow();
    await withoutPopup(page);
    for (const path of some)
      await test.step(path, async () => {
        await page.setViewportSize({ width: 1280, height: 720 });
        await chooseLettersOf(page, 16);
        await page.goto(path);
        await expect(page.locator("html")).toHaveClass(/is-laid-out/);
        // Measured at one device pixel per point: heavier ones of this family close the gap.
        expect.soft([path, await page.evaluate(heavyLetters)]).toEqual([path, []]);

        await page.setViewportSize({ width: 360, height: 740 });
        await chooseLettersOf(page, 32);
        await expect.poll(() => page.evaluate(brokenWords)).toEqual([]);
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      });
  });

test("letters of twice the size leave the menu in the middle of its bar, and the petal between two rows of tabs", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await withoutPopup(page);
  await page.goto("/courses");
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  const boxOf = async (place: string) => (await page.locator(place).boundingBox())!;
  const middleOf = ({ y, height }: { y: number; height: number }) => y + height / 2;
  const bar = middleOf(await boxOf(".nav"));
  for (const part of [".nav .brand svg", ".nav summary[aria-label=Menu]", ".nav-search"])
    expect([part, Math.abs(middleOf(await boxOf(part)) - bar) < 3]).toEqual([part, true]);

  const petal = await boxOf(".type-filter [aria-current] .petal");
  const words = await page
    .locator(".type-filter a")
    .last()
    .evaluate((link) => {
      const range = document.createRange();
      range.selectNodeContents(link);
      return range.getBoundingClientRect().y;
    });
  expect(petal.y + petal.height).toBeLessThan(words);
});

const tools = [
  "/compare",
  "/family-sheet#online-mba=Near+Papa&online-mca=",
  "/shortlist#online-mba=Weekend+classes",
  "/find?degree=bachelor&percent=48&work=2&budget=70000&place=online&language=-",
  "/courses/online-mba",
  "/compare?courses=online-mba,online-mca,online-bba",
];

test("who asks the browser for letters of twice the size is given them by every tool, and no word breaks at 320, 768 and 1440 px", async ({
  page,
}) => {
  test.slow();
  await withoutPopup(page);
  for (const path of tools)
    await test.step(path, async () => {
      await page.setViewportSize({ width: 320, height: 740 });
      await chooseLettersOf(page, 32);
      await page.goto(path);
      await expect(page.locator("html")).toHaveClass(/is-laid-out/);
      for (const width of [320, 768, 1440]) {
        await page.setViewportSize({ width, height: 740 });
        await chooseLettersOf(page, 32);
        const place = `${path} at ${width} px`;
        await expect.soft.poll(() => page.evaluate(brokenWords), place).toEqual([]);
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), place).toBe(width);
        // The smallest are 11.6 px at the usual size; what is measured by the window would be less.
        expect.soft(await page.evaluate(smallTexts, 23), place).toEqual([]);
      }
    });
});

test("in letters of twice the size a phone lays what is compared one below the other, each with its name", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await withoutPopup(page);
  await chooseLettersOf(page, 32);
  await page.goto("/compare?courses=online-mca,online-bba,bachelor-of-design");
  const cells = page.getByRole("row", { name: /^A year/ }).locator("td:visible");
  await expect(cells).toHaveCount(2);
  const names = () => cells.evaluateAll((some) => some.map((cell) => getComputedStyle(cell, "::before").content));
  expect(await names()).toEqual(['"Online MCA"', '"Online BBA"']);

  await page.getByLabel("Right column").selectOption("Bachelor of Design");
  expect(await names()).toEqual(['"Online MCA"', '"Bachelor of Design"']);
});

test("who asks the browser for letters of twice the size scrolls no screen of the panel sideways", async ({ page }) => {
  await chooseLettersOf(page, 32);
  await sendLead(page, { name: "Large Letters", phone: "98220 64417" });
  await openSignedIn(page, "/admin/leads?view=table");
  const overhang = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  for (const screen of ["leads", "courses", "universities", "programs", "field-rules"]) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`/admin/${screen}`);
    await expect(page.getByRole("main").getByRole("table")).toBeVisible();
    expect.soft([screen, await overhang()]).toEqual([screen, 0]);
  }

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/admin/pages/home");
  await expect(page.getByLabel("Draft appears on")).toBeVisible();
  expect.soft(await overhang()).toBe(0);
  await page.goto("/admin/day");
  const call = page.getByRole("link", { name: /^Call [+0-9]/ });
  await expect(call).toBeVisible();
  // Beside its icon stands the whole number.
  expect(await call.evaluate((link) => link.scrollWidth - link.clientWidth)).toBe(0);
});

/**
 * In the browser, as people do: what the page itself sets, no condition on the width knows of. A new window size
 * forgets it.
 */
async function chooseLettersOf(page: Page, standard: number) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Page.setFontSizes", { fontSizes: { standard } });
}

/** Texts in letters of fewer pixels. */
function smallTexts(least: number) {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const small = new Set<string>();
  while (texts.nextNode()) {
    const { data, parentElement } = texts.currentNode as Text;
    if (!data.trim() || !parentElement!.checkVisibility()) continue;
    const { fontSize } = getComputedStyle(parentElement!);
    if (parseFloat(fontSize) < least) small.add(`${data.slice(0, 20)} ${fontSize}`);
  }
  return [...small];
}

function heavyLetters() {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const heavy = new Set<string>();
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement!;
    if (!element.checkVisibility() || !(texts.currentNode as Text).data.includes("i")) continue;
    const { fontSize, fontWeight } = getComputedStyle(element);
    const most = parseFloat(fontSize) < 15 ? 500 : parseFloat(fontSize) <= 16 ? 575 : 1000;
    if (Number(fontWeight) > most) heavy.add(`${element.tagName} ${element.className} ${fontSize} ${fontWeight}`);
  }
  return [...heavy];
}

/** Words that begin in one line and end in another; addresses of mail may. */
function brokenWords() {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const broken = new Set<string>();
  const range = document.createRange();
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const element = text.parentElement!;
    if (!element.checkVisibility() || element.closest(".visually-hidden, [href^=mailto]")) continue;
    for (const { 0: word, index } of text.data.matchAll(/\p{L}{3,}/gu)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top));
      if (new Set(tops).size > 1) broken.add(word);
    }
  }
  return [...broken];
}

test("what is bold is bold in Hindi, too, and who reads no Hindi fetches none of its letters", async ({ page }) => {
  const devanagariWeights = () =>
    page.evaluate(async () => {
      const faces = [...(await document.fonts.ready)];
      return faces
        .filter(({ family, status }) => family.includes("Devanagari") && status === "loaded")
        .map(({ weight }) => weight);
    });
  await page.goto("/search?q=एमबीए");
  await expect(page.getByRole("heading", { name: /results for “एमबीए”/ })).toBeVisible();
  await expect.poll(devanagariWeights).toContain("550 800");

  await page.goto("/search?q=mba");
  await expect(page.getByRole("heading", { name: /results for “mba”/ })).toBeVisible();
  expect(await devanagariWeights()).toEqual([]);
});

test("letters of twice the size fit the narrowest phone, also beside what is not known", async ({ page }) => {
  await withoutPopup(page);
  const headers = await staffHeaders(page);
  const { data: found } = await (await page.request.get("/backend/api/universities.php?q=deccan")).json();
  const unknown = { title: "Journey unknown", description: "Removed by a journey.", university_id: found[0].id };
  const made = await page.request.post("/backend/admin/courses.php", { headers, data: unknown });
  const { data: course } = await made.json();
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ["/universities/deccan-gate-university", "/contact"]) {
    await page.goto(path);
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
  }
  await page.request.delete(`/backend/admin/courses.php?id=${course.id}`, { headers });
});
