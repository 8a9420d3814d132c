import sharp from "sharp";
import { expect, test } from "vitest";
import { sweepUploads } from "#app/domain/picture/sweep-uploads.server.ts";
import { HOUR_MS } from "#app/lib/time/from-now.ts";
import { testApp } from "#test/app.ts";
import { addUniversity, jpegPicture, multipartBody } from "#test/factories/factories.ts";

const url = "/backend/admin/pictures.php";

/** 64 by 64 pixels as libheif writes them. */
const heic = Buffer.from(
  "AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAUJtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAABAAAAImlsb2MAAAAAREAAAQABAAAAAAFmAAEAAAAAAAAAGAAAACNpaW5mAAAAAAABAAAAFWluZmUCAAAAAAEAAGh2YzEAAAAAwmlwcnAAAACkaXBjbwAAAHhodmNDAQNwAAAAAAAAAAAAHvAA/P34+AAADwMgAAEAGEABDAH//wNwAAADAJAAAAMAAAMAHroCQCEAAQArQgEBA3AAAAMAkAAAAwAAAwAeoCCBBZbqSSmubgQEDAgAAAMACAAAAwAIQCIAAQAHRAHBcrAiQAAAABRpc3BlAAAAAAAAAEAAAABAAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAoMAAAAgbWRhdAAAABQoAa8LYPrGwdf/+/na3YdHlJ7Ttw==",
  "base64",
);

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
  const replace = async (id: number) => {
    const image = { name: "b.png", type: "image/png", bytes: await jpegPicture(800, 800) };
    return testing.call({ method: "PUT", url: `${url}?id=${id}`, token, ...(await multipartBody({ image })) });
  };
  const change = (method: "PUT" | "DELETE", id: number, payload?: object) =>
    testing.call({ method, url: `${url}?id=${id}`, token, payload });
  const list = async (query = "") => (await testing.call({ method: "GET", url: url + query, token })).json().data;
  const staff = (method: "GET" | "POST" | "PUT" | "DELETE", path: string, payload?: object) =>
    testing.call({ method, url: `/backend/admin/${path}`, token, ...(payload && { payload }) });
  return { ...testing, token, add, change, list, replace, staff };
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

test("without a picture nothing is added, and a point that is none is refused", async () => {
  const { add, change, list, pictureFiles } = await signedInApp();

  const response = await add({ image_alt: "x", image: "" });

  expect([response.statusCode, response.json().errors]).toEqual([422, { image: expect.any(String) }]);
  expect([await list(), await pictureFiles()]).toEqual([[], []]);
  const { id } = (await add({ name: "Gate" })).json().data;
  const refused = await change("PUT", id, { focus_x: 120 });
  expect([refused.statusCode, refused.json().errors]).toEqual([
    422,
    { focus_x: "Point from the left must be at most 100" },
  ]);
  expect(await list()).toMatchObject([{ name: "Gate", image_alt: "", focus_x: 50, focus_y: 50, use_count: 0 }]);
});

test("what is no picture is refused, and nothing is kept", async () => {
  const { call, token, list, pictureFiles } = await signedInApp();
  const image = { name: "a.png", type: "image/png", bytes: Buffer.from("<svg onload='alert(1)'/>") };

  const response = await call({ method: "POST", url, token, ...(await multipartBody({ image, image_alt: "x" })) });

  expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([415, ["image"]]);
  expect([await list(), await pictureFiles()]).toEqual([[], []]);
});

test("a phone's HEIC is refused with what to do about it, an AVIF of the same container is taken", async () => {
  const { token, call, add, db, pictureFiles } = await signedInApp();
  const upload = async (bytes: Buffer) => {
    const image = { name: "IMG_2041.HEIC", type: "image/heic", bytes };
    return call({ method: "POST", url, token, ...(await multipartBody({ image })) });
  };
  // As other systems write it: any of the family, the kind of its pictures named behind that.
  const renamed = Buffer.from(heic);
  renamed.write("mif1", 8);

  for (const bytes of [heic, renamed]) {
    const { statusCode, ...response } = await upload(bytes);
    expect([statusCode, response.json().errors.image]).toEqual([
      415,
      expect.stringContaining("save it as a JPEG first"),
    ]);
  }
  expect([await pictureFiles(), await db.selectFrom("library_pictures").selectAll().execute()]).toEqual([[], []]);
  const avif = await sharp({ create: { width: 64, height: 64, channels: 3, background: "#29366f" } })
    .avif()
    .toBuffer();
  expect((await upload(avif)).statusCode).toBe(201);
  expect((await upload(heic.subarray(0, 20))).statusCode).toBe(415);
  expect((await add({ name: "another" })).statusCode).toBe(201);
});

