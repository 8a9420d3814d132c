import { setTimeout as pause } from "node:timers/promises";
import { expectNothingOf, expectNothingSideways } from "#test/journeys/panel-screens.ts";
import { expect, openSignedIn, test } from "#test/journeys/story.ts";

test("a mail is found, cancelled and put back; then all that match are, after their number was confirmed", async ({
  page,
}) => {
  const person = { email: "paper.kite@mail.example", subject: "Evening classes", message: "Are there any?" };
  for (const name of ["Paper Kite", "Paper Boat"]) {
    await page.request.post("/backend/api/contact.php", { data: { ...person, name } });
  }
  await openSignedIn(page, "/admin/outbox");
  await expect(
    page.getByText(/Mails are kept until a mail server is set\. [\d,]+ wait, the oldest since/),
  ).toBeVisible();
  await page.keyboard.press("/");
  await page.keyboard.type("paper.kite");
  await expect(page.locator(".count")).toHaveText(/^2 of [\d,]+ mails$/);
  // Their rows are still on the way when the first one is cancelled: that calls no filter back.
  await page.route(
    /outbox\.data\?.*status=waiting/,
    async (route) => {
      await pause(700);
      await route.continue();
    },
    { times: 1 },
  );
  await page.getByLabel("Status").selectOption("Waiting");
  await page.locator("summary", { hasText: "We have your message" }).first().click();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText("The mail to paper.kite@mail.example is cancelled")).toBeVisible();
  await expect(page.locator(".count")).toHaveText(/^1 of/);
  await expect(page.locator("summary").first()).toBeFocused();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.locator(".count")).toHaveText(/^2 of/);

  await page.getByRole("button", { name: "Cancel all 2 waiting" }).click();
  const question = page.getByRole("alertdialog", { name: "Cancel 2 mails?" });
  await expectNothingOf(page, "dialog");
  await question.getByRole("button", { name: "Cancel 2 mails" }).click();
  await expect(page.getByText("2 cancelled")).toBeVisible();
  await expect(page.getByText("No mail matches this filter.")).toBeVisible();
  await page.getByLabel("Status").selectOption("Cancelled");
  await expect(page.locator("summary")).toHaveCount(2);
  await expectNothingOf(page, "main");
  await expectNothingSideways(page);

  await page.getByRole("link", { name: "Messages" }).click();
  await page
    .getByRole("button", { name: "Paper Kite" })
    .or(page.getByRole("link", { name: "Paper Kite" }))
    .first()
    .click();
  await expect(page.getByText(/Cancelled, to paper\.kite/)).toBeVisible();
  await page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem("adminToken")}` };
    const { data } = await (await fetch("/backend/admin/messages.php?q=paper.kite", { headers })).json();
    for (const { id } of data) await fetch(`/backend/admin/messages.php?id=${id}`, { method: "DELETE", headers });
  });
});
