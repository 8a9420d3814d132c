import type { Route } from "@playwright/test";
import { expect, test, withoutPopup } from "#test/journeys/story.ts";

test.use({ logged: "Failed to load resource" });

test("a course pressed on a slow line shows that it waits, and a second press meanwhile takes nothing back", async ({
  page,
}) => {
  await withoutPopup(page);
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/\/assets\/holding-.*\.js/, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto("/PG");
  for (const name of ["courses", "keep"]) {
    const button = page.locator(`.hold[name="${name}"]`).first();
    await button.click();
    await expect(button).toHaveAttribute("aria-busy", "true");
    await expect(button).toHaveCSS("opacity", "0.6");
    await button.click();
  }
  arrive();

  for (const name of ["courses", "keep"]) {
    const button = page.locator(`.hold[name="${name}"]`).first();
    await expect(button).toHaveAttribute("aria-pressed", "true");
    await expect(button).not.toHaveAttribute("aria-busy");
    await expect(button).toHaveCSS("opacity", "1");
  }
});

test("a list that waits for its answer says so and stands back, and one overtaken leaves nothing of that", async ({
  page,
}) => {
  await withoutPopup(page);
  await page.goto("/courses");
  const held: Route[] = [];
  await page.route(/\/courses\?/, (route) => void held.push(route));
  const rows = page.locator(".course-rows");
  const toast = page.locator(".toast");
  await page.getByRole("checkbox", { name: /^Law/ }).check();
  await expect(toast).toHaveText("One moment...");
  await expect(rows).toHaveAttribute("aria-busy", "true");
  await expect(rows).toHaveCSS("opacity", "0.6");

  await page.getByRole("checkbox", { name: /^MBA/ }).check();
  await expect.poll(() => held.length).toBe(2);
  await expect(rows).toHaveAttribute("aria-busy", "true");
  await held[1]!.continue();

  await expect(page).toHaveURL(/field=mba/);
  await expect(toast).toBeEmpty();
  await expect(rows).not.toHaveAttribute("aria-busy");
  await expect(rows).toHaveCSS("opacity", "1");
});

test("where the line fails while the browser holds it for whole, a list and a course's sums are asked for again", async ({
  page,
}) => {
  await withoutPopup(page);
  await page.clock.install();
  for (const [address, asked, choose] of [
    ["/courses", /\/courses\?/, () => page.getByRole("checkbox", { name: /^Law/ }).check()],
    ["/courses/online-mba", /online-mba\?/, () => page.locator("[name=left]").fill("2027-02-24")],
  ] as const) {
    const arrived = address === "/courses" ? null : page.waitForResponse(/follow-cost/);
    await page.goto(address);
    if (arrived) {
      await page.locator("[name=left]").focus();
      await (await arrived).finished();
    }
    let tries = 0;
    await page.route(asked, (route) => {
      tries += 1;
      return route.abort();
    });
    await choose();
    await expect(page.locator(".toast")).toContainText("No connection.");
    await page.clock.runFor(6000);
    await expect.poll(() => tries).toBe(2);
    await expect(page.locator(".toast")).toContainText("No connection.");
    await page.unroute(asked);

    await page.clock.runFor(11_000);
    await expect(page).toHaveURL(asked);
    await expect(page.locator(".toast")).toBeEmpty();
  }
});
