import type { Page } from "@playwright/test";
import { expectNothingOf } from "#test/journeys/panel-screens.ts";
import { expect, forget, openSignedIn, signIn, test } from "#test/journeys/story.ts";

async function openPanel(page: Page, address = "/admin/dashboard") {
  await openSignedIn(page, address);
  await expect(page.getByText("Welcome, Admin")).toBeVisible();
  await expect(page.locator("main h1")).toBeVisible();
}

const searchOf = (page: Page) => page.getByRole("dialog", { name: "Search" });

const email = "anagha.search@mail.example";

test("any screen and record is reached by typing a part of its name; axe finds nothing in the search", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openPanel(page);
  await page.keyboard.press("/");
  const search = searchOf(page);
  const field = search.getByRole("combobox");
  await expect(field).toBeFocused();
  await expect(search.getByRole("option", { selected: true })).toHaveText("Dashboard");

  await field.fill("online m.com");
  const option = search.getByRole("group", { name: "Programmes" }).or(search.getByRole("group", { name: "Courses" }));
  await expect(option.getByRole("option").first()).toContainText("Online M.Com");
  await field.fill("deccan gate");
  const university = search.getByRole("group", { name: "Universities" }).getByRole("option").first();
  await expect(university).toContainText("Deccan Gate University");
  await expectNothingOf(page, "dialog");
  while ((await university.getAttribute("aria-selected")) !== "true") await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(search).toBeHidden();
  await expect(page).toHaveURL(/\/admin\/universities\?edit=\d+/);
  await expect(page.getByRole("dialog", { name: "Edit university" }).getByLabel("Name").first()).toHaveValue(
    "Deccan Gate University",
  );
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await test.step("a template opens, and a subscriber's row is all that is left of a filtered list", async () => {
    await page.request.post("/backend/api/newsletter.php", { data: { email, form_elapsed_ms: 9000 } });
    await page.keyboard.press("Control+k");
    await field.fill("missed call");
    await search.getByRole("group", { name: "Templates" }).getByRole("option", { name: "Missed call Mail" }).click();
    await expect(page.getByRole("dialog", { name: "Edit template" }).getByLabel("Name")).toHaveValue("Missed call");
    await page.keyboard.press("Escape");
    await page.goto("/admin/subscribers?q=nobody");
    await expect(page.getByText("No subscriber matches this filter.")).toBeVisible();
    await page.keyboard.press("Control+k");
    await field.fill("anagha.se");
    await expect(search.getByRole("group", { name: "Subscribers" }).getByRole("option")).toContainText("Not confirmed");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("searchbox")).toHaveValue(email);
  });

  await page.keyboard.press("Control+k");
  await expect(field).toBeFocused();
  await field.fill("nothing is called like this");
  await expect(search).toContainText("Nothing holds “nothing is called like this”.");
  await field.fill("z");
  await expect(search).toContainText("Two letters find records.");
  await page.keyboard.press("Escape");
  await expect(search).toBeHidden();

  await page.getByRole("button", { name: "Search" }).click();
  await expect(field).toBeFocused();
  await field.fill("out");
  await expect(search.getByRole("option", { name: "Outbox" })).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin\/outbox$/);
  await forget(page, "subscribers", email);
});

test("keys that are pressed while the search is on its way do nothing on the list below", async ({ page }) => {
  let letIn = () => {};
  const gate = new Promise<void>((resolve) => (letIn = resolve));
  await page.route("**/quick-search-dialog-*.js", async (route) => {
    await gate;
    await route.continue();
  });
  await openPanel(page, "/admin/courses");
  await page.keyboard.press("Control+k");
  await page.keyboard.press("n");
  await page.keyboard.press("/");
  letIn();
  await expect(searchOf(page).getByRole("combobox")).toBeFocused();
  await expect(page.getByRole("dialog", { name: "New course" })).toBeHidden();
  await expect(page).toHaveURL(/\/admin\/courses$/);
});

test.describe("when the session has ended", () => {
  test.use({ refusal: 401 });

  test("the search leads to the login screen, with what was typed kept", async ({ page }) => {
    await openPanel(page, "/admin/faqs?new");
    const question = page.getByRole("dialog", { name: "New FAQ" }).getByLabel("Question");
    await question.fill("Is it kept over a search?");
    await page.keyboard.press("Control+k");
    await page.evaluate(() => localStorage.setItem("adminToken", "a".repeat(43)));
    await searchOf(page).getByRole("combobox").fill("mba");

    await expect(page.getByText("Session expired. Please login again.")).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/login\?from=/);
    await signIn(page);
    await expect(question).toHaveValue("Is it kept over a search?");
  });
});

test("on a list / goes to its filter; single keys can be turned off, and stay off; axe finds nothing in the help", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openPanel(page, "/admin/courses");
  await page.keyboard.press("/");
  await expect(page.getByRole("searchbox")).toBeFocused();
  await page.keyboard.type("?n/");
  await expect(page.getByRole("searchbox")).toHaveValue("?n/");
  await page.getByRole("button", { name: "Clear the filter" }).first().click();
  await page.getByRole("heading", { level: 1 }).click();

  await page.keyboard.press("?");
  const help = page.getByRole("dialog", { name: "Keyboard" });
  await expect(help).toBeVisible();
  await expectNothingOf(page, "dialog");
  await help.getByRole("checkbox", { name: "Single keys are shortcuts" }).uncheck();
  await help.getByRole("button", { name: "Close" }).first().click();
  // Not by a reload: before the panel wakes it hears no key.
  await page.goto("/admin/courses");
  await expect(page.getByRole("heading", { name: "Courses" })).toBeVisible();
  for (const key of ["?", "n", "/"]) await page.keyboard.press(key);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("searchbox")).not.toBeFocused();

  await page.keyboard.press("Control+k");
  await expect(searchOf(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Keyboard" }).click();
  await help.getByRole("checkbox").check();
  await page.keyboard.press("Escape");
  await expect(help).toBeHidden();
  await page.keyboard.press("n");
  await expect(page.getByRole("dialog", { name: "New course" })).toBeVisible();
});
