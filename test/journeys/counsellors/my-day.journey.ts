import type { Locator, Page } from "@playwright/test";
import { dayInIndia } from "#app/lib/time/india-day.ts";
import { axeFindsInThemes, nothingInThemes } from "#test/journeys/axe-finds.ts";
import { createCounsellor, expect, openSignedIn, sendLead, test, withoutTelephone } from "#test/journeys/story.ts";

test.describe("on a phone", () => {
  const phone = { width: 390, height: 844 };
  test.use({ viewport: phone, hasTouch: true });

  test(
    "a counsellor opens the panel: two taps to the first call, three at most to the next card, nine for three calls",
    { tag: "@postgres" },
    async ({ page }) => {
      await overdueFor(page, "day-thumb", ["Asha Thumb", "Bela Thumb", "Chetan Thumb"], "/admin");
      await expect(page).toHaveURL(/\/admin\/day$/);
      let taps = 0;
      const tap = async (role: "link" | "button" | "radio", name: RegExp) => {
        taps += 1;
        await page.getByRole(role, { name }).tap();
      };
      for (const [index, [name, ...answers]] of threeCalls("Thumb").entries()) {
        await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
        await tap("link", /^Call 9/);
        if (index === 0) expect(taps).toBeLessThanOrEqual(2);
        await expect(sheetOf(page, name)).toBeVisible();
        const [before, ended] = [taps, Date.now()];
        for (const answer of answers) await tap("radio", new RegExp(`^${answer}`));
        await tap("button", /^Save/);
        await expect(page.getByRole("heading", { level: 2, name })).toBeHidden();
        expect(taps - before).toBeLessThanOrEqual(3);
        expect(Date.now() - ended).toBeLessThan(5000);
        await expect(page.getByText(`Call to ${name} noted`)).toBeVisible();
      }
      expect(taps).toBeLessThanOrEqual(9);
      await expect(page.getByText("3 done")).toBeVisible();

      await page.goto("/admin/leads?q=thumb&view=table");
      const row = (name: string) => page.getByRole("row", { name });
      await expect(row("Chetan Thumb").getByLabel("Stage of Chetan Thumb")).toHaveValue("lost");
      await expect(row("Asha Thumb")).toContainText(/\d\d:\d\d/);
      await page.getByRole("link", { name: "Asha Thumb", exact: true }).click();
      await expect(page.getByRole("listitem").filter({ hasText: "called" })).toContainText("No answer");
    },
  );

  test("from any screen the next call lies under the thumb, and whoever wants no contact is left alone", async ({
    page,
  }) => {
    await overdueFor(page, "day-thumb-anywhere", ["Dipa Anywhere"], "/admin/courses");
    const next = page.getByRole("link", { name: "Next call" });
    const box = (await next.boundingBox())!;
    expect(box.y).toBeGreaterThan(phone.height * 0.6);
    expect(box.height).toBeGreaterThanOrEqual(44);
    await next.tap();
    await page.getByRole("link", { name: /^Call 9/ }).tap();
    const sheet = sheetOf(page, "Dipa Anywhere");
    await sheet.getByRole("radio", { name: /^Not interested/ }).tap();
    await sheet.getByRole("radio", { name: /^Fee too high/ }).tap();
    await sheet.getByRole("checkbox", { name: /^Never contact again/ }).tap();
    await expect(sheet.getByText("Moved from Contacted by your call")).toBeVisible();
    expect(await sheet.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await sheet.locator(".call-body").evaluate((body) => body.scrollTo(0, body.scrollHeight));
    const foot = (await sheet.getByRole("button", { name: /^Save/ }).boundingBox())!;
    const end = (await sheet.getByText("Moved from Contacted").boundingBox())!;
    expect(end.y + end.height).toBeLessThan(foot.y);
    await sheet.getByRole("button", { name: /^Save/ }).tap();
    await expect(page.getByText("Call to Dipa Anywhere noted")).toBeVisible();
    await page.goto("/admin/leads?q=dipa+anywhere&view=table");
    await expect(page.getByRole("row", { name: /Dipa Anywhere/ })).toContainText("No contact");
  });

  test("the next call lies over no button that keeps to the foot of a screen", async ({ page }) => {
    const whatLiesOver = (button: Locator) =>
      button.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const found = document.elementFromPoint(left + width / 2, top + height / 2)!;
        return element.contains(found) ? null : found.textContent;
      });
    await page.setViewportSize({ width: 360, height: 740 });
    await openSignedIn(page, "/admin/pages/home");
    for (const name of ["Save texts", "Save draft", "Preview"])
      expect.soft([name, await whatLiesOver(page.getByRole("button", { name }))]).toEqual([name, null]);

    await sendLead(page, { name: "Falguni Foot", phone: "9845012399" });
    await page.goto("/admin/leads?q=falguni&view=table");
    await page.getByRole("checkbox", { name: "Select Falguni Foot" }).check();
    const acts = page.getByRole("region", { name: "Selected leads" }).getByRole("button");
    await expect(acts.last()).toBeVisible();
    for (const act of await acts.all()) {
      const name = await act.textContent();
      expect.soft([name, await whatLiesOver(act)]).toEqual([name, null]);
    }
  });

  test("a call that nobody made is taken back, and a sheet that was closed leaves the queue as it was", async ({
    page,
  }) => {
    await overdueFor(page, "day-mistap", ["Devi Mistap"]);

    await page.getByRole("link", { name: /^Call 9/ }).tap();
    await page.getByRole("button", { name: "I did not call" }).tap();

    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(page.getByRole("heading", { level: 2, name: "Devi Mistap" })).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: "Devi Mistap" })).toBeVisible();
    await expect(page.getByText("began a call")).toBeHidden();
    await expect(page.getByText("0 done")).toBeVisible();
  });
});

