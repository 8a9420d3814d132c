import { expect, openSignedIn, staffHeaders, test } from "#test/journeys/story.ts";

test("of more universities than a choice holds the others are found, and the one that stands is kept", async ({
  page,
}) => {
  const headers = await staffHeaders(page);
  const create = async (list: string, data: object) => {
    const created = await page.request.post(`/backend/admin/${list}.php`, { data, headers });
    expect(created.status()).toBe(201);
    return ((await created.json()) as { data: { id: number } }).data.id;
  };
  const words = { location: "Choicepur", description: "By the river.", website: "https://choice.example" };
  const university = (name: string) => create("universities", { name, ...words });
  const names = Array.from({ length: 500 }, (_, place) => `Aakar ${String(place + 1).padStart(3, "0")}`);
  for (let first = 0; first < names.length; first += 20)
    await Promise.all(names.slice(first, first + 20).map(university));
  const zenith = await university("Zenith Hall");
  const yonder = await university("Yonder College");
  const title = "MBA at the end";
  const course = await create("courses", { title, description: "Two years.", university_id: zenith });
  const universityOf = async () => {
    const found = await page.request.get(`/backend/admin/courses.php?id=${course}`, { headers });
    return ((await found.json()) as { data: { university_id: number } }).data.university_id;
  };
  const form = page.getByRole("dialog", { name: "Edit course" });
  const choice = form.getByLabel("University", { exact: true });

  await openSignedIn(page, `/admin/courses?q=at the end&edit=${course}`);
  await expect(choice).toHaveValue(`${zenith}`);
  await form.getByLabel("Tag").fill("New");
  await form.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText(`${title} saved`)).toBeVisible();
  expect(await universityOf()).toBe(zenith);

  await page.getByRole("link", { name: title, exact: true }).click();
  await form.getByLabel("Find a university").fill("yonder");
  await expect(choice.locator(`option[value="${yonder}"]`)).toBeAttached();
  await choice.selectOption("Yonder College");
  await form.getByLabel("Find a university").fill("nowhere to be found");
  await expect(choice.locator("option:not([hidden])")).toHaveCount(1);
  await expect(choice).toHaveValue(`${yonder}`);
  await form.getByRole("button", { name: "Save changes" }).click();
  await expect(form).toBeHidden();
  expect(await universityOf()).toBe(yonder);

  await page.request.delete(`/backend/admin/courses.php?id=${course}`, { headers });
  const all = await page.request.get("/backend/admin/universities.php?location=Choicepur&limit=1", { headers });
  const { total } = ((await all.json()) as { meta: { total: number } }).meta;
  for (let after = ""; ;) {
    const address = `/backend/admin/universities-bulk.php?location=Choicepur&count=${total}${after}`;
    const slice = (await (await page.request.delete(address, { headers })).json()) as { data: { next: string | null } };
    if (slice.data.next === null) break;
    after = `&after=${slice.data.next}`;
  }
});
