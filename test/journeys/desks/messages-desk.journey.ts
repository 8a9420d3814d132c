import type { Page } from "@playwright/test";
import { deleteInList, expectPageForEveryone, pressUndo } from "#test/journeys/panel-screens.ts";
import { expect, openSignedIn, signIn, takeTheTimeOfAPerson, test, withoutPopup } from "#test/journeys/story.ts";

test.beforeEach(({ page }) => withoutPopup(page));

async function send(page: Page, name: string, subject: string) {
  const data = { name, email: "shreya@mail.example", subject, message: "Are there\n\nevening classes?" };
  const { ok } = await page.evaluate(async (body) => {
    const headers = { "content-type": "application/json" };
    const response = await fetch("/backend/api/contact.php", { method: "POST", headers, body: JSON.stringify(body) });
    return { ok: response.ok };
  }, data);
  expect(ok).toBe(true);
}

async function openDesk(page: Page, query = "") {
  await openSignedIn(page, `/admin/messages${query}`);
  await expect(page.getByRole("heading", { level: 1, name: "Messages" })).toBeVisible();
}

test(
  "a message of the contact form is read, answered by mail, opened again and deleted",
  { tag: "@postgres" },
  async ({ page }) => {
    await page.goto("/contact");
    await page.getByLabel("Name").fill("Shreya Kulkarni");
    await page.getByLabel("Email").fill("shreya@mail.example");
    await page.getByLabel("Subject").fill("Evening classes");
    await page.getByLabel("Message").fill("Are there evening classes?\n\nI work until six.");
    await takeTheTimeOfAPerson(page);
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(page.getByText("Thank you. Your message has reached us")).toBeVisible();

    await openDesk(page, "?q=shreya+kulkarni");
    await page.getByRole("link", { name: "Leads" }).focus();
    const row = page.getByRole("row", { name: /Shreya Kulkarni/ });
    await expect(row).toContainText("New");
    await row.getByRole("link", { name: "Shreya Kulkarni", exact: true }).press("Enter");

    const dialog = page.getByRole("dialog", { name: "Evening classes" });
    await expect(dialog).toContainText("I work until six.");
    await expect(dialog.getByRole("link", { name: "shreya@mail.example" })).toBeVisible();
    const timeline = dialog.getByRole("list");
    await expect(timeline).toContainText("Wrote through the contact form");
    await expect(dialog.getByLabel("Subject")).toHaveValue("Re: Evening classes");

    const reply = dialog.getByLabel("Reply", { exact: true });
    await dialog.getByRole("button", { name: "Send reply" }).click();
    await expect(dialog.getByText("Reply is required")).toBeVisible();
    await expect(reply).toBeFocused();
    await dialog.getByLabel("Template").selectOption("Documents missing");
    await expect(reply).toHaveValue(/^For your application for an online degree we still need/);
    await reply.fill("Yes, on three evenings a week.");
    await reply.press("Control+Enter");
    await expect(page.getByText("The reply is kept until a mail server is set.")).toBeVisible();
    const sent = timeline.getByRole("listitem").first();
    await expect(sent).toContainText("Reply: Re: Evening classes");
    await expect(sent).toContainText("Yes, on three evenings a week.");
    // The server of the journeys has no SMTP_URL: the mail waits, and the timeline says so.
    await expect(sent).toContainText("Kept until a mail server is set");
    await expect(reply).toHaveValue("");
    await expect(dialog.getByRole("heading", { name: "Evening classes" })).toBeFocused();

    await dialog.getByRole("button", { name: "Open again" }).click();
    await expect(timeline.getByRole("listitem").first()).toContainText("Opened again");
    await dialog.getByLabel("Note", { exact: true }).fill("Called, wants the fee sheet");
    await dialog.getByLabel("Kind of note").selectOption("Call");
    await dialog.getByRole("button", { name: "Add to timeline" }).click();
    await expect(timeline.getByRole("listitem").first()).toContainText("Called, wants the fee sheet");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();

    await page.getByRole("link", { name: "Outbox" }).click();
    const mail = page.getByRole("listitem").filter({ hasText: "Re: Evening classes" }).first();
    await mail.locator("summary").click();
    await expect(mail.locator("pre")).toContainText(
      /Hello Shreya,\s+Yes, on three evenings a week\.\s+Warm regards,\s+The Disha team\s+You wrote:\s+> Even/,
    );

    await page.goto("/admin/messages?q=shreya+kulkarni");
    await page.getByRole("link", { name: /^Delete Evening classes/ }).click();
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    await expect(page.getByText("Evening classes, from Shreya Kulkarni deleted")).toBeVisible();
    await expect(row).toBeHidden();
    await pressUndo(page);
    await expect(page.getByText("Evening classes, from Shreya Kulkarni is restored")).toBeVisible();
    await deleteInList(page, "message", "Evening classes, from Shreya Kulkarni");
    await expect(row).toBeHidden();
  },
);

