import type { Page } from "@playwright/test";
import { expectNothingOf, expectNothingSideways } from "#test/journeys/panel-screens.ts";
import {
  createCounsellor,
  expect,
  forget,
  openSignedIn,
  sendLead,
  staffHeaders,
  test,
  withoutPopup,
} from "#test/journeys/story.ts";

const instagram = "https://instagram.example/journey";
const save = (page: Page) => page.getByRole("button", { name: "Save Changes" });

/** Answers of the settings come this much later, or not at all, without a word in the browser's console. */
async function spoilSettings(page: Page, fate: "late" | "lost") {
  await page.evaluate((fate) => {
    console.error = () => {};
    const { fetch } = window;
    window.fetch = async (input, init) => {
      if (typeof input === "string" && input.includes("settings.php")) {
        if (fate === "lost") throw new TypeError("Failed to fetch");
        await new Promise((resolve) => setTimeout(resolve, 600));
      }
      return fetch(input, init);
    };
  }, fate);
}

async function openSettings(page: Page) {
  await openSignedIn(page, "/admin/settings");
  await expect(page.getByLabel("Site Name")).toHaveValue("Disha");
}

test("staff change the settings, and the pages show it at once", async ({ page }) => {
  await withoutPopup(page);
  await openSettings(page);
  for (const title of ["General Settings", "Contact Information", "Social Media Links"]) {
    await expect(page.getByRole("group", { name: title })).toBeVisible();
  }

  await page.getByLabel("Site Name").fill("");
  await page.getByLabel("Contact Email").fill("hello");
  await page.getByLabel("Instagram").fill("disha");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Please fill in all required fields")).toBeVisible();
  await expect(page.getByText("Site Name is required")).toBeVisible();
  await expect(page.getByText("Contact Email must be an address such as name@example.com")).toBeVisible();
  await expect(page.getByText("Instagram must be an address such as https://example.com")).toBeVisible();
  await expect(page.getByLabel("Site Name")).toBeFocused();
  await expectNothingOf(page, "main");
  await expectNothingSideways(page);

  await page.getByLabel("Site Name").fill("Disha");
  await page.getByLabel("Contact Email").fill("hello@disha.example");
  await page.getByLabel("Instagram").fill(instagram);
  await spoilSettings(page, "late");
  await save(page).click();
  await expect(page.getByRole("button", { name: "Saving..." })).toBeDisabled();
  await expect(page.getByText("Settings saved successfully!")).toBeVisible();
  await expect(save(page)).toBeEnabled();

  const visitor = await page.context().newPage();
  await visitor.goto("/");
  await expect(visitor.locator(`footer a[href="${instagram}"]`)).toHaveCount(1);
  await page.getByLabel("Instagram").fill("");
  await expect(page.getByText("Settings saved successfully!")).toBeHidden();
  await save(page).click();
  await expect(page.getByText("Settings saved successfully!")).toBeVisible();
  await visitor.reload();
  await expect(visitor.locator(`footer a[href="${instagram}"]`)).toHaveCount(0);
  await visitor.close();

  // What is saved is no longer a change: nobody asks.
  await page.getByRole("link", { name: "Courses" }).first().click();
  await expect(page.getByRole("heading", { name: "Courses" })).toBeVisible();
});

test("the pop-up that staff switch off stays away, until it is on again", async ({ page }) => {
  await openSettings(page);
  const isOn = page.getByLabel("opens by itself");
  const visitor = await page.context().newPage();
  const popup = visitor.locator("#guidance-popup");
  const switchIt = async () => {
    await isOn.press("Space");
    await save(page).click();
    await expect(page.getByText("Settings saved successfully!")).toBeVisible();
    await visitor.goto("/");
  };

  await expect(isOn).toBeChecked();
  await switchIt();
  // Nothing is waited for that never comes: the page itself says that it will not.
  await expect(popup).toHaveAttribute("data-after", "never");
  await switchIt();
  await expect(popup).not.toHaveAttribute("data-after", "never");
  await visitor.close();
});