test("a picture that a draft shows is not deleted; taken out, it goes with its files", async () => {
  const { add, change, list, pictureFiles, staff } = await signedInApp();
  const { id, image_url } = (await add({ image_alt: "A gate" })).json().data;
  const words = { title: "How online exams work", category: "Business" };
  const created = await staff("POST", "blogs.php", { ...words, body: `<p>x</p><img src="${image_url}" alt="">` });

  const refused = await change("DELETE", id);

  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    "It is shown in “How online exams work”: take it out there first, or replace it everywhere",
  ]);
  const article = created.json().data.id;
  await staff("DELETE", `blogs.php?id=${article}`);
  const [trashed] = (await staff("GET", "trash.php")).json().data;
  await staff("DELETE", `trash.php?id=${trashed.id}`);
  const deleted = await change("DELETE", id);
  expect([await list(), (await change("DELETE", id)).statusCode]).toEqual([[], 404]);
  expect(await pictureFiles()).not.toEqual([]);
  await staff("DELETE", `trash.php?id=${deleted.json().data.trash_id}`);
  expect(await pictureFiles()).toEqual([]);
});

test("a picture that only a draft beside a live article shows says so, and is not deleted", async () => {
  const { add, change, staff } = await signedInApp();
  const { id, image_url } = (await add({ image_alt: "A gate" })).json().data;
  const words = { title: "How online exams work", description: "By camera.", category: "Business" };
  const live = { ...words, body: "<p>x</p>", status: "published" };
  const article = (await staff("POST", "blogs.php", live)).json().data.id;
  const body = `<p>x</p><img src="${image_url}" alt="">`;
  expect((await staff("PUT", `article-drafts.php?id=${article}`, { ...words, body })).statusCode).toBe(200);

  const refused = await change("DELETE", id);

  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    expect.stringContaining("“How online exams work”"),
  ]);
  expect((await staff("GET", `pictures.php?id=${id}`)).json().data.used_in).toEqual([
    { list: "blogs", id: article, name: words.title, field: "draft" },
  ]);
  await staff("DELETE", `article-drafts.php?id=${article}`);
  expect((await change("DELETE", id)).statusCode).toBe(200);
});

test("a deleted picture waits in the trash with its file and words, comes back under its id, or goes after thirty days", async () => {
  const { add, change, db, list, pictureFiles, staff, store } = await signedInApp();
  const { id, image_url } = (await add({ image_alt: "A gate", name: "Gate" })).json().data;
  await change("PUT", id, { focus_x: 20, focus_y: 30 });
  const before = await list();
  const { trash_id } = (await change("DELETE", id)).json().data;

  const [trashed] = (await staff("GET", "trash.php?kind=pictures")).json().data;
  expect(trashed).toMatchObject({ id: trash_id, kind: "pictures", name: "A gate", days_left: 30 });
  expect(await sweepUploads(db, store, new Date(Date.now() + 7_200_000))).toBe(0);
  const restored = await staff("POST", `trash.php?id=${trash_id}`);
  expect([restored.statusCode, restored.json().message]).toEqual([200, "A gate is restored"]);
  expect(await list()).toMatchObject([{ ...before[0]!, updated_at: expect.any(String) }]);
  const history = (await staff("GET", "history.php?kind=picture")).json().data;
  expect(history.map(({ action }: { action: string }) => action).slice(0, 2)).toEqual(["restore", "delete"]);

  const again = (await change("DELETE", id)).json().data.trash_id;
  // A record that shows it after all brings it into the library by itself.
  const words = { title: "How online exams work", category: "Business" };
  await staff("POST", "blogs.php", { ...words, body: `<p>x</p><img src="${image_url.split("#")[0]}" alt="">` });
  await staff("DELETE", `trash.php?id=${again}`);
  expect((await pictureFiles()).length).toBeGreaterThan(0);
});

test("pictures that match a filter go together: what a record shows stays and is told, the others come back at one press", async () => {
  const { add, list, staff, call } = await signedInApp();
  const [gate] = [
    await add({ image_alt: "The gate" }),
    await add({ name: "gate 2" }),
    await add({ image_alt: "A tree" }),
  ];
  const { image_url } = gate.json().data;
  const leader = { name: "Asha Rao", title: "Founder", bio: "", image_alt: "Asha", existingImage: image_url };
  expect((await staff("POST", "leaders.php", leader)).statusCode).toBe(201);
  const bulk = (query: string) => staff("DELETE", `pictures-bulk.php?${query}`);

  expect((await bulk("q=gate&count=3")).json().data).toMatchObject({ total: 2 });
  expect(await list()).toHaveLength(3);
  const { data } = (await bulk("q=gate&count=2")).json();

  expect(data).toMatchObject({ changed: 1, done: 2, next: null, trash_ids: [expect.any(Number)] });
  expect(data.kept).toEqual([{ id: gate.json().data.id, name: "The gate", why: expect.stringContaining("Asha Rao") }]);
  expect((await list()).map(({ name, image_alt }: any) => image_alt || name)).toEqual(["A tree", "The gate"]);
  expect((await staff("PUT", "trash-bulk.php", { ids: data.trash_ids })).json().data).toMatchObject({ changed: 1 });
  expect(await list()).toHaveLength(3);
  expect((await bulk("used=no&count=2")).json().data).toMatchObject({ changed: 2, kept: [] });
  expect((await call({ method: "DELETE", url: "/backend/admin/pictures-bulk.php?count=1" })).statusCode).toBe(401);
});

