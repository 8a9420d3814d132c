import type { Page } from "@playwright/test";
import { expect, forget, openSignedIn, sendLead, test, withoutPopup } from "#test/journeys/story.ts";

test("a printed page bears its words, and in place of the dark footer how to reach us", async ({ page }) => {
  await withoutPopup(page);
  // So wide that the chat's corner is free beside the page.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/courses/online-mba");
  await expect(page.locator(".whatsapp")).toBeVisible();
  await page.emulateMedia({ media: "print" });

  await expect(page.getByRole("heading", { level: 1, name: "Online MBA" })).toBeVisible();
  await expect(page.getByText("$2,000.00").first()).toBeVisible();
  const footer = page.getByRole("contentinfo");
  await expect(footer).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  await expect(footer.getByText("hello@disha.example")).toBeVisible();
  await expect(footer.getByRole("link", { name: "Gallery" })).toBeHidden();

  // Above the first sheet, it was printed at the foot of each one.
  await expect(page.getByText("Skip to content")).toBeHidden();
  await expect(page.getByRole("link", { name: "Apply Now" })).toBeHidden();
  await expect(page.locator("header").getByLabel("Menu")).toBeHidden();
  // The bar stands once, at the top, and what opens a chat not at all.
  await expect(page.locator(".nav")).toHaveCSS("position", "absolute");
  await expect(page.locator(".whatsapp")).toBeHidden();
});

test("a course is printed on two sheets at most, with its address and the day, and no unrelated parts", async ({
  page,
}) => {
  await withoutPopup(page);
  // The one with the most semesters, and the one with the most sessions and approvals.
  for (const course of ["bachelor-of-design", "online-mba"]) {
    await page.goto(`/courses/${course}`);
    await page.emulateMedia({ media: "print" });

    await expect(page.getByText(/\/courses\/[a-z-]+, printed on \d{1,2} \w+ \d{4}/)).toBeVisible();
    await expect(page.getByRole("heading", { name: "Other courses to consider" })).toBeHidden();
    await expect(page.getByRole("link", { name: "Ask about this" }).first()).toBeHidden();
    expect(await sheetsOf(page)).toBeLessThanOrEqual(2);
  }
});

test("what stands on a dark ground is printed in ink", async ({ page }) => {
  await withoutPopup(page);
  await page.emulateMedia({ media: "print" });
  const findings = "/find?degree=bachelor&percent=60&work=0&budget=100000&place=online&language=English";
  for (const address of ["/", "/about", "/universities/deccan-gate-university", "/courses/mba", "/Gallery", findings]) {
    await page.goto(address);
    const onDark = page.locator("main :is(.on-dark, .tile-caption)");
    await expect(onDark.first()).toBeAttached();
    const looks = await onDark.evaluateAll((parts) =>
      parts
        .flatMap((part) => [part, ...part.querySelectorAll("h2, h3, p, a, small")])
        .map((part) => [getComputedStyle(part).color, getComputedStyle(part).backgroundColor].join(" on ")),
    );
    expect([address, ...new Set(looks)]).toEqual([address, "rgb(22, 33, 62) on rgba(0, 0, 0, 0)"]);
  }
});

test("an open lead is printed whole, without the list behind it and what is there to be pressed", async ({ page }) => {
  await withoutPopup(page);
  await sendLead(page, { name: "Pratibha Paper", phone: "98220 61893" });
  await openSignedIn(page, "/admin/leads?view=table&q=pratibha");
  await page.getByRole("link", { name: "Pratibha Paper", exact: true }).click();
  const drawer = page.getByRole("dialog", { name: "Pratibha Paper" });
  await expect(drawer.getByText("Asked for guidance")).toBeVisible();
  // Of a low window most of the drawer would lie below its edge.
  await page.setViewportSize({ width: 1440, height: 400 });
  await page.emulateMedia({ media: "print" });

  await expect(drawer.getByRole("heading", { name: "Facts" })).toBeVisible();
  await expect(drawer.getByLabel("Note")).toBeHidden();
  await expect(drawer.getByRole("button", { name: "Close" })).toBeHidden();
  await expect(page.getByRole("columnheader", { name: "Stage" })).toBeHidden();
  const { height, words } = await drawer.evaluate((box) => ({
    height: box.clientHeight,
    words: Math.max(
      ...Array.from(box.querySelectorAll(".lead-scroll > *"), (part) => part.getBoundingClientRect().bottom),
    ),
  }));
  expect(words).toBeGreaterThan(400);
  expect(words).toBeLessThanOrEqual(height);

  await page.emulateMedia({ media: "screen" });
  await page.keyboard.press("Escape");
  await forget(page, "leads", "Pratibha Paper");
});

test("no blank sheet follows a short dialog over a long list", async ({ page }) => {
  await openSignedIn(page, "/admin/gallery?edit=1");
  await expect(page.getByRole("dialog", { name: "Edit image" })).toBeVisible();
  expect(await sheetsOf(page)).toBe(1);
});

test("a shortlist begins on the first sheet, and a comparison ends on the second", async ({ page }) => {
  await withoutPopup(page);
  await page.goto("/shortlist#online-mba=&mtech=");
  await expect(page.locator(".kept h2")).toHaveText(["Online MBA", "M.Tech"]);
  expect(await sheetsOf(page)).toBe(1);

  await page.goto("/compare?courses=online-mba,mtech");
  expect(await sheetsOf(page)).toBe(2);
});

/** With the margins that browsers leave. */
async function sheetsOf(page: Page): Promise<number> {
  const margin = { top: "1cm", right: "1cm", bottom: "1cm", left: "1cm" };
  const printed = await page.pdf({ format: "A4", margin });
  return printed.toString("latin1").match(/\/Type\s*\/Page\b/g)!.length;
}
