import type { Page } from "@playwright/test";
import { expect, forget, openSignedIn, sendLead, staffHeaders, test, withoutPopup } from "#test/journeys/story.ts";

const names = ["Qadir Queue", "Reva Queue", "Sahil Queue"] as const;

/** A colleague changes a lead by the API, whatever this page shows. */
async function colleague(page: Page, name: string, change: object) {
  const headers = await staffHeaders(page);
  const url = "/backend/admin/leads.php";
  const { data } = await (await page.request.get(url, { headers, params: { q: name } })).json();
  const answer = await page.request.put(url, { headers, params: { id: data[0].id }, data: change });
  expect(answer.status()).toBe(200);
}

async function sendThree(page: Page) {
  await withoutPopup(page);
  for (const [place, name] of names.entries()) {
    await sendLead(page, { name, phone: `98220 6190${place}` });
    await colleague(page, name, { follow_up_on: `2026-01-0${place + 1}` });
  }
}

const forgetThree = (page: Page) => forget(page, "leads", ...names);

test("a decision that takes a lead out of the list leaves the queue as it was entered", async ({ page }) => {
  await sendThree(page);
  await openSignedIn(page, "/admin/leads?view=table&tab=overdue&q=queue");
  const rows = page.locator("tbody tr");
  await page.getByRole("columnheader", { name: "Follow-up" }).getByRole("button").click();
  await expect(page).toHaveURL(/sort=follow-up/);
  await expect(rows.first()).toContainText(names[0]);
  await expect(rows.last()).toContainText(names[2]);
  await page.getByRole("link", { name: names[0], exact: true }).click();
  const drawer = (name: string) => page.getByRole("dialog", { name });
  await expect(drawer(names[0])).toContainText("1 of 3");
  await drawer(names[0]).getByRole("button", { name: "Tomorrow" }).click();
  await expect(rows.filter({ hasText: names[0] })).toHaveCount(0);
  await expect(drawer(names[0])).toContainText("1 of 3");
  await drawer(names[0]).getByText(`Next: ${names[1]}`).click();
  await expect(drawer(names[1])).toContainText("2 of 3");
  await drawer(names[1]).getByRole("button", { name: "Today", exact: true }).click();
  await expect(rows.filter({ hasText: names[1] })).toHaveCount(0);
  await page.keyboard.press("j");
  await expect(drawer(names[2])).toContainText("3 of 3");
  await page.keyboard.press("k");
  await expect(drawer(names[1])).toContainText("2 of 3");
  await page.keyboard.press("k");
  await expect(drawer(names[0])).toContainText("1 of 3");
  await page.keyboard.press("Escape");
  await forgetThree(page);
});

