import { axeFindsInThemes } from "#test/journeys/axe-finds.ts";
import { createAdministrator, expect, openSignedIn, sendLead, test } from "#test/journeys/story.ts";

test("a colleague is asked by the first letters of the name, until a time, answers in the story, and the asker is told", async ({
  page,
  browser,
}) => {
  const colleague = await createAdministrator(page, "quiz-colleague");
  await sendLead(page, { name: "Sarika Quiz", phone: "98220 61882" });
  await openSignedIn(page, "/admin/leads?q=sarika+quiz&view=table");
  await page.getByRole("link", { name: "Sarika Quiz", exact: true }).click();
  const drawer = page.getByRole("dialog", { name: "Sarika Quiz" });
  const note = drawer.getByRole("textbox", { name: /^Note/ });
  await note.pressSequentially("@quiz");
  const names = drawer.getByRole("listbox", { name: "Colleagues" });
  await expect(names.getByRole("option", { name: "@quiz-colleague" })).toHaveAttribute("aria-selected", "true");
  const width = page.viewportSize()!.width;
  for (const at of [360, width]) {
    await page.setViewportSize({ width: at, height: 800 });
    expect(await axeFindsInThemes(page, "dialog[open]")).toEqual({ light: [], dark: [] });
  }
  await note.press("Escape");
  await expect(names).toBeHidden();
  await expect(drawer).toBeVisible();
  await note.pressSequentially("-");
  await note.press("Enter");
  await expect(note).toHaveValue("@quiz-colleague ");
  await note.pressSequentially("please quote the fee by tomorrow 11:30");
  await note.press("Control+Enter");
  await expect(drawer.getByText("please quote the fee by tomorrow 11:30").last()).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await openSignedIn(other, "/admin/day", colleague);
  await expect(other.getByText("asks you: @quiz-colleague please quote the fee by tomorrow 11:30")).toBeVisible();
  await expect(other.getByRole("navigation", { name: "The queue" })).toContainText("Tomorrow, 11:30");
  await other.getByRole("textbox", { name: /^Note/ }).fill("1,75,000 in all");
  await other.getByRole("button", { name: /^Add note/ }).click();
  await expect(other.getByText("asks you: @quiz-colleague")).toHaveCount(0);
  await other.close();

  await page.goto("/admin/courses");
  await page.getByRole("button", { name: /^Notices/ }).click();
  const notices = page.getByRole("dialog", { name: "Notices" });
  await expect(notices).toContainText("quiz-colleague answered you about Sarika Quiz");
  await expect(notices).toContainText("1,75,000 in all");
});

test("a colleague is asked in the sheet after a call, too, by arrows and Enter, without a save of the sheet", async ({
  page,
}) => {
  await createAdministrator(page, "sheet-colleague");
  await sendLead(page, { name: "Mitali Sheet", phone: "98220 61883" });
  await openSignedIn(page, "/admin/leads?q=mitali+sheet&view=table");
  await page.getByRole("link", { name: "Mitali Sheet", exact: true }).click();
  await page.getByRole("link", { name: "Note a call" }).click();
  const sheet = page.getByRole("dialog", { name: "How did it go with Mitali?" });
  const note = sheet.getByRole("textbox", { name: "Note" });
  for (const at of [360, 1440]) {
    await page.setViewportSize({ width: at, height: 800 });
    await note.fill("");
    await note.pressSequentially("@sheet");
    const name = sheet.getByRole("option", { name: "@sheet-colleague" });
    await expect(name).toBeInViewport();
    expect(await axeFindsInThemes(page, ".call-sheet")).toEqual({ light: [], dark: [] });
  }
  await note.press("Enter");
  await expect(note).toHaveValue("@sheet-colleague ");
  await note.pressSequentially("may she pay in parts?");
  await note.press("Control+Enter");
  await expect(page.getByText("Call to Mitali Sheet noted")).toBeVisible();
  await expect(page.getByText("@sheet-colleague may she pay in parts?").last()).toBeVisible();
});
