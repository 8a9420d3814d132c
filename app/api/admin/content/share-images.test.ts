import sharp from "sharp";
import { expect, test } from "vitest";
import { testApp } from "#test/app.ts";
import { addCourse, addUniversity, multipartBody } from "#test/factories/factories.ts";

const picture = (background: string) =>
  sharp({ create: { width: 900, height: 900, channels: 3, background } })
    .png()
    .toBuffer();

/** An office with a record of each kind that has a page of its own, and a red picture in its library. */
async function office() {
  const { call, db, signIn, app } = await testApp();
  const university = await addUniversity(db);
  await addCourse(db, university);
  const token = await signIn();
  const staff = (method: "GET" | "POST" | "PUT" | "DELETE", path: string, payload?: object) =>
    call({ method, url: `/backend/admin/${path}`, token, ...(payload && { payload }) });
  const upload = async (method: "POST" | "PUT", query: string, background: string) => {
    const image = { name: "a.png", type: "image/png", bytes: await picture(background) };
    const sent = await multipartBody({ image, image_alt: "A wall" });
    return (await call({ method, url: `/backend/admin/pictures.php${query}`, token, ...sent })).json().data;
  };
  await staff("POST", "programs.php", { title: "Online MBA", badge: "2 Years", duration: "2 Years" });
  const written = { title: "Red walls", description: "On walls.", body: "<p>Walls</p>" };
  await staff("POST", "blogs.php", { ...written, category: "Business", status: "published" });
  await staff("POST", "pages.php", { ...written, is_published: 1 });
  const sharedAt = async (path: string) =>
    /property="og:image" content="http:\/\/disha.test([^"]+)"/.exec(
      (await call({ method: "GET", url: path })).body,
    )![1]!;
  /** The colour in the middle of a shared picture, and its size. */
  async function look(address: string) {
    const { rawPayload } = await call({ method: "GET", url: address });
    const { width, height } = await sharp(rawPayload).metadata();
    const [red, green, blue] = await sharp(rawPayload)
      .extract({ left: 200, top: 480, width: 1, height: 1 })
      .raw()
      .toBuffer();
    return { width, height, isRed: red! > 200 && green! < 60 && blue! < 60, isBlue: blue! > 200 && red! < 60 };
  }
  return { app, call, staff, token, upload, sharedAt, look };
}

const kinds = [
  { list: "courses", folder: "courses", own: ["title", "description", "university_id"] },
  { list: "universities", folder: "universities", own: ["name", "location", "description", "website_url"] },
  { list: "programs", folder: "programs", own: ["title", "badge", "duration"] },
  { list: "blogs", folder: "Blogs", own: ["title", "category"] },
  { list: "pages", folder: "pages", own: ["title"] },
];

test("a picture of the library stands for a record where its link is shared, until it is taken away", async () => {
  const { staff, upload, sharedAt, look } = await office();
  const { image_url, id: pictureId } = await upload("POST", "", "#ff0000");
  for (const { list, folder, own } of kinds) {
    const [{ id, slug }] = (await staff("GET", `${list}.php`)).json().data;
    const record = (await staff("GET", `${list}.php?id=${id}`)).json().data;
    const same = Object.fromEntries(own.map((name) => [name, record[name]]));
    const share = (existingShareImage: string) => staff("PUT", `${list}.php?id=${id}`, { ...same, existingShareImage });
    const path = `/${folder}/${slug}`;
    const drawn = await sharedAt(path);

    const saved = await share(image_url);
    expect([list, saved.statusCode, saved.json().data.share_image]).toEqual([list, 200, image_url]);
    const chosen = await sharedAt(path);
    expect([list, await look(chosen)]).toEqual([list, { width: 1200, height: 630, isRed: true, isBlue: false }]);
    const { used_in } = (await staff("GET", `pictures.php?id=${pictureId}`)).json().data;
    expect(used_in).toContainEqual({ list, id, name: expect.any(String), field: "share_image" });

    await share("/backend/uploads/library/00000000000000000000000000000000.webp");
    expect([list, await sharedAt(path)]).toEqual([list, chosen]);
    await share("");
    expect([list, await sharedAt(path)]).toEqual([list, drawn]);
  }
});