test("a spinner comes first, a failure says so, and so does a save that does not arrive", async ({ page }) => {
  await openSignedIn(page, "/admin/dashboard");
  await expect(page.getByText("Welcome, Admin")).toBeVisible();
  const link = page.getByRole("navigation", { name: "Admin" }).getByRole("link", { name: "Settings" });
  const fetchAsItWas = await page.evaluateHandle(() => window.fetch);
  await spoilSettings(page, "lost");
  await link.click();
  await expect(page.getByText("Failed to load settings. Please try again.")).toBeVisible();

  await page.evaluate((fetch) => (window.fetch = fetch), fetchAsItWas);
  await spoilSettings(page, "late");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByLabel("Site Name")).toHaveValue("Disha");
  await page.getByRole("link", { name: "Dashboard" }).click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Settings");
  const loading = page.getByText("Loading settings").waitFor({ state: "attached" });
  await link.click();
  await loading;
  await expect(page.getByLabel("Site Name")).toHaveValue("Disha");

  await spoilSettings(page, "lost");
  await page.getByLabel("Contact Phone").fill("020 5550 9999");
  await save(page).click();
  await expect(page.getByText("Failed to save settings. Please try again.")).toBeVisible();
  await expect(page.getByLabel("Contact Phone")).toHaveValue("020 5550 9999");

  await page.getByRole("link", { name: "Dashboard" }).click();
  const question = page.getByRole("alertdialog", { name: "Discard changes?" });
  await question.getByRole("button", { name: "Keep editing" }).click();
  await expect(page.getByLabel("Contact Phone")).toHaveValue("020 5550 9999");
  await page.getByRole("link", { name: "Dashboard" }).click();
  await question.getByRole("button", { name: "Discard changes" }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
});

test.describe("in between", () => {
  test.use({ refusal: 409 });

  test("what another person saved in between stands beside, and can be taken", async ({ page }) => {
    await openSettings(page);
    const other = await page.context().newPage();
    await openSettingsSignedIn(other);
    await other.getByLabel("Twitter").fill("https://twitter.example/journey");
    await save(other).click();
    await expect(other.getByText("Settings saved successfully!")).toBeVisible();

    await page.getByLabel("LinkedIn").fill("https://linkedin.example/journey");
    await save(page).click();
    await expect(page.getByRole("alert").filter({ hasText: "saved these settings" })).toBeFocused();
    // News are read after two and a half seconds at the latest, and take the choice away from nobody.
    await sendLead(page, { name: "Nandita News", phone: "98220 61777" });
    await page.waitForTimeout(4000);
    await expect(page.getByRole("group", { name: "Twitter" }).getByLabel("Saved meanwhile")).toBeChecked();
    await page.getByRole("group", { name: "LinkedIn" }).getByLabel("Saved meanwhile").check();
    await page.getByRole("button", { name: "Edit before saving" }).click();
    await expect(page.getByLabel("Twitter")).toHaveValue("https://twitter.example/journey");
    await expect(page.getByLabel("LinkedIn")).toHaveValue("");

    await page.getByLabel("Twitter").fill("");
    await save(page).click();
    await expect(page.getByText("Settings saved successfully!")).toBeVisible();
    await forget(other, "leads", "Nandita News");
    await other.close();
  });
});

test("a logout asks before typed words are lost, while there is still somebody signed in", async ({ page }) => {
  await openSettings(page);
  await page.getByLabel("Address").fill("Typed and not saved");
  const logout = page.getByRole("button", { name: "Logout" });
  await logout.click();
  const question = page.getByRole("alertdialog", { name: "Discard changes?" });
  await question.getByRole("button", { name: "Keep editing" }).click();
  await expect(page.getByLabel("Address")).toHaveValue("Typed and not saved");
  expect(await page.evaluate(() => localStorage.getItem("adminToken"))).not.toBeNull();
  await logout.click();
  await question.getByRole("button", { name: "Discard and log out" }).click();
  await expect(page).toHaveURL(/\/admin\/login$/);
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain("Typed and not");
});

