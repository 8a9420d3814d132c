import type { Page } from "@playwright/test";
import { choose, expect, forget, openSignedIn, sendLead, staffHeaders, test } from "#test/journeys/story.ts";

test.use({ logged: "Failed to load resource" });

test("a note on My day stays on the page when the line is lost, or the script of its address is, and goes out later", async ({
  page,
  context,
}) => {
  await sendLead(page, { name: "Lata Line", phone: "9845013301" });
  const id = await idOf(page, "leads", "Lata Line");
  await openSignedIn(page, `/admin/day?lead=${id}`);
  await silence(page);
  const note = page.getByLabel("Note", { exact: false }).and(page.locator("textarea"));
  await note.fill("Asks for the fee in rates");
  const add = page.getByRole("button", { name: /^Add note/ });
  const lost = page.getByText("Nothing was sent: a part of the panel could not be fetched.");

  await context.setOffline(true);
  await add.click();
  await expect(lost).toBeVisible();
  await expect(note).toHaveValue("Asks for the fee in rates");
  await page.getByRole("button", { name: "Dismiss" }).click();

  await context.setOffline(false);
  await page.route(/lead-link-screen/, (route) => route.fulfill({ status: 404 }));
  await add.click();
  await expect(lost).toBeVisible();
  await expect(note).toHaveValue("Asks for the fee in rates");

  await page.unroute(/lead-link-screen/);
  await add.click();
  await expect(page.getByText("Note kept")).toBeVisible();
  await expect(note).toHaveValue("");
});

test("two choices one right after the other, while their script is on its way, are stored in their order", async ({
  page,
}) => {
  await sendLead(page, { name: "Omkar Order", phone: "9845013302" });
  const id = await idOf(page, "leads", "Omkar Order");
  await openSignedIn(page, "/admin/leads?view=table&q=omkar");
  await silence(page);
  await page.route(/lead-link-screen/, async (route) => {
    await new Promise((later) => setTimeout(later, 600));
    await route.continue();
  });
  const saved: unknown[] = [];
  page.on("request", (request) => {
    if (request.method() === "PUT") saved.push(request.postDataJSON().stage);
  });
  const stage = page.getByLabel("Stage of Omkar Order");
  await choose(stage, "Contacted");
  await choose(stage, "Applied");

  await expect(page.getByText("Omkar Order moved to Applied")).toBeVisible();
  expect(saved).toEqual(["contacted", "applied"]);
  const headers = await staffHeaders(page);
  const lead = await page.request.get(`/backend/admin/leads.php?id=${id}`, { headers });
  expect((await lead.json()).data).toMatchObject({ stage: "applied" });
});

test("Undo pressed without a line, or whose answer was lost, is offered once more", async ({ page, context }) => {
  const question = await addFaq(page, "Does Undo wait for the line?");
  await openSignedIn(page, `/admin/faqs?delete=${question.id}`);
  await silence(page);
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  const undo = page.getByRole("button", { name: "Undo", exact: true });
  await expect(undo).toBeVisible();

  await context.setOffline(true);
  await undo.click();
  await expect(page.getByText("Nothing was sent: a part of the panel could not be fetched.")).toBeVisible();

  await context.setOffline(false);
  // The browser would complain of a style sheet that it fetches ahead, and that no screen of this story needs.
  await page.route(/trash-[^/]*\.css/, (route) => route.abort());
  await page.route(/backend\/admin\/trash\.php/, (route) => route.abort());
  await undo.click();
  await expect(page.getByText("Nobody answered: it may be restored already.")).toBeVisible();

  await page.unroute(/backend\/admin\/trash\.php/);
  await undo.click();
  await expect(page.getByText("Does Undo wait for the line? is restored")).toBeVisible();
  await expect(undo).toBeHidden();
});

test("a record whose answer was lost is created once, though Create is pressed again", async ({ page }) => {
  const question = "Is it stored once?";
  await openSignedIn(page, "/admin/faqs?new");
  await silence(page);
  const dialog = page.getByRole("dialog", { name: "New FAQ" });
  await dialog.getByLabel("Question").fill(question);
  await dialog.getByLabel("Answer").fill("Yes.");
  const create = dialog.getByRole("button", { name: "Create FAQ", exact: true });
  const posts = /backend\/admin\/faqs\.php/;
  await page.route(posts, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await create.click();
  await expect(
    dialog.getByText("Error saving FAQ. Please try again. Nobody answered: it may be stored already"),
  ).toBeVisible();

  await page.unroute(posts);
  await create.click();
  await expect(page.getByText(`${question} created`)).toBeVisible();
  expect(await countOf(page, "faqs", question)).toBe(1);
  await forget(page, "faqs", question);
});

test("a save that nobody answers ends after half a minute, and pressed again it is saved, since it was stored already", async ({
  page,
}) => {
  const { id } = await addFaq(page, "Does a save end?");
  // Half a minute is over in a second and a half.
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (ms) => timeout(ms / 20);
  });
  await openSignedIn(page, `/admin/faqs?edit=${id}`);
  await silence(page);
  const dialog = page.getByRole("dialog", { name: "Edit FAQ" });
  await dialog.getByLabel("Answer").fill("It does.");
  const puts = /backend\/admin\/faqs\.php/;
  await page.route(puts, async (route) => void (await route.fetch()));
  await dialog.getByRole("button", { name: "Save changes" }).click();
  await expect(dialog.getByText("Nobody answered: it may be stored already")).toBeVisible();

  await page.unroute(puts);
  await dialog.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Does a save end? saved")).toBeVisible();
  await forget(page, "faqs", "Does a save end?");
});

