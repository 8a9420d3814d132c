import { expect, openSignedIn, staffHeaders, test } from "#test/journeys/story.ts";

test.use({ logged: "Failed to load resource" });

test("cards of the board that nobody answered come at the next press, and those that were there stay", async ({
  page,
}) => {
  const headers = await staffHeaders(page);
  const ids: number[] = [];
  for (let number = 1; number <= 23; number += 1) {
    const data = { name: `Boardkar ${number}.`, phone: "98225 50149", course: "Online MCA", source: "call" };
    ids.push((await (await page.request.post("/backend/admin/leads.php", { headers, data })).json()).data.id);
  }
  await openSignedIn(page, "/admin/leads?view=board&q=boardkar");
  const column = page.getByRole("region", { name: /^New/ });
  const cards = column.getByRole("listitem");
  await expect(cards).toHaveCount(20);
  await page.route("**/admin/data/more-cards*", (route) => route.abort());
  await column.getByRole("button", { name: "Show more of 3" }).click();
  await expect(column.getByRole("alert")).toHaveText("More could not be read. API request failed");
  await expect(cards).toHaveCount(20);

  await page.unroute("**/admin/data/more-cards*");
  await column.getByRole("button", { name: "Show more of 3" }).click();
  await expect(cards).toHaveCount(23);
  for (const id of ids) await page.request.delete(`/backend/admin/leads.php?id=${id}`, { headers });
});
