import type { APIResponse, Locator, Page } from "@playwright/test";
import { carryByFinger } from "#test/journeys/carry-card.ts";
import { holdUndo } from "#test/journeys/panel-screens.ts";
import {
  expect,
  forget,
  moveToLost,
  openSignedIn,
  sendLead,
  staffHeaders,
  test,
  withoutPopup,
  withoutTelephone,
} from "#test/journeys/story.ts";

test.use({ hasTouch: true });

/** Its drawer, over the list of those who have the same name. */
async function openSentLead(page: Page, lead: { name: string; phone: string }) {
  await withoutPopup(page);
  await sendLead(page, lead);
  await openSignedIn(page, `/admin/leads?view=table&q=${encodeURIComponent(lead.name)}`);
  await page.getByRole("link", { name: lead.name, exact: true }).click();
  return page.getByRole("dialog", { name: lead.name });
}

test("a lead is carried to another stage by finger", async ({ page }) => {
  await withoutPopup(page);
  await sendLead(page, { name: "Farida Finger", phone: "98220 61790" });
  await openSignedIn(page, "/admin/leads?view=board&q=farida");
  const column = (name: string) => page.getByRole("region", { name: new RegExp(`^${name} \\d`) });
  const link = (name: string) => column(name).getByRole("link", { name: "Farida Finger", exact: true });
  await expect(link("New")).toBeVisible();

  await carryByFinger(page, column("New").getByRole("listitem"), column("Contacted"));
  await expect(page.getByText("Farida Finger moved to Contacted")).toBeVisible();
  await expect(link("Contacted")).toBeVisible();
  // The finger that let go has not opened the card.
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(link("New")).toBeVisible();
  await forget(page, "leads", "Farida Finger");
});

const idsOf = async (answer: APIResponse) =>
  ((await answer.json()) as { data: { id: number }[] }).data.map(({ id }) => id);