test("a picture of a record's form stands in the library, and is chosen for another record", async () => {
  const { call, db, list, staff, token } = await signedInApp();
  const image = { name: "a.jpg", type: "image/jpeg", bytes: await jpegPicture() };
  const form = await multipartBody({
    name: "Asha Rao",
    title: "Founder",
    bio: "",
    image_alt: "Asha at her desk",
    image,
  });
  const leader = (await call({ method: "POST", url: "/backend/admin/leaders.php", token, ...form })).json().data;
  const university = await addUniversity(db);
  const path = `universities.php?id=${university}`;
  const opened = (await staff("GET", path)).json().data;

  const saved = await staff("PUT", path, { ...opened, image: undefined, existingImage: leader.image_url });

  expect(saved.json().data.image_url).toBe(leader.image_url);
  const [picture] = await list();
  expect(picture).toMatchObject({ name: "Asha Rao", image_alt: "Asha at her desk", width: 400, use_count: 2 });
  const { used_in } = (await staff("GET", `pictures.php?id=${picture.id}`)).json().data;
  expect(used_in).toEqual([
    { list: "leaders", id: leader.id, name: "Asha Rao", field: "image" },
    { list: "universities", id: university, name: "Sahyadri Open University", field: "image" },
  ]);
  expect((await list("?used=no")).map(({ id }: { id: number }) => id)).not.toContain(picture.id);

  const found = async (q: string) => (await list(`?q=${q}`)).map(({ id }: { id: number }) => id);
  expect(await found("sahyadri")).toEqual([picture.id]);
  await staff("PUT", path, {
    ...opened,
    name: "Nilgiri University",
    image: undefined,
    existingImage: leader.image_url,
  });
  await staff("PUT", `pictures.php?id=${picture.id}`, { image_alt: "Asha at the gate" });
  expect([await found("nilgiri"), await found("gate"), await found("sahyadri")]).toEqual([
    [picture.id],
    [picture.id],
    [],
  ]);
});

test("a record that names a picture of nowhere is refused, and neither it nor a file that came along is stored", async () => {
  const { call, db, pictureFiles, staff, token } = await signedInApp();
  const path = `universities.php?id=${await addUniversity(db)}`;
  const before = (await staff("GET", path)).json().data;
  const logo = { name: "a.jpg", type: "image/jpeg", bytes: await jpegPicture() };
  const words = { name: "Konkan Shore University", location: "Ratnagiri", description: "By the sea." };
  const website = "https://konkan.example";
  const fields = { ...words, website, existingImage: "https://elsewhere.example/gate.webp", logo };

  for (const [method, file] of [
    ["POST", "universities.php"],
    ["PUT", path],
  ] as const) {
    const refused = await call({ method, url: `/backend/admin/${file}`, token, ...(await multipartBody(fields)) });
    expect([method, refused.statusCode, refused.json().errors]).toEqual([
      method,
      422,
      { image: "Choose a picture of the library" },
    ]);
  }

  expect([(await staff("GET", "universities.php")).json().data, await pictureFiles()]).toEqual([[before], []]);
});

test("a form that was opened before its picture was replaced is told so", async () => {
  const { add, db, replace, staff } = await signedInApp();
  const { id, image_url } = (await add({ image_alt: "A gate" })).json().data;
  const path = `universities.php?id=${await addUniversity(db)}`;
  const { image, ...words } = (await staff("GET", path)).json().data;
  const opened = (await staff("PUT", path, { ...words, existingImage: image_url })).json().data;
  await replace(id);

  const late = await staff("PUT", `${path}&seen=${opened.updated_at}`, { ...words, existingImage: image_url });

  expect([late.statusCode, late.json().message]).toEqual([409, expect.stringContaining("saved this university")]);
});

