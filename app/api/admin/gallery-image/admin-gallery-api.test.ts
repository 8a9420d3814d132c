import { expect, test } from "vitest";
import { testApp } from "#test/app.ts";
import { jpegPicture, multipartBody } from "#test/factories/factories.ts";
import { addGalleryImage } from "#test/factories/publication-factories.ts";

const url = "/backend/admin/gallery.php";
const caption = "Boats at Ratnagiri";

async function signedInApp() {
  const testing = await testApp();
  const token = await testing.signIn();
  const image = { name: "a.jpg", type: "image/jpeg", bytes: await jpegPicture() };
  const send = async (method: "POST" | "PUT", fields: Parameters<typeof multipartBody>[0], query = "") =>
    testing.call({ method, url: `${url}${query}`, token, ...(await multipartBody(fields)) });
  const visible = async (query = "") =>
    (await testing.call({ method: "GET", url: `/backend/api/gallery.php${query}` })).json();
  return { ...testing, token, image, send, visible };
}

test("staff add a picture, and visitors see it once it is published", async () => {
  const { image, send, visible } = await signedInApp();

  const created = await send("POST", { caption, category: "Seascape", is_published: "0", image });
  expect([created.statusCode, (await visible()).data]).toEqual([201, []]);
  const { id, image_url } = created.json().data;
  await send("PUT", { caption, category: "Seascape", is_published: "1", existingImage: image_url }, `?id=${id}`);

  expect((await visible()).data).toMatchObject([{ id, caption, category: "Seascape", image_url, is_published: 1 }]);
  expect(image_url).toMatch(/^\/backend\/uploads\/gallery\//);
});

test("a gallery image without a picture, caption or known category is refused, and nothing is stored", async () => {
  const { call, db, image, send, token, pictureFiles } = await signedInApp();
  const id = await addGalleryImage(db);

  const none = await send("POST", { caption, category: "Seascape" });
  const removed = await send("PUT", { caption, category: "Seascape", existingImage: "" }, `?id=${id}`);
  const foreign = await send("POST", { caption: "", category: "Food", image });
  const url999 = await call({ method: "DELETE", url: `${url}?id=999`, token });

  expect([none.statusCode, none.json().errors]).toEqual([422, { image: "Choose a picture" }]);
  expect([removed.statusCode, removed.json().errors]).toEqual([422, { image: "Choose a picture" }]);
  expect(foreign.json().errors).toEqual({
    caption: "Caption is required",
    category: "Choose a category from the list",
  });
  expect(url999.statusCode).toBe(404);
  expect(await db.selectFrom("gallery_images").select(["id", "caption"]).execute()).toEqual([
    { id, caption: "Waterfall in the Ghats" },
  ]);
  expect(await pictureFiles()).toEqual([]);
});

test("visitors load the published pictures in pages, in the order of staff", async () => {
  const { db, visible } = await signedInApp();
  for (const position of [3, 1, 2]) await addGalleryImage(db, { caption: `Picture ${position}`, position });
  await addGalleryImage(db, { caption: "Hidden", is_published: 0 });

  const page = await visible("?page=1&limit=2");

  expect(page).toMatchObject({
    data: [{ caption: "Picture 1" }, { caption: "Picture 2" }],
    meta: { total: 3, page: 1 },
  });
  expect((await visible("?q=nature 9")).data).toEqual([]);
  expect((await visible("?q=picture 3")).data).toMatchObject([{ caption: "Picture 3" }]);
});
