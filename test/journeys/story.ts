import { expect, type Page, test as base } from "@playwright/test";

/**
 * Every story fails on an uncaught error, a console error or a console warning of the pages it visits. The browser
 * itself complains of each refused request: a story that provokes one names its status.
 */
export const test = base.extend<{ refusal: number | null }>({
  refusal: [null, { option: true }],
  page: async ({ page, refusal }, use) => {
    const complaints: string[] = [];
    const isProvoked = (text: string) => refusal !== null && text.includes(`status of ${refusal}`);
    page.on("pageerror", (error) => complaints.push(error.message));
    page.on("console", (message) => {
      if (!["error", "warning"].includes(message.type()) || isProvoked(message.text())) return;
      complaints.push(message.text());
    });
    await use(page);
    expect(complaints).toEqual([]);
  },
});

/** For stories in which the pop-up plays no part. */
export const withoutPopup = (page: Page) => page.addInitScript(() => sessionStorage.setItem("guidance-shown", "1"));

export async function signIn(page: Page) {
  await page.getByLabel("Username").fill(process.env["ADMIN_USERNAME"]!);
  await page.getByLabel("Password", { exact: true }).fill(process.env["ADMIN_PASSWORD"]!);
  await page.getByRole("button", { name: "Sign in" }).click();
}

/** People take longer than robots: the time trap of the public forms asks for three seconds. */
export const takeTheTimeOfAPerson = (page: Page) => page.waitForTimeout(3200);

export { expect };
