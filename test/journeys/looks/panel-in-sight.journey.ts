import type { Locator } from "@playwright/test";
import { expect, forget, openSignedIn, sendLead, test } from "#test/journeys/story.ts";

test("at a notebook's height eighteen screens of the sidebar stand above its foot, and no link in focus stands behind it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await openSignedIn(page, "/admin/account");
  const side = page.getByRole("navigation", { name: "Admin" });
  const foot = (await page.locator(".side-foot").boundingBox())!;

  const bottoms = await side
    .getByRole("listitem")
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().bottom));
  expect(bottoms.filter((bottom) => bottom <= foot.y).length).toBeGreaterThanOrEqual(18);

  const last = side.getByRole("link", { name: "History" });
  await last.focus();
  const box = (await last.boundingBox())!;
  expect(box.y + box.height).toBeLessThanOrEqual(foot.y);
});

test("on a phone the way to the next call steps aside while one reads on, and is there at the end, on the way back and for keys", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openSignedIn(page, "/admin/courses");
  const next = page.getByRole("link", { name: "Next call" });
  const scroll = (top: number) => page.evaluate((to) => scrollTo(0, to), top);
  await expect(next).toBeInViewport({ ratio: 1 });

  await scroll(600);
  await expect(next).not.toBeInViewport();
  await next.focus();
  await expect(next).toBeInViewport({ ratio: 1 });
  await next.blur();
  await scroll(1200);
  await expect(next).not.toBeInViewport();
  await scroll(900);
  await expect(next).toBeInViewport({ ratio: 1 });
  await scroll(1e6);
  await expect(next).toBeInViewport({ ratio: 1 });
});

test("on a phone the box of a lead stands beside its name, the whole course below it", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const course = "Bachelor of Design";
  await sendLead(page, { name: "Ila Insight", phone: "98220 61641", course });
  await openSignedIn(page, "/admin/leads?view=table&q=ila+insight");

  const row = page.getByRole("row", { name: /Ila Insight/ });
  const place = async (part: Locator) => {
    const { x, y, height } = (await part.boundingBox())!;
    return { x, middle: y + height / 2 };
  };
  const name = await place(row.getByRole("link", { name: "Ila Insight", exact: true }));
  const box = await place(row.getByRole("checkbox"));
  const call = await place(row.getByRole("link", { name: "Call Ila Insight" }));
  expect(Math.abs(box.middle - call.middle)).toBeLessThanOrEqual(2);
  const words = await row.getByRole("cell", { name: course }).evaluate((cell) => {
    const range = new Range();
    range.selectNodeContents(cell);
    const { left, width } = range.getBoundingClientRect();
    return { x: left, isWhole: width <= cell.clientWidth - parseFloat(getComputedStyle(cell).paddingLeft) };
  });
  expect(words).toEqual({ x: name.x, isWhole: true });
  await forget(page, "leads", "Ila Insight");
});

test("the longest place of India stays whole in the list of universities, and the board shows every stage at 1366 px", async ({
  page,
}) => {
  await openSignedIn(page, "/admin/universities");
  const place = page.locator("tbody td.words").first();
  await place.evaluate((cell) => (cell.textContent = "Thiruvananthapuram, Kerala"));
  for (const width of [768, 1024, 1280, 1366, 1440]) {
    await page.setViewportSize({ width, height: 768 });
    const lines = await place.evaluate(({ firstChild }) => {
      const range = new Range();
      range.setStart(firstChild!, 0);
      range.setEnd(firstChild!, "Thiruvananthapuram".length);
      return range.getClientRects().length;
    });
    expect([width, lines]).toEqual([width, 1]);
  }

  await page.setViewportSize({ width: 1366, height: 768 });
  await sendLead(page, { name: "Bina Board", phone: "98220 61642" });
  await page.goto("/admin/leads?view=board");
  const board = page.locator(".board");
  await expect(page.getByRole("region", { name: /^Lost/ })).toBeVisible();
  expect(await board.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await forget(page, "leads", "Bina Board");
});

test("a line above a course's fields leads to its parts and stays there, and a fee stands in one row", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await openSignedIn(page, "/admin/courses?edit=1");
  const dialog = page.getByRole("dialog", { name: "Edit course" });
  const ways = dialog.getByRole("navigation", { name: "Parts of the form" });
  const title = dialog.getByLabel("Title", { exact: true });
  await expect(title).toBeFocused();

  await ways.getByRole("link", { name: "Fees" }).press("Enter");
  const first = dialog.getByLabel("Kind of fee 1");
  await page.keyboard.press("Tab");
  await expect(first).toBeFocused();
  await expect(ways).toBeInViewport({ ratio: 1 });
  const [line, legend] = [(await ways.boundingBox())!, (await dialog.getByText("Fees, rupees").boundingBox())!];
  expect(legend.y).toBeGreaterThan(line.y + line.height - 1);
  expect(legend.y).toBeLessThan(line.y + line.height + 40);

  const middles = ["Kind", "Amount, rupees", "Paid", "Refundable"].map(async (name) => {
    const { y, height } = (await dialog.getByLabel(`${name} of fee 1`).boundingBox())!;
    return y + height / 2;
  });
  const [least, most] = [Math.min(...(await Promise.all(middles))), Math.max(...(await Promise.all(middles)))];
  expect(most - least).toBeLessThan(6);

  await ways.getByRole("link", { name: "Basics" }).press("Enter");
  await expect(title).toBeFocused();
  await expect(dialog.getByText("Title", { exact: true })).toBeInViewport({ ratio: 1 });
  await expect(page).toHaveURL(/\/admin\/courses\?edit=1$/);
});

test("on a phone the box of each list can be tapped, also where places stand before the names", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openSignedIn(page, "/admin/universities");
  for (const list of ["universities", "faqs", "courses"]) {
    await page.goto(`/admin/${list}`);
    const box = page.getByRole("row").getByRole("checkbox").first();
    await box.click({ timeout: 5000 });
    await expect(box).toBeChecked();
    const cell = (await box.boundingBox())!;
    const title = (await page.getByRole("rowheader").getByRole("link").first().boundingBox())!;
    expect(title.x).toBeGreaterThanOrEqual(cell.x + cell.width);
  }
});

test("Escape in the bar of the selected rows leads back to the row it was entered from", async ({ page }) => {
  await openSignedIn(page, "/admin/courses");
  const box = page.getByRole("row").nth(12).getByRole("checkbox");
  await box.press("Space");
  await expect(page.getByRole("region", { name: "Selected courses" })).toBeVisible();
  await box.press("Enter");
  await expect(box).not.toBeFocused();

  await page.keyboard.press("Escape");

  await expect(box).toBeFocused();
  await expect(box).not.toBeChecked();
});

test("on a phone what takes the focus in the queue stands above the way to call", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (let index = 1; index <= 6; index += 1) {
    const data = { name: `Queue ${"ABCDEF"[index - 1]}`, phone: `98220 6180${index}` };
    await sendLead(page, data);
  }
  await openSignedIn(page, "/admin/day");
  const bar = (await page.getByRole("link", { name: /^Call 9/ }).boundingBox())!;
  const people = page.getByRole("navigation", { name: "The queue" }).getByRole("link");
  expect(await people.count()).toBeGreaterThanOrEqual(6);
  for (const person of await people.all()) {
    await person.focus();
    const { y, height } = (await person.boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(bar.y);
  }
});
