import { axeFinds } from "#test/journeys/axe-finds.ts";
import { expect, openSignedIn, takeTheTimeOfAPerson, test, withoutPopup } from "#test/journeys/story.ts";

test("a visitor chooses language and time of the call in the pop-up, is thanked for it, and staff read it", async ({
  page,
}) => {
  await withoutPopup(page);
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/contact");
  await page.goto("/about");
  await page.locator('a[href="/guidance"]').last().click();
  const popup = page.getByRole("dialog", { name: "Get Expert Guidance" });
  await popup.getByText("Choose language and time of the call").press("Enter");
  await popup.getByLabel("Language").selectOption("Marathi");
  await popup.getByLabel("Best time").selectOption("Evening");
  await popup.getByLabel("Reach me by").selectOption("WhatsApp");
  expect(await axeFinds(page, { part: "#guidance-popup" })).toEqual([]);
  await popup.getByLabel("Name").fill("Wish Wadkar");
  await popup.getByLabel("Email").fill("wish@mail.example");
  await popup.getByLabel("Phone").fill("98220 64107");
  await popup.getByLabel("Interested course").selectOption("Not sure yet");
  await takeTheTimeOfAPerson(page);
  await popup.getByRole("button", { name: "Request a call back" }).click();
  await expect(page.locator(".toast")).toContainText("in Marathi, in the evening, by WhatsApp");

  await page.setViewportSize({ width: 1280, height: 800 });
  await openSignedIn(page, "/admin/leads?q=wish+wadkar&view=table");
  await page.getByRole("link", { name: "Wish Wadkar", exact: true }).click();
  const drawer = page.getByRole("dialog", { name: "Wish Wadkar" });
  await expect(drawer).toContainText("Marathi");
  await expect(drawer).toContainText("Evening, by WhatsApp");
});

test.describe("the wishes cannot be had", () => {
  test.use({ logged: "Failed to load resource" });

  test("the pop-up's form stays as it is, and the next field tries again", async ({ page }) => {
    await withoutPopup(page);
    const answers = [
      { status: 503, body: "<nav><details><summary>Menu of the site</summary></details></nav>" },
      { status: 200, body: "<p>Sign in to this network</p>" },
    ];
    await page.route(/of=call-wishes/, (route) => {
      const answer = answers.shift();
      return answer ? route.fulfill({ ...answer, contentType: "text/html" }) : route.continue();
    });
    const said = page.waitForResponse(/of=call-wishes/);
    await page.goto("/about");
    await page.locator('a[href="/guidance"]').last().click();
    await (await said).finished();
    const popup = page.getByRole("dialog", { name: "Get Expert Guidance" });
    const next = page.waitForResponse(/of=call-wishes/);
    await popup.getByLabel("Name").focus();
    await (await next).finished();
    await popup.getByLabel("Email").focus();

    await expect(popup.getByText("Choose language and time of the call")).toHaveCount(1);
    await expect(popup.locator("details")).not.toContainText(["Menu of the site"]);
    await expect(popup.locator("form.enquiry")).not.toContainText("null");
  });
});
