import { readFile } from "node:fs/promises";
import { expectPageForEveryone } from "#test/journeys/panel-screens.ts";
import { expect, openSignedIn, sendLead, test } from "#test/journeys/story.ts";

const people = [
  "Student Name;Mobile No;E-mail;City;Salary",
  "Import Asha;98220 71001;asha@import.example;Nashik;1",
  "Import Known;98220 71002;;Pune;2",
  "Nobody To Reach;;;Pune;3",
  "I. Asha;9822071001;;;4",
];

test(
  "people in a file become leads after a look at its columns; what was refused is saved, and all of it undone",
  { tag: "@postgres" },
  async ({ page }) => {
    await sendLead(page, { name: "Known Already", phone: "98220 71002" });
    await openSignedIn(page, "/admin/leads");
    await page.getByRole("link", { name: "Import", exact: true }).click();
    // Until it is read its place is held by a screen without words.
    await expect(page.getByRole("heading", { level: 1, name: "Import leads" })).toBeVisible();
    await expectPageForEveryone(page);
    const file = { name: "fair.csv", mimeType: "text/csv", buffer: Buffer.from(people.join("\r\n")) };
    const field = page.getByLabel("File", { exact: true });
    await field.focus();
    await field.setInputFiles(file);
    const title = page.getByRole("heading", { name: "fair.csv" });
    await expect(title).toBeFocused();
    await expect(page.getByLabel("Student Name")).toHaveValue("name");
    await expect(page.getByLabel("Mobile No")).toHaveValue("phone");
    await expect(page.getByLabel("Salary")).toHaveValue("");

    await page.getByRole("button", { name: "See what would happen" }).click();
    const prospect = page.getByRole("region", { name: "What would happen" });
    await expect(prospect).toContainText("1 person is new");
    await expect(prospect).toContainText("1 known person gets what the lead lacks");
    await expect(prospect).toContainText("1 row tells of somebody further up");
    await expect(prospect).toContainText("Phone or email is required: 1 row, line 4");
    await expectPageForEveryone(page);

    // What was seen holds for these columns alone.
    await page.getByRole("combobox", { name: "City", exact: true }).selectOption("");
    await expect(prospect).toBeHidden();
    await page.getByRole("combobox", { name: "City", exact: true }).selectOption("city");
    await page.getByRole("button", { name: "See what would happen" }).press("Enter");
    const start = page.getByRole("button", { name: "Import 2 people" });
    await start.click();
    await expect(page.getByText("Say where and when these people agreed to be called.")).toBeVisible();
    await page.getByLabel("Consent").fill("Signed the list at the Pune fair");
    // A process that has too much to do; the press goes on where it stopped.
    await page.route(
      "**/lead-imports.php?id=*",
      (route) => route.fulfill({ status: 200, json: { success: false, message: "Try again" } }),
      {
        times: 1,
      },
    );
    await start.press("Enter");
    await expect(page.getByText("It stopped. Try again")).toBeVisible();
    await page.getByRole("button", { name: "Go on" }).click();
    await expect(
      page.getByText("4 of 4 rows: 1 new, 1 joined to known people, 1 known already, 1 refused"),
    ).toBeVisible();
    await expect(title).toBeFocused();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save what was refused: 1 row" }).click();
    expect(await readFile(await (await download).path(), "utf8")).toContain(
      "Nobody To Reach,,,Pune,3,Phone or email is required,4",
    );

    await page.getByRole("button", { name: "Another file" }).click();
    await page.getByLabel("File", { exact: true }).setInputFiles(file);
    await page.getByRole("button", { name: "See what would happen" }).click();
    await expect(page.getByText("Nothing in this file is new.")).toBeVisible();
    // What is told of imports is long.
    const usual = page.viewportSize()!;
    await page.setViewportSize({ width: 360, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.setViewportSize(usual);
    await page.getByRole("button", { name: "Another file" }).click();
    await page.getByRole("link", { name: "Show the leads of fair.csv" }).click();
    await expect(page.getByText("Only leads that one import has brought.")).toBeVisible();
    await expect(page.getByText(/^1 of [\d,]+ leads$/)).toBeVisible();
    await page.goBack();
    await page.getByRole("button", { name: "Undo the import of fair.csv" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("Import undone: 1 lead is gone.")).toBeVisible();
    await page.goto("/admin/leads?q=import+asha");
    await expect(page.getByText("No lead matches this filter.")).toBeVisible();
  },
);

test("an import goes on when its screen is left, which is asked before; how it ended is said wherever one is", async ({
  page,
}) => {
  await openSignedIn(page, "/admin/leads/import");
  const rows = ["Name;Phone", "Left Alone;98220 71011", "Left Behind;98220 71012"];
  const file = { name: "left.csv", mimeType: "text/csv", buffer: Buffer.from(rows.join("\r\n")) };
  await page.getByLabel("File", { exact: true }).setInputFiles(file);
  await page.getByRole("button", { name: "See what would happen" }).click();
  await page.getByLabel("Consent").fill("Signed the list at the Pune fair");
  const released = Promise.withResolvers<void>();
  await page.route("**/lead-imports.php?id=*", async (route) => {
    await released.promise;
    await route.fulfill({ status: 200, json: { success: false, message: "Try again." } });
  });
  const isWarned = () => page.evaluate(() => !dispatchEvent(new Event("beforeunload", { cancelable: true })));
  expect(await isWarned()).toBe(false);
  await page.getByRole("button", { name: "Import 2 people" }).click();
  await expect(page.getByText("Keep this page open.")).toBeVisible();
  expect(await isWarned()).toBe(true);

  const leads = page.getByRole("main").getByRole("link", { name: "Leads", exact: true });
  const question = page.getByRole("alertdialog", { name: "Leave the import?" });
  await leads.click();
  await question.getByRole("button", { name: "Stay" }).click();
  await expect(page.getByText("Keep this page open.")).toBeVisible();
  await leads.click();
  await question.getByRole("button", { name: "Leave" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Leads" })).toBeVisible();
  expect(await isWarned()).toBe(true);
  released.resolve();
  await expect(page.getByText("The import of left.csv stopped at 0 of 2 rows. Try again.")).toBeVisible();
  expect(await isWarned()).toBe(false);
});

test.describe("without the line", () => {
  test.use({ logged: "Failed to load resource" });

  test("what is to read a file does not come, and the screen says so", async ({ page }) => {
    await openSignedIn(page, "/admin/leads/import");
    await page.route("**/read-table-*", (route) => route.abort());
    const file = { name: "fair.csv", mimeType: "text/csv", buffer: Buffer.from(people.join("\r\n")) };
    await page.getByLabel("File", { exact: true }).setInputFiles(file);
    await expect(page.getByText("Check the connection and load this page again.")).toBeVisible();
    await expect(page.getByText("Reading the file...")).toBeHidden();
  });
});
