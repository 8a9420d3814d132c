import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expectNothingOf } from "#test/journeys/panel-screens.ts";
import {
  endSession,
  expect,
  forget,
  openSignedIn,
  signIn,
  staffHeaders,
  test,
  withoutPopup,
} from "#test/journeys/story.ts";

test.beforeEach(({ page }) => withoutPopup(page));

const text = (page: Page) => page.getByRole("textbox", { name: "Body" });
const tool = (page: Page, name: string) => page.getByRole("toolbar").getByRole("button", { name, exact: true });
const save = (page: Page, name: string) => page.getByRole("banner").getByRole("button", { name, exact: true }).click();

async function openNew(page: Page, title: string) {
  await openSignedIn(page, "/admin/blogs/new");
  await page.getByLabel("Title").fill(title);
  await page.getByLabel("Title").press("Enter");
  await expect(text(page)).toBeFocused();
}

test("an article is written, previewed, scheduled, published, moved, withdrawn and deleted", async ({
  page,
  context,
}) => {
  test.slow();
  const title = "The night train to Ratnagiri";
  await openNew(page, title);

  await page.keyboard.type("## Before you go\nPack **light** words.\n- water\nbooks\n\n");
  await tool(page, "Quote").click();
  await expect(tool(page, "Quote")).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.type("Sleep on the left.\n\nRead the ");
  await page.keyboard.press("Control+k");
  const link = page.getByRole("dialog", { name: "Add a link" });
  await link.getByLabel("Address").fill("javascript:alert(1)");
  await link.getByLabel("Words").fill("rules");
  await link.getByRole("button", { name: "Add link" }).click();
  await expect(link.getByText("Begin with https://")).toBeVisible();
  await link.getByLabel("Address").fill("rail.example/rules");
  await link.getByRole("button", { name: "Add link" }).click();
  await page.keyboard.type(" first.");

  await tool(page, "Picture").click();
  const dialog = page.getByRole("dialog", { name: "Picture" });
  await dialog.getByRole("button", { name: "Insert picture" }).click();
  await expect(dialog.getByText("Choose a picture", { exact: true })).toBeVisible();
  const buffer = await sharp({ create: { width: 1200, height: 800, channels: 3, background: "#29366f" } })
    .png()
    .toBuffer();
  await dialog.locator("input[type=file]").setInputFiles({ name: "bridge.png", mimeType: "image/png", buffer });
  await dialog.getByRole("button", { name: "Insert picture" }).click();
  await expect(dialog.getByText("Picture description is required")).toBeVisible();
  await dialog.getByLabel("Picture description").fill("A bridge over a river at dusk");
  await dialog.getByRole("button", { name: "Insert picture" }).click();
  await expect(text(page).getByRole("img", { name: "A bridge over a river at dusk" })).toBeVisible();

  await page.getByRole("button", { name: "Choose a cover" }).click();
  await dialog.getByRole("radio", { name: "A bridge over a river at dusk" }).check();
  await dialog.getByRole("button", { name: "Use as cover" }).click();
  await expect(page.getByLabel("Description of the cover")).toHaveValue("A bridge over a river at dusk");
  const found = page.getByRole("group", { name: "As search engines show it" });
  await expect(found.getByText("/Blogs/the-night-train-to-ratnagiri")).toBeVisible();

  const [preview] = await Promise.all([
    context.waitForEvent("page"),
    page.getByRole("button", { name: "Preview" }).click(),
  ]);
  await expect(preview.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(preview.getByRole("note")).toContainText("Only people with this link see it");
  await expect(preview.locator(".prose")).toContainText("Sleep on the left.");
  await expect(preview.locator("meta[name=robots]")).toHaveAttribute("content", "noindex, nofollow");
  await preview.close();

  await page.getByLabel("Status").selectOption("Scheduled");
  await save(page, "Schedule");
  await expect(page.getByText("Please fill in all required fields")).toBeVisible();
  await expect(page.getByText("Say when the article is to appear")).toBeVisible();
  await page.getByLabel("Description", { exact: true }).fill("What to take along.");
  await page.getByLabel("Appears on").fill("2020-01-01T09:30");
  await save(page, "Schedule");
  await expect(page.getByText("Choose a time that is still to come, or publish it now")).toBeVisible();
  await page.getByLabel("Appears on").fill("2031-01-01T09:30");
  await save(page, "Schedule");
  await expect(page.getByText(`${title} saved`)).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/blogs\/\d+$/);
  await expect(page.getByText("1 Jan 2031, 09:30")).toBeVisible();
  const id = page.url().split("/").at(-1);
  expect((await page.request.get("/Blogs/the-night-train-to-ratnagiri")).status()).toBe(404);

  await page.getByLabel("Status").selectOption("Published");
  await save(page, "Publish");
  await expect(page.getByRole("banner").getByRole("button", { name: "Update" })).toBeEnabled();
  const visitor = await context.newPage();
  await visitor.goto("/Blogs");
  await visitor.getByRole("link", { name: title }).click();
  const body = visitor.locator(".prose");
  await expect(body.getByRole("heading", { level: 2, name: "Before you go" })).toBeVisible();
  await expect(body.locator("strong")).toHaveText("light");
  await expect(body.getByRole("listitem")).toHaveText(["water", "books"]);
  await expect(body.locator("blockquote")).toHaveText("Sleep on the left.");
  await expect(body.getByRole("link", { name: "rules" })).toHaveAttribute("href", "https://rail.example/rules");
  const picture = body.getByRole("img", { name: "A bridge over a river at dusk" });
  expect(await picture.evaluate((img) => [img.getAttribute("width"), img.getAttribute("height")])).toEqual([
    "960",
    "640",
  ]);
  await expect(visitor.getByRole("link", { name: "Edit this page" })).toHaveAttribute("href", `/admin/blogs/${id}`);

  await page.getByLabel("Address").fill("night-train");
  await expect(page.getByText("Links to the old address will lead on to this one")).toBeVisible();
  await save(page, "Update");
  await expect(found.getByText("/Blogs/night-train", { exact: true })).toBeVisible();
  await visitor.goto("/Blogs/the-night-train-to-ratnagiri");
  await expect(visitor).toHaveURL("/Blogs/night-train");
  await page.getByLabel("Status").selectOption("Draft");
  await save(page, "Unpublish");
  await expect(page.getByRole("banner").getByRole("button", { name: "Save draft" })).toBeEnabled();
  expect((await page.request.get("/Blogs/night-train")).status()).toBe(404);
  await visitor.close();

  await page.getByRole("link", { name: "Delete article" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("Are you sure you want to delete this article?");
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText(`${title} deleted`)).toBeVisible();
});

test("a link is picked by the name of its page, and a table grows and shrinks by its menu", async ({ page }) => {
  await openNew(page, "Picked and counted");
  await tool(page, "Link").click();
  const dialog = page.getByRole("dialog", { name: "Add a link" });
  await dialog.getByLabel("Address").fill("online mba");
  await expect(dialog.getByRole("option").first()).toContainText("Online MBA");
  await expectNothingOf(page, "dialog.link-dialog");
  await page.keyboard.press("ArrowDown");
  await expect(dialog.getByRole("option").first()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(dialog.getByLabel("Address")).toHaveValue("/courses/online-mba");
  await expect(dialog.getByLabel("Words")).toHaveValue("Online MBA");
  await page.keyboard.press("Enter");
  await expect(text(page).getByRole("link", { name: "Online MBA" })).toHaveAttribute("href", "/courses/online-mba");
  await tool(page, "Link").click();
  await dialog.getByLabel("Address").fill("privacy");
  await dialog
    .getByRole("option", { name: /^Privacy/ })
    .first()
    .click();
  await expect(dialog.getByLabel("Address")).toHaveValue("/privacy");
  await page.keyboard.press("Escape");

  await text(page).press("End");
  await tool(page, "Table").click();
  const menu = page.getByRole("toolbar", { name: "Table" });
  const act = async (name: string) => {
    await tool(page, "Table").click();
    await menu.getByRole("button", { name, exact: true }).click();
  };
  const cells = () =>
    text(page)
      .locator("tr")
      .evaluateAll((rows) => rows.map((row) => [...row.children].map(({ tagName }) => tagName[1]).join("")));
  expect(await cells()).toEqual(["HHH", "DDD", "DDD"]);
  await page.keyboard.type("Line");
  await tool(page, "Table").press("Enter");
  await expectNothingOf(page, ".table-menu");
  await page.keyboard.press("Escape");
  await expect(text(page)).toBeFocused();
  await act("Row below");
  await page.keyboard.type("Fee");
  await act("Column after");
  expect(await cells()).toEqual(["HHHH", "DDDD", "DDDD", "DDDD"]);
  await act("Remove column");
  await act("Remove row");
  await act("Header row");
  expect(await cells()).toEqual(["DDD", "DDD", "DDD"]);
  await act("Header row");
  expect(await cells()).toEqual(["HHH", "DDD", "DDD"]);
  await save(page, "Save draft");
  await expect(page).toHaveURL(/\/admin\/blogs\/\d+$/);
  await page.reload();
  await expect(text(page).locator("th").first()).toHaveText("Line");
  expect(await cells()).toEqual(["HHH", "DDD", "DDD"]);
  await text(page).locator("th").first().click();
  await act("Remove table");
  await expect(text(page).getByRole("table")).toHaveCount(0);
  await save(page, "Save draft");
  await expect(page.getByText("Picked and counted saved")).toBeVisible();
  await forget(page, "blogs", "Picked and counted");
});

test("a table of an article stays one when its words are changed, and Tab leads to a new row", async ({ page }) => {
  const headers = await staffHeaders(page);
  const body = "<table><tr><th>Line</th><th>In all</th></tr><tr><td>Fee</td><td>1,00,000</td></tr></table>";
  const data = { title: "A table", category: "Business", body };
  const { id } = (await (await page.request.post("/backend/admin/blogs.php", { headers, data })).json()).data;
  await openSignedIn(page, `/admin/blogs/${id}`);
  await text(page).getByRole("cell", { name: "1,00,000" }).click();
  await page.keyboard.press("End");
  await page.keyboard.type(" in all");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Exam");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.type("5,000");
  await save(page, "Save draft");
  await expect(page.getByText("A table saved")).toBeVisible();
  await page.reload();
  await expect(text(page).getByRole("row")).toHaveText(["LineIn all", "Fee1,00,000 in all", "Exam5,000"]);
  await page.request.delete(`/backend/admin/blogs.php?id=${id}`, { headers });
});

test("a table of the editor that is cut and pasted stays a table", async ({ page }) => {
  await openNew(page, "Cut and pasted");
  await tool(page, "Table").click();
  await page.keyboard.type("Fee");
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Control+x");
  await expect(text(page).getByRole("table")).toHaveCount(0);
  await page.keyboard.press("Control+v");
  await expect(text(page).getByRole("columnheader")).toHaveText(["Fee", "", ""]);
  await expect(text(page).getByRole("row")).toHaveCount(3);
  await expect(page.getByText("A pasted table becomes text")).toHaveCount(0);
});

test("a hostile paste leaves its words and nothing that could act", async ({ page }) => {
  await openNew(page, "Pasted from elsewhere");
  await text(page).evaluate((target) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData(
      "text/html",
      `<h1 onclick="alert(1)">Head</h1><p style="position:fixed">One <script>alert(1)</script><a href="javascript:alert(1)">two</a>
       <a href="https://fine.example/" onmouseover="alert(1)">three</a></p><img src="data:image/png;base64,AA=="><img src="x" onerror="alert(1)">
       <table><tr><th>Fee</th><td>1,00,000</td></tr><tr><th>Exam</th><td>5,000</td></tr></table><iframe src="https://evil.example"></iframe><svg onload="alert(1)"></svg><form action="https://evil.example"><button>four</button></form>`,
    );
    target.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  });

  await expect(page.getByText("each row is a line now. 2 pictures from elsewhere were left out")).toBeVisible();
  await expect(text(page).locator("p", { hasText: /^(Fee: 1,00,000|Exam: 5,000)$/ })).toHaveCount(2);
  await expect(text(page).getByRole("heading", { level: 2, name: "Head" })).toBeVisible();
  await save(page, "Save draft");
  await expect(page.getByText("Pasted from elsewhere saved")).toBeVisible();
  const shown = await text(page).innerHTML();
  for (const trace of ["script", "alert", "javascript", "data:", "onerror", "iframe", "svg", "form", "style="]) {
    expect(shown).not.toContain(trace);
  }
  expect(shown).toContain('<a href="https://fine.example/">three</a>');

  // What the editor makes is what the server keeps.
  await expect(page).toHaveURL(/blogs\/\d+$/);
  await page.reload();
  await expect(text(page)).toContainText("three");
  expect(await text(page).innerHTML()).toBe(shown);
  await forget(page, "blogs", "Pasted from elsewhere");
});

test("lists of a word processor that writes none are lists, within one another", async ({ page }) => {
  await openNew(page, "Pasted lists");
  await text(page).evaluate((target) => {
    const line = (level: number, sign: string, words: string) =>
      `<p class=MsoListParagraphCxSpMiddle style='text-indent:-.25in;mso-list:l0 level${level} lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;
</span></span></span><![endif]>${words}<o:p></o:p></p>\r\n`;
    const html = `<html><body><!--StartFragment--><p class=MsoNormal>Bring:</p>
${line(1, "·", "Papers")}${line(2, "o", "<b>Marks</b>")}${line(1, "·", "Fees")}<p class=MsoNormal>Then:</p>
${line(1, "1.", "Apply")}${line(1, "2.", "Pay")}<!--EndFragment--></body></html>`;
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", html);
    target.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  });

  await expect(text(page).locator(":scope > ul > li > p")).toHaveText(["Papers", "Fees"]);
  await expect(text(page).locator("ul ul > li > p > strong")).toHaveText("Marks");
  await expect(text(page).locator(":scope > ol > li")).toHaveText(["Apply", "Pay"]);
  await expect(text(page).locator(":scope > p")).toHaveText(["Bring:", "Then:"]);
});

test.describe("refused", () => {
  test.use({ refusal: 422 });

  test("a live article with a draft beside it is not put off, and the draft can be discarded", async ({ page }) => {
    const headers = await staffHeaders(page);
    const words = { title: "Put off", description: "Later.", category: "Business", body: "<p>Live words</p>" };
    const live = await page.request.post("/backend/admin/blogs.php", {
      headers,
      data: { ...words, status: "published" },
    });
    const { id, slug } = (await live.json()).data;
    const draft = { ...words, body: "<p>Words beside it</p>" };
    await page.request.put(`/backend/admin/article-drafts.php?id=${id}`, { headers, data: draft });
    await openSignedIn(page, `/admin/blogs/${id}`);
    await page.getByLabel("Status").selectOption("Scheduled");
    await page.getByLabel("Appears on", { exact: true }).fill("2031-01-01T09:30");
    await save(page, "Schedule");
    await expect(page.getByText("say when under “Draft appears on”, or discard it first").last()).toBeVisible();
    await expect(page.getByLabel("Appears on", { exact: true })).toBeFocused();
    expect((await page.request.get(`/Blogs/${slug}`)).status()).toBe(200);

    // An earlier release let it.
    await page.route(/(blogs|article-drafts)\.php\?id=/, async (route) => {
      if (route.request().method() !== "GET") return route.continue();
      const answer = await route.fetch();
      const { data } = await answer.json();
      const later = { status: "scheduled", date: "2031-01-01T04:00:00.000Z" };
      const json = data.draft ? { ...data, draft: { ...data.draft, ...later } } : { ...data, ...later };
      await route.fulfill({ response: answer, json: { success: true, data: json } });
    });
    await page.goto(`/admin/blogs/${id}`);
    await page.getByRole("button", { name: "Discard it" }).click();
    await expect(text(page)).toHaveText("Words beside it");
    await page.getByRole("button", { name: "Discard the draft" }).click();
    await expect(text(page)).toHaveText("Live words");
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await page.request.delete(`/backend/admin/blogs.php?id=${id}`, { headers });
  });

  test("a taken address is refused beside its field, and nothing is lost", async ({ page }) => {
    await openNew(page, "A second article on exams");
    await page.keyboard.type("Words of mine.");
    await page.getByLabel("Address").fill("how-proctored-exams-work");
    await save(page, "Save draft");

    await expect(page.getByText("Another article has this address").first()).toBeVisible();
    await expect(page.getByLabel("Address")).toBeFocused();
    await expect(text(page)).toHaveText("Words of mine.");
    await page.getByLabel("Title").fill("");
    await page.getByLabel("Address").fill("Not an address");
    await save(page, "Save draft");
    await expect(page.getByText("Please fill in all required fields")).toBeVisible();
    await expect(page.getByText("Title is required")).toBeVisible();
    await expect(page.getByText("Address may hold only small letters, digits and single dashes")).toBeVisible();

    await page.getByRole("link", { name: "Blogs" }).click();
    const question = page.getByRole("alertdialog", { name: "Discard changes?" });
    await question.getByRole("button", { name: "Keep editing" }).click();
    await expect(text(page)).toHaveText("Words of mine.");
    await page.getByRole("link", { name: "Blogs" }).click();
    await question.getByRole("button", { name: "Discard changes" }).click();
    await expect(page.getByRole("heading", { name: "Blogs" })).toBeVisible();
    await page.goto("/admin/blogs/new");
    await expect(page.getByLabel("Title")).toHaveValue("");
  });
});

test("a title is enough to keep a draft; to publish it, the rest is asked for", async ({ page }) => {
  const title = "Only an idea so far";
  await openNew(page, title);
  await save(page, "Save draft");
  await expect(page.getByText(`${title} saved`)).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/blogs\/\d+$/);

  await page.getByLabel("Status").selectOption("Published");
  await save(page, "Publish");
  await expect(page.getByText("Body is required")).toBeVisible();
  await expect(page.getByText("Description is required")).toBeVisible();
  await expect(text(page)).toBeFocused();
  await page.getByRole("link", { name: "Blogs" }).click();
  await page.getByRole("button", { name: "Discard changes" }).click();
  await forget(page, "blogs", title);
});

