import type { Page } from "@playwright/test";
import { axeFinds } from "#test/journeys/axe-finds.ts";
import { test } from "#test/journeys/mailed-story.ts";
import { expect, takeTheTimeOfAPerson } from "#test/journeys/story.ts";
import type { TestMailServer } from "#test/servers/open-mail-server.ts";

const password = "kettle under a banyan";
const newPassword = "three green parrots";

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    // The wrong password and the short one are refused.
    test.use({ javaScriptEnabled, refusal: 422 });

    test("who has applied opens the page by the mail's link, signs out, and in by password, and by a link again", async ({
      page,
      mails,
    }) => {
      const email = `sneha.${javaScriptEnabled ? "scripts" : "plain"}@mail.example`;
      await apply(page, email);
      await page.getByRole("link", { name: "See where your application stands" }).click();
      await expect(page.getByRole("heading", { name: "Sign in", exact: true })).toBeVisible();
      await expectForEveryone(page, javaScriptEnabled);

      await test.step("by the mail's link", async () => {
        await page.goto(await linkMailedTo(mails, email));
        await expect(page.getByRole("heading", { name: "For Sneha" })).toBeVisible();
        await expectForEveryone(page, javaScriptEnabled);
        const open = page.getByRole("button", { name: "Open my application" });
        // The second tap of a hurried thumb sends nothing.
        await (javaScriptEnabled ? open.dblclick() : open.press("Enter"));
        await expect(page.getByText("Your address is confirmed")).toBeVisible();
        await expect(page.getByRole("heading", { name: /^Application of/ })).toBeVisible();
        await expect(page.locator("[aria-current=step]")).toContainText("Registration");
        await expectForEveryone(page, javaScriptEnabled);
      });

      await test.step("signed out, nothing is seen", async () => {
        await page.getByRole("button", { name: "Sign out" }).press("Enter");
        await expect(page.getByText("You are signed out.")).toBeVisible();
        await page.goBack();
        await expect(page.getByRole("heading", { name: "Sign in", exact: true })).toBeVisible();
      });

      await test.step("a wrong password is refused, the form's one opens the page", async () => {
        await signIn(page, email, "not the password");
        await expect(page.getByRole("alert")).toContainText("This email and password open no application");
        await expect(page.getByRole("main").getByLabel("Email", { exact: true })).toHaveValue(email);
        await expectForEveryone(page, javaScriptEnabled);
        await signIn(page, email, password);
        await expect(page).toHaveURL(/\/my-application$/);
        await page.getByRole("button", { name: "Sign out" }).click();
      });

      await test.step("who forgot it has a link sent and chooses a new one", async () => {
        await page.getByRole("main").getByLabel("Your email").fill(email);
        await page.getByRole("button", { name: "Send me a link" }).click();
        await expect(page.getByText("a mail with a link is on its way")).toBeVisible();
        await expectForEveryone(page, javaScriptEnabled);
        await page.goto(await linkMailedTo(mails, email, "applicant"));
        await page.getByRole("button", { name: "Open my application" }).click();
        await page.getByRole("link", { name: "Choose a new password" }).click();
        await page.getByRole("main").getByLabel("New password").fill("short");
        await page.getByRole("button", { name: "Set password" }).click();
        await expect(page.getByRole("main").getByLabel("New password")).toHaveAccessibleDescription(
          /at least 8 characters/,
        );
        await expectForEveryone(page, javaScriptEnabled);
        await page.getByRole("main").getByLabel("New password").fill(newPassword);
        await page.getByRole("main").getByLabel("The same once more").fill(newPassword);
        await page.getByRole("main").getByLabel("The same once more").press("Enter");
        await expect(page.getByText("Your new password is set.")).toBeVisible();
        await page.getByRole("button", { name: "Sign out" }).click();
        await signIn(page, email, newPassword);
        await expect(page.getByRole("heading", { name: /^Application of/ })).toBeVisible();
      });
    });
  });
}

async function apply(page: Page, email: string) {
  await page.goto("/OnlineAdmission?course=online-bba");
  await page.getByRole("main").getByLabel("Email").fill(email);
  await page.getByRole("main").getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("main").getByLabel("Confirm password").fill(password);
  await page.getByRole("main").getByLabel("First name").fill("Sneha");
  await page.getByRole("main").getByLabel("Last name").fill("Kulkarni-Deshpande Venkatanarasimharajuvaripeta");
  await page.getByRole("main").getByLabel("Phone").fill("982-255-0148");
  await page.getByRole("main").getByLabel("Company").fill("student");
  await takeTheTimeOfAPerson(page);
  await page.getByRole("button", { name: "Submit Application" }).click();
  await expect(page.getByText(/Thank you\. Your application .*is registered/)).toBeVisible();
}

async function signIn(page: Page, email: string, word: string) {
  await page.getByRole("main").getByLabel("Email", { exact: true }).fill(email);
  await page.getByRole("main").getByLabel("Password", { exact: true }).fill(word);
  await page.getByRole("main").getByLabel("Password", { exact: true }).press("Enter");
}

/** The path of the link in the newest mail of the kind to the address. */
async function linkMailedTo({ received }: TestMailServer, address: string, kind = "application") {
  const pattern = new RegExp(`https?://[^/]+(/my-application/enter\\?link=${kind}\\.\\S+)`);
  const link = () =>
    received
      .filter(({ recipients }) => recipients.includes(address))
      .map(({ body }) => pattern.exec(body)?.[1])
      .findLast(Boolean);
  await expect.poll(link).toBeDefined();
  return link()!;
}

/** Axe, which needs scripts to run, and nothing sideways on the smallest phone and on a desk. */
async function expectForEveryone(page: Page, javaScriptEnabled: boolean) {
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  if (javaScriptEnabled) expect(await axeFinds(page)).toEqual([]);
}
