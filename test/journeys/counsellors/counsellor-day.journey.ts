import type { Page } from "@playwright/test";
import { carryByMouse } from "#test/journeys/carry-card.ts";
import { deleteInList, expectNothingOf, holdUndo } from "#test/journeys/panel-screens.ts";
import {
  choose,
  expect,
  forget,
  moveToLost,
  openSignedIn,
  sendLead,
  signIn,
  takeTheTimeOfAPerson,
  test,
  withoutPopup,
} from "#test/journeys/story.ts";

test("a counsellor's day: from a visitor's form to a merged duplicate", { tag: "@postgres" }, async ({ page }) => {
  test.slow();
  await withoutPopup(page);
  await sendForm(page, { name: "Ishita Rane", phone: "98220 61001", email: "ishita.rane@mail.example" });
  await sendForm(page, { name: "Ishita R", phone: "+91 98220-61001", email: "ishita@other.example" });
  await openSignedIn(page, "/admin/leads?view=table&q=ishita");

  await test.step("she sees the lead, takes it and calls", async () => {
    await expect(page.getByRole("row", { name: /Ishita Rane.*2 of this person/ })).toBeVisible();
    // As the telephone shows who calls.
    await page.getByRole("searchbox").fill("098220 61001");
    await page.getByRole("link", { name: "Ishita Rane", exact: true }).click();
    await expect(page).toHaveURL(/open=\d+/);
    const drawer = page.getByRole("dialog", { name: "Ishita Rane" });
    await drawer.getByRole("button", { name: "Take it" }).press("Enter");
    await expect(page.getByText(/looks after Ishita Rane/)).toBeVisible();
    await expect(drawer.getByLabel("Owner of Ishita Rane")).toBeFocused();
    await expect(drawer.getByRole("link", { name: /^Call Ishita Rane/ })).toHaveAttribute("href", "tel:+919822061001");
    const sheet = page.getByRole("dialog", { name: "How did it go with Ishita?" });
    await drawer.getByRole("link", { name: "Note a call" }).click();
    await sheet.getByRole("radio", { name: /^No answer/ }).check();
    await expect(sheet.getByText("the rule picks the next one")).toBeVisible();
    await sheet.getByRole("button", { name: /^Save/ }).click();
    await expect(sheet).toBeHidden();
    const calls = drawer.getByRole("listitem").filter({ hasText: "called" });
    await expect(calls).toContainText("No answer");
    await drawer.getByLabel("Note").fill("Asked for evening classes");
    await drawer.getByRole("link", { name: "Note a call" }).press("Enter");
    await expect(sheet.getByLabel("Note")).toHaveValue("Asked for evening classes");
    await page.keyboard.press("Control+Enter");
    await expect(sheet).toBeHidden();
    await expect(calls.first()).toContainText("Asked for evening classes");
    await expect(drawer.getByLabel("Note")).toHaveValue("");
  });

  await test.step("she notes, sets the follow-up and sends a mail from a template", async () => {
    const drawer = page.getByRole("dialog", { name: "Ishita Rane" });
    await drawer.getByRole("button", { name: "Add note" }).click();
    await expect(drawer.getByText("Write a note first")).toBeVisible();
    await drawer.getByLabel("Note").fill("Wants evening classes");
    await drawer.getByLabel("Note").press("Control+Enter");
    await expect(drawer.getByRole("listitem").filter({ hasText: "Wants evening classes" })).toBeVisible();
    await expect(drawer.getByLabel("Note")).toHaveValue("");
    await drawer.getByRole("button", { name: "Today" }).press("Enter");
    await drawer.getByRole("button", { name: "None" }).press("Enter");
    await expect(page.getByText("No follow-up with Ishita Rane")).toBeVisible();
    await expect(drawer.getByRole("button", { name: "None" })).toBeFocused();
    await drawer.getByRole("button", { name: "Tomorrow" }).click();
    await expect(drawer.getByText("Follow-up: None → Tomorrow")).toBeVisible();

    await drawer.getByRole("button", { name: "Email", exact: true }).click();
    const mail = page.getByRole("dialog", { name: "Mail to Ishita Rane" });
    await mail.getByLabel("Template").selectOption("Missed call");
    await expect(mail.getByLabel("Subject")).toHaveValue("We tried to call you");
    await expect(mail.getByLabel("Message")).toHaveValue(/^Hello Ishita,.*about Online MCA/s);
    await mail.getByRole("button", { name: "Send mail" }).click();
    await expect(mail).toBeHidden();
    await expect(drawer.getByRole("listitem").filter({ hasText: "We tried to call you" })).toContainText(
      "Kept until a mail server is set, to ishita.rane@mail.example",
    );
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expectNothingOf(page, "dialog");
  });

  await test.step("she merges the duplicate, and takes it apart again", async () => {
    const drawer = page.getByRole("dialog", { name: "Ishita Rane" });
    await drawer.getByRole("button", { name: /^Merge Ishita R,/ }).click();
    await holdUndo(drawer);
    await expect(drawer.getByText(/^Merged: Ishita R, lead \d+/)).toBeVisible();
    await expect(drawer.getByRole("listitem").filter({ hasText: "Asked for guidance" })).toHaveCount(2);
    await expect(page.getByRole("row", { name: /Ishita R / })).toHaveCount(0);
    await drawer.getByRole("link", { name: "Ishita R", exact: true }).click();
    const merged = page.getByRole("dialog", { name: "Ishita R", exact: true });
    await expect(merged.getByRole("button", { name: "Take apart" })).toBeVisible();
    await expect(merged.getByRole("combobox")).toHaveCount(0);
    await expect(merged.getByRole("textbox")).toHaveCount(0);
    await merged.getByRole("link", { name: /^lead \d+$/ }).click();
    await drawer.getByRole("button", { name: "Undo", exact: true }).click();
    await expect(drawer.getByText(/^Taken apart: Ishita R, lead \d+/)).toBeVisible();
    await drawer.getByRole("button", { name: /^Merge Ishita R,/ }).click();
    await drawer.getByRole("button", { name: "Undo the merge" }).press("Enter");
    await expect(drawer.getByRole("heading", { name: "Timeline" })).toBeFocused();
    await expect(drawer.getByText(/^Taken apart: Ishita R, lead \d+/)).toHaveCount(2);
    await page.keyboard.press("Escape");
    await expect(drawer).toBeHidden();
    await expect(page.getByRole("link", { name: "Ishita R", exact: true })).toBeVisible();
  });

  await test.step("she moves it on the board by keys, by the list of stages and by mouse", async () => {
    await page.getByRole("button", { name: "Board", exact: true }).click();
    const column = (name: string) => page.getByRole("region", { name: new RegExp(`^${name} \\d`) });
    await column("Contacted").getByRole("link", { name: "Ishita Rane", exact: true }).focus();
    // She was called with a note: the lead stands there by itself.
    await page.keyboard.press("Shift+ArrowLeft");
    await expect(page.getByText("Ishita Rane moved to New")).toBeVisible();
    await expect(column("New").getByRole("link", { name: "Ishita Rane", exact: true })).toBeFocused();
    await page.keyboard.press("m");
    await page.getByRole("dialog").getByRole("button", { name: "Counselling" }).click();
    await expect(column("Counselling").getByRole("link", { name: "Ishita Rane", exact: true })).toBeFocused();
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expectNothingOf(page, "main");

    await carryByMouse(page, column("Counselling").getByRole("listitem"), column("Applied"));
    await expect(column("Applied").getByRole("link", { name: "Ishita Rane", exact: true })).toBeVisible();
    // Until then Undo is the one of the move before.
    await expect(page.getByText("Ishita Rane moved to Applied")).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(column("Counselling").getByRole("link", { name: "Ishita Rane", exact: true })).toBeVisible();
    await expect(page).toHaveURL(/view=board/);
    await page.goto("/admin/leads?q=ishita");
    await expect(column("Counselling").getByRole("link", { name: "Ishita Rane", exact: true })).toBeVisible();
  });

  await test.step("several leads change at once, and leave", async () => {
    await page.getByRole("button", { name: "Table", exact: true }).click();
    await page.getByLabel("Select all 2 shown").check();
    await moveToLost(page, page.getByLabel("Move the selected leads to"));
    await expect(page.getByText("2 leads moved to Lost")).toBeVisible();
    await expect(page.getByLabel("Stage of Ishita R", { exact: true })).toHaveValue("lost");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByLabel("Stage of Ishita Rane", { exact: true })).toHaveValue("counselling");
    await forget(page, "leads", "Ishita Rane", "Ishita R");
  });
});

