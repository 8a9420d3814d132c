import type { Locator, Page, Route } from "@playwright/test";
import { dialogsToArrive, expect, test, withoutPopup } from "#test/journeys/story.ts";

async function openHome(page: Page, width = 1440) {
  await page.setViewportSize({ width, height: 900 });
  await withoutPopup(page);
  await page.goto("/");
}

/** Scrolls to a section, which wakes its island. */
async function arriveAt(page: Page, section: Locator) {
  await page.evaluate(() => scrollTo(0, 1));
  await section.scrollIntoViewIfNeeded();
  await expect(section.locator("[data-island][data-awake]").first()).toBeAttached();
}

const section = (page: Page, name: string) =>
  page.locator("section", { has: page.getByRole("heading", { name }) }).first();

test("the bar is 64 px tall and fixed, its menu opens by keyboard, and it turns translucent white after more than 10 px", async ({
  page,
}) => {
  await openHome(page);
  await page.getByRole("navigation", { name: "Main" }).locator("summary").first().focus();
  await page.keyboard.press("Enter");
  await expect(page.locator('a[href="/PGDCS"]').first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator('a[href="/PGDCS"]').first()).toBeHidden();

  const bar = page.getByRole("banner");
  expect((await bar.boundingBox())!.height).toBe(64);
  const ground = () => bar.evaluate((element) => getComputedStyle(element).backgroundColor);
  const atTop = await ground();

  await page.evaluate(() => scrollTo(0, 10));
  await page.waitForTimeout(300);
  expect(await ground()).toBe(atTop);
  await page.evaluate(() => scrollTo(0, 11));
  await expect.poll(ground).toMatch(/rgba\(255, 255, 255, 0\.\d+\)/);
  await expect(bar.getByRole("link", { name: "Contact" }).first()).toHaveCSS("color", "rgb(22, 33, 62)");
  expect((await bar.boundingBox())!.y).toBe(0);
});

