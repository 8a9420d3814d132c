import type { Page } from "@playwright/test";
import { expect, popupTimeToPass, staffHeaders, takeTheTimeOfAPerson, test } from "#test/journeys/story.ts";

const password = "kettle under a banyan";
const leafWash = "rgb(226, 241, 234)";

async function fillIn(page: Page, email: string) {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm password").fill(password);
  await page.getByLabel("First name").fill("Keerthana");
  await page.getByLabel("Last name").fill("Pillai");
  await page.getByLabel("Phone").fill("982-255-0148");
  await page.getByLabel("Company").fill("Bharat Forge");
}

const submit = (page: Page) => page.getByRole("button", { name: "Submit Application" });
const thanks = (page: Page) => page.getByText(/Thank you\. Your application .*is registered/);

test("four steps stand above the form, and one stands out while hovered or focused", async ({ page }) => {
  await page.goto("/OnlineAdmission");
  const steps = page.getByRole("list", { name: "The four steps" }).getByRole("group");
  await expect(steps).toHaveText(
    [
      "Step 1 Registration Fill the common application form",
      "Step 2 Career Counselling An expert counsellor from the team is assigned",
      "Step 3 Documentation Verification Tell us your preferred college and location for seat allocation assistance",
      "Step 4 Student Offer Letter You are finally in your dream college",
    ],
    // As it is seen: the first is done only after sending.
    { useInnerText: true },
  );
  const ring = (index: number) =>
    steps
      .nth(index)
      .locator(".arch")
      .evaluate((arch) => getComputedStyle(arch).boxShadow);
  const marigold = "rgb(242, 160, 7)";
  expect(await ring(1)).not.toContain(marigold);
  await steps.nth(1).hover();
  await expect.poll(() => ring(1)).toContain(marigold);
  await page.mouse.move(0, 0);
  await expect.poll(() => ring(1)).not.toContain(marigold);

  await steps.nth(1).focus();
  await page.keyboard.press("Tab");
  await expect(steps.nth(2)).toBeFocused();
  await expect.poll(() => ring(2)).toContain(marigold);
});

test("the card has its title and seven required fields, sets dashes, says when passwords differ; no pop-up comes over the form", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto("/OnlineAdmission");
  await expect(page.getByRole("heading", { name: "Online Admission" })).toBeVisible();
  await expect(page.getByText("Apply now to join our community")).toBeVisible();
  for (const label of ["Email", "Confirm password", "First name", "Last name", "Phone", "Company"]) {
    await expect(page.getByLabel(label)).toHaveAttribute("required");
  }
  await expect(page.getByLabel("Password", { exact: true })).toHaveAttribute("required");
  await popupTimeToPass(page);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await submit(page).click();
  await expect(page.getByLabel("Email")).toBeFocused();

  await test.step("the dashes of the telephone number are set while it is typed", async () => {
    const phone = page.getByLabel("Phone");
    await phone.pressSequentially("98225501489");
    // One digit too many stays in sight: cut, it would be somebody else's number.
    await expect(phone).toHaveValue("982-255-01489");
    expect(await phone.evaluate((field: HTMLInputElement) => field.checkValidity())).toBe(false);
    await phone.press("Backspace");
    await expect(phone).toHaveValue("982-255-0148");
    expect(await phone.evaluate((field: HTMLInputElement) => field.checkValidity())).toBe(true);
    await phone.press("Backspace");
    await expect(phone).toHaveValue("982-255-014");
    await phone.press("Home");
    await phone.press("Delete");
    await expect(phone).toHaveValue("822-550-14");
    expect(await phone.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(0);
    expect(await phone.evaluate((field: HTMLInputElement) => field.checkValidity())).toBe(false);
  });

  await test.step("passwords that differ are said to, at once", async () => {
    await fillIn(page, "keerthana@mail.example");
    await page.getByLabel("Confirm password").fill("another kettle");
    await submit(page).click();
    await expect(page.getByText("Passwords do not match")).toBeVisible();
    await expect(page.getByLabel("Confirm password")).toBeFocused();
    await page.getByLabel("Confirm password").fill(password);
    await expect(page.getByText("Passwords do not match")).toBeHidden();
  });
});

