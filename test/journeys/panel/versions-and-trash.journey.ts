import sharp from "sharp";
import { axeFindsInThemes, nothingInThemes } from "#test/journeys/axe-finds.ts";
import { deleteInList, pressUndo } from "#test/journeys/panel-screens.ts";
import { expect, openSignedIn, staffHeaders, test } from "#test/journeys/story.ts";

const question = "What is the weather of the journey?";

test("what was overwritten and what was deleted comes back, by keyboard", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openSignedIn(page, "/admin/faqs");
  await page.getByRole("link", { name: "New FAQ" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Question").fill(question);
  await dialog.getByLabel("Answer").fill("It rains from June to September.");
  await dialog.getByRole("button", { name: "Create FAQ" }).press("Enter");
  await expect(dialog).toBeHidden();
  await page.getByRole("searchbox").first().fill(question);
  await page.getByRole("link", { name: `Edit ${question}` }).press("Enter");
  await dialog.getByLabel("Answer").fill("It is dry from June to September.");
  await dialog.getByRole("button", { name: "Save changes" }).press("Enter");
  await expect(dialog).toBeHidden();

  await page.getByRole("link", { name: `Edit ${question}` }).press("Enter");
  await dialog.getByRole("link", { name: "Versions" }).press("Enter");
  await expect(page.getByRole("heading", { name: `Versions of ${question}` })).toBeVisible();
  await expect(page.locator("del", { hasText: "is dry" })).toBeVisible();
  await expect(page.locator("ins", { hasText: "rains" })).toBeVisible();
  expect(await axeFindsInThemes(page)).toEqual(nothingInThemes);
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await axeFindsInThemes(page)).toEqual(nothingInThemes);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole("button", { name: /^Restore \d/ }).press("Enter");
  await expect(page.getByText(`${question} is restored`)).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "live now" })).toContainText("restored answer");

  await page.getByRole("link", { name: "Open the FAQ" }).press("Enter");
  await expect(dialog.getByLabel("Answer")).toHaveValue("It rains from June to September.");
  await page.keyboard.press("Escape");
  await page.getByRole("searchbox").first().fill(question);
  await deleteInList(page, "FAQ", question);
  await pressUndo(page);
  await expect(page.getByRole("row", { name: question })).toBeVisible();
  await deleteInList(page, "FAQ", question);
  await page.getByRole("link", { name: "Trash" }).press("Enter");
  await expect(page.getByRole("row", { name: question })).toContainText("30 days left");
  await page.getByRole("button", { name: `Restore ${question}` }).press("Enter");
  await expect(page.getByRole("row", { name: question })).toBeHidden();
  await page.goto("/admin/faqs?q=weather+of+the+journey");
  await expect(page.getByRole("row", { name: question })).toBeVisible();
});