test("what is asked of selected leads stays with them and its words when they leave the list meanwhile", async ({
  page,
}) => {
  await sendThree(page);
  await openSignedIn(page, "/admin/leads?view=table&tab=overdue&q=queue");
  const rows = page.locator("tr[data-id]");
  const acts = page.getByRole("region", { name: "Selected leads" });
  const selectAll = () => page.getByRole("checkbox", { name: "Select all 3 shown" }).check();
  const takeOut = async () => {
    for (const name of names) await colleague(page, name, { follow_up_on: "2099-01-01" });
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect(rows).toHaveCount(0);
  };
  const putBack = async () => {
    for (const name of names) await colleague(page, name, { follow_up_on: "2026-01-01" });
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect(rows).toHaveCount(3);
  };
  await selectAll();
  await acts.getByRole("button", { name: "Mail" }).click();
  const mail = page.getByRole("dialog", { name: "Mail to 3 leads" });
  await mail.getByLabel("Subject").fill("Fair for the queue");
  await mail.getByLabel("Message").fill("See you there.");
  await takeOut();
  await expect(mail.getByLabel("Message")).toHaveValue("See you there.");
  await mail.getByRole("button", { name: "Send to 3 leads…" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Write to 3 leads" }).click();
  await expect(page.getByText("3 mails written")).toBeVisible();
  await expect(mail).toBeHidden();
  await expect(acts).toBeHidden();

  await putBack();
  await selectAll();
  await acts.getByLabel("Tag the selected leads").selectOption("New tag…");
  const tag = page.getByRole("dialog", { name: "New tag" });
  await tag.getByLabel("Name").fill("Queued");
  await takeOut();
  await expect(tag.getByLabel("Name")).toHaveValue("Queued");
  await page.keyboard.press("Escape");
  await expect(tag).toBeHidden();
  await expect(acts).toBeHidden();

  await putBack();
  await acts.getByLabel("Move the selected leads to").selectOption("Lost");
  const question = page.getByRole("dialog", { name: "3 leads is lost" });
  await question.getByRole("radio", { name: "Fee too high" }).check();
  await takeOut();
  await question.getByRole("button", { name: "Move to Lost" }).click();
  await expect(page.getByText("3 leads moved to Lost")).toBeVisible();
  await forgetThree(page);
});

test("what a colleague does while a lead is being deleted does not leave its row behind", async ({ page }) => {
  await sendThree(page);
  await openSignedIn(page, "/admin/leads?view=table&q=queue");
  const released = Promise.withResolvers<void>();
  await page.route(/leads\.php/, async (route) => {
    if (route.request().method() === "DELETE") await released.promise;
    await route.continue();
  });
  const row = page.getByRole("row", { name: names[0] });
  await row.getByRole("link", { name: `Delete ${names[0]}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await colleague(page, names[1], { follow_up_on: "2026-01-09" });
  // News are read after two and a half seconds at the latest.
  await page.waitForTimeout(4000);
  released.resolve();
  await expect(page.getByText(`${names[0]} deleted`)).toBeVisible();
  await expect(page.getByRole("alertdialog")).toBeHidden();
  await expect(row).toHaveCount(0);
  await expect(page.getByRole("row", { name: names[1] })).toContainText("9 Jan");
  await forget(page, "leads", ...names.slice(1));
});

test("the drawer opens with what is stored now, and an open list learns of others within 15 s", async ({ page }) => {
  await page.clock.install();
  await sendThree(page);
  await openSignedIn(page, "/admin/leads?view=table&q=queue");
  const row = page.getByRole("row", { name: names[1] });
  await expect(row.getByLabel(/^Stage of/)).toHaveValue("new");
  await colleague(page, names[1], { stage: "contacted" });
  await row.getByRole("link", { name: names[1], exact: true }).click();
  const drawer = page.getByRole("dialog", { name: names[1] });
  await expect(drawer.getByLabel(`Stage of ${names[1]}`)).toHaveValue("contacted");
  await expect(drawer.getByText("Stage: New → Contacted")).toBeVisible();
  await page.keyboard.press("Escape");

  await page.setViewportSize({ width: 1440, height: 320 });
  await row.scrollIntoViewIfNeeded();
  const place = (await row.boundingBox())!.y;
  await colleague(page, names[0], { stage: "counselling" });
  await sendLead(page, { name: "Tara Queue", phone: "98220 61909" });
  await page.clock.runFor(15_000);
  await expect(page.getByRole("row", { name: "Tara Queue" })).toBeAttached();
  await expect(page.getByLabel(`Stage of ${names[0]}`)).toHaveValue("counselling");
  expect(Math.abs((await row.boundingBox())!.y - place)).toBeLessThan(2);

  await colleague(page, names[2], { stage: "lost" });
  // While the list is being read whoever looks again begins no second reading, and the clock that would stands still.
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect(page.getByLabel(`Stage of ${names[2]}`)).toHaveValue("lost", { timeout: 1000 });
  }).toPass();
  await forget(page, "leads", "Tara Queue", ...names);
});

test.describe("the line of news is cut", () => {
  test.use({ logged: "Failed to load resource" });

  test("a list asks by itself until the line is back, then what happens comes by itself again", async ({ page }) => {
    await page.clock.install();
    let tries = 0;
    await page.route("**/backend/admin/live", (route) => {
      tries += 1;
      return route.abort();
    });
    await sendLead(page, { name: "Ujwala Asking", phone: "98220 61931" });
    await openSignedIn(page, "/admin/leads?view=table&q=ujwala+asking");
    const stage = page.getByLabel("Stage of Ujwala Asking");
    await expect(stage).toHaveValue("new");
    const pass = (ms: number) => page.clock.runFor(ms);
    await expect(async () => {
      await pass(1000);
      expect(tries).toBeGreaterThan(0);
    }).toPass();

    await colleague(page, "Ujwala Asking", { stage: "contacted" });
    await pass(10_000);
    await expect(stage).toHaveValue("contacted");

    await page.unroute("**/backend/admin/live");
    let answered = 0;
    page.on("response", (response) => {
      if (response.url().endsWith("/backend/admin/live")) answered = response.status();
    });
    await expect(async () => {
      await pass(10_000);
      expect(answered).toBe(200);
    }).toPass();
    // From now on a look of the list's own comes once a minute.
    await expect(async () => {
      await colleague(page, "Ujwala Asking", { stage: "counselling" });
      await pass(3000);
      expect(await stage.inputValue()).toBe("counselling");
    }).toPass();
    await forget(page, "leads", "Ujwala Asking");
  });
});