test.describe("after the session has ended", () => {
  test.use({ refusal: 401 });

  test("the words are here again after signing in, and can be saved", async ({ page }) => {
    const title = "Written over tea";
    await openNew(page, title);
    await page.keyboard.type("Nobody wants to type this twice.");
    await endSession(page);
    await save(page, "Save draft");
    await expect(page.getByText("Session expired. Please login again.")).toBeVisible();
    await signIn(page);

    await expect(page).toHaveURL("/admin/blogs/new");
    await expect(page.getByText("is here again. It is not saved yet.")).toBeVisible();
    await expect(page.getByLabel("Title")).toHaveValue(title);
    await expect(text(page)).toHaveText("Nobody wants to type this twice.");
    await page.evaluate(() => localStorage.removeItem("adminToken"));
    await save(page, "Save draft");
    await expect(page.getByText("Session expired. Please login again.")).toBeVisible();
    await signIn(page);
    await expect(text(page)).toHaveText("Nobody wants to type this twice.");
    await save(page, "Save draft");
    await expect(page.getByText(`${title} saved`)).toBeVisible();
    await page.reload();
    await expect(page.getByText("is here again")).toHaveCount(0);
    await forget(page, "blogs", title);
  });
});

test.describe("with a colleague", () => {
  test.use({ refusal: 409 });

  test("whoever saves second has both texts before them, and neither is lost", async ({ page }) => {
    const title = "Two hands on one article";
    await openNew(page, title);
    await page.keyboard.type("First words.");
    await save(page, "Save draft");
    await expect(page.getByText(`${title} saved`)).toBeVisible();
    await expect(page).toHaveURL(/blogs\/\d+$/);
    const colleague = await page.context().newPage();
    await colleague.goto(page.url());
    await text(colleague).click();
    await colleague.keyboard.press("Control+End");
    await colleague.keyboard.type(" Theirs.");
    await save(colleague, "Save draft");
    await expect(colleague.getByText(`${title} saved`)).toBeVisible();
    await colleague.close();

    await text(page).click();
    await page.keyboard.press("Control+End");
    await page.keyboard.type(" Mine.");
    await page.keyboard.press("Control+s");
    await expect(page.getByRole("alert").getByText("Nothing of yours is stored yet")).toBeVisible();
    const words = page.getByRole("group", { name: "Text" });
    await expect(words.locator("ins")).toHaveText(["First words. Theirs.", "First words. Mine."]);
    await words.getByLabel("Both").check();
    await page.getByRole("button", { name: "Save the choice" }).click();
    await expect(page.getByText("Nothing of yours is stored yet")).toHaveCount(0);
    await page.reload();
    await expect(text(page).locator("p")).toHaveText(["First words. Theirs.", "First words. Mine."]);
    await forget(page, "blogs", title);
  });
});