test("the person's own words and the course asked for stand by the call; who is put off is not the first again", async ({
  page,
}) => {
  const asked = { subject: "Classes", message: "Can I study beside the job?" };
  const sender = { name: "Uma Words", email: "uma.words@mail.example", form_elapsed_ms: 9000 };
  await overdueFor(page, "day-words", ["Uma Words", "Vina Words"]);
  await page.request.post("/backend/api/contact.php", { data: { ...sender, ...asked } });
  await page.goto("/admin/day");
  await expect(page.getByRole("heading", { level: 2, name: "Uma Words" })).toBeVisible();
  // By the call, and where it stands in the story.
  await expect(page.getByText("“Can I study beside the job?”")).toHaveCount(2);
  await expect(page.getByText("Wrote through the contact form")).toBeVisible();
  await expect(page.getByRole("link", { name: "Of a message" }).first()).toBeVisible();

  const course = page.locator(".day-course");
  await expect(course).toContainText("Fee");
  if ((await course.getAttribute("open")) === null) await course.locator("summary").click();
  await course.getByRole("button", { name: "Send by WhatsApp" }).click();
  const write = page.getByRole("dialog", { name: "WhatsApp to Uma Words" });
  await expect(write.getByLabel("Message")).toHaveValue(/Online MCA/);
  await page.keyboard.press("Escape");
  await expect(write).toBeHidden();

  await page.getByRole("link", { name: "Not now" }).click();
  const vina = page.getByRole("heading", { level: 2, name: "Vina Words" });
  await expect(vina).toBeVisible();
  await page.goto("/admin/day");
  await expect(vina).toBeVisible();
  await expect(page.getByRole("navigation", { name: "The queue" })).toContainText("Uma Words");
});

test("the next step that was chosen stands however long the sheet lies open, and is stored", async ({ page }) => {
  await overdueFor(page, "day-long-sheet", ["Kusum Longsheet"]);
  await page.clock.install();
  await page.getByRole("link", { name: /^Call 9/ }).click();
  const sheet = sheetOf(page, "Kusum Longsheet");
  const step = sheet.getByRole("radio", { name: /^In 2 h/ });
  await step.check();
  const chosen = await step.inputValue();
  await page.clock.fastForward("03:00");
  await sheet.getByLabel("Stage").selectOption("counselling");
  await expect(step).toBeChecked();
  await sheet.getByRole("button", { name: /^Save/ }).click();
  await expect(page.getByText("Call to Kusum Longsheet noted")).toBeVisible();

  await page.goto("/admin/leads?q=kusum+longsheet&view=table");
  await expect(page.getByRole("row", { name: /Kusum Longsheet/ })).toContainText(chosen.slice(11));
});

