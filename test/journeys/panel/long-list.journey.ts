import type { Page } from "@playwright/test";
import { expect, openSignedIn, staffHeaders, test } from "#test/journeys/story.ts";

const COUNT = 62;

async function openMany(page: Page, word: string, query = "") {
  const headers = await staffHeaders(page);
  for (let number = 1; number <= COUNT; number += 1) {
    const data = {
      name: `${word} ${String(number).padStart(2, "0")}`,
      phone: `98220 6${1000 + number}`,
      course: "Online MCA",
      source: "fair",
    };
    expect((await page.request.post("/backend/admin/leads.php", { data, headers })).status()).toBe(201);
  }
  await openSignedIn(page, `/admin/leads?q=${word}${query}`);
  await expect(row(page, word, COUNT)).toBeVisible();
}

const row = (page: Page, word: string, number: number) =>
  page.getByRole("row", { name: new RegExp(`${word} ${String(number).padStart(2, "0")}`) });
const rows = (page: Page) => page.locator("tr[data-id]");

test("a list of more than fifty has pages, over whose end an open lead leads on; a filter begins at the first; all are deleted", async ({
  page,
}) => {
  test.slow();
  await openMany(page, "Pagewise");
  await expect(rows(page)).toHaveCount(50);
  const pages = page.getByRole("navigation", { name: "Pages" });
  await expect(pages).toContainText("1 to 50 of 62");
  await pages.getByRole("link", { name: "Next page" }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(rows(page)).toHaveCount(12);
  await expect(pages).toContainText("51 to 62 of 62");
  await expect(row(page, "Pagewise", 1)).toBeVisible();

  await page.getByRole("searchbox").fill("pagewise 33");
  await expect(rows(page)).toHaveCount(1);
  await expect(page).not.toHaveURL(/page=/);
  await page.getByRole("searchbox").fill("pagewise");
  await expect(rows(page)).toHaveCount(50);

  await test.step("the first frame that shows what a filter finds fills the window, and holds few rows more", async () => {
    const window = page.viewportSize()!;
    for (const [width, height] of [
      [1440, 900],
      [360, 740],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const before of ["pagewise 33", "pagewise nobody"]) {
        await page.getByRole("searchbox").fill(before);
        await expect(rows(page)).toHaveCount(before.endsWith("33") ? 1 : 0);
        const first = page.evaluate(firstFrameOfMany);
        await page.getByRole("searchbox").fill("pagewise");
        const { drawn, bottom } = await first;
        expect(bottom).toBeGreaterThanOrEqual(height);
        expect(drawn).toBeLessThan(16);
        await expect(rows(page)).toHaveCount(50);
      }
    }
    await page.setViewportSize(window);
  });

  await test.step("the open lead leads on over the end of its page", async () => {
    await row(page, "Pagewise", 13).getByRole("link", { name: "Pagewise 13", exact: true }).click();
    const drawer = page.getByRole("dialog");
    await expect(drawer).toContainText("50 of 62");
    await drawer.getByRole("link", { name: "Next: Pagewise 12" }).click();
    await expect(drawer).toContainText("51 of 62");
    await page.keyboard.press("Escape");
    await expect(drawer).toBeHidden();
  });

  await test.step("a column of the board shows more, which stays when a card of it is moved", async () => {
    await page.goto("/admin/leads?view=board&q=pagewise");
    const column = (stage: string) => page.getByRole("region", { name: new RegExp(`^${stage} \\d`) });
    const cards = column("New").getByRole("listitem");
    const card = (stage: string) => column(stage).getByRole("link", { name: "Pagewise 20", exact: true });
    await expect(cards).toHaveCount(20);
    await column("New").getByRole("button", { name: "Show more of 42" }).click();
    await expect(cards).toHaveCount(COUNT);
    await card("New").focus();
    await page.keyboard.press("Shift+ArrowRight");
    await expect(card("Contacted")).toBeFocused();
    await expect(cards).toHaveCount(COUNT - 1);
    await page.goto("/admin/leads?view=table&q=pagewise");
  });

  await test.step("all that match are selected, counted and deleted, also those of other pages", async () => {
    await page.getByRole("checkbox", { name: "Select all 50 shown" }).check();
    const acts = page.getByRole("region", { name: "Selected leads" });
    await expect(acts).toContainText("50 leads selected");
    await acts.getByRole("button", { name: "Select all 62 that match" }).click();
    await expect(acts).toContainText("62 leads selected");
    await acts.getByRole("button", { name: "Delete" }).click();
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText("Are you sure you want to delete these 62 leads?");
    await question.getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText("62 deleted")).toBeVisible();
    await expect(rows(page)).toHaveCount(0);
    await expect(question).toHaveCount(0);
  });
});

