import { readFile } from "node:fs/promises";
import { expectPageForEveryone } from "./panel-screens.ts";
import { expect, openSignedIn, sendLead, test } from "./story.ts";

const people = [
  "Student Name;Mobile No;E-mail;City;Salary",
  "Import Asha;98220 71001;asha@import.example;Nashik;1",
  "Import Known;98220 71002;;Pune;2",
  "Nobody To Reach;;;Pune;3",
];

test("people in a file become leads after a look at its columns; what was refused is saved, and all of it undone", async ({
  page,
}) => {
  await sendLead(page, { name: "Known Already", phone: "98220 71002" });
  await openSignedIn(page, "/admin/leads");
  await page.getByRole("link", { name: "Import", exact: true }).click();
  await expectPageForEveryone(page);
  const file = { name: "fair.csv", mimeType: "text/csv", buffer: Buffer.from(people.join("\r\n")) };
  await page.getByLabel("File", { exact: true }).setInputFiles(file);
  await expect(page.getByLabel("Student Name")).toHaveValue("name");
  await expect(page.getByLabel("Mobile No")).toHaveValue("phone");
  await expect(page.getByLabel("Salary")).toHaveValue("");
  await expectPageForEveryone(page);

  const start = page.getByRole("button", { name: "Import 3 rows" });
  await start.click();
  await page.getByLabel("Consent").fill("Signed the list at the Pune fair");
  await start.press("Enter");
  await expect(
    page.getByText("3 of 3 rows: 1 new, 1 joined to known people, 0 known already, 1 refused"),
  ).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save what was refused: 1 row" }).click();
  expect(await readFile(await (await download).path(), "utf8")).toContain(
    "Nobody To Reach,,,Pune,3,Phone or email is required,4",
  );

  await page.getByRole("button", { name: "Another file" }).click();
  await page.getByRole("button", { name: "Undo the import of fair.csv" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Import undone: 1 lead is gone.")).toBeVisible();
  await page.goto("/admin/leads?q=import+asha");
  await expect(page.getByText("No lead matches this filter.")).toBeVisible();
});
