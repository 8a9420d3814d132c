import { expect, openSignedIn, staffHeaders, test } from "#test/journeys/story.ts";

test.use({ refusal: 422 });

test("a key says that a course's fees are still true, visitors read the day, and Undo takes it back", async ({
  page,
}) => {
  const headers = await staffHeaders(page);
  const { data: universities } = await (await page.request.get("/backend/api/universities.php?limit=1")).json();
  const course = {
    title: "Journey freshness",
    description: "Made and removed by a journey.",
    university_id: universities[0].id,
    fee_rupees: 90_000,
    fees_checked_on: "2026-01-05",
  };
  const { data } = await (await page.request.post("/backend/admin/courses.php", { headers, data: course })).json();

  await openSignedIn(page, "/admin/freshness?q=journey");
  const row = page.getByRole("listitem").filter({ hasText: "Journey freshness" });
  await expect(row).toContainText("checked on 5 January 2026");
  // With no row chosen it is the first one.
  await expect(row).toHaveCount(1);
  await page.keyboard.press("t");
  await expect(page.getByText("Fees of Journey freshness: checked today")).toBeVisible();
  await expect(row).toContainText("Stale in 182 days");

  const visitor = await page.context().newPage();
  await visitor.goto(`/courses/${data.slug}`);
  await expect(visitor.getByText("Fees checked on").first()).not.toContainText("5 January 2026");
  await visitor.close();
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(row).toContainText("checked on 5 January 2026");

  // Evidence that has ended is not confirmed, and stays the first: the key goes on to the next.
  const proof = { claim: "ranking", source: "A list", link: "", year: 2025, checked_by: "Meenal", tells_not: "" };
  const ended = {
    name: "Journey evidence",
    description: "Made and removed by a journey.",
    location: "Pune",
    website_url: "https://journey.example/",
    ranking: 3,
    evidence: [{ ...proof, checked_on: "2026-01-05", expires: "2026-01-10" }],
  };
  const made = await page.request.post("/backend/admin/universities.php", { headers, data: ended });
  const { data: university } = await made.json();
  await page.goto("/admin/freshness?q=journey");
  await expect(page.locator("[data-aging]")).toHaveCount(2);
  const toNewerProof = "nothing was noted. What proves it ended on 10 January 2026: put newer evidence in its place";
  for (const said of [`Evidence of Journey evidence: ${toNewerProof}`, "Fees of Journey freshness: checked today"]) {
    await page.keyboard.press("t");
    await expect(page.getByText(said)).toBeVisible();
  }
  await page.request.delete(`/backend/admin/universities.php?id=${university.id}`, { headers });
  await page.request.delete(`/backend/admin/courses.php?id=${data.id}`, { headers });
});
