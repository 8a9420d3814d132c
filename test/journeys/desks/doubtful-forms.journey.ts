import { expectNothingOf, expectNothingSideways } from "#test/journeys/panel-screens.ts";
import { expect, openSignedIn, test } from "#test/journeys/story.ts";

test(
  "a form that looks like a robot's waits apart until staff let it pass or delete it",
  { tag: "@postgres" },
  async ({ page }) => {
    for (const name of ["Hurried Tanvi", "Robot Rao"]) {
      const data = {
        name,
        email: "hurried@mail.example",
        subject: `From ${name}`,
        message: "Are there evening classes?",
      };
      await page.request.post("/backend/api/contact.php", { data: { ...data, form_elapsed_ms: 700 } });
    }
    await openSignedIn(page, "/admin/messages");
    await expect(page.getByText("Hurried Tanvi")).toHaveCount(0);

    await page.getByRole("link", { name: "Doubtful forms" }).click();
    await page.locator("summary", { hasText: "Hurried Tanvi" }).click();
    await expect(page.getByText("It was sent within three seconds of the page's opening.").last()).toBeVisible();
    await expectNothingOf(page, "main");
    await expectNothingSideways(page);
    await page.getByRole("button", { name: "Let it pass" }).click();
    await expect(page.getByText("The form counts from now on")).toBeVisible();
    await expect(page.getByText("Hurried Tanvi")).toHaveCount(0);
    await page.locator("summary", { hasText: "Robot Rao" }).click();
    await page.getByRole("button", { name: "Delete" }).click();
    const question = page.getByRole("alertdialog", { name: "Delete form" });
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(question).toBeHidden();
    await page.getByRole("button", { name: "Delete" }).click();
    await question.getByRole("button", { name: "Delete", exact: true }).click();
    await expect(page.getByText("Robot Rao")).toHaveCount(0);

    await page.getByRole("link", { name: "Messages" }).click();
    await expect(page.getByText("Hurried Tanvi").first()).toBeVisible();
    await expect(page.getByText("Robot Rao")).toHaveCount(0);
    const { data } = await page.evaluate(async () => {
      const headers = { authorization: `Bearer ${localStorage.getItem("adminToken")}` };
      return (await fetch("/backend/admin/messages.php?q=hurried", { headers })).json();
    });
    await page.evaluate(async (id) => {
      const headers = { authorization: `Bearer ${localStorage.getItem("adminToken")}` };
      await fetch(`/backend/admin/messages.php?id=${id}`, { method: "DELETE", headers });
    }, data[0].id);
  },
);
