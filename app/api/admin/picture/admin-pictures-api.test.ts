import sharp from "sharp";
import { expect, test } from "vitest";
import { sweepUploads } from "#app/domain/picture/sweep-uploads.server.ts";
import { testApp } from "#test/app.ts";
import { multipartBody } from "#test/factories.ts";
import { addArticle } from "#test/publication-factories.ts";

const url = "/backend/admin/pictures.php";

async function signedInApp() {
  const testing = await testApp();
  const token = await testing.signIn();
  const bytes = await sharp({ create: { width: 1400, height: 700, channels: 3, background: "#29366f" } })
    .png()
    .toBuffer();
  const add = async (fields: Record<string, string>) => {
    const image = { name: "a.png", type: "image/png", bytes };
    return testing.call({ method: "POST", url, token, ...(await multipartBody({ image, ...fields })) });
  };
  const change = (method: "PUT" | "DELETE", id: number, payload?: object) =>
    testing.call({ method, url: `${url}?id=${id}`, token, payload });
  const list = async (query = "") => (await testing.call({ method: "GET", url: url + query, token })).json().data;
  return { ...testing, token, add, change, list };
}

test("a picture is added with its words and its size, listed, found by them and described anew", async () => {
  const { add, change, list, db } = await signedInApp();

  const added = await add({ image_alt: "The gate of the campus at dusk" });
  await add({ image_alt: "A student with her laptop" });

  const { data } = added.json();
  expect([added.statusCode, data]).toMatchObject([
    201,
    { image_alt: "The gate of the campus at dusk", width: 960, height: 480 },
  ]);
  expect(data.image_url).toMatch(/^\/backend\/uploads\/library\/[0-9a-f]{32}\.webp$/);
  expect((await list()).map((picture: { image_alt: string }) => picture.image_alt)).toEqual([
    "A student with her laptop",
    "The gate of the campus at dusk",
  ]);
  expect(await list("?q=GATE")).toMatchObject([{ id: data.id }]);

  const described = await change("PUT", data.id, { image_alt: "The campus gate" });
  expect([described.statusCode, described.json().data.image_alt]).toEqual([200, "The campus gate"]);
  const acts = db.selectFrom("activities").select("action").where("type", "=", "picture").orderBy("id");
  expect((await acts.execute()).map(({ action }) => action)).toEqual(["create", "create", "update"]);
});

test.each([
  [{ image_alt: "" }, 422, { image_alt: "Picture description is required" }],
  [{ image_alt: "x", image: "" }, 422, { image: expect.any(String) }],
])("a picture with %j is refused with a sentence, and nothing is kept", async (fields, status, errors) => {
  const { add, list, pictureFiles } = await signedInApp();

  const response = await add(fields);

  expect([response.statusCode, response.json().errors]).toEqual([status, errors]);
  expect([await list(), await pictureFiles()]).toEqual([[], []]);
});

test("what is no picture is refused, and nothing is kept", async () => {
  const { call, token, list, pictureFiles } = await signedInApp();
  const image = { name: "a.png", type: "image/png", bytes: Buffer.from("<svg onload='alert(1)'/>") };

  const response = await call({ method: "POST", url, token, ...(await multipartBody({ image, image_alt: "x" })) });

  expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([415, ["image"]]);
  expect([await list(), await pictureFiles()]).toEqual([[], []]);
});

test("a picture that a draft shows is not deleted; taken out, it goes with its files", async () => {
  const { add, change, list, pictureFiles, db } = await signedInApp();
  const { id, image_url } = (await add({ image_alt: "A gate" })).json().data;
  const article = await addArticle(db, { status: "draft", body: `<p>x</p><img src="${image_url}" alt="">` });

  const refused = await change("DELETE", id);

  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    "The article “How online exams work” shows this picture: take it out there first",
  ]);
  await db.deleteFrom("articles").where("id", "=", article).execute();
  expect((await change("DELETE", id)).statusCode).toBe(200);
  expect([await list(), await pictureFiles(), (await change("DELETE", id)).statusCode]).toEqual([[], [], 404]);
});

test("a picture of the library outlives the sweep, and the article whose cover it is", async () => {
  const { add, call, token, pictureFiles, db, store } = await signedInApp();
  const { image_url } = (await add({ image_alt: "A gate" })).json().data;
  const blogs = "/backend/admin/blogs.php";
  const words = { title: "Gates", description: "Of them.", body: "<p>x</p>", category: "Business" };
  const created = await call({ method: "POST", url: blogs, token, payload: { ...words, library_image: image_url } });
  expect(created.json().data.image_url).toBe(image_url);
  const { id } = created.json().data;

  await call({ method: "PUT", url: `${blogs}?id=${id}`, token, payload: { ...words, existingImage: "" } });
  await call({ method: "DELETE", url: `${blogs}?id=${id}`, token });
  await sweepUploads(db, store, new Date(Date.now() + 2 * 3_600_000));

  expect(await pictureFiles()).toHaveLength(5);
});

test("signed out, nobody sees, adds, describes or deletes a picture", async () => {
  const { call } = await testApp();
  const calls = (["GET", "POST", "PUT", "DELETE"] as const).map((method) => call({ method, url: `${url}?id=1` }));
  expect((await Promise.all(calls)).map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401]);
});