test.describe("by keyboard", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("three calls take nine keys from the opening of the panel on: c begins, a figure says how it ended", async ({
    page,
  }) => {
    await overdueFor(page, "day-keys", ["Asha Keys", "Bela Keys", "Chetan Keys"], "/admin");
    let keys = 0;
    const press = async (key: string) => {
      keys += 1;
      await page.keyboard.press(key);
    };
    const keysOf: Record<string, string> = { "No answer": "2", "Not interested": "6", "Fee too high": "Space" };
    for (const [name, ...answers] of threeCalls("Keys")) {
      await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
      await press("c");
      await expect(sheetOf(page, name).getByRole("radio", { name: /^Reached/ })).toBeFocused();
      const [before, ended] = [keys, Date.now()];
      for (const answer of answers) {
        await press(keysOf[answer]!);
        await expect(sheetOf(page, name).getByRole("radio", { name: new RegExp(`^${answer}`) })).toBeChecked();
      }
      await press("Control+Enter");
      await expect(page.getByRole("heading", { level: 2, name })).toBeHidden();
      expect(keys - before).toBeLessThanOrEqual(3);
      expect(Date.now() - ended).toBeLessThan(5000);
      await expect(page.getByText(`Call to ${name} noted`)).toBeVisible();
    }
    expect(keys).toBeLessThanOrEqual(9);
    await expect(page.getByText("3 done")).toBeVisible();
  });

  test("c leads to the next call from a screen, from a lead that lies open, and not out of a field", async ({
    page,
  }) => {
    await overdueFor(page, "day-keys-anywhere", ["Esha Fromhere", "Farid Fromhere"], "/admin/courses");
    const esha = page.getByRole("heading", { level: 2, name: "Esha Fromhere" });
    await page.keyboard.press("c");
    await expect(esha).toBeVisible();
    await page.goto("/admin/leads?q=farid+fromhere&view=table");
    await page.getByRole("link", { name: "Farid Fromhere", exact: true }).click();
    const drawer = page.getByRole("dialog", { name: "Farid Fromhere" });
    await drawer.getByLabel("Note").fill("");
    await page.keyboard.press("c");
    await expect(drawer.getByLabel("Note")).toHaveValue("c");
    await drawer.getByLabel("Note").fill("");
    await drawer.getByRole("heading", { name: "Farid Fromhere" }).click();
    await page.keyboard.press("c");
    await expect(esha).toBeVisible();
    await expect(drawer).toBeHidden();

    await page.keyboard.press("c");
    const sheet = sheetOf(page, "Esha Fromhere");
    await expect(sheet.getByRole("radio", { name: /^Reached/ })).toBeFocused();
    await page.keyboard.press("2");
    await expect(sheet.getByText("the rule picks the next one")).toBeVisible();
    await sheet.getByLabel("Note").fill("Rang long");
    await page.keyboard.press("Control+Enter");
    await expect(page.getByRole("heading", { level: 2, name: "Farid Fromhere" })).toBeVisible();

    // From an article that is being written, too.
    await openSignedIn(page, "/admin/blogs/new");
    await page.getByLabel("Title").press("Shift+Tab");
    await page.keyboard.press("c");
    await expect(page).toHaveURL(/\/admin\/day$/);
  });
});

test.describe("the line drops", () => {
  test.use({ logged: "Failed to load resource" });

  test("what came of a call is kept on the device across a new page, and noted once when the line is back", async ({
    page,
  }) => {
    await overdueFor(page, "day-line", ["Gita Line"]);
    await page.getByRole("link", { name: /^Call 9/ }).click();
    const sheet = page.getByRole("dialog", { name: "How did it go with Gita?" });
    await sheet.getByRole("radio", { name: /^Not interested/ }).check();
    await sheet.getByRole("radio", { name: /^Fee too high/ }).check();
    await sheet.getByRole("radio", { name: /^Busy/ }).check();
    await sheet.getByRole("radio", { name: /^Pick/ }).check();
    await sheet.getByLabel("Day and time of the next step").fill(`${dayInIndia(3)}T11:20`);
    await sheet.getByLabel("Note").fill("Asked for the fee");
    // A phone may have forgotten the page behind the dialler.
    await page.reload();
    await expect(sheet.getByLabel("Note")).toHaveValue("Asked for the fee");
    await expect(sheet.getByRole("radio", { name: /^Busy/ })).toBeChecked();
    await expect(sheet.getByLabel("Day and time of the next step")).toHaveValue(`${dayInIndia(3)}T11:20`);

    // The first time the server stores it, and only its answer is lost.
    let stored = 0;
    await page.route("**/lead-calls.php*", async (route) => {
      if (stored++ === 0) await route.fetch();
      await route.abort();
    });
    await sheet.getByRole("button", { name: /^Save/ }).click();
    await expect(sheet.getByText("kept on this device and will be sent by itself")).toBeVisible();
    await expect(sheet.getByLabel("Note")).toBeDisabled();
    await page.reload();
    await expect(sheet.getByText("kept on this device and will be sent by itself")).toBeVisible();
    await expect(sheet.getByLabel("Note")).toHaveValue("Asked for the fee");
    await sheet.getByRole("button", { name: "Close", exact: true }).last().click();
    await expect(page.getByText("1 call is kept on this device and will be sent when the line is back.")).toBeVisible();

    await page.unroute("**/lead-calls.php*");
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await expect(page.getByText("Call to Gita Line noted")).toBeVisible();
    await expect(page.getByText("kept on this device")).toBeHidden();
    await page.goto("/admin/leads?q=gita+line&view=table");
    await page.getByRole("link", { name: "Gita Line", exact: true }).click();
    await expect(page.getByRole("listitem").filter({ hasText: "Asked for the fee" })).toHaveCount(1);
  });

  test("without any line the sheet opens, is saved on the device, and sends itself with the next one's turn", async ({
    page,
    context,
  }) => {
    await overdueFor(page, "day-dead-line", ["Ila Deadline", "Jaya Deadline"]);
    // The dialler takes the line.
    await page.evaluate(() => (console.error = () => {}));
    await context.setOffline(true);
    await page.getByRole("link", { name: /^Call 9/ }).click();
    const sheet = page.getByRole("dialog", { name: "How did it go with Ila?" });
    await sheet.getByLabel("Note").fill("Will pay on Friday");
    await sheet.getByRole("button", { name: /^Save/ }).click();
    await expect(sheet.getByText("kept on this device and will be sent by itself")).toBeVisible();

    await context.setOffline(false);
    await expect(page.getByText("Call to Ila Deadline noted")).toBeVisible();
    await expect(sheet).toBeHidden();
    await expect(page.getByRole("heading", { level: 2, name: "Jaya Deadline" })).toBeVisible();
  });

  test("what the office has decided meanwhile sends the words back into the sheet; nobody leaves with them unsent", async ({
    page,
  }) => {
    await overdueFor(page, "day-refused", ["Kala Refused"]);
    await page.getByRole("link", { name: /^Call 9/ }).click();
    const sheet = page.getByRole("dialog", { name: "How did it go with Kala?" });
    await sheet.getByLabel("Note").fill("Wants a loan");
    await page.route("**/lead-calls.php*", (route) => route.abort());
    await sheet.getByRole("button", { name: /^Save/ }).click();
    await expect(sheet.getByText("kept on this device and will be sent by itself")).toBeVisible();
    await sheet.getByRole("button", { name: "Close", exact: true }).last().click();
    await page.getByRole("button", { name: "Logout" }).click();
    await expect(page.getByText("You are still signed in")).toBeVisible();

    await page.unroute("**/lead-calls.php*");
    await page.route("**/lead-calls.php*", (route) =>
      route.fulfill({ status: 422, json: { success: false, message: "A colleague was faster.", errors: {} } }),
    );
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await expect(page.getByText("The call to Kala Refused was not noted. A colleague was faster.")).toBeVisible();
    await page.unroute("**/lead-calls.php*");
    await page.goto(`${page.url()}&called=1`);
    await expect(sheet.getByLabel("Note")).toHaveValue("Wants a loan");
    await sheet.getByRole("button", { name: /^Save/ }).click();
    await expect(page.getByText("Call to Kala Refused noted")).toBeVisible();

    await page.getByRole("button", { name: "Logout" }).click();
    await expect(page.getByLabel("Username")).toBeVisible();
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("Kala");
  });
});