test("another file takes a picture's place wherever it is shown, and each record keeps the old one as a version", async () => {
  const { add, call, replace, staff } = await signedInApp();
  const { id, image_url } = (await add({ image_alt: "A gate" })).json().data;
  const body = `<p>x</p><img src="${image_url}" alt="Gate" width="960" height="480">`;
  const words = { title: "Gates", description: "Of them.", category: "Business", status: "published" };
  const article = (await staff("POST", "blogs.php", { ...words, body, library_image: image_url })).json().data;

  const { data } = (await replace(id)).json();

  expect(data).toMatchObject({ id, image_alt: "A gate", width: 800, height: 800, use_count: 2 });
  expect(data.image_url).not.toBe(image_url);
  const shown = (await call({ method: "GET", url: `/backend/api/blogs.php?slug=${article.slug}` })).json().data;
  expect(shown.image_url).toBe(data.image_url);
  expect(shown.body).toContain(`<img src="${data.image_url}" alt="Gate" width="800" height="800" loading="lazy" />`);
  const { versions } = (await staff("GET", `versions.php?list=blogs&id=${article.id}`)).json().data;
  expect(versions[0].changed.toSorted()).toEqual(["Cover", "Text"]);
  expect((await call({ method: "GET", url: image_url })).statusCode).toBe(200);
});

test("the point that every crop keeps travels with the address to all that show the picture", async () => {
  const { add, change, staff, call } = await signedInApp();
  const { id, image_url } = (await add({ image_alt: "A gate" })).json().data;
  const words = {
    title: "Gates",
    description: "Of them.",
    category: "Business",
    status: "published",
    body: "<p>x</p>",
  };
  const article = (await staff("POST", "blogs.php", { ...words, library_image: image_url })).json().data;

  const { data } = (await change("PUT", id, { focus_x: 30, focus_y: 20 })).json();

  expect(data).toMatchObject({ image_url: `${image_url}#30,20`, image_alt: "A gate" });
  const page = await call({ method: "GET", url: `/Blogs/${article.slug}` });
  expect(page.body).toContain("object-position:30% 20%");
  expect(page.body).toContain(`${image_url.replace(".webp", "")}-640.avif 640w`);
  // What a form had opened before names the same picture, and so does a draft beside the live article.
  await staff("PUT", `article-drafts.php?id=${article.id}`, { ...words, library_image: image_url });
  await change("PUT", id, { focus_x: 10, focus_y: 20 });
  const { draft } = (await staff("GET", `article-drafts.php?id=${article.id}`)).json().data;
  expect(draft.image_url).toBe(`${image_url}#10,20`);
  await change("PUT", id, { focus_x: 30, focus_y: 20 });
  await staff("PUT", `blogs.php?id=${article.id}`, { ...words, existingImage: image_url });
  expect((await staff("GET", `blogs.php?id=${article.id}`)).json().data.image_url).toBe(data.image_url);
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
  await sweepUploads(db, store, new Date(Date.now() + 2 * HOUR_MS));

  expect(await pictureFiles()).toHaveLength(5);
});

test("a picture in the text of a fixed page is used there: neither deleted nor swept, and replaced with the others", async () => {
  const { add, call, change, db, list, pictureFiles, replace, staff, store } = await signedInApp();
  const { id, image_url } = (await add({ image_alt: "A gate" })).json().data;
  const body = `<p>Who we are</p><img src="${image_url}" alt="Gate" width="960" height="480">`;
  const saved = await staff("PUT", "page-texts.php?page=terms", { "terms.body": body });

  expect(await list()).toMatchObject([{ id, use_count: 1 }]);
  const page = { list: "page-texts", id: saved.json().data.id, name: "terms", field: "texts" };
  expect((await staff("GET", `pictures.php?id=${id}`)).json().data.used_in).toEqual([page]);
  const refused = await change("DELETE", id);
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    "It is shown in “terms”: take it out there first, or replace it everywhere",
  ]);

  const { data } = (await replace(id)).json();

  const shown = (await call({ method: "GET", url: "/terms" })).body;
  expect(shown).toContain(`<img src="${data.image_url}" alt="Gate" width="800" height="800"`);
  expect(shown).not.toContain(image_url);
  const { versions } = (await staff("GET", `versions.php?list=page-texts&id=${page.id}`)).json().data;
  expect(versions).toHaveLength(3);
  await db.deleteFrom("versions").execute();
  await sweepUploads(db, store, new Date(Date.now() + 2 * HOUR_MS));
  const kept = (await pictureFiles()).filter((name) => data.image_url.includes(name.slice(0, 32)));
  expect(kept.length).toBeGreaterThan(0);
  await staff("PUT", "page-texts.php?page=terms", { "terms.body": "<p>Without</p>" });
  expect(await list("?used=no")).toMatchObject([{ id, use_count: 0 }]);
});

test("signed out, nobody sees, adds, describes or deletes a picture", async () => {
  const { call } = await testApp();
  const calls = (["GET", "POST", "PUT", "DELETE"] as const).map((method) => call({ method, url: `${url}?id=1` }));
  expect((await Promise.all(calls)).map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401]);
});