async function openSettingsSignedIn(page: Page) {
  await page.goto("/admin/settings");
  await expect(page.getByLabel("Site Name")).toHaveValue("Disha");
}

test("the sample content goes in one action, and only after a question", async ({ page }) => {
  await openSettings(page);
  const calls: string[] = [];
  // The other stories need the samples: the answer is the server's, given here.
  await page.route("**/backend/admin/samples.php", (route) => {
    if (route.request().method() !== "DELETE")
      return calls.length === 0 ? route.continue() : route.fulfill({ json: { success: true, data: { count: 0 } } });
    calls.push("DELETE");
    return route.fulfill({
      json: { success: true, data: { removed: 9, kept: 0 }, message: "The sample content is removed." },
    });
  });
  await page.getByRole("link", { name: "Remove sample content" }).click();
  const question = page.getByRole("alertdialog", { name: "Remove sample content" });
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
  await expectNothingOf(page, "dialog");
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  expect(calls).toEqual([]);

  await page.getByRole("link", { name: "Remove sample content" }).click();
  await question.getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("The sample content is removed.")).toBeVisible();
  await expect(question).toBeHidden();
  expect(calls).toEqual(["DELETE"]);
  // Nobody has changed the address and the telephone number that the site came with.
  const left = page.getByText("No sample record is left. Contact details and the texts of the site");
  await expect(left.getByRole("link", { name: "Pages" })).toHaveAttribute("href", "/admin/pages");
});

test("hours and holidays are changed once, and visitors and the rules of the desk read the same", async ({ page }) => {
  await withoutPopup(page);
  await openSettings(page);
  const hours = page.getByRole("group", { name: "Business hours" });
  await hours.getByLabel("Saturday").fill("ten");
  await hours.getByRole("button", { name: "Add holiday" }).click();
  await hours.getByLabel("Holiday 1 of 1").fill("Diwali");
  await save(page).click();
  await expect(hours.getByText("Hours are written as 10:00-19:00")).toBeVisible();
  await expect(hours.getByText("A holiday is a day such as 2026-12-25, its name behind it").last()).toBeVisible();
  await expect(hours.getByLabel("Saturday")).toBeFocused();

  await hours.getByLabel("Saturday").fill("10:00-13:30");
  await hours.getByLabel("Holiday 1 of 1").fill("2030-01-26 Republic Day");
  await save(page).click();
  await expect(page.getByText("Settings saved successfully!")).toBeVisible();
  const told = "Monday to Friday 9am-5pm, Saturday 10am-1:30pm";
  const visitor = await page.context().newPage();
  await visitor.goto("/contact");
  await expect(visitor.getByRole("row", { name: "Saturday 10am-1:30pm" })).toBeVisible();
  await expect(visitor.locator("footer")).toContainText(told);
  await visitor.goto("/admin/settings/desk");
  await expect(visitor.getByText(`business hours: ${told}.`)).toBeVisible();

  await hours.getByLabel("Saturday").fill("10:00-14:00");
  await hours.getByRole("button", { name: "Remove holiday 1" }).click();
  await save(page).click();
  await visitor.goto("/contact");
  await expect(visitor.getByRole("row", { name: "Saturday 10am-2pm" })).toBeVisible();
});

test.describe("whom the role keeps out", () => {
  test.use({ refusal: 403 });

  test("is told so in the settings' place, and not to try again", async ({ page }) => {
    const credentials = await createCounsellor(page, "journey.settings");
    await openSignedIn(page, "/admin/settings", credentials);

    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Not for your role");
    await expect(page.getByText("As a counsellor you may not see settings.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Try again" })).toHaveCount(0);
    await expectNothingSideways(page);
    await deleteUser(page, credentials.username);
  });
});

async function deleteUser(page: Page, username: string) {
  const headers = await staffHeaders(page);
  const users = await (await page.request.get(`/backend/admin/users.php?q=${username}`, { headers })).json();
  const { id } = users.data[0];
  expect((await page.request.delete(`/backend/admin/users.php?id=${id}`, { headers })).status()).toBe(200);
}