test("axe finds nothing on My day and in its sheet at 360 and 1440 px, light and dark", async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await overdueFor(page, "day-axe", ["Hema Venkatanarasimharajuvaripeta-Krishnamoorthy"]);
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect({ width, ...(await axeFindsInThemes(page)) }).toEqual({ width, ...nothingInThemes });
    await page.getByRole("link", { name: /^Call 9/ }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    expect({ width, ...(await axeFindsInThemes(page, "dialog[open]")) }).toEqual({ width, ...nothingInThemes });
    await page.getByRole("button", { name: "I did not call" }).click();
    await expect(page.getByRole("dialog")).toBeHidden();
  }
});

/** What comes of three calls: with the answers that each of them takes. */
const threeCalls = (family: string) =>
  [[`Asha ${family}`, "No answer"], [`Bela ${family}`], [`Chetan ${family}`, "Not interested", "Fee too high"]] as [
    string,
    ...string[],
  ][];

const sheetOf = (page: Page, name: string) =>
  page.getByRole("dialog", { name: `How did it go with ${name.split(" ", 1)[0]}?` });

// A number that somebody has already would lead to that person's counsellor.
let lastNumber = 60_000;

/** Opens a counsellor's own day with these people in it, who were promised a call days ago. */
async function overdueFor(page: Page, username: string, names: string[], address = "/admin/day") {
  const person = await createCounsellor(page, username);
  const { token } = await (await page.request.post("/backend/admin/login.php", { data: person })).json();
  const headers = { authorization: `Bearer ${token}` };
  const { data: staff } = await (await page.request.get("/backend/admin/counsellors.php", { headers })).json();
  const { id: owner_id } = staff.find(({ is_me }: { is_me: number }) => is_me === 1);
  for (const [index, name] of names.entries()) {
    lastNumber += 1;
    await sendLead(page, { name, phone: `98220 ${lastNumber}` });
    const found = await page.request.get(`/backend/admin/leads.php?q=${encodeURIComponent(name)}`, { headers });
    const { id } = (await found.json()).data[0];
    const data = { owner_id, follow_up_on: dayInIndia(index - 9), stage: "contacted" };
    expect((await page.request.put(`/backend/admin/leads.php?id=${id}`, { headers, data })).status()).toBe(200);
  }
  await withoutTelephone(page);
  await openSignedIn(page, address, person);
}
