import type { Page } from "@playwright/test";
import { expect, forget, staffHeaders, takeTheTimeOfAPerson, test, withoutPopup } from "#test/journeys/story.ts";

test.use({ logged: "Failed to load resource" });

/** What the page waits for at most takes three seconds. */
const hurry = (page: Page) =>
  page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (ms) => timeout(ms / 10);
  });

/** No enquiry has its answer before the story loses it. */
async function holdEnquiries(page: Page) {
  const held: { key: string; lose: () => Promise<void> }[] = [];
  await page.route("**/leads.php", (route) => {
    held.push({ key: route.request().postDataJSON().idempotency_key, lose: () => route.abort() });
  });
  return {
    lose: async (place: number) => {
      await expect.poll(() => held.length).toBe(place + 1);
      await held[place]!.lose();
    },
    keys: () => held.map(({ key }) => key),
  };
}

async function askInPopup(page: Page) {
  await page.goto("/about");
  await page.locator('a[href="/guidance"]').last().click();
  const popup = page.getByRole("dialog", { name: "Get Expert Guidance" });
  await popup.getByLabel("Name").fill("Slow Sawant");
  await popup.getByLabel("Phone").fill("98225 50148");
  await popup.getByLabel("Email").fill("slow@mail.example");
  await popup.getByLabel("Interested course").selectOption("Not sure yet");
  return popup;
}

const unsent = "Your request could not be sent. Please check your connection and try again.";

test("while a form is sent nothing can be typed into it, and what comes back after a failure is the same enquiry", async ({
  page,
}) => {
  await withoutPopup(page);
  const enquiries = await holdEnquiries(page);
  const popup = await askInPopup(page);
  const name = popup.getByLabel("Name");
  const course = popup.getByLabel("Interested course");

  await name.press("Enter");
  await expect(popup.locator("form.enquiry")).toHaveAttribute("aria-busy", "true");
  await expect(name).toBeFocused();
  await page.keyboard.type(" the second");
  await expect(name).toHaveValue("Slow Sawant");
  await expect(course).toHaveJSProperty("inert", true);
  await enquiries.lose(0);

  await expect(popup.getByText(unsent)).toBeVisible();
  await expect(course).toHaveJSProperty("inert", false);
  await name.press("Enter");
  await enquiries.lose(1);
  await expect(popup.locator("form.enquiry")).toHaveAttribute("aria-busy", "false");
  const [first, second] = enquiries.keys();
  expect(second).toBe(first);
  await name.press("End");
  await page.keyboard.type("a");
  await expect(name).toHaveValue("Slow Sawanta");
});

test("a pop-up closed while it was sent opens again to say that it could not be", async ({ page }) => {
  await withoutPopup(page);
  const enquiries = await holdEnquiries(page);
  const popup = await askInPopup(page);
  await popup.getByRole("button", { name: "Request a call back" }).click();
  await page.keyboard.press("Escape");
  await expect(popup).toBeHidden();
  await enquiries.lose(0);

  await expect(popup.getByText(unsent)).toBeVisible();
  await expect(popup).toBeFocused();
  await expect(popup.getByLabel("Name")).toHaveValue("Slow Sawant");
});

test("an answer that never comes ends the waiting, and a second press sends the same enquiry", async ({ page }) => {
  await withoutPopup(page);
  await hurry(page);
  const keys: string[] = [];
  await page.route("**/leads.php", (route) => {
    keys.push(route.request().postDataJSON().idempotency_key);
    if (keys.length > 1) return route.fulfill({ status: 201, json: { success: true, message: "Thank you" } });
  });
  const popup = await askInPopup(page);
  const send = popup.getByRole("button", { name: "Request a call back" });
  await send.click();
  await expect(popup.getByText(unsent)).toBeVisible();

  await send.click();
  await expect(page.locator(".toast")).toHaveText("Thank you");
  expect(keys[1]).toBe(keys[0]);
});

