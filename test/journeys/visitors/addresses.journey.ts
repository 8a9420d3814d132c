import { axeFindsInThemes, nothingInThemes } from "#test/journeys/axe-finds.ts";
import { expectNothingSideways } from "#test/journeys/panel-screens.ts";
import { expect, openSignedIn, staffHeaders, test, withoutPopup } from "#test/journeys/story.ts";

test.use({ refusal: 422 });

test("a course's address changes twice: either old one leads to it, and staff lead others on", async ({ page }) => {
  await withoutPopup(page);
  const headers = await staffHeaders(page);
  const { data: universities } = await (
    await page.request.get("/backend/admin/universities.php?page=1&limit=1", { headers })
  ).json();
  const data = { title: "Moving MBA of the journey", description: "It moves.", university_id: universities[0].id };
  const { data: course } = await (await page.request.post("/backend/admin/courses.php", { headers, data })).json();
  await page.setViewportSize({ width: 1440, height: 900 });
  await openSignedIn(page, `/admin/courses?edit=${course.id}`);
  const dialog = page.getByRole("dialog");
  for (const slug of ["moving-once", "moving-twice"]) {
    await page.goto(`/admin/courses?edit=${course.id}`);
    await dialog.getByLabel("Address").fill(slug);
    await dialog.getByRole("button", { name: "Save changes" }).press("Enter");
    await expect(dialog).toBeHidden();
  }

  for (const slug of [course.slug, "moving-once"]) {
    const answer = await page.request.get(`/courses/${slug}`, { maxRedirects: 1 });
    expect([answer.status(), new URL(answer.url()).pathname]).toEqual([200, "/courses/moving-twice"]);
  }
  await page.goto("/admin/addresses");
  await expect(page.getByRole("row", { name: "/courses/moving-once" })).toContainText("/courses/moving-twice");
  await page.keyboard.press("n");
  await dialog.getByLabel("From").fill("/courses/moving-twice");
  await dialog.getByLabel("To").fill("/courses/moving-twice/");
  await dialog.getByRole("button", { name: "Create redirect" }).press("Enter");
  await expect(dialog.getByText("This leads back to where it comes from").first()).toBeVisible();
  await dialog.getByLabel("From").fill("/mba-fair-of-the-journey");
  await dialog.getByRole("button", { name: "Create redirect" }).press("Enter");
  await expect(dialog).toBeHidden();
  await expectNothingSideways(page);
  expect(await axeFindsInThemes(page)).toEqual(nothingInThemes);
  await page.goto("/mba-fair-of-the-journey");
  await expect(page.getByRole("heading", { level: 1, name: data.title })).toBeVisible();
  // Who still looks at the page would fetch what goes now.
  await page.goto("/robots.txt");
  for (const { id } of (await (await page.request.get("/backend/admin/redirects.php?q=journey", { headers })).json())
    .data)
    await page.request.delete(`/backend/admin/redirects.php?id=${id}`, { headers });
  await page.request.delete(`/backend/admin/courses.php?id=${course.id}`, { headers });
});
