import sharp from "sharp";
import { axeFindsInThemes, nothingInThemes } from "#test/journeys/axe-finds.ts";
import { pressUndo } from "#test/journeys/panel-screens.ts";
import { expect, openSignedIn, staffHeaders, test } from "#test/journeys/story.ts";

// What is no picture is refused.
test.use({ refusal: 415 });

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
    await library.getByLabel("Find by name, description or place").fill(`gate-${mark}`);
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

test("a picture in an article, a page's words, a shared link and a programme is replaced on all of them", async ({
  page,
}) => {
  test.slow();
  const mark = `${Date.now()}`;
  const headers = await staffHeaders(page);
  const send = async (method: "post" | "put" | "get", path: string, data?: object) =>
    (await (await page.request[method](`/backend/admin/${path}`, { headers, ...(data && { data }) })).json()).data;
  const multipart = {
    image: await picture(`hall-${mark}.png`, "#29366f"),
    name: `hall-${mark}`,
    image_alt: "The hall",
  };
  const added = (await (await page.request.post("/backend/admin/pictures.php", { headers, multipart })).json()).data;
  const shown = `<p>See.</p><img src="${added.image_url}" alt="Hall of ${mark}" width="600" height="400">`;
  const words = { title: `Halls ${mark}`, body: shown };
  const article = await send("post", "blogs.php", {
    ...words,
    description: "Of halls.",
    category: "Business",
    status: "published",
    library_image: added.image_url,
  });
  const own = await send("post", "pages.php", { ...words, is_published: 1, existingShareImage: added.image_url });
  const program = await send("post", "programs.php", {
    title: `Halls ${mark}`,
    badge: "2 Years",
    duration: "2 Years",
    existingShareImage: added.image_url,
  });
  await send("put", "page-texts.php?page=terms", { "terms.body": shown });
  const paths = [`/Blogs/${article.slug}`, `/pages/${own.slug}`, "/terms"];
  const read = async (path: string) => (await page.request.get(path)).text();
  const cardOf = async (path: string) => /property="og:image" content="[^"]*(\/og\/[^"]+)"/.exec(await read(path))![1]!;
  const cards = [`/pages/${own.slug}`, `/programs/${program.slug}`];
  const before = await Promise.all(cards.map(cardOf));

  await openSignedIn(page, `/admin/pictures?edit=${added.id}`);
  const sheet = page.getByRole("dialog", { name: `hall-${mark}` });
  const places = sheet.getByRole("listitem");
  await expect(places.filter({ hasText: `Halls ${mark}` })).toHaveCount(5);
  await expect(places.filter({ hasText: "terms" })).toHaveCount(1);
  await sheet.getByLabel("Another picture in its place").setInputFiles(await picture("new.png", "#1f7a5c", 500));
  await sheet.getByRole("button", { name: "Replace it in 6 places" }).press("Enter");
  await expect(page.getByText(/replaced in 6 places/)).toBeVisible();

  const { image_url } = await send("get", `pictures.php?id=${added.id}`);
  for (const path of paths) {
    const html = await read(path);
    expect([path, html.includes(image_url), html.includes(added.image_url)]).toEqual([path, true, false]);
  }
  expect(await Promise.all(cards.map(cardOf))).not.toEqual(before);
  await page.goto("/terms");
  const hall = page.getByRole("img", { name: `Hall of ${mark}` });
  await hall.scrollIntoViewIfNeeded();
  await expect.poll(() => hall.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  const { data: stored } = await (
    await page.request.get("/backend/admin/page-texts.php?page=terms", { headers })
  ).json();
  await page.goto("/admin/pages/terms");
  await page.getByRole("button", { name: /^Back to the original of/ }).press("Enter");
  await page.getByRole("button", { name: "Save texts" }).press("Enter");
  await expect(page.getByText("Texts saved")).toBeVisible();
  expect(stored.changed).toEqual(["terms.body"]);
  for (const path of [`blogs.php?id=${article.id}`, `pages.php?id=${own.id}`, `programs.php?id=${program.id}`])
    await page.request.delete(`/backend/admin/${path}`, { headers });
});

test("pictures are dropped on the screen, or pasted, several at once; what cannot be one is told by its name", async ({
  page,
}) => {
  const mark = `${Date.now()}`;
  await openSignedIn(page, "/admin/pictures");
  await expect(page.getByText("Drop or paste pictures here")).toBeVisible();
  const files = await Promise.all(
    ["one", "two"].map(async (name) => ({
      name: `${name}-${mark}.png`,
      bytes: [...(await picture(name, "#b3541e", 320)).buffer],
    })),
  );
  const give = (kind: "drop" | "paste", given: { name: string; bytes: number[] }[]) =>
    page.evaluate(
      ({ kind, given }) => {
        const transfer = new DataTransfer();
        for (const { name, bytes } of given)
          transfer.items.add(new File([new Uint8Array(bytes)], name, { type: "image/png" }));
        const shared = { bubbles: true, cancelable: true };
        dispatchEvent(
          kind === "drop"
            ? new DragEvent("drop", { ...shared, dataTransfer: transfer })
            : new ClipboardEvent("paste", { ...shared, clipboardData: transfer }),
        );
      },
      { kind, given },
    );

  await give("drop", files);
  await expect(page.getByText("2 pictures added")).toBeVisible();
  await give("paste", [{ ...files[0]!, name: `pasted-${mark}.png` }]);
  await expect(page.getByText("One picture added")).toBeVisible();
  await page.getByRole("searchbox").fill(mark);
  await expect(page.locator(".pictures-wall li")).toHaveCount(3);

  // What a camera writes may be larger than what is taken: the device draws it smaller before it is sent.
  const large = sharp({ create: { width: 2400, height: 1800, channels: 3, background: "#d8d3c4" } });
  const buffer = await large.png({ compressionLevel: 0 }).toBuffer();
  const camera = { name: `camera-${mark}.png`, mimeType: "image/png", buffer };
  expect(camera.buffer.length).toBeGreaterThan(8 * 1024 * 1024);
  await page.getByLabel("Add pictures", { exact: true }).last().setInputFiles(camera);
  await expect(page.locator(".pictures-wall li")).toHaveCount(4);

  await give("drop", [{ name: `broken-${mark}.png`, bytes: [1, 2, 3] }]);
  await expect(page.getByRole("alert").getByText(`broken-${mark}.png:`)).toBeVisible();
});

test("a picture that was deleted is back by Undo, or out of the trash by keyboard", async ({ page }) => {
  const mark = `arch-${Date.now()}`;
  const headers = await staffHeaders(page);
  const multipart = { image: await picture(`${mark}.png`, "#29366f"), name: mark, image_alt: "" };
  await page.request.post("/backend/admin/pictures.php", { headers, multipart });
  await openSignedIn(page, `/admin/pictures?q=${mark}`);
  const card = page.getByRole("link", { name: mark });
  const remove = async () => {
    await card.press("Enter");
    await page.getByRole("link", { name: "Delete picture" }).press("Enter");
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).press("Enter");
    await expect(page.getByText(`${mark} deleted`)).toBeVisible();
    await expect(card).toHaveCount(0);
  };

  await remove();
  await pressUndo(page);
  await expect(card).toBeVisible();
  await remove();
  await page.goto(`/admin/trash?kind=pictures&q=${mark}`);
  await expect(page.getByRole("row", { name: mark })).toContainText("30 days left");
  await page.getByRole("button", { name: `Restore ${mark}` }).press("Enter");
  await expect(page.getByText(`${mark} is restored`)).toBeVisible();
  await page.goto(`/admin/pictures?q=${mark}`);
  await page.getByRole("checkbox", { name: `Select ${mark}` }).check();
  await page.getByRole("region", { name: "Selected pictures" }).getByRole("button", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(card).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(card).toBeVisible();

  // The same where a record's picture is chosen.
  await page.goto("/admin/leaders?new");
  await page.getByRole("button", { name: "From the library" }).click();
  const library = page.getByRole("dialog", { name: "Picture" });
  await library.getByRole("searchbox").fill(mark);
  const choice = library.getByRole("radio", { name: mark });
  await choice.check();
  await library.getByRole("button", { name: "Delete from the library" }).click();
  await library.getByRole("button", { name: "Yes, delete it from the library" }).click();
  await expect(choice).toHaveCount(0);
  await library.getByRole("button", { name: "Undo" }).click();
  await expect(choice).toBeVisible();
});