test("the list finds articles, leads to the page that writes them, and old links do, too", async ({ page }) => {
  await openSignedIn(page, "/admin/blogs");
  await page.getByRole("searchbox").fill("NIGHT SHIFT");
  await expect(page.locator("tbody tr")).toHaveCount(1);
  await page.getByLabel("Category", { exact: true }).selectOption("Business");
  await expect(page.getByText("No article matches this filter.")).toBeVisible();
  await page.getByRole("button", { name: "Clear the filter" }).first().click();
  await page.getByLabel("Status", { exact: true }).selectOption("Draft");
  await expect(page.getByText("No article matches this filter.")).toBeVisible();
  await page.getByRole("button", { name: "Clear the filter" }).first().click();
  await page.getByRole("link", { name: "New article" }).click();
  await expect(page).toHaveURL("/admin/blogs/new");
  await page.goto("/admin/blogs?new");
  await expect(page).toHaveURL("/admin/blogs/new");
  await page.goto("/admin/blogs?edit=1");
  await expect(page).toHaveURL("/admin/blogs/1");
  await expect(page.getByLabel("Title")).not.toHaveValue("");
});

test.describe("of an article that is gone", () => {
  test.use({ refusal: 404 });

  test("the address says so and leads to the list", async ({ page }) => {
    await openSignedIn(page, "/admin/blogs/99999");
    await expect(page.getByText("There is no article at this address. It may have been deleted.")).toBeVisible();
    await page.getByRole("link", { name: "All articles" }).click();
    await expect(page.getByRole("heading", { name: "Blogs", level: 1 })).toBeVisible();
  });
});

test("the toolbar is one stop, moved through by arrows; Alt+F10 leads to it and Esc back", async ({ page }) => {
  await openNew(page, "By keyboard");
  await page.keyboard.type("Words");
  await page.keyboard.press("Alt+F10");
  await expect(tool(page, "Heading")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(tool(page, "Subheading")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(text(page).getByRole("heading", { level: 3, name: "Words" })).toBeVisible();
  await page.keyboard.press("Alt+F10");
  await page.keyboard.press("End");
  await expect(tool(page, "Redo")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(text(page)).toBeFocused();
  await page.evaluate(() => localStorage.clear());
});

test("the writing page is for everyone, and nothing scrolls sideways on a phone", async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openSignedIn(page, "/admin/blogs/1");
  await expect(text(page)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNothingOf(page, "body");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectNothingOf(page, "body");
  await tool(page, "Picture").click();
  await expect(page.getByRole("dialog", { name: "Picture" })).toBeVisible();
  await expectNothingOf(page, "dialog");
});