test("what a pop-up could not send survives a reload, and sent then it is the same enquiry", async ({ page }) => {
  await withoutPopup(page);
  const enquiries = await holdEnquiries(page);
  const popup = await askInPopup(page);
  await popup.getByRole("button", { name: "Request a call back" }).click();
  await enquiries.lose(0);
  await expect(popup.getByText(unsent)).toBeVisible();

  await page.reload();
  await expect(page.locator("html")).toHaveClass(/is-watched/);
  await page.locator('a[href="/guidance"]').last().click();
  await popup.getByLabel("Name").focus();
  await expect(popup.getByLabel("Name")).toHaveValue("Slow Sawant");
  await expect(popup.getByLabel("Interested course")).toHaveValue("Not sure yet");
  await popup.getByRole("button", { name: "Request a call back" }).click();
  await enquiries.lose(1);
  const [first, second] = enquiries.keys();
  expect(second).toBe(first);
});

test("a message that was not answered survives a reload; sent once more at once it arrives, and once", async ({
  page,
}) => {
  const keys: string[] = [];
  await page.route("**/contact.php", (route) => {
    keys.push(route.request().postDataJSON().idempotency_key);
    return keys.length === 1 ? route.abort() : route.continue();
  });
  await page.goto("/contact");
  await takeTheTimeOfAPerson(page);
  const typed = { Name: "Slow Sawant", Email: "slow@mail.example", Subject: "Slow fees", Message: "How much\nis it?" };
  for (const [label, text] of Object.entries(typed)) await page.getByLabel(label).fill(text);
  const send = page.getByRole("button", { name: "Send message" });
  await send.click();
  await expect(page.getByText(unsent)).toBeVisible();

  await page.reload();
  for (const [label, text] of Object.entries(typed)) await expect(page.getByLabel(label)).toHaveValue(text);
  await send.click();
  await expect(page.getByText("Thank you. Your message has reached us")).toBeVisible();
  expect(keys[1]).toBe(keys[0]);
  const headers = await staffHeaders(page);
  const answer = await page.request.get("/backend/admin/messages.php", { headers, params: { q: "Slow fees" } });
  expect((await answer.json()).data).toHaveLength(1);
  await page.reload();
  await expect(page.getByLabel("Message")).toHaveValue("");
  await forget(page, "messages", "Slow Sawant");
});

test("who asks about something else after a lost answer asks anew, of one choice more", async ({ page }) => {
  await withoutPopup(page);
  const enquiries = await holdEnquiries(page);
  await page.goto("/universities/deccan-gate-university");
  const asks = page.locator("main a[data-course]");
  const popup = page.getByRole("dialog", { name: "Get Expert Guidance" });
  const course = popup.getByLabel("Interested course");
  await asks.first().click();
  const choices = await course.locator("option").count();
  const first = await course.inputValue();
  await popup.getByLabel("Name").fill("Slow Sawant");
  await popup.getByLabel("Phone").fill("98225 50148");
  await popup.getByLabel("Email").fill("slow@mail.example");
  await popup.getByRole("button", { name: "Request a call back" }).click();
  await enquiries.lose(0);
  await expect(popup.getByText(unsent)).toBeVisible();
  await page.keyboard.press("Escape");

  await asks.last().click();
  await expect(popup.getByText(unsent)).toBeHidden();
  await expect(course).not.toHaveValue(first);
  await expect(course.locator("option")).toHaveCount(choices);
  await popup.getByRole("button", { name: "Request a call back" }).click();
  await enquiries.lose(1);
  const [asked, askedNext] = enquiries.keys();
  expect(askedNext).not.toBe(asked);
});

test("a list whose answer never comes says so, and Load more can be pressed again", async ({ page }) => {
  await withoutPopup(page);
  await hurry(page);
  await page.goto("/Blogs");
  const cards = page.locator(".article-card");
  const shown = await cards.count();
  let isLost = true;
  await page.route(/\/Blogs\?/, (route) => (isLost ? undefined : route.continue()));
  const more = page.locator("[data-more]");
  await more.click();
  await expect(page.locator(".toast")).toContainText("No connection.");
  await expect(more).not.toHaveAttribute("aria-busy");

  isLost = false;
  await more.click();
  await expect.poll(() => cards.count()).toBeGreaterThan(shown);
  await expect(page.locator(".toast")).toBeEmpty();
});
