import { deleteInList } from "./panel-screens.ts";
import { expect, signIn, test, withoutPopup } from "./story.ts";

test.use({ refusal: 409 });

test("a stage chosen upon an old one is refused and shown anew; a long word leaves the page its width", async ({
  page,
}) => {
  await withoutPopup(page);
  const visitor = { name: "Oviya Quick", email: "oviya.quick@mail.example", phone: "98220 61777" };
  await page.request.post("/backend/api/leads.php", { data: { ...visitor, course: "w".repeat(80) } });
  await page.goto("/admin/leads?view=table&q=oviya");
  await signIn(page);
  const other = await page.context().newPage();
  await other.goto("/admin/leads?view=table&q=oviya");
  await other.getByLabel("Stage of Oviya Quick").selectOption("Applied");
  await expect(other.getByText("Oviya Quick moved to Applied")).toBeVisible();

  await page.getByLabel("Stage of Oviya Quick").selectOption("Lost");
  await expect(page.getByRole("alert").filter({ hasText: "the stage was set to: Applied" })).toBeVisible();
  await expect(page.getByLabel("Stage of Oviya Quick")).toHaveValue("applied");

  for (const width of [1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  }
  await deleteInList(page, "lead", "Oviya Quick");
});