test("a call is noted also on a device that has no room to keep its words", async ({ page }) => {
  await sendLead(page, { name: "Farha Full", phone: "9845013302" });
  const id = await idOf(page, "leads", "Farha Full");
  await openSignedIn(page, `/admin/day?lead=${id}`);
  await silence(page);
  await page.evaluate(() => {
    for (const storage of [localStorage, sessionStorage])
      for (let size = 1_000_000; size > 0; size = Math.floor(size / 4))
        try {
          for (;;) storage.setItem(`full ${storage.length}`, "x".repeat(size));
        } catch {
          // It takes no more of this size.
        }
  });
  await page
    .getByRole("link", { name: /note a call/i })
    .first()
    .click();
  const sheet = page.getByRole("dialog", { name: "How did it go with Farha?" });
  await sheet.getByLabel("Note").fill("Wants the fees by mail");
  await sheet.getByRole("button", { name: /^Save/ }).click();
  await expect(page.getByText("Call to Farha Full noted")).toBeVisible();
});

test("a page whose editor cannot be fetched keeps what is typed beside it, and asks for it again", async ({ page }) => {
  const editor = /rich-field\.client-/;
  await page.route(editor, (route) => route.abort());
  await openSignedIn(page, "/admin/pages");
  await silence(page);
  await page.getByRole("link", { name: "New page" }).click();
  const dialog = page.getByRole("dialog", { name: "New page" });
  await dialog.getByLabel("Title", { exact: true }).fill("How we choose");
  await expect(dialog.getByText("The editor could not be fetched.")).toBeVisible();

  await page.unroute(editor);
  await dialog.getByRole("button", { name: "Try again" }).click();
  await expect(dialog.getByRole("textbox", { name: "Body" })).toBeVisible();
  await expect(dialog.getByLabel("Title", { exact: true })).toHaveValue("How we choose");
});

test("a list whose rows are late says that it looks for them, and dims those of before", async ({ page }) => {
  await openSignedIn(page, "/admin/courses");
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/courses\.data\?/, async (route) => {
    await held;
    await route.continue();
  });
  const pane = page.getByRole("region", { name: "Courses" });
  await page.getByRole("searchbox").first().fill("mba");
  await expect(pane.getByText("Looking...")).toBeVisible();
  await expect(pane).toHaveAttribute("aria-busy", "true");

  answer();
  await expect(pane.getByText(/^\d+ of \d+/)).toBeVisible();
  await expect(pane).toHaveAttribute("aria-busy", "false");
});

/** What the console is told of a lost line is none of these stories. */
const silence = (page: Page) => page.evaluate(() => void (console.error = console.warn = () => {}));

async function idOf(page: Page, list: string, q: string): Promise<number> {
  const found = await page.request.get(`/backend/admin/${list}.php`, {
    headers: await staffHeaders(page),
    params: { q },
  });
  return ((await found.json()) as { data: { id: number }[] }).data[0]!.id;
}

async function countOf(page: Page, list: string, q: string): Promise<number> {
  const found = await page.request.get(`/backend/admin/${list}.php`, {
    headers: await staffHeaders(page),
    params: { q },
  });
  return ((await found.json()) as { data: object[] }).data.length;
}

async function addFaq(page: Page, question: string): Promise<{ id: number }> {
  const data = { question, answer: "Yes." };
  const added = await page.request.post("/backend/admin/faqs.php", { headers: await staffHeaders(page), data });
  return ((await added.json()) as { data: { id: number } }).data;
}

test("a panel whose scripts are lost says that it answers nothing, and one that is loaded again is whole", async ({
  page,
}) => {
  await openSignedIn(page, "/admin/courses");
  const note = page.getByRole("alert").filter({ hasText: "Not all of the panel has come" });
  for (const script of [/entry\.client-/, /courses-screen-/]) {
    await page.route(script, (route) => route.fulfill({ status: 404 }));
    await page.reload();
    await expect(note).toBeVisible();
    await page.unroute(script);
  }
  await note.getByRole("link", { name: "Load it again" }).click();
  await expect(page.locator("html.is-awake")).toBeAttached();
  await expect(note).toBeHidden();
});

test("a browser that refuses to keep anything is told so in place of a panel that cannot work", async ({ browser }) => {
  const context = await browser.newContext();
  await context.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("Access is denied for this document.", "SecurityError");
        },
      });
  });
  const page = await context.newPage();
  await page.goto("/admin/login");
  await expect(page.getByRole("alert")).toContainText("This browser keeps nothing for this site");
  await context.close();
});