test("four universities are shown; See More shows all twenty after 400 ms, Show Less four again, View Details one's facts", async ({
  page,
}) => {
  await openHome(page);
  const popular = section(page, "Most Popular University Programs");
  await arriveAt(page, popular);
  const cards = popular.getByRole("heading", { level: 3 });
  await expect(cards).toHaveCount(4);

  const loading = popular.getByText("Loading universities").waitFor();
  // Before the press: a busy machine tells late that it was made.
  const pressed = Date.now();
  await popular.getByRole("button", { name: "See More Universities" }).click();
  await loading;
  await expect(cards).toHaveCount(20);
  expect(Date.now() - pressed).toBeGreaterThan(300);
  await popular.getByRole("button", { name: "Show Less Universities" }).click();
  await expect(cards).toHaveCount(4);

  // View Details opens the university's facts, with fees in Indian grouping and Apply Now.
  await dialogsToArrive(page);
  await popular.getByRole("link", { name: "View Details of Deccan Gate University" }).click();

  const dialog = page.getByRole("dialog", { name: "Deccan Gate University" });
  await expect(dialog).toContainText("Hyderabad, Telangana");
  await expect(dialog).toContainText("₹1,68,000");
  await expect(dialog).toContainText("Admissions open");
  const apply = dialog.getByRole("link", { name: "Apply Now" });
  await expect(apply).toHaveAttribute("href", "/OnlineAdmission?university=deccan-gate-university");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

test("the explorer shows all 18 programs, filters by category, opens one and leads back", async ({ page }) => {
  await openHome(page);
  const explorer = page.locator("#programs");
  await arriveAt(page, explorer);
  const cards = explorer.locator("[data-program]");
  await expect(cards).toHaveCount(18);
  await expect(explorer.getByRole("navigation", { name: "Programme category" }).getByRole("link")).toHaveCount(9);

  await explorer.getByRole("link", { name: /Study Abroad/ }).click();
  await expect(cards).toHaveCount(3);
  await explorer.getByRole("link", { name: /Law\/LL\.M\./ }).click();
  await expect(cards).toHaveCount(0);
  await expect(explorer.getByRole("status")).toHaveText("Law/LL.M.: 1 course");
  const course = explorer.getByRole("link", { name: "LL.M. Blended", exact: true });
  await expect(course).toHaveAttribute("href", "/courses/llm-blended");
  await explorer.getByRole("link", { name: /^PG Courses/ }).click();
  await expect(explorer.getByRole("link", { name: /^All \d+ courses$/ })).toHaveAttribute("href", "/PG");
  await expect(explorer.getByRole("link", { name: "Talk to a counsellor" })).toHaveAttribute("href", "/guidance");
  await explorer.getByRole("link", { name: "VIEW ALL" }).click();
  await expect(cards).toHaveCount(18);

  await cards.first().click();
  for (const name of [
    "Course Overview",
    "Eligibility",
    "Program Fees",
    "Key Features",
    "Universities Offering This Course",
  ]) {
    await expect(explorer.getByText(name, { exact: true })).toBeVisible();
  }
  await page.goBack();
  await expect(cards).toHaveCount(18);
});

test("a program whose facts come late does not take the place of what was tapped since", async ({ page }) => {
  const held: Route[] = [];
  await page.route("**/backend/api/programs.php", (route) => void held.push(route));
  await openHome(page);
  const explorer = page.locator("#programs");
  await arriveAt(page, explorer);
  await explorer.getByRole("link", { name: "View Details of Online MCA" }).click();
  await explorer.getByRole("link", { name: /Study Abroad/ }).click();
  await expect(explorer.locator("[data-program]")).toHaveCount(3);

  const answered = page.waitForResponse("**/backend/api/programs.php");
  for (const route of held) await route.continue();
  await (await answered).finished();
  await page.evaluate(() => new Promise(requestAnimationFrame));

  await expect(explorer.locator("[data-program]")).toHaveCount(3);
  await expect(page).toHaveURL((url) => !url.searchParams.has("program"));
});

test("a program of a category goes back to it in place", async ({ page }) => {
  await openHome(page);
  const explorer = page.locator("#programs");
  await arriveAt(page, explorer);
  await page.evaluate(() => (document.body.dataset["same"] = "yes"));
  await explorer.getByRole("link", { name: /Study Abroad/ }).click();
  await expect(explorer.locator("[data-program]")).toHaveCount(3);
  await explorer.getByRole("link", { name: "View Details of Online Global MBA" }).click();
  await expect(explorer.getByRole("heading", { name: "Online Global MBA" })).toBeFocused();
  await explorer.getByRole("link", { name: "Back" }).click();

  await expect(explorer.locator("[data-program]")).toHaveCount(3);
  const card = explorer.getByRole("link", { name: "View Details of Online Global MBA" });
  await expect(card).toBeFocused();
  await card.press("Enter");
  await expect(explorer.getByRole("heading", { name: "Online Global MBA" })).toBeFocused();
  await page.goBack();
  await expect(card).toBeFocused();
  expect(await page.evaluate(() => document.body.dataset["same"])).toBe("yes");
});

test("who opened a program and went back to the list leaves the page with one more Back", async ({ page }) => {
  await page.goto("/about");
  await openHome(page);
  const explorer = page.locator("#programs");
  await arriveAt(page, explorer);
  await explorer.getByRole("link", { name: "View Details of Online MCA" }).click();
  await explorer.getByRole("link", { name: "Back" }).click();
  await expect(explorer.locator("[data-program]")).toHaveCount(18);
  await expect(explorer.getByRole("link", { name: "View Details of Online MCA" })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL("/about");
});

test("six questions stand there, the button brings all fourteen; one question is open at a time; a question unfolds in 0.3 s", async ({
  page,
}) => {
  await openHome(page);
  await expect(page.getByText("Find answers to common questions about our services and process")).toBeVisible();
  const questions = section(page, "Frequently Asked Questions").locator("details");
  const duration = await questions
    .nth(3)
    .evaluate((element) => getComputedStyle(element, "::details-content").transitionDuration.split(",")[0]);
  expect(duration).toBe("0.3s");
  await questions.nth(1).locator("summary").click();
  await expect(questions.nth(1)).toHaveAttribute("open");
  await questions.nth(2).locator("summary").click();
  await expect(questions.nth(2)).toHaveAttribute("open");
  await expect(questions.nth(1)).not.toHaveAttribute("open");
  await questions.nth(2).locator("summary").click();
  await expect(questions.nth(2)).not.toHaveAttribute("open");

  const summaries = questions.locator("summary");
  await expect(summaries.filter({ visible: true })).toHaveCount(6);
  await page.getByRole("button", { name: "All 14 questions" }).click();
  await expect(summaries.filter({ visible: true })).toHaveCount(14);
  await expect(summaries.nth(6)).toBeFocused();
});

test("the home page shows section by section what the specification says, laid out though nobody scrolls", async ({
  page,
}) => {
  await openHome(page);
  await test.step("the opening says what the specification says, and rises in 0.8 s", async () => {
    await expect(page.getByText("SPRING ENROLLMENT OPEN NOW")).toBeVisible();
    await expect(page.getByText("LIMITED SPOTS AVAILABLE")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Transform your future with expert online education",
    );
    await expect(page.getByRole("main").getByText("A trusted partner in shaping educational futures")).toBeVisible();
    await expect(page.getByRole("link", { name: "Explore Courses" })).toHaveAttribute("href", "/courses");
    for (const tile of ["Career Advancement Courses", "Personalized Learning Paths", "Industry Expert Mentorship"]) {
      await expect(page.getByRole("heading", { name: tile })).toBeVisible();
    }
    const seconds = await page
      .locator(".hero")
      .evaluate((hero) => hero.getAnimations({ subtree: true }).map(({ effect }) => effect!.getTiming().duration));
    expect(seconds.length).toBeGreaterThan(0);
    expect(new Set(seconds)).toEqual(new Set([800]));
  });

  await test.step("parts far below are laid out once the page stands", async () => {
    const sections = page.locator(".far");
    const visibilities = () =>
      sections.evaluateAll((all) => [...new Set(all.map((section) => getComputedStyle(section).contentVisibility))]);
    await expect.poll(visibilities).toEqual(["visible"]);
    expect(await sections.count()).toBeGreaterThan(5);
  });

  await test.step("the stats show an icon, a number and a text each", async () => {
    const items = page.locator(".stat-line li, .stats li");
    expect((await items.allInnerTexts()).map((text) => text.replaceAll(/\s+/g, " ").trim())).toEqual([
      // Some of the samples' claims are proven.
      "25+ years How we know this : 25+ years",
      "50,000+ students How we know this : 50,000+ students",
      "100+ countries",
      "95% satisfaction",
    ]);
    await expect(items.locator(".i")).toHaveCount(4);
  });

  await test.step("stories arrive by 0.1 s of their id, courses and questions by 0.1 s of their place", async () => {
    const delays = (selector: string) =>
      page.locator(selector).evaluateAll((all) => all.map((element) => getComputedStyle(element).animationDelay));
    const ids = await page
      .locator(".story")
      .evaluateAll((all) => all.map((story) => Number((story as HTMLElement).style.getPropertyValue("--id"))));
    expect(await delays(".story")).toEqual(
      ids.map(
        (id) =>
          `${Math.min(id * 0.1, 1)
            .toFixed(1)
            .replace(".0", "")}s`,
      ),
    );
    expect((await delays(".covers.arriving > li")).slice(0, 4)).toEqual(["0s", "0.1s", "0.2s", "0.3s"]);
    expect((await delays(".faq .arriving > *, .faq.arriving > *")).slice(0, 3)).toEqual(["0s", "0.1s", "0.2s"]);
  });

  await test.step("featured courses stand in four columns with tag, duration, specializations and Learn More", async () => {
    const cards = section(page, "Featured Courses").locator("li.cover");
    const columns = await cards.evaluateAll(
      (all) => new Set(all.map((card) => card.getBoundingClientRect().left)).size,
    );
    expect(columns).toBe(4);
    const first = cards.first();
    await expect(first.locator(".tag")).toHaveText("Management");
    await expect(first.locator(".i").first()).toBeAttached();
    expect(await cards.locator("picture").count()).toBe(await cards.count());
    await expect(first.getByRole("heading")).toHaveText("Online MBA");
    await expect(first).toContainText("₹84,000 a year, 2 Years, 80 Specializations");
    await expect(first.getByRole("link", { name: /^Learn More/ })).toHaveAttribute("href", "/courses/online-mba");
    await expect(page.getByRole("link", { name: "View All Courses" })).toHaveAttribute("href", "/courses");
  });

  await test.step("the explorer's menu names nine categories with their notes, and badges have the specification's colours", async () => {
    const explorer = page.locator("#programs");
    const categories = explorer.getByRole("navigation", { name: "Programme category" }).getByRole("link");
    expect((await categories.allInnerTexts()).map((text) => text.replaceAll(/\s*\n\s*/g, " - "))).toEqual([
      "PG Courses - After Graduation",
      "Executive Education - Working Professionals & CXOs",
      "Doctorate/Ph.D. - Get Dr. Title (After UG + Work Ex)",
      "UG Courses - After 12th",
      "Law/LL.M. - Blended Learning",
      "Job Guarantee - 100% Placement*",
      "Study Abroad - Hybrid Mode",
      "Advanced Diploma - After 10th & 12th",
      "Skilling & Certificate - After 10th & 12th",
    ]);
    const toneOf = (badge: string) =>
      explorer
        .locator(".badge", { hasText: new RegExp(`^${badge}$`) })
        .first()
        .evaluate((element) => /badge-(\w+)/.exec(element.className)?.[1] ?? "grey");
    expect(await toneOf("Trending")).toBe("green");
    expect(await toneOf("Dr Title")).toBe("purple");
    expect(await toneOf("Global")).toBe("orange");
    expect(await toneOf("1 Year")).toBe("yellow");
    expect(await toneOf("2 Years")).toBe("orange");
    expect(await toneOf("14 Months")).toBe("grey");
    await expect(explorer.getByRole("link", { name: /^View Details/ })).toHaveCount(18);
  });

  await test.step("accreditations name UGC, NAAC, AICTE and UGC DEB", async () => {
    const seals = section(page, "Accreditations & Affiliations");
    await expect(seals.locator("li b")).toHaveText(["UGC", "NAAC", "AICTE", "UGC DEB"]);
  });
});

test("the partner universities turn every 3 s, in half a second, without an end, until they are paused", async ({
  page,
}) => {
  const carousel = page.getByRole("group", { name: "Partner universities", exact: true });
  await arriveAtStill(page, carousel);
  // Twenty dots would be a row that nobody counts.
  await expect(carousel.locator(".carousel-count")).toBeVisible();
  await expect(carousel.getByRole("button", { name: /^Slide \d+$/ })).toHaveCount(0);
  const place = carousel.getByText(/^Slide \d+ of 20$/);
  await timeOfTurn(page, place);
  const left = () => carousel.locator(".carousel-track").evaluate((track) => track.getBoundingClientRect().left);
  await page.clock.runFor(250);
  const onItsWay = await left();
  await page.clock.runFor(750);
  const there = await left();
  expect(Math.abs(onItsWay - there)).toBeGreaterThan(0.5);
  await page.clock.runFor(1000);
  expect(await left()).toBeCloseTo(there, 0);

  await timeOfTurn(page, place);
  const turn = await timeOfTurn(page, place);
  expect(turn).toBeGreaterThan(2800);
  expect(turn).toBeLessThan(3300);

  await carousel.getByRole("button", { name: "Pause" }).click();
  const paused = await place.textContent();
  await page.clock.runFor(3600);
  await expect(place).toHaveText(paused!);
  for (let slide = Number(/\d+/.exec(paused!)![0]); slide > 1; slide -= 1) {
    await carousel.getByRole("button", { name: "Previous" }).click();
    await expect(place).toHaveText(`Slide ${slide - 1} of 20`);
  }
  await carousel.getByRole("button", { name: "Previous" }).click();
  await expect(place).toHaveText("Slide 20 of 20");
  await carousel.getByRole("button", { name: "Next" }).click();
  await expect(place).toHaveText("Slide 1 of 20");
});

test("the stories turn every 5 s and wait while the pointer rests on them", async ({ page }) => {
  const carousel = page.getByRole("group", { name: "Student success stories", exact: true });
  await arriveAtStill(page, carousel);
  const place = carousel.getByText(/^Slide \d+ of \d+$/);
  await carousel.locator(".carousel-view").hover();
  const resting = await place.textContent();
  await page.clock.runFor(5600);
  await expect(place).toHaveText(resting!);
  await page.mouse.move(5, 100);
  await timeOfTurn(page, place);
  const turn = await timeOfTurn(page, place);
  expect(turn).toBeGreaterThan(4800);
  expect(turn).toBeLessThan(5300);
});

test("on a phone a link to a category comes with its tab in sight", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto("/?category=skilling#programs");
  await expect(page.getByRole("link", { name: /^Skilling & Certificate/ })).toBeInViewport({ ratio: 1 });
});

/** Scrolls to a carousel, whose time then passes as the story lets it. */
async function arriveAtStill(page: Page, carousel: Locator) {
  await page.clock.install();
  await openHome(page);
  await arriveAt(page, page.locator("section", { has: carousel }));
  await page.clock.pauseAt(Date.now() + 10_000);
}

/** How long it takes by the page's clock, in ms, until the next slide has its turn. */
async function timeOfTurn(page: Page, place: Locator) {
  const before = await place.textContent();
  let passed = 0;
  while ((await place.textContent()) === before && passed < 10_000) {
    await page.clock.runFor(50);
    passed += 50;
  }
  return passed;
}