/** Runs in the page. How many rows the frame that shows a long list paints, and where the last of them ends. */
const firstFrameOfMany = () =>
  new Promise<{ drawn: number; bottom: number }>((resolve) => {
    const rowsNow = () => document.querySelectorAll("tr[data-id]");
    const watch = new MutationObserver(() => {
      if (rowsNow().length < 2) return;
      watch.disconnect();
      requestAnimationFrame(() => {
        const drawn = [...rowsNow()];
        resolve({ drawn: drawn.length, bottom: drawn.at(-1)!.getBoundingClientRect().bottom });
      });
    });
    watch.observe(document.body, { childList: true, subtree: true });
  });

test("on a slow phone a record pressed the moment its list is asked for opens over the filtered list", async ({
  page,
}) => {
  test.slow();
  await openSignedIn(page, "/admin/courses");
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const field = page.getByRole("searchbox");
  await field.fill("mba");
  // A press while the rows are drawn: the links still stand as they were made for the list before.
  await page.evaluate(async () => {
    while (!location.search.includes("q=mba")) await new Promise((later) => setTimeout(later));
    await new Promise((later) => setTimeout(later, 20));
    document.querySelector<HTMLElement>("tbody tr .acts a")!.click();
  });
  // Four times slower than a machine that others use: what counts is that the press is not lost.
  await expect(page.getByRole("dialog")).toBeVisible({ timeout: 30_000 });
  await expect(page).toHaveURL(/q=mba/);
  await expect(field).toHaveValue("mba");
});

test.describe("where others write", () => {
  test.use({ refusal: 409 });

  test("a number that has changed is confirmed anew, and what has to stay is named", async ({ page }) => {
    const headers = await staffHeaders(page);
    const create = async (list: string, data: object) => {
      const created = await page.request.post(`/backend/admin/${list}.php`, { data, headers });
      expect(created.status()).toBe(201);
      return ((await created.json()) as { data: { id: number } }).data.id;
    };
    const words = { description: "By the river.", website: "https://sliceworth.example" };
    const found = (name: string) => create("universities", { name: `Sliceworth ${name}`, location: "Pune", ...words });
    for (let number = 1; number <= 50; number += 1) await found(`${number}`);
    const kept = await found("with a course");
    const course = await create("courses", {
      title: "Sliceworth MBA",
      description: "Two years.",
      degree_type: "PG",
      university_id: kept,
      duration: "2 Years",
    });
    await openSignedIn(page, "/admin/universities?q=sliceworth");
    await page.getByRole("checkbox", { name: "Select all 50 shown" }).check();
    const acts = page.getByRole("region", { name: "Selected universities" });
    await acts.getByRole("button", { name: "Select all 51 that match" }).click();
    await found("come later");
    await acts.getByRole("button", { name: "Delete" }).click();
    const question = page.getByRole("alertdialog", { name: "Delete 51 universities" });
    await question.getByRole("button", { name: "Delete" }).click();
    const counted = page.getByRole("alertdialog", { name: "Delete 52 universities" });
    await expect(counted).toContainText("By now 52 records match. Confirm that number to go on.");
    await expect(counted).toContainText("Are you sure you want to delete these 52 universities?");
    await counted.getByRole("button", { name: "Delete" }).click();

    const outcome = page.getByRole("dialog", { name: "51 of 52 universities deleted" });
    await expect(outcome).toContainText("Sliceworth with a course: This university has 1 course.");
    await outcome.getByText("Close", { exact: true }).click();
    await expect(rows(page)).toHaveCount(1);
    await page.request.delete(`/backend/admin/courses.php?id=${course}`, { headers });
    await page.request.delete(`/backend/admin/universities.php?id=${kept}`, { headers });
  });

  test("where nothing matches any more, it is said and nothing is done", async ({ page }) => {
    await openMany(page, "Nonewise", "&stage=new");
    await page.getByRole("checkbox", { name: "Select all 50 shown" }).check();
    const acts = page.getByRole("region", { name: "Selected leads" });
    await acts.getByRole("button", { name: "Select all 62 that match" }).click();
    await acts.getByLabel("Move the selected leads to").selectOption("Contacted");
    const headers = await staffHeaders(page);
    const data = { match: { q: "nonewise" }, count: 62, change: { stage: "counselling" } };
    expect((await page.request.put("/backend/admin/leads-bulk.php", { data, headers })).status()).toBe(200);
    await page.getByRole("button", { name: "Change 62 leads" }).click();
    await expect(page.getByText("No lead matches any more. Nothing was done.")).toBeVisible();
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
  });
});

