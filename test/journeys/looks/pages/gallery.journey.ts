import { expect, test, withoutPopup } from "#test/journeys/story.ts";

test.beforeEach(({ page }) => withoutPopup(page));

test("the gallery opens with twelve images and three figures; Load More Images brings the rest here and is gone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/Gallery");

  await expect(page.getByRole("heading", { level: 1, name: "Gallery" })).toBeVisible();
  await expect(page.locator(".tile")).toHaveCount(12);
  await expect(page.locator(".tile").first()).toContainText("Waterfall in the Ghats");
  await expect(page.locator(".tile").first()).toContainText("Nature");
  const answer = await page.request.get("/backend/api/gallery.php");
  const { data } = (await answer.json()) as { data: { id: number }[] };
  await expect(page.locator(".tally div")).toHaveText([`images${data.length}`, "categories8", "quality4K"]);

  const more = page.getByRole("link", { name: "Load More Images" });
  await more.click();
  await expect(page.locator(".tile")).toHaveCount(24);
  await expect(page).toHaveURL(/\/Gallery\?page=2$/);
  await more.click();
  await expect(page.locator(".tile")).toHaveCount(27);
  await expect(more).toHaveCount(0);
  await expect(page).toHaveURL(/\/Gallery\?page=3$/);

  await test.step("rows are 200 px high, and the size of a tile follows from its id and row", async () => {
    const gap = 14;
    const boxes = await page
      .locator(".tile")
      .evaluateAll((tiles) => tiles.map((tile) => ({ height: tile.clientHeight, width: tile.clientWidth })));
    const column = (1200 - 3 * gap) / 4;
    for (const [place, { id }] of data.entries()) {
      const rest = (id + Math.floor(place / 4)) % 10;
      const [columns, rows] = rest < 4 ? [1, 1] : rest <= 6 ? [2, 1] : rest <= 8 ? [1, 2] : [2, 2];
      expect(boxes[place]!.height).toBe(rows * 200 + (rows - 1) * gap);
      expect(boxes[place]!.width).toBeCloseTo(columns * column + (columns - 1) * gap, -1);
    }
  });
});

test("the lightbox is worked by keyboard and gives the focus back", async ({ page }) => {
  await page.goto("/Gallery");
  // Only robots press before the large view's script has come.
  await page.waitForLoadState("networkidle");
  const tiles = page.locator(".mosaic a");
  await tiles.nth(0).focus();
  await page.keyboard.press("Enter");

  const lightbox = page.getByRole("dialog", { name: "Picture" });
  await expect(lightbox).toContainText("1 of 12");
  await expect(lightbox.getByRole("img")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(lightbox).toContainText("City lights at dusk");
  await expect(lightbox).toContainText("2 of 12");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(lightbox).toContainText("12 of 12");
  await lightbox.getByRole("button", { name: "Next picture" }).click();
  await expect(lightbox).toContainText("1 of 12");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Escape");
  await expect(lightbox).toBeHidden();
  await expect(tiles.nth(1)).toBeFocused();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a swipe turns to the next picture", async ({ page }) => {
    await page.goto("/Gallery");
    await page.locator(".mosaic a").first().tap();
    const lightbox = page.getByRole("dialog", { name: "Picture" });
    await expect(lightbox).toContainText("1 of 12");
    // What a finger does there is known once the picture has been drawn.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));

    const session = await page.context().newCDPSession(page);
    const touch = (type: string, x?: number) =>
      session.send("Input.dispatchTouchEvent", {
        type: type as "touchStart",
        touchPoints: x === undefined ? [] : [{ x, y: 300 }],
      });
    await touch("touchStart", 300);
    await touch("touchMove", 200);
    await touch("touchMove", 120);
    await touch("touchEnd");
    await expect(lightbox).toContainText("2 of 12");
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a tile leads to its picture, and the next images are a page away", async ({ page }) => {
    await page.goto("/Gallery");
    await page.getByRole("link", { name: "Load More Images" }).click();
    await expect(page.locator(".tile")).toHaveCount(24);
    await expect(page.locator(".mosaic a").first()).toHaveAttribute("href", /\.webp$/);
  });
});
