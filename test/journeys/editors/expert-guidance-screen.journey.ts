import type { Page } from "@playwright/test";
import { deleteInList } from "#test/journeys/panel-screens.ts";
import { expect, openSignedIn, staffHeaders, test } from "#test/journeys/story.ts";

const name = "Sulochana Journeykar";

test("staff introduce an expert with languages, hide and delete the entry", async ({ page }) => {
  await openSignedIn(page, "/admin/expert-guidance");
  await expect(page.getByRole("heading", { name: "Expert Guidance" })).toBeVisible();

  await page.keyboard.press("n");
  const dialog = page.getByRole("dialog", { name: "New expert" });
  await dialog.getByLabel("Name").fill(name);
  await dialog.getByLabel("Experience, years").fill("many");
  await dialog.getByRole("button", { name: "Create expert" }).click();
  await expect(dialog.getByText("Please fill in all required fields")).toBeVisible();
  await expect(dialog.getByText("Title is required")).toBeVisible();
  await expect(dialog.getByText("Experience must be a number")).toBeVisible();
  await dialog.getByLabel("Title").fill("Counsellor for journeys");
  await dialog.getByLabel("Experience, years").fill("7");
  await dialog.getByRole("button", { name: "Add language" }).click();
  await page.keyboard.type("Kannada");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Tulu");
  await dialog.getByRole("button", { name: "Create expert" }).click();
  await expect(dialog).toBeHidden();

  await expect(page.locator("tbody th a").last()).toHaveText(name);
  const shown = async () => {
    const answer = await page.request.get("/backend/api/expert-guidance.php");
    const { data } = (await answer.json()) as { data: { name: string; languages: string[]; experience: number }[] };
    return data.find((expert) => expert.name === name);
  };
  expect(await shown()).toMatchObject({ languages: ["Kannada", "Tulu"], experience: 7 });

  await page.getByRole("searchbox").first().fill("for JOURNEYS");
  await expect(page.locator("tbody tr")).toHaveCount(1);
  await page.getByRole("link", { name: `Edit ${name}` }).click();
  const edited = page.getByRole("dialog", { name: "Edit expert" });
  const order = await movedFirst(page);
  await edited.getByLabel("Shown to visitors").uncheck();
  await edited.getByRole("button", { name: "Save changes" }).click();
  await expect(edited).toBeHidden();
  await expect(page.locator("tbody tr")).toContainText("Hidden");
  expect(await shown()).toBeUndefined();
  // What a colleague did to the list while the form was open stays.
  expect(await order()).toBe(0);
  await deleteInList(page, "expert", name);
});

/** A colleague moves the last expert before all others; answers where the expert stands now. */
async function movedFirst(page: Page) {
  const headers = await staffHeaders(page);
  const experts = async () => {
    const answer = await page.request.get("/backend/admin/expert-guidance.php", { headers });
    return ((await answer.json()) as { data: { id: number; name: string }[] }).data;
  };
  const { id } = (await experts()).at(-1)!;
  const data = { list: "expert-guidance", id, place: 1 };
  expect((await page.request.put("/backend/admin/order.php", { headers, data })).status()).toBe(200);
  return async () => (await experts()).findIndex((expert) => expert.id === id);
}