test("staff write a template, and a message to a lead begins with it", async ({ page }) => {
  await sendLead(page, { name: "Rehana Mulla", phone: "98220 61004" });
  await openSignedIn(page, "/admin/leads?q=rehana");
  await page.getByRole("link", { name: "Templates" }).click();
  await expect(page.getByRole("link", { name: "New template" })).toBeVisible();
  await page.keyboard.press("n");
  const dialog = page.getByRole("dialog", { name: "New template" });
  await dialog.getByLabel("Name").fill("Fee sheet");
  await dialog.getByLabel("For").selectOption("WhatsApp");
  await dialog.getByLabel("Message").fill("Hello {name}, here is the fee sheet of {course}.");
  await dialog.getByRole("button", { name: "Create template" }).click();
  await expect(page.getByText("Fee sheet created")).toBeVisible();

  await page.goto("/admin/leads?view=table&q=rehana");
  await page.getByRole("link", { name: "Rehana Mulla", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "WhatsApp", exact: true }).click();
  const message = page.getByRole("dialog", { name: "WhatsApp to Rehana Mulla" });
  await message.getByLabel("Template").selectOption("Fee sheet");
  await expect(message.getByLabel("Message")).toHaveValue("Hello Rehana, here is the fee sheet of Online MCA.");
  await message.getByLabel("Message").press("End");
  await message.getByLabel("Message").pressSequentially(" Call me.");
  await page.keyboard.press("Escape");
  await page.getByRole("alertdialog").getByRole("button", { name: "Keep editing" }).click();
  await expect(message.getByLabel("Message")).toHaveValue(/Call me\.$/);
  await message.getByRole("link", { name: "Change the templates" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Discard changes" }).click();
  await deleteInList(page, "template", "Fee sheet");
  await forget(page, "leads", "Rehana Mulla");
});

test.describe("expired", () => {
  test.use({ refusal: 401 });

  test("a message to a lead outlives the session", async ({ page }) => {
    await sendLead(page, { name: "Zoya Merchant", phone: "98220 61005" });
    await openSignedIn(page, "/admin/leads?view=table&q=zoya");
    await page.getByRole("link", { name: "Zoya Merchant", exact: true }).click();
    const drawer = page.getByRole("dialog", { name: "Zoya Merchant", exact: true });
    await drawer.getByRole("button", { name: "Email", exact: true }).click();
    const mail = page.getByRole("dialog", { name: "Mail to Zoya Merchant" });
    await mail.getByLabel("Template").selectOption("Missed call");
    await mail.getByLabel("Subject").fill("Your fee plan");
    await mail.getByLabel("Message").fill("Hello Zoya, the plan has six parts.");
    await page.evaluate(() => localStorage.setItem("adminToken", "a".repeat(43)));
    await mail.getByRole("button", { name: "Send mail" }).click();
    await expect(page.getByText("Session expired. Please login again.")).toBeVisible();

    await signIn(page);
    await expect(mail.getByText("What you typed before the session ended is here again.")).toBeVisible();
    await expect(mail.getByLabel("Subject")).toHaveValue("Your fee plan");
    await expect(mail.getByLabel("Message")).toHaveValue("Hello Zoya, the plan has six parts.");
    await mail.getByRole("button", { name: "Send mail" }).click();
    await expect(mail).toBeHidden();
    await expect(drawer.getByRole("listitem").filter({ hasText: "Your fee plan" })).toBeVisible();
    await drawer.getByRole("button", { name: "WhatsApp", exact: true }).click();
    const whatsApp = page.getByRole("dialog", { name: "WhatsApp to Zoya Merchant" });
    await expect(whatsApp.getByLabel("Message")).toHaveValue("");
    await page.keyboard.press("Escape");
    await expect(whatsApp).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(drawer).toBeHidden();
    await forget(page, "leads", "Zoya Merchant");
  });
});

test.describe("refused", () => {
  test.use({ refusal: 503 });

  test("a lost connection keeps the note and takes back the stage", async ({ page, context }) => {
    await sendLead(page, { name: "Omkar Shinde", phone: "98220 61003" });
    await openSignedIn(page, "/admin/leads?view=table&q=omkar");
    await page.getByRole("link", { name: "Omkar Shinde", exact: true }).click();
    const drawer = page.getByRole("dialog", { name: "Omkar Shinde" });
    await expect(drawer.getByText("Asked for guidance")).toBeVisible();
    await expect(drawer.getByText("1 of 1")).toBeVisible();

    await context.route(/lead-events\.php|leads\.php\?id/, (route) =>
      route.request().method() === "GET" ? route.continue() : route.fulfill({ status: 503, body: "" }),
    );
    await drawer.getByLabel("Note").fill("Prefers evenings");
    await drawer.getByRole("button", { name: "Add note" }).click();
    await expect(drawer.getByText("The note was not kept. API error: 503")).toBeVisible();
    await expect(drawer.getByLabel("Note")).toHaveValue("Prefers evenings");
    await choose(drawer.getByLabel("Stage of Omkar Shinde"), "applied");
    await expect(drawer.getByText("Omkar Shinde was not changed. API error: 503")).toBeVisible();
    await expect(drawer.getByLabel("Stage of Omkar Shinde")).toHaveValue("new");
    await drawer.getByLabel("Time of the follow-up").fill("18:45");
    await expect(drawer.getByLabel("Time of the follow-up")).toHaveValue("");

    await context.unrouteAll();
    await page.reload();
    await expect(drawer.getByLabel("Note")).toHaveValue("Prefers evenings");
    await drawer.getByRole("button", { name: "Add note" }).click();
    await expect(drawer.getByRole("listitem").filter({ hasText: "Prefers evenings" })).toBeVisible();
    await page.keyboard.press("Escape");
    await forget(page, "leads", "Omkar Shinde");
  });
});

async function sendForm(page: Page, { name, phone, email }: Record<"name" | "phone" | "email", string>) {
  await page.goto("/guidance");
  const form = page.locator("form").filter({ has: page.getByRole("button", { name: "Request a call back" }) });
  await form.getByLabel("Name").fill(name);
  await form.getByLabel("Phone").fill(phone);
  await form.getByLabel("Email").fill(email);
  await form.getByLabel("Interested course").selectOption("Online MCA");
  await takeTheTimeOfAPerson(page);
  await form.getByRole("button", { name: "Request a call back" }).click();
  await expect(page.getByText(/A counsellor will call you( about .+)? within one working day/)).toBeVisible();
}