test("a programme comes back with its universities, and a university with its picture", async ({ page }) => {
  const headers = await staffHeaders(page);
  const save = async (method: "post" | "put", path: string, sent: object) =>
    (await (await page.request[method](`/backend/admin/${path}`, { headers, ...sent })).json()).data;
  const university = { name: "Overwritten University", location: "Pune", description: "By the river." };
  const words = { ...university, website_url: "https://overwritten.example" };
  const withPicture = async (background: string) => ({ multipart: { ...words, image: await pngOf(background) } });
  const before = await save("post", "universities.php", await withPicture("#29366f"));
  const after = await save("put", `universities.php?id=${before.id}`, await withPicture("#f2a007"));
  expect(after.image_url).not.toBe(before.image_url);
  const program = { title: "Overwritten MBA", badge: "2 Years", duration: "2 Years" };
  const offered = { ...program, universities: [{ id: before.id, rating: 4.5 }] };
  const { id, slug } = await save("post", "programs.php", { data: offered });
  await save("put", `programs.php?id=${id}`, { data: { ...program, title: "Emptied MBA", universities: [] } });

  await openSignedIn(page, `/admin/versions/universities/${before.id}`);
  await expect(page.locator(".picture-goes img")).toHaveAttribute("src", new RegExp(nameOf(after.image_url)));
  await expect(page.locator(".picture-comes img")).toHaveAttribute("src", new RegExp(nameOf(before.image_url)));
  await page.getByRole("button", { name: /^Restore \d/ }).press("Enter");
  await expect(page.getByText("Overwritten University is restored")).toBeVisible();
  await page.goto(`/admin/versions/programs/${id}`);
  await expect(page.locator("ins", { hasText: "Overwritten University" })).toBeVisible();
  await page.getByRole("button", { name: "Restore only this: Title" }).press("Enter");
  await expect(page.getByText("Title of Overwritten MBA restored")).toBeVisible();
  await page.getByRole("button", { name: /^Restore \d/ }).press("Enter");
  await expect(page.getByText("Overwritten MBA is restored")).toBeVisible();

  await page.goto(`/programs/${slug}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Overwritten MBA");
  await expect(page.getByText("Overwritten University").first()).toBeVisible();
  const visited = await (await page.request.get(`/universities/${before.slug}`)).text();
  expect([visited.includes(nameOf(before.image_url)), visited.includes(nameOf(after.image_url))]).toEqual([
    true,
    false,
  ]);
  for (const path of [`programs.php?id=${id}`, `universities.php?id=${before.id}`])
    expect((await page.request.delete(`/backend/admin/${path}`, { headers })).status()).toBe(200);
});

const pngOf = async (background: string) => ({
  name: "campus.png",
  mimeType: "image/png",
  buffer: await sharp({ create: { width: 600, height: 400, channels: 3, background } })
    .png()
    .toBuffer(),
});

/** Of the address of a picture what all its sizes share. */
const nameOf = (address: string) => /([\w-]+)\.\w+$/.exec(address)![1]!;

test("several come back from the trash together, leads among them", async ({ page }) => {
  const headers = await staffHeaders(page);
  const questions = ["Is the trash of the journey big?", "Is the trash of the journey deep?"];
  for (const question of questions) {
    const data = { question, answer: "Big enough.", category: "General" };
    const { data: faq } = await (await page.request.post("/backend/admin/faqs.php", { headers, data })).json();
    await page.request.delete(`/backend/admin/faqs.php?id=${faq.id}`, { headers });
  }
  const person = {
    name: "Trashini Deshmukh of the journey",
    phone: "9822050990",
    course: "Online MBA",
    source: "call",
  };
  expect((await page.request.post("/backend/admin/leads.php", { headers, data: person })).ok()).toBe(true);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openSignedIn(page, "/admin/leads?q=trashini");
  await deleteInList(page, "lead", person.name);
  await page.goto("/admin/trash?q=journey");
  await expect(page.getByRole("row", { name: person.name })).toContainText("14 days left");
  for (const name of [...questions, person.name])
    await page.getByRole("checkbox", { name: `Select ${name}` }).press("Space");
  await page.getByRole("button", { name: "Restore 3" }).press("Enter");
  await expect(page.getByText("3 restored")).toBeVisible();
  await page.goto("/admin/leads?q=trashini");
  await expect(page.getByRole("link", { name: person.name }).first()).toBeVisible();
  await page.goto("/admin/faqs?q=trash+of+the+journey");
  for (const question of questions) await expect(page.getByRole("row", { name: question })).toBeVisible();

  for (const question of questions) await page.getByRole("checkbox", { name: `Select ${question}` }).press("Space");
  await page.getByRole("region", { name: "Selected FAQs" }).getByRole("button", { name: "Delete" }).press("Enter");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).press("Enter");
  await expect(page.getByText("2 deleted")).toBeVisible();
  await pressUndo(page);
  await expect(page.getByText("2 restored")).toBeVisible();
  for (const question of questions) await expect(page.getByRole("row", { name: question })).toBeVisible();
});