test("an application spins for two seconds or more, then thanks and says what happens next", async ({ page }) => {
  await page.goto("/OnlineAdmission?program=online-mba&university=deccan-gate-university");
  await expect(page.getByText("Applying for Online MBA at Deccan Gate University.")).toBeVisible();
  await fillIn(page, "keerthana@mail.example");
  await takeTheTimeOfAPerson(page);
  const begun = Date.now();
  await submit(page).click();
  await expect(submit(page).locator(".spinner")).toBeVisible();
  await expect(thanks(page)).toBeHidden();

  await expect(thanks(page)).toBeVisible();
  expect(Date.now() - begun).toBeGreaterThanOrEqual(1950);
  await expect(page.locator(".banner").filter({ has: thanks(page) })).toHaveCSS("background-color", leafWash);
  await expect(page.getByText("What happens next")).toBeVisible();
  await expect(thanks(page)).toContainText("for Online MBA at Deccan Gate University");
  await expect(page.getByRole("group", { name: "Step 1" })).toContainText("Step 1, done", { useInnerText: true });
  // The thanks stand alone: no empty form below them.
  await expect(submit(page)).toBeHidden();
  await expect(page.getByLabel("Email")).toBeHidden();
  for (const asking of ["Apply now to join our community", "Applied already?"])
    await expect(page.getByText(asking)).toBeHidden();
});

test("on a phone the form stands before the steps, and what was typed survives a reload, passwords excepted", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/OnlineAdmission?course=online-bba");
  const top = async (text: string) => (await page.getByText(text).first().boundingBox())!.y;
  expect(await top("Apply now to join our community")).toBeLessThan(await top("Fill the common application form"));
  await fillIn(page, "keerthana@mail.example");

  await page.reload();

  await expect(page.getByLabel("Email")).toHaveValue("keerthana@mail.example");
  await expect(page.getByLabel("Company")).toHaveValue("Bharat Forge");
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
});

test.describe("the answer is lost", () => {
  test.use({ logged: "Failed to load resource" });

  test("what is sent once more after a reload is the same application", async ({ page }) => {
    const keys: string[] = [];
    await page.route("**/applications.php", async (route) => {
      keys.push(route.request().postDataJSON().idempotency_key);
      if (keys.length > 1) return route.continue();
      await route.fetch();
      await route.abort();
    });
    await page.goto("/OnlineAdmission?course=online-bba");
    await fillIn(page, "twice@mail.example");
    await takeTheTimeOfAPerson(page);
    await submit(page).click();
    await expect(page.getByText("Your request could not be sent")).toBeVisible();

    await page.reload();
    await expect(page.getByLabel("Company")).toHaveValue("Bharat Forge");
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByLabel("Confirm password").fill(password);
    await takeTheTimeOfAPerson(page);
    await submit(page).click();
    await expect(thanks(page)).toBeVisible();

    expect(keys).toEqual([keys[0], keys[0]]);
    const headers = await staffHeaders(page);
    const answer = await page.request.get("/backend/admin/applications.php?q=twice%40mail.example", { headers });
    expect((await answer.json()).data).toHaveLength(1);

    // Thanked for, it is kept no longer.
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((name) => name.startsWith("draft")))).toEqual(
      [],
    );
  });

  test("other words after the reload are another application", async ({ page }) => {
    const keys: string[] = [];
    await page.route("**/applications.php", (route) => {
      keys.push(route.request().postDataJSON().idempotency_key);
      return route.abort();
    });
    await page.goto("/OnlineAdmission?course=online-bba");
    await fillIn(page, "twice@mail.example");
    await submit(page).click();
    await expect(page.getByText("Your request could not be sent")).toBeVisible();

    await page.reload();
    await expect(page.getByLabel("Company")).toHaveValue("Bharat Forge");
    await fillIn(page, "another@mail.example");
    await submit(page).click();
    await expect(page.getByText("Your request could not be sent")).toBeVisible();
    expect(keys).toHaveLength(2);
    expect(keys[1]).not.toBe(keys[0]);
  });
});