test("a lead that is moved among very many stands at the head of their column, and goes back by undo", async ({
  page,
}) => {
  await sendLead(page, { name: "Gita Head", phone: "98220 61700" });
  const headers = await staffHeaders(page);
  const [leads, imports] = ["leads", "lead-imports"].map((file) => `/backend/admin/${file}.php`) as [string, string];
  const [gita] = await idsOf(await page.request.get(`${leads}?q=gita+head`, { headers }));
  const moving = await page.request.put(`${leads}?id=${gita}`, { headers, data: { stage: "contacted" } });
  expect(moving.ok()).toBe(true);
  const fair = { file: "head.csv", source: "fair", consent: "Signed at the fair", mapping: { Name: "name" } };
  const begun = await page.request.post(imports, { headers, data: fair });
  const { id } = ((await begun.json()) as { data: { id: number } }).data;
  const newer = Array.from({ length: 21 }, (_, index) => ({
    line: index + 2,
    name: "Hema Head",
    phone: `98220 617${10 + index}`,
  }));
  expect((await page.request.put(`${imports}?id=${id}`, { headers, data: { rows: newer } })).ok()).toBe(true);

  await openSignedIn(page, "/admin/leads?view=board&q=head");
  const column = (name: string) => page.getByRole("region", { name: new RegExp(`^${name} \\d`) });
  const link = (name: string) => column(name).getByRole("link", { name: "Gita Head", exact: true });
  await link("Contacted").focus();
  await page.keyboard.press("Shift+ArrowLeft");
  await expect(page.getByText("Gita Head moved to New")).toBeVisible();
  // Once the board was read anew, which has twenty newer ones.
  await expect(column("New").getByRole("heading")).toContainText("22");
  await page.waitForLoadState("networkidle");
  await expect(column("New").getByRole("listitem").first()).toContainText("Gita Head");
  await expect(link("New")).toBeFocused();
  await expect(column("New").getByRole("button", { name: /^Show more of 1$/ })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(link("Contacted")).toBeVisible();
  await expect(link("New")).toHaveCount(0);
  await page.request.delete(`${imports}?id=${id}`, { headers });
  await page.request.delete(`${leads}?id=${gita}`, { headers });
});

test("the open lead gives way to the next and the previous one by j and k, not while somebody types", async ({
  page,
}) => {
  await withoutPopup(page);
  await sendLead(page, { name: "Jaya Row", phone: "98220 61791" });
  await sendLead(page, { name: "Kavya Row", phone: "98220 61792" });
  await openSignedIn(page, "/admin/leads?view=table&q=row");
  await page.getByRole("link", { name: "Kavya Row", exact: true }).click();
  const drawer = (name: string) => page.getByRole("dialog", { name });
  await expect(drawer("Kavya Row")).toContainText("1 of 2");
  await page.keyboard.press("j");
  await expect(drawer("Jaya Row")).toContainText("2 of 2");
  await drawer("Jaya Row").getByLabel("Note").pressSequentially("ask john about k");
  await expect(drawer("Jaya Row").getByLabel("Note")).toHaveValue("ask john about k");
  await drawer("Jaya Row").getByLabel("Note").fill("");
  await drawer("Jaya Row").getByRole("button", { name: "Today" }).focus();
  await page.keyboard.press("k");
  await expect(drawer("Kavya Row")).toContainText("1 of 2");
  await page.evaluate(() => localStorage.setItem("single-keys", "off"));
  await page.keyboard.press("j");
  await expect(drawer("Kavya Row")).toContainText("1 of 2");
  await page.evaluate(() => localStorage.setItem("single-keys", "on"));
  await page.keyboard.press("o");
  await expect(drawer("Kavya Row").getByLabel("Note")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await forget(page, "leads", "Jaya Row", "Kavya Row");
});

test("the list tells when each lead was last touched, and sorts by it", async ({ page }) => {
  await withoutPopup(page);
  await sendLead(page, { name: "Amey Touch", phone: "98220 61794" });
  await sendLead(page, { name: "Bela Touch", phone: "98220 61795" });
  await page.setViewportSize({ width: 1440, height: 900 });
  await openSignedIn(page, "/admin/leads?view=table&q=touch&sort=-touched");
  const first = page.getByRole("row").nth(1);
  await expect(first).toContainText("Bela Touch");
  await page.getByRole("link", { name: "Amey Touch", exact: true }).click();
  const drawer = page.getByRole("dialog", { name: "Amey Touch" });
  await drawer.getByLabel("Note").fill("Asked for the fee sheet");
  await drawer.getByRole("button", { name: "Add note" }).click();
  await expect(drawer.getByRole("listitem").filter({ hasText: "Asked for the fee sheet" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await expect(first).toContainText("Amey Touch");
  await expect(page.getByRole("columnheader", { name: "Last touched" })).toHaveAttribute("aria-sort", "descending");
  await forget(page, "leads", "Amey Touch", "Bela Touch");
});

test("several leads get a day at once and stand in the list of that day", async ({ page }) => {
  await withoutPopup(page);
  await sendLead(page, { name: "Chitra Sadavarte", phone: "98220 61796", source_page: "/guidance" });
  await sendLead(page, { name: "Dhruv Sadavarte", phone: "98220 61797", source_page: "/courses" });
  await openSignedIn(page, "/admin/leads?view=table&q=sadavarte");
  const row = (name: string) => page.getByRole("row", { name: new RegExp(name) });
  await test.step("by keys alone", async () => {
    await page.getByLabel("Select all 2 shown").press("Space");
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("Move the selected leads to")).toBeFocused();
    await page.getByLabel("Set the follow-up of the selected leads to").press("T");
    await expect(page.getByText("2 leads due today")).toBeVisible();
    await expect(page.getByLabel("Select all 2 shown")).toBeFocused();
  });
  // Another story may have left one that is due.
  await page.getByRole("link", { name: /^Due today [2-9]/ }).click();
  await holdUndo(page);
  await expect(row("Chitra Sadavarte")).toBeVisible();
  await expect(row("Dhruv Sadavarte")).toBeVisible();
  await page.getByLabel("Source").selectOption("Courses");
  await expect(row("Chitra Sadavarte")).toHaveCount(0);
  await expect(row("Dhruv Sadavarte")).toBeVisible();
  await page.getByLabel("Source").selectOption("All sources");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Nothing is due today.")).toBeVisible();
  await forget(page, "leads", "Chitra Sadavarte", "Dhruv Sadavarte");
});

test("what a press on a number or WhatsApp begins is taken back, or completed by what came of it", async ({ page }) => {
  await withoutTelephone(page);
  // Nor is there a WhatsApp.
  await page.addInitScript(() => void (window.open = () => null));
  await withoutPopup(page);
  await sendLead(page, { name: "Esha Ring", phone: "98220 61798" });
  await openSignedIn(page, "/admin/leads?view=table&q=esha");
  await page.getByRole("link", { name: "98220 61798" }).click();
  const sheet = page.getByRole("dialog", { name: "How did it go with Esha?" });
  await sheet.getByRole("button", { name: "I did not call" }).click();
  await expect(page.getByText("Taken back")).toBeVisible();
  await expect(sheet).toBeHidden();
  await page
    .getByRole("dialog", { name: "Esha Ring" })
    .getByRole("link", { name: /^Call Esha Ring/ })
    .click();
  await expect(sheet.getByText("Call begun at")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await expect(page.getByRole("dialog", { name: "Esha Ring" }).getByLabel("Stage of Esha Ring")).toHaveValue("new");
  await page.getByRole("button", { name: "WhatsApp", exact: true }).click();
  const whatsApp = page.getByRole("dialog", { name: "WhatsApp to Esha Ring" });
  await whatsApp.getByLabel("Template").selectOption({ index: 1 });
  await whatsApp.getByRole("button", { name: "Open WhatsApp" }).click();
  await expect(whatsApp).toBeHidden();
  const drawer = page.getByRole("dialog", { name: "Esha Ring" });
  const line = (words: string) => drawer.getByRole("listitem").filter({ hasText: words });

  await test.step("the note completes the call, the word that it was sent the message", async () => {
    await expect(line("began a call")).toHaveCount(1);
    await expect(drawer.getByText("Not called yet")).toBeVisible();
    await drawer.getByLabel("Note").fill("Wants the fee sheet");
    await drawer.getByRole("button", { name: "Add note" }).click();
    await expect(line("journey-admin called")).toContainText("Wants the fee sheet");
    await expect(line("began a call")).toHaveCount(0);
    await expect(drawer.getByText("Today, called: Wants the fee sheet")).toBeVisible();
    await expect(drawer.getByLabel("Stage of Esha Ring")).toHaveValue("contacted");
    await line("opened WhatsApp").getByRole("button", { name: "It was sent" }).click();
    await expect(line("wrote on WhatsApp")).toContainText("Esha");
    await line("wrote on WhatsApp").getByRole("button", { name: "Take back" }).click();
    await expect(line("WhatsApp")).toHaveCount(0);
  });
  await test.step("words that are taken back stand in their field again", async () => {
    await line("Wants the fee sheet").getByRole("button", { name: "Take back" }).press("Enter");
    await expect(drawer.getByLabel("Note")).toHaveValue("Wants the fee sheet");
    await expect(drawer.getByLabel("Stage of Esha Ring")).toHaveValue("new");
    await drawer.getByRole("link", { name: "Note a call" }).click();
    await sheet.getByRole("radio", { name: /^Wrong number/ }).check();
    await expect(sheet.getByLabel("Stage")).toHaveValue("lost");
    await expect(sheet.getByRole("radio", { name: "Never reached" })).toBeChecked();
    await sheet.getByRole("radio", { name: /^Reached/ }).check();
    await expect(sheet.getByLabel("Stage")).toHaveValue("contacted");
    await sheet.getByRole("button", { name: /^Save/ }).click();
    await expect(sheet).toBeHidden();
    await expect(line("journey-admin called")).toHaveCount(1);
    await expect(drawer.getByText("Today, called: Wants the fee sheet")).toBeVisible();
    await expect(page).toHaveURL(/open=\d+/);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
  await page.getByRole("link", { name: "Mail to Esha Ring, esha.ring@mail.example" }).click();
  const mail = page.getByRole("dialog", { name: "Mail to Esha Ring" });
  await mail.getByLabel("Template").selectOption("Missed call");
  await expect(mail.getByLabel("Message")).toHaveValue(/^Hello Esha,/);
  await mail.getByRole("button", { name: "Send mail" }).click();
  await expect(mail).toBeHidden();
  await expect(line("We tried to call you")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await forget(page, "leads", "Esha Ring");
});

test("a double click notes once, sends one mail and creates one lead", async ({ page }) => {
  await openSignedIn(page, "/admin/leads?view=table&q=twoclicks");
  await page.getByRole("link", { name: "New lead" }).click();
  const entry = page.getByRole("dialog", { name: "New lead" });
  await entry.getByLabel("Name").fill("Veda Twoclicks");
  await entry.getByLabel("Email", { exact: true }).fill("veda.twoclicks@mail.example");
  await entry.getByLabel("Interested course").fill("Online MBA");
  await entry.getByRole("button", { name: "Create lead" }).dblclick();

  const drawer = page.getByRole("dialog", { name: "Veda Twoclicks" });
  const line = (text: string) => drawer.getByRole("listitem").filter({ hasText: text });
  await drawer.getByLabel("Note").fill("Wants evening classes");
  await drawer.getByRole("button", { name: "Add note" }).dblclick();
  await expect(line("Wants evening classes")).toHaveCount(1);
  await drawer.getByRole("button", { name: "Email", exact: true }).click();
  const mail = page.getByRole("dialog", { name: "Mail to Veda Twoclicks" });
  await mail.getByLabel("Template").selectOption("Missed call");
  await mail.getByRole("button", { name: "Send mail" }).dblclick();
  await expect(mail).toBeHidden();
  await expect(line("We tried to call you")).toHaveCount(1);
  // What a second click had sent would stand above this.
  await drawer.getByLabel("Note").fill("Last line");
  await drawer.getByLabel("Note").press("Control+Enter");
  await expect(drawer.getByRole("list").getByRole("listitem")).toHaveText([
    /Last line/,
    /We tried to call you/,
    /Wants evening classes/,
    /Entered by journey-admin/,
  ]);
  await expect(drawer.getByText("Same telephone number or e-mail")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await forget(page, "leads", "Veda Twoclicks");
});

test("a day and a time typed key by key are saved once, and the fields keep the focus", async ({ page }) => {
  const drawer = await openSentLead(page, { name: "Urvi Typed", phone: "98220 61797" });
  const day = drawer.getByLabel("Follow-up", { exact: true });
  await day.fill("2030-03-04");
  const changes = drawer.getByRole("listitem").filter({ hasText: "Follow-up:" });
  await expect(changes).toHaveCount(1);

  await day.focus();
  // Month, day, year: 2030-11-25 passes through 2030-11-02.
  await page.keyboard.type("1125");
  await expect(changes).toHaveCount(2);
  await expect(day).toBeFocused();
  await expect(day).toHaveValue("2030-11-25");

  await drawer.getByLabel("Time of the follow-up").fill("17:30");
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await expect(page.getByRole("row", { name: /Urvi Typed.*Mon, 25 Nov 2030, 17:30/ })).toBeVisible();
  await forget(page, "leads", "Urvi Typed");
});

test("a lead whose day has passed is overdue until it is settled, then nothing is", async ({ page }) => {
  const drawer = await openSentLead(page, { name: "Ojas Late", phone: "98220 61793" });
  await drawer.getByLabel("Follow-up", { exact: true }).fill("2026-01-05");
  await expect(drawer.getByText("Overdue since Mon, 5 Jan")).toBeVisible();
  await drawer.getByLabel("Time of the follow-up").fill("17:00");
  await expect(drawer.getByText("Overdue since Mon, 5 Jan, 17:00")).toBeVisible();
  await expect(drawer.getByText("Follow-up: Mon, 5 Jan → Mon, 5 Jan, 17:00")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();

  await page.getByRole("link", { name: /^Overdue [1-9]/ }).click();
  // The row stands in the list before, too, whose question would go with it.
  await expect(page).toHaveURL(/tab=overdue/);
  await expect(page.getByRole("row", { name: /Ojas Late.*Overdue: Mon, 5 Jan, 17:00/ })).toBeVisible();
  await moveToLost(page, page.getByLabel("Stage of Ojas Late"));
  await expect(page.getByText("Nothing is overdue.")).toBeVisible();
  await page.getByRole("button", { name: "Board", exact: true }).click();
  await expect(page.getByText("Nothing is overdue.")).toBeVisible();
  await forget(page, "leads", "Ojas Late");
});

test("a sentence with Undo stays for twenty seconds, and its button is whole at 360 px", async ({ page }) => {
  await page.clock.install();
  await page.setViewportSize({ width: 360, height: 740 });
  const name = "Chandrashekharan Vishwanathaswamy";
  const drawer = await openSentLead(page, { name, phone: "98220 61799" });
  await drawer.getByRole("button", { name: "Tomorrow" }).click();
  const undo = drawer.getByRole("button", { name: "Undo", exact: true });
  await expect(undo).toBeVisible();
  const { width, height } = (await undo.boundingBox())!;
  expect([width > 50, height < 46]).toEqual([true, true]);
  await page.clock.fastForward(18_000);
  await expect(undo).toBeVisible();
  await page.clock.fastForward(4000);
  await expect(undo).toBeHidden();
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 1280, height: 800 });
  await forget(page, "leads", name);
});

/** The boxes of fourteen leads in their list, at a window's size. */
async function openCrowd(page: Page, viewport: { width: number; height: number }) {
  await withoutPopup(page);
  const headers = await staffHeaders(page);
  for (let number = 10; number < 24; number += 1) {
    const data = { name: `Crowd Person ${number}`, phone: `98220 630${number}`, course: "Online MCA", source: "call" };
    const more = { email: `crowd.person.${number}@mail.example`, follow_up_on: "2030-11-25T17:00" };
    const entered = await page.request.post("/backend/admin/leads.php", { headers, data: { ...data, ...more } });
    expect(entered.status()).toBe(201);
  }
  await page.setViewportSize(viewport);
  await openSignedIn(page, "/admin/leads?view=table&q=crowd");
  const rows = page.locator("tbody tr");
  await expect(rows).toHaveCount(14);
  await page.evaluate(() => document.fonts.ready);
  const boxes = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().toJSON() as DOMRect));
  await page.request.delete("/backend/admin/leads-bulk.php?q=crowd&count=14", { headers });
  return boxes;
}

test("on a phone the first card of a filtered list begins above 260 px, and none is higher than 150", async ({
  page,
}) => {
  const cards = await openCrowd(page, { width: 390, height: 844 });
  expect(cards[0]!.top).toBeLessThan(260);
  expect(Math.max(...cards.map(({ height }) => height))).toBeLessThanOrEqual(150);
});

test("on the narrowest phone a name is whole beside its marks, no mark lies below the call, and each way to a lead holds its word", async ({
  page,
}) => {
  const phone = "98220 61733";
  for (const course of ["Online MCA", "Online MBA"]) await sendLead(page, { name: "Lakshmi Pillai", phone, course });
  await page.setViewportSize({ width: 320, height: 740 });
  await openSignedIn(page, "/admin/leads?view=table&q=98220+61733");
  const row = page.getByRole("row").filter({ hasText: "2 of this person" }).first();
  const name = row.getByRole("link", { name: "Lakshmi Pillai", exact: true });
  const mark = (await row.getByText("2 of this person").boundingBox())!;
  const call = (await row.getByRole("link", { name: /^Call/ }).boundingBox())!;

  expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  expect(mark.x + mark.width).toBeLessThanOrEqual(call.x);

  await name.click();
  const ways = page.getByRole("dialog", { name: "Lakshmi Pillai" }).locator(".lead-call-bar .btn");
  await expect(ways).toHaveText(["Call", "WhatsApp", "Email"]);
  const spare = await ways.evaluateAll((all) =>
    all.map((way) => {
      const words = new Range();
      words.selectNodeContents(way);
      return way.getBoundingClientRect().right - words.getBoundingClientRect().right;
    }),
  );
  expect(Math.min(...spare)).toBeGreaterThan(4);
  const headers = await staffHeaders(page);
  await page.request.delete("/backend/admin/leads-bulk.php?q=9822061733&count=2", { headers });
});

test("the address of a lead that never was says so over the list", async ({ page }) => {
  await openSignedIn(page, "/admin/leads/first");
  const notice = page.getByRole("dialog", { name: "No such lead" });
  await expect(notice).toBeVisible();
  await page.goto("/admin/leads?open=-1");
  await expect(notice).toBeVisible();
  await notice.getByRole("button", { name: "Close" }).last().click();
  await expect(notice).toBeHidden();
});

test.describe("at a desk", () => {
  test.use({ hasTouch: false });

  test("no word of a course or of a stage breaks, and nothing scrolls sideways, on a laptop", async ({ page }) => {
    await withoutPopup(page);
    const course = "Executive MBA in Mass Communication for Working Professionals";
    await sendLead(page, {
      name: "Padmavathi Venkatasubramanian",
      phone: "98220 61877",
      email: "padmavathi.venkatasubramanian@mail.example",
      course,
    });
    await openSignedIn(page, "/admin/leads?view=table&q=venkatasubramanian");
    const cell = page.getByRole("cell", { name: course });
    for (const width of [1366, 1400, 1440, 1536]) {
      await page.setViewportSize({ width, height: 900 });
      const { isWhole, sideways } = await cell.evaluate(({ firstChild, parentElement }) => {
        const text = firstChild!.textContent!;
        const isOnOneLine = ({ index, 0: word }: RegExpExecArray) => {
          const range = new Range();
          range.setStart(firstChild!, index);
          range.setEnd(firstChild!, index + word.length);
          return range.getClientRects().length === 1;
        };
        const { scrollWidth, clientWidth } = parentElement!.closest("table")!.parentElement!;
        return { isWhole: [...text.matchAll(/\w+/g)].every(isOnOneLine), sideways: scrollWidth - clientWidth };
      });
      expect([width, isWhole, sideways]).toEqual([width, true, 0]);
      expect(await roomLeft(page.getByLabel("Stage of Padmavathi"), "Counselling"), `${width}`).toBeGreaterThanOrEqual(
        0,
      );
    }
    await forget(page, "leads", "Padmavathi Venkatasubramanian");
  });

  test("twelve leads are seen at a height of 900 px", async ({ page }) => {
    const rows = await openCrowd(page, { width: 1440, height: 900 });
    expect(rows.filter(({ bottom }) => bottom <= 900).length).toBeGreaterThanOrEqual(12);
  });
});

const roomLeft = (select: Locator, beside: string) =>
  select.evaluate((element, text) => {
    const { paddingLeft, paddingRight } = getComputedStyle(element);
    const words = element.parentElement!.appendChild(document.createElement("span"));
    words.textContent = text;
    const { width } = words.getBoundingClientRect();
    words.remove();
    return element.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - width;
  }, beside);