test("messages are filtered, and gone through one after the other by keys, with nothing typed lost; axe finds nothing in one", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/contact");
  for (const subject of ["Neel one", "Neel two", "Neel three"]) await send(page, "Neel Apte", subject);
  await openDesk(page);

  await page.keyboard.press("/");
  await page.keyboard.type("neel");
  await expect(page.getByRole("row", { name: /Neel Apte/ })).toHaveCount(3);
  await page.getByLabel("Status").selectOption("Answered");
  await expect(page.getByText("No message matches this filter.")).toBeVisible();
  await page.getByLabel("Status").selectOption("New");

  await page.getByRole("link", { name: "Neel Apte", exact: true }).first().click();
  await expect(page.getByRole("dialog", { name: "Neel three" })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Wrote through" })).toBeVisible();
  await expectPageForEveryone(page, "dialog[open]");
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(page.getByRole("button", { name: "Previous" })).toHaveAttribute("aria-disabled", "true");
  await page.keyboard.press("j");
  const second = page.getByRole("dialog", { name: "Neel two" });
  await expect(second).toBeVisible();

  await second.getByLabel("Reply", { exact: true }).fill("Half a word");
  await second.getByRole("button", { name: "Next" }).click();
  const question = page.getByRole("alertdialog", { name: "Discard changes?" });
  await question.getByRole("button", { name: "Keep editing" }).click();
  await expect(second.getByLabel("Reply", { exact: true })).toHaveValue("Half a word");
  await second.getByRole("button", { name: "Next" }).click();
  await question.getByRole("button", { name: "Discard changes" }).click();
  const first = page.getByRole("dialog", { name: "Neel one" });
  await expect(first.getByLabel("Reply", { exact: true })).toHaveValue("");

  // An answer takes the message out of the filter for new ones; it stays open, and its neighbour is still one press
  // away.
  await first.getByRole("button", { name: "Mark as answered" }).click();
  await expect(first.getByRole("button", { name: "Open again" })).toBeVisible();
  await first.getByRole("button", { name: "Previous" }).click();
  await expect(second).toBeVisible();

  // Opened by a link over a list that does not show it, it follows what is done here just the same.
  await expect(page).toHaveURL(/[?&]open=\d/);
  const id = new URL(page.url()).searchParams.get("open");
  await page.goto(`/admin/messages?q=nobody-wrote-this&open=${id}`);
  await second.getByRole("button", { name: "Mark as answered" }).click();
  await second.getByRole("button", { name: "Open again" }).click();
  await expect(second.getByRole("button", { name: "Mark as answered" })).toBeVisible();

  await page.goto("/admin/messages?open=999999");
  await expect(page.getByRole("dialog", { name: "No such message" })).toBeVisible();
});

test.describe("when the session has ended", () => {
  test.use({ refusal: 401 });

  test("a reply and a note are there again after signing in, whichever button met the end", async ({ page }) => {
    await page.goto("/contact");
    await send(page, "Gauri Sathe", "Both kept");
    await openDesk(page, "?q=gauri");
    await page.getByRole("link", { name: "Gauri Sathe", exact: true }).first().click();
    const dialog = page.getByRole("dialog", { name: "Both kept" });
    await expect(dialog.getByRole("listitem").first()).toBeVisible();
    await dialog.getByLabel("Reply", { exact: true }).fill("Half a reply");
    await dialog.getByLabel("Note", { exact: true }).fill("Half a note");
    for (const button of ["Add to timeline", "Mark as answered", "Send reply"]) {
      await page.evaluate(() => localStorage.setItem("adminToken", "a".repeat(43)));
      await dialog.getByRole("button", { name: button }).click();
      await expect(page.getByText("Session expired. Please login again.")).toBeVisible();
      await signIn(page);
      await expect(dialog.getByLabel("Reply", { exact: true })).toHaveValue("Half a reply");
      await expect(dialog.getByLabel("Note", { exact: true })).toHaveValue("Half a note");
      await expect(dialog.getByText("What you typed before the session ended is here again.")).toBeVisible();
    }
    await dialog.getByRole("button", { name: "Send reply" }).click();
    await expect(dialog.getByRole("list")).toContainText("Half a reply");
  });
});

test.describe("when a colleague was faster", () => {
  test.use({ refusal: 409 });

  test("the reply says who answered, stays as typed, and is sent anyway only when told to", async ({ page }) => {
    await page.goto("/contact");
    await send(page, "Rukmini Gaikwad", "Answered twice");
    await openDesk(page, "?q=rukmini");
    await page.getByRole("link", { name: "Rukmini Gaikwad", exact: true }).first().click();
    const dialog = page.getByRole("dialog", { name: "Answered twice" });
    const reply = dialog.getByLabel("Reply", { exact: true });
    await reply.fill("The second answer");
    await page.evaluate(async () => {
      const id = new URLSearchParams(location.search).get("open");
      const headers = {
        authorization: `Bearer ${localStorage.getItem("adminToken")}`,
        "content-type": "application/json",
      };
      const body = JSON.stringify({ reply: "The first answer" });
      await fetch(`/backend/admin/messages.php?id=${id}`, { method: "POST", headers, body });
    });

    await dialog.getByRole("button", { name: "Send reply" }).click();
    await expect(dialog.getByText(/answered this message on .* Your reply has not been sent\./)).toBeVisible();
    await expect(reply).toHaveValue("The second answer");
    await dialog.getByRole("button", { name: "Send anyway" }).click();
    await expect(dialog.getByRole("list")).toContainText("The second answer");
    await expect(reply).toHaveValue("");
    await expect(dialog.getByRole("button", { name: "Send reply" })).toBeVisible();
  });
});

test.describe("when the server fails", () => {
  test.use({ refusal: 500 });

  test("a reply that was not taken stays in its field", async ({ page }) => {
    await page.goto("/contact");
    await send(page, "Ritu Malhotra", "Failing");
    await openDesk(page, "?q=ritu");
    await page.getByRole("link", { name: "Ritu Malhotra", exact: true }).first().click();
    await page.route("**/messages.php?id=*", (route) => route.fulfill({ status: 500, json: { success: false } }));
    const dialog = page.getByRole("dialog", { name: "Failing" });
    await dialog.getByLabel("Reply", { exact: true }).fill("Not lost");
    await dialog.getByRole("button", { name: "Send reply" }).click();
    await expect(dialog.getByText("The reply was not sent.")).toBeVisible();
    await expect(dialog.getByLabel("Reply", { exact: true })).toHaveValue("Not lost");
  });
});