test.describe("where the line breaks", () => {
  test.use({ logged: "Failed to load resource: net::ERR" });

  test("a deletion of all whose answer was lost is told as done, and taken back at once", async ({ page }) => {
    await openMany(page, "Lostanswer");
    await page.getByRole("checkbox", { name: "Select all 50 shown" }).check();
    const acts = page.getByRole("region", { name: "Selected leads" });
    await acts.getByRole("button", { name: "Select all 62 that match" }).click();
    await acts.getByRole("button", { name: "Delete" }).click();
    await page.evaluate(() => void (console.error = () => {}));
    await page.route(/leads-bulk/, async (route) => (await route.fetch(), route.abort()), { times: 1 });
    const question = page.getByRole("alertdialog", { name: "Delete 62 leads" });
    await question.getByRole("button", { name: "Delete" }).click();
    await expect(question).toContainText("API request failed. Check the connection and try again.");
    await question.getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText("62 deleted")).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("1 to 50 of 62")).toBeVisible();
  });

  test("a mail to many goes on where it broke off: nobody has it twice, and a closed dialog keeps its words", async ({
    page,
  }) => {
    await openMany(page, "Mailwise");
    const headers = await staffHeaders(page);
    const people = await page.request.get("/backend/admin/leads.php?q=mailwise&page=1&limit=100", { headers });
    for (const { id } of ((await people.json()) as { data: { id: number }[] }).data) {
      const data = { email: `mailwise${id}@mail.example` };
      expect((await page.request.put(`/backend/admin/leads.php?id=${id}`, { data, headers })).status()).toBe(200);
    }
    await page.getByRole("checkbox", { name: "Select all 50 shown" }).check();
    const acts = page.getByRole("region", { name: "Selected leads" });
    await acts.getByRole("button", { name: "Select all 62 that match" }).click();
    await acts.getByRole("button", { name: "Mail" }).click();
    const dialog = page.getByRole("dialog", { name: "Mail to 62 leads" });
    await dialog.getByLabel("Subject").fill("Mailwise fair");
    await dialog.getByLabel("Message").fill("See you there.");
    await dialog.getByLabel("Message").press("Escape");
    await expect(dialog).toHaveCount(0);
    await acts.getByRole("button", { name: "Mail" }).click();
    await expect(dialog).toContainText("What you typed before is here again. It is not sent yet.");
    await expect(dialog.getByLabel("Message")).toHaveValue("See you there.");

    await page.evaluate(() => void (console.error = () => {}));
    await page.route(/lead-mails-bulk/, (route) =>
      route.request().postData()!.includes('"after"') ? route.abort() : route.continue(),
    );
    await dialog.getByRole("button", { name: "Send to 62 leads…" }).click();
    const question = page.getByRole("alertdialog", { name: "Write to 62 leads" });
    await question.getByRole("button", { name: "Write to 62 leads" }).click();
    await expect(question).toContainText("50 of 62 done. API request failed. Check the connection and try again.");
    await page.unroute(/lead-mails-bulk/);
    // This time it is done, and the answer is lost.
    await page.route(/lead-mails-bulk/, async (route) => (await route.fetch(), route.abort()), { times: 1 });
    await question.getByRole("button", { name: "Go on" }).click();
    await expect(question.getByRole("button", { name: "Working..." })).toHaveCount(0);
    await question.getByRole("button", { name: "Go on" }).click();
    await expect(page.getByText("62 mails written")).toBeVisible();

    const mails = await page.request.get("/backend/admin/outbox.php?q=mailwise+fair&page=1&limit=1", { headers });
    expect(((await mails.json()) as { meta: { total: number } }).meta.total).toBe(62);
  });
});
