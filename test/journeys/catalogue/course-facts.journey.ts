import { axeFinds } from "#test/journeys/axe-finds.ts";
import { expect, openSignedIn, test } from "#test/journeys/story.ts";

test.describe("a barred subject", () => {
  test.use({ refusal: 422 });

  test("staff write dates and fees row by row, by keyboard; what is barred in its mode is refused with the notice", async ({
    page,
  }) => {
    await openSignedIn(page, "/admin/courses?q=journey");
    await page.keyboard.press("n");
    const dialog = page.getByRole("dialog", { name: "New course" });
    await dialog.getByLabel("Title").fill("Journey nursing");
    await dialog.getByLabel("Description").first().fill("Made and removed by a journey.");
    await dialog.getByLabel("University").selectOption({ index: 1 });
    await dialog.getByLabel("Duration").fill("2 Years");
    await dialog.getByLabel("Subject", { exact: true }).fill("Nursing");

    const fees = dialog.getByRole("group", { name: "Fees, rupees" });
    await fees.getByRole("button", { name: "Add fee" }).press("Enter");
    await expect(fees.getByLabel("Kind of fee 1")).toBeFocused();
    await fees.getByLabel("Kind of fee 1").selectOption("Tuition");
    await fees.getByLabel("Amount, rupees of fee 1").fill("1.5 lakh");
    await fees.getByLabel("Paid of fee 1").selectOption("Each semester");
    await fees.getByRole("button", { name: "Add fee" }).press("Enter");
    await fees.getByRole("button", { name: "Remove fee 2" }).press("Enter");
    await expect(fees.getByLabel("Kind of fee 1")).toBeFocused();
    await dialog.getByRole("button", { name: "Create course" }).click();
    await expect(fees).toContainText("Fee 1: Amount must be an amount in figures");
    await expect(fees.getByLabel("Amount, rupees of fee 1")).toBeFocused();
    await expect(fees.getByLabel("Amount, rupees of fee 1")).toHaveAccessibleDescription(/^Fee 1: Amount must be/);
    await fees.getByLabel("Amount, rupees of fee 1").fill("36,000");
    await fees.getByRole("button", { name: "Add fee" }).press("Enter");
    await fees.getByLabel("Amount, rupees of fee 2").fill("-5");
    await dialog.getByRole("button", { name: "Create course" }).click();
    const second = fees.getByRole("listitem").nth(1);
    await expect(second).toContainText("Fee 2: Amount must be at least 0");
    await expect(second.getByLabel("Amount, rupees of fee 2")).toBeFocused();
    await expect(second.getByLabel("Kind of fee 2")).not.toHaveAttribute("aria-invalid");
    await expect(fees.getByLabel("Amount, rupees of fee 1")).not.toHaveAttribute("aria-invalid");
    await fees.getByRole("button", { name: "Remove fee 2" }).press("Enter");
    await fees.getByLabel("Amount, rupees of fee 1").fill("36,000");
    const leastAge = dialog.getByLabel("Least age");
    await leastAge.fill("300");
    await dialog.getByRole("button", { name: "Create course" }).click();
    await expect(leastAge).toBeFocused();
    await expect(leastAge).toHaveAccessibleDescription(/^Least age must be at most 80/);
    await leastAge.fill("");
    const approvals = dialog.getByRole("group", { name: "Approvals" });
    await approvals.getByRole("button", { name: "Add approval" }).press("Enter");
    await approvals.getByLabel("Body of approval 1").fill("NAAC");
    await expect(approvals.getByLabel("Status of approval 1")).toHaveValue("");
    await dialog.getByRole("button", { name: "Create course" }).click();
    await expect(approvals).toContainText("Approval 1: Choose a status from the list");
    await approvals.getByRole("button", { name: "Remove approval 1" }).press("Enter");
    await dialog.getByRole("button", { name: "Create course" }).click();
    await expect(dialog.getByText(/^Nursing may not be taught online: UGC, .*deb\.ugc\.ac\.in/).first()).toBeVisible();
    expect(await axeFinds(page)).toEqual([]);

    await dialog.getByLabel("Mode of study").selectOption("On campus");
    await dialog.getByRole("button", { name: "Create course" }).click();
    await expect(dialog).toBeHidden();

    await page.getByRole("link", { name: "Edit Journey nursing" }).click();
    const edit = page.getByRole("dialog", { name: "Edit course" });
    await expect(edit.getByLabel("Fee, rupees", { exact: true })).toHaveValue("1,44,000");
    await expect(edit.getByLabel("Amount, rupees of fee 1")).toHaveValue("36,000");
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: "Delete Journey nursing" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expect(page.getByRole("link", { name: "Edit Journey nursing" })).toBeHidden();
  });
});