test("a shared picture is replaced with the library's, and is in use until then", async () => {
  const { staff, upload, sharedAt, look } = await office();
  const { image_url, id } = await upload("POST", "", "#ff0000");
  const [page] = (await staff("GET", "pages.php")).json().data;
  await staff("PUT", `pages.php?id=${page.id}`, { title: page.title, existingShareImage: image_url });

  expect((await staff("DELETE", `pictures.php?id=${id}`)).statusCode).toBe(409);
  await upload("PUT", `?id=${id}`, "#0000ff");

  expect(await look(await sharedAt("/pages/red-walls"))).toMatchObject({ isRed: false, isBlue: true });
});

test("an article's draft keeps its shared picture to itself until it takes the article's place", async () => {
  const { staff, upload, sharedAt } = await office();
  const { image_url } = await upload("POST", "", "#ff0000");
  const [{ id, title, category }] = (await staff("GET", "blogs.php")).json().data;
  const drawn = await sharedAt("/Blogs/red-walls");
  const draft = { title, category, description: "On walls.", body: "<p>Walls</p>", existingShareImage: image_url };

  const kept = await staff("PUT", `article-drafts.php?id=${id}`, draft);

  expect([kept.statusCode, kept.json().data.draft.share_image]).toEqual([200, image_url]);
  expect(await sharedAt("/Blogs/red-walls")).toBe(drawn);
});

test("an article's draft that names pictures of nowhere leaves those of the article", async () => {
  const { staff, upload } = await office();
  const { image_url } = await upload("POST", "", "#ff0000");
  const [{ id, title, category }] = (await staff("GET", "blogs.php")).json().data;
  const words = { title, category, description: "On walls.", body: "<p>Walls</p>" };
  const shown = { ...words, library_image: image_url, image_alt: "A wall", existingShareImage: image_url };
  await staff("PUT", `blogs.php?id=${id}`, shown);
  const nowhere = "/backend/uploads/library/none.webp";

  const draft = { ...words, library_image: nowhere, existingShareImage: nowhere };
  const kept = await staff("PUT", `article-drafts.php?id=${id}`, draft);

  expect(kept.json().data.draft).toMatchObject({ image_url, share_image: image_url });
});

test("nobody who is not signed in chooses a shared picture", async () => {
  const { call, sharedAt } = await office();
  const before = await sharedAt("/pages/red-walls");
  const payload = { title: "Red walls", existingShareImage: "/art/hero.webp" };

  expect((await call({ method: "PUT", url: "/backend/admin/pages.php?id=1", payload })).statusCode).toBe(401);
  expect(await sharedAt("/pages/red-walls")).toBe(before);
});

test("the drawing of a shared link shows the record's picture around the point that every crop keeps", async () => {
  const { call, staff, sharedAt, token } = await office();
  const halves = await sharp({ create: { width: 1200, height: 400, channels: 3, background: "#ff0000" } })
    .composite([
      { input: { create: { width: 600, height: 400, channels: 3, background: "#0000ff" } }, left: 600, top: 0 },
    ])
    .png()
    .toBuffer();
  const image = { name: "a.png", type: "image/png", bytes: halves };
  const sent = await multipartBody({ image, image_alt: "Two walls" });
  const added = (await call({ method: "POST", url: "/backend/admin/pictures.php", token, ...sent })).json().data;
  const [{ id, slug }] = (await staff("GET", "blogs.php")).json().data;
  await staff("PUT", `blogs.php?id=${id}`, { title: "Walls", category: "Business", library_image: added.image_url });
  const beside = async () => {
    const { rawPayload } = await call({ method: "GET", url: await sharedAt(`/Blogs/${slug}`) });
    const [red, , blue] = await sharp(rawPayload)
      .extract({ left: 800, top: 200, width: 1, height: 1 })
      .raw()
      .toBuffer();
    return red! > blue! ? "red" : "blue";
  };

  await staff("PUT", `pictures.php?id=${added.id}`, { focus_x: 0, focus_y: 50 });
  expect(await beside()).toBe("red");
  await staff("PUT", `pictures.php?id=${added.id}`, { focus_x: 100, focus_y: 50 });
  expect(await beside()).toBe("blue");
});
