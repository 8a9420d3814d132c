import type { Page, Route } from "@playwright/test";
import {
  choose,
  createCounsellor,
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

test.describe("refused", () => {
  test.use({ refusal: 409 });

  test("a stage chosen upon an old one is refused and shown anew; a long word leaves the page its width", async ({
    page,
  }) => {
    await withoutPopup(page);
    await sendLead(page, { name: "Oviya Quick", phone: "98220 61777", course: "w".repeat(80) });
    const other = await openTwice(page, "oviya");
    await choose(other.getByLabel("Stage of Oviya Quick"), "Applied");
    await expect(other.getByText("Oviya Quick moved to Applied")).toBeVisible();

    await moveToLost(page, page.getByLabel("Stage of Oviya Quick"));
    await expect(page.getByRole("alert").filter({ hasText: "the stage was set to: Applied" })).toBeVisible();
    await expect(page.getByLabel("Stage of Oviya Quick")).toHaveValue("applied");
    await moveToLost(page, page.getByLabel("Stage of Oviya Quick"));
    await expect(page.getByText("Oviya Quick moved to Lost")).toBeVisible();
    await page.getByRole("link", { name: "Oviya Quick", exact: true }).click();
    const drawer = page.getByRole("dialog", { name: "Oviya Quick" });
    await drawer.getByRole("button", { name: "Take it" }).click();
    await expect(drawer.getByText("Owner: None → ")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(drawer).toBeHidden();

    for (const width of [1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    }
    await forget(page, "leads", "Oviya Quick");
  });
});

test("of two moves one right after the other, Undo takes back the one that it names", async ({ page }) => {
  await withoutPopup(page);
  await sendLead(page, { name: "Chitra Twice", phone: "98220 61782" });
  await openSignedIn(page, "/admin/leads?view=table&q=twice");
  const sendNext = await holdSaves(page);
  const stage = page.getByLabel("Stage of Chitra Twice");
  const undo = page.getByRole("button", { name: "Undo" });
  await choose(stage, "Contacted");
  await choose(stage, "Applied");
  await sendNext();
  await expect(page.getByText("Chitra Twice moved to Contacted")).toBeVisible();
  await expect(undo).toBeDisabled();
  await sendNext();
  await expect(page.getByText("Chitra Twice moved to Applied")).toBeVisible();
  await stage.focus();
  await undo.press("Enter");
  await expect(stage).toBeFocused();
  await sendNext();
  await expect(page.getByText("Chitra Twice moved to Contacted")).toBeVisible();
  await expect(stage).toHaveValue("contacted");

  await expect(undo).toBeEnabled();
  await moveToLost(page, stage);
  await expect(undo).toBeDisabled();
  await sendNext();
  await expect(page.getByText("Chitra Twice moved to Lost")).toBeVisible();
  await page.unrouteAll();
  await forget(page, "leads", "Chitra Twice");
});

test("a colleague who takes nobody's lead in the middle of a call leaves the caller the sheet, on the day and in the drawer", async ({
  page,
}) => {
  const caller = await createCounsellor(page, "overtaken-caller");
  await withoutTelephone(page);
  const headers = await staffHeaders(page);
  const url = "/backend/admin/leads.php";
  for (const [name, address] of [
    ["Ganga Taken", "/admin/day?lead="],
    ["Hari Taken", "/admin/leads?open="],
  ] as const) {
    await sendLead(page, { name, phone: `98220 616${40 + name.length}` });
    const { data: found } = await (await page.request.get(url, { headers, params: { q: name } })).json();
    const params = { id: found[0].id };
    await openSignedIn(page, address + params.id, caller);
    const begun = page.waitForResponse((answer) => answer.url().includes("lead-events.php") && answer.ok());
    await page
      .locator(".day, .lead-drawer")
      .getByRole("link", { name: /^Call / })
      .click();
    const sheet = page.getByRole("dialog", { name: `How did it go with ${name.split(" ", 1)[0]}?` });
    await sheet.getByLabel("Note").fill("Wants the fees");
    await begun;
    const { data: staff } = await (await page.request.get("/backend/admin/counsellors.php", { headers })).json();
    const data = { owner_id: staff.find(({ is_me }: { is_me: number }) => is_me === 1).id };
    expect((await page.request.put(url, { headers, params, data })).status()).toBe(200);

    await page.reload();
    await expect(sheet.getByLabel("Note")).toHaveValue("Wants the fees");
    await sheet.getByRole("button", { name: /^Save/ }).click();
    await expect(page.getByText(`Call to ${name} noted`)).toBeVisible();
    const { data: lines } = await (
      await page.request.get("/backend/admin/lead-events.php", { headers, params })
    ).json();
    expect(lines[0]).toMatchObject({ kind: "call", is_begun: 0, actor: "overtaken-caller" });
    expect((await page.request.delete(url, { headers, params })).status()).toBe(200);
  }
});

/** The same list before two people, the first of whom hears no news; answers what the second one sees. */
async function openTwice(page: Page, sought: string) {
  const address = `/admin/leads?view=table&q=${sought}`;
  await page.route("**/backend/admin/live", () => undefined);
  await openSignedIn(page, address);
  await expect(page.getByRole("heading", { level: 1, name: "Leads" })).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(address);
  return other;
}

/** Keeps what is saved of a lead on its way; answers what lets the oldest one go on. */
async function holdSaves(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  await page.route("**/leads.php?*", (route) =>
    route.request().method() === "PUT" ? void held.push(route) : route.continue(),
  );
  return async () => {
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await held.shift()!.continue();
  };
}
