import sharp from "sharp";
import { axeFindsInThemes, nothingInThemes } from "./axe-finds.ts";
import { expect, openSignedIn, staffHeaders, test } from "./story.ts";

const picture = async (name: string, background: string, width = 600) => ({
  name,
  mimeType: "image/png",
  buffer: await sharp({ create: { width, height: 400, channels: 3, background } })
    .png()
    .toBuffer(),
});

test("several pictures are added at once; one is chosen for two records, aimed, and replaced on all pages", async ({
  page,
}) => {
  test.slow();
  const mark = `${Date.now()}`;
  await openSignedIn(page, "/admin/pictures");
  await page
    .getByLabel("Add pictures", { exact: true })
    .last()
    .setInputFiles([await picture(`gate-${mark}.png`, "#29366f"), await picture(`lamp-${mark}.png`, "#f2a007")]);
  await expect(page.getByText("2 pictures added")).toBeVisible();
  await page.getByRole("searchbox").fill(`gate-${mark}`);
  await expect(page.locator(".pictures-wall li")).toHaveCount(1);
  await page.getByRole("link", { name: `gate-${mark}` }).click();
  const sheet = page.getByRole("dialog", { name: `gate-${mark}` });
  await sheet.getByLabel("Description", { exact: true }).fill("The gate at noon");
  await expect(sheet.getByText("Shown nowhere")).toBeVisible();
  expect(await axeFindsInThemes(page, "dialog[open]")).toEqual(nothingInThemes);
  await sheet.getByRole("button", { name: "Save" }).click();
  await expect(sheet).toBeHidden();

  const headers = await staffHeaders(page);
  const made: string[] = [];
  for (const [file, name, path] of [
    ["leaders", "Leader", "about"],
    ["testimonials", "Student", "stories"],
  ] as const) {
    const data =
      file === "leaders"
        ? { name: `${name} ${mark}`, title: "Founder", bio: "Began it." }
        : { name: `${name} ${mark}`, role: "MBA 2024", content: "It helped.", rating: 5 };
    const created = await page.request.post(`/backend/admin/${file}.php`, { headers, data });
    const { id } = (await created.json()).data;
    made.push(`${file}.php?id=${id}`);
    await page.goto(`/admin/${file}?edit=${id}`);
    const dialog = page.getByRole("dialog", { name: /^Edit/ });
    await dialog.getByRole("button", { name: "From the library" }).click();
    const library = page.getByRole("dialog", { name: "Picture" });
    await library.getByLabel("Find by name or description").fill(`gate-${mark}`);
    await expect(library.getByRole("radio")).toHaveCount(1);
    await library.getByRole("radio", { name: "The gate at noon" }).check();
    await library.getByRole("button", { name: "Use this picture" }).click();
    await expect(dialog.getByLabel("Picture description")).toHaveValue("The gate at noon");
    await dialog.getByRole("button", { name: "Save changes" }).click();
    await expect(dialog).toBeHidden();
    expect(path).toBeTruthy();
  }

  await page.goto(`/admin/pictures?q=gate-${mark}`);
  await expect(page.getByText("2 places")).toBeVisible();
  await page.getByRole("link", { name: `gate-${mark}` }).click();
  await expect(sheet.getByRole("link", { name: `Leader ${mark}` })).toBeVisible();
  await sheet.getByLabel("From the left").focus();
  for (let press = 0; press < 20; press += 1) await page.keyboard.press("ArrowLeft");
  await sheet.getByRole("button", { name: "Save" }).click();
  await expect(sheet).toBeHidden();
  const portrait = page.getByRole("img", { name: "The gate at noon" });
  await page.goto("/about");
  await expect(portrait).toHaveCSS("object-position", "30% 50%");
  const before = await portrait.getAttribute("src");

  await page.goto(`/admin/pictures?q=gate-${mark}`);
  await page.getByRole("link", { name: `gate-${mark}` }).click();
  await sheet.getByLabel("Another picture in its place").setInputFiles(await picture("new.png", "#1f7a5c", 500));
  await sheet.getByRole("button", { name: "Replace it in 2 places" }).click();
  await expect(page.getByText(`gate-${mark} replaced in 2 places`)).toBeVisible();
  await page.goto("/about");
  await expect(portrait).not.toHaveAttribute("src", before!);
  const after = (await portrait.getAttribute("src"))!;
  const testimonials = (await (await page.request.get("/backend/api/testimonials.php")).json()).data;
  expect(testimonials.find(({ name }: { name: string }) => name === `Student ${mark}`).image_url).toBe(after);

  for (const path of made) await page.request.delete(`/backend/admin/${path}`, { headers });
});
