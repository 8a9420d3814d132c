import { expect, type Locator, type Page } from "@playwright/test";

// How to drag a card; the names of cards and columns belong to the stories.

const shares = [0.25, 0.5, 0.75, 1];

/** A busy browser may report a quick drag only once, at its end. */
export async function carryByMouse(page: Page, card: Locator, column: Locator, steps = 8) {
  const { from, to } = await wayOf(card, column);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps });
  await page.mouse.up();
}

/** A finger rests on the card until it lifts, since moving at once scrolls; the context needs `hasTouch`. */
export async function carryByFinger(page: Page, card: Locator, column: Locator) {
  const { from, to } = await wayOf(card, column);
  const hand = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: { x: number; y: number }[]) =>
    hand.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", [from]);
  await expect(page.locator(".card-flying")).toBeVisible();
  for (const share of shares) {
    await touch("touchMove", [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }]);
  }
  await touch("touchEnd", []);
  await hand.detach();
}

async function wayOf(card: Locator, column: Locator) {
  await card.scrollIntoViewIfNeeded();
  const start = (await card.boundingBox())!;
  const end = (await column.boundingBox())!;
  return { from: { x: start.x + 40, y: start.y + 20 }, to: { x: end.x + end.width / 2, y: end.y + 60 } };
}
