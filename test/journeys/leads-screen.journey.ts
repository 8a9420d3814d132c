import type { Page } from "@playwright/test";
import { carryByFinger } from "./carry-card.ts";
import { deleteInList } from "./panel-screens.ts";
import { expect, signIn, test, withoutPopup } from "./story.ts";

test.use({ hasTouch: true });

test("a lead is carried to another stage by finger", async ({ page }) => {
  await withoutPopup(page);
  await sendLead(page, "Farida Finger", "98220 61790");
  await page.goto("/admin/leads?view=board&q=farida");
  await signIn(page);
  const column = (name: string) => page.getByRole("region", { name: new RegExp(`^${name} \\d`) });
  const link = (name: string) => column(name).getByRole("link", { name: "Farida Finger", exact: true });
  await expect(link("New")).toBeVisible();

  await carryByFinger(page, column("New").getByRole("listitem"), column("Contacted"));
  await expect(page.getByText("Farida Finger moved to Contacted")).toBeVisible();
  await expect(link("Contacted")).toBeVisible();
  // The finger that let go has not opened the card.
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(link("New")).toBeVisible();
  await page.goto("/admin/leads?view=table&q=farida");
  await deleteInList(page, "lead", "Farida Finger");
});

test("the open lead gives way to the next and the previous one by j and k, not while somebody types", async ({
  page,
}) => {
  await withoutPopup(page);
  await sendLead(page, "Jaya Row", "98220 61791");
  await sendLead(page, "Kavya Row", "98220 61792");
  await page.goto("/admin/leads?view=table&q=row");
  await signIn(page);
  await page.getByRole("link", { name: "Kavya Row", exact: true }).click();
  const drawer = (name: string) => page.getByRole("dialog", { name });
  await expect(drawer("Kavya Row")).toContainText("1 of 2");
  await page.keyboard.press("j");
  await expect(drawer("Jaya Row")).toContainText("2 of 2");
  await drawer("Jaya Row").getByLabel("Note").pressSequentially("ask john about k");
  await expect(drawer("Jaya Row").getByLabel("Note")).toHaveValue("ask john about k");
  await drawer("Jaya Row").getByLabel("Note").fill("");
  await drawer("Jaya Row").getByRole("button", { name: "Today" }).focus();
  await page.keyboard.press("k");
  await expect(drawer("Kavya Row")).toContainText("1 of 2");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await deleteInList(page, "lead", "Jaya Row");
  await deleteInList(page, "lead", "Kavya Row");
});

test("the list tells when each lead was last touched, and sorts by it", async ({ page }) => {
  await withoutPopup(page);
  await sendLead(page, "Amey Touch", "98220 61794");
  await sendLead(page, "Bela Touch", "98220 61795");
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/admin/leads?view=table&q=touch&sort=-touched");
  await signIn(page);
  const first = page.getByRole("row").nth(1);
  await expect(first).toContainText("Bela Touch");
  await page.getByRole("link", { name: "Amey Touch", exact: true }).click();
  const drawer = page.getByRole("dialog", { name: "Amey Touch" });
  await drawer.getByLabel("Note").fill("Asked for the fee sheet");
  await drawer.getByRole("button", { name: "Add note" }).click();
  await expect(drawer.getByRole("listitem").filter({ hasText: "Asked for the fee sheet" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await expect(first).toContainText("Amey Touch");
  await expect(page.getByRole("columnheader", { name: "Last touched" })).toHaveAttribute("aria-sort", "descending");
  await deleteInList(page, "lead", "Amey Touch");
  await deleteInList(page, "lead", "Bela Touch");
});

test("a lead whose day has passed is overdue until it is settled, then nothing is", async ({ page }) => {
  await withoutPopup(page);
  await sendLead(page, "Ojas Late", "98220 61793");
  await page.goto("/admin/leads?view=table&q=ojas");
  await signIn(page);
  await page.getByRole("link", { name: "Ojas Late", exact: true }).click();
  const drawer = page.getByRole("dialog", { name: "Ojas Late" });
  await drawer.getByLabel("Follow-up", { exact: true }).fill("2026-01-05");
  await expect(drawer.getByText("Overdue since Mon, 5 Jan")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();

  await page.getByRole("link", { name: "Overdue 1" }).click();
  await expect(page.getByRole("row", { name: /Ojas Late.*Overdue: Mon, 5 Jan/ })).toBeVisible();
  await page.getByLabel("Stage of Ojas Late").selectOption("Lost");
  await expect(page.getByText("Nothing is overdue.")).toBeVisible();
  await page.getByRole("button", { name: "Board", exact: true }).click();
  await expect(page.getByText("Nothing is overdue.")).toBeVisible();
  await page.goto("/admin/leads?view=table&q=ojas");
  await deleteInList(page, "lead", "Ojas Late");
});

async function sendLead(page: Page, name: string, phone: string) {
  const email = `${name.toLowerCase().replace(" ", ".")}@mail.example`;
  await page.request.post("/backend/api/leads.php", { data: { name, phone, email, course: "Online MCA" } });
}
