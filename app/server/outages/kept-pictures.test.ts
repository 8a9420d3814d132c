import { expect, onTestFinished, test } from "vitest";
import { createApp } from "#app/server/create-app.ts";
import { testApp, type TestApp } from "#test/app.ts";
import { bucketAt } from "#test/servers/empty-bucket.ts";
import { eventually } from "#test/eventually.ts";
import { allowLog } from "#test/expect-log.ts";
import { addUniversity, jpegPicture, multipartBody } from "#test/factories/factories.ts";
import { serverLink } from "#test/servers/server-link.ts";

const server = process.env["TEST_UPLOADS_SERVER"];
const unreachable = "Our store of pictures cannot be reached at the moment. Please try again in a minute.";
const gallery = "/backend/admin/gallery.php";

async function staffOf({ call, signIn, db }: TestApp) {
  const token = await signIn();
  const image = { name: "a.jpg", type: "image/jpeg", bytes: await jpegPicture() };
  const upload = async () => {
    const body = await multipartBody({ caption: "Boats", category: "Seascape", is_published: "1", image });
    return call({ method: "POST", url: gallery, token, ...body });
  };
  const remove = (id: number, list = "gallery") =>
    call({ method: "DELETE", url: `/backend/admin/${list}.php?id=${id}`, token });
  const rows = () => db.selectFrom("gallery_images").select("id").execute();
  return { token, upload, remove, rows };
}

test("a picture that a browser has is not sent again, and a look at its head sends none", async () => {
  const testing = await testApp();
  const { upload } = await staffOf(testing);
  const url = (await upload()).json().data.image_url;

  const first = await testing.call({ url });
  const again = await testing.call({ url, headers: { "if-none-match": String(first.headers.etag) } });
  const head = await testing.call({ method: "HEAD", url });

  expect([first.statusCode, first.rawPayload.length]).toEqual([200, Number(first.headers["content-length"])]);
  expect([again.statusCode, again.rawPayload.length, again.headers.etag]).toEqual([304, 0, first.headers.etag]);
  expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0]);
  expect(head.headers["content-length"]).toBe(first.headers["content-length"]);
});

test("only pictures are served, whatever else lies beside them", async () => {
  const { call, store } = await testApp();
  await store.put([{ name: "courses/notes.txt", content: Buffer.from("Not for everyone.") }]);

  const asked = ["courses/notes.txt", "courses/", "../disha.sqlite", "courses/%2e%2e/courses/notes.txt"];
  for (const name of asked) {
    expect([name, (await call({ url: `/backend/uploads/${name}` })).statusCode]).toEqual([name, 404]);
  }
});

test("what one process keeps the other serves and removes, and its start leaves it alone", async () => {
  const one = await testApp();
  const { upload, remove, rows } = await staffOf(one);
  const { id, image_url } = (await upload()).json().data;

  const { db, dataFolder, bucket } = one;
  const other = await createApp({ db, dataFolder, bucket, publicOrigin: "http://disha.test", logLevel: "silent" });
  onTestFinished(() => other.close());
  await other.ready();

  expect((await other.inject(image_url)).statusCode).toBe(200);
  const { trash_id } = (await remove(id)).json().data;
  expect((await remove(trash_id, "trash")).statusCode).toBe(200);
  expect([(await other.inject(image_url)).statusCode, await rows()]).toEqual([404, []]);
  expect(await one.pictureFiles()).toEqual([]);
});

test("the picture of a page's link is drawn from an uploaded one", async () => {
  const testing = await testApp();
  const { token } = await staffOf(testing);
  const image = { name: "a.jpg", type: "image/jpeg", bytes: await jpegPicture(1200, 630) };
  const article = { title: "Night shifts", description: "How to learn.", body: "<p>Sleep.</p>", category: "Lifestyle" };
  const body = await multipartBody({ ...article, image_alt: "A lamp", status: "published", image });
  expect((await testing.call({ method: "POST", url: "/backend/admin/blogs.php", token, ...body })).statusCode).toBe(
    201,
  );

  const page = await testing.call({ url: "/Blogs/night-shifts" });
  const url = /property="og:image" content="http:\/\/disha\.test([^"]*)"/.exec(page.body)![1]!;

  expect((await testing.call({ url })).headers["content-type"]).toBe("image/jpeg");
});

test.runIf(server)("with its bucket gone pages go on, an upload is refused, and all is well afterwards", async () => {
  const link = await serverLink(server!);
  onTestFinished(link.close);
  const testing = await testApp({ bucket: bucketAt(link.url) });
  const { upload, remove, rows } = await staffOf(testing);
  await addUniversity(testing.db);
  const { id, image_url } = (await upload()).json().data;
  allowLog('"storage":"pictures"');

  link.set("cut");
  const refused = await upload();
  expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([503, "3"]);
  expect(refused.json()).toEqual({ success: false, message: unreachable });
  expect(await rows()).toEqual([{ id }]);
  const shown = await testing.call({ url: image_url });
  expect([shown.statusCode, shown.headers["cache-control"]]).toEqual([503, undefined]);
  expect((await testing.call({ url: "/universities" })).statusCode).toBe(200);
  expect((await testing.call({ url: "/ready" })).statusCode).toBe(200);
  // The row goes; its files are left to the sweep.
  expect([(await remove(id)).statusCode, await rows()]).toEqual([200, []]);

  link.set("through");
  await eventually(async () => expect((await upload()).statusCode).toBe(201));
  expect((await testing.call({ url: image_url })).statusCode).toBe(200);
});

test.runIf(server)("a bucket that says nothing keeps nobody waiting for long", async () => {
  const link = await serverLink(server!);
  onTestFinished(link.close);
  const testing = await testApp({ bucket: bucketAt(link.url) });
  const { upload, rows } = await staffOf(testing);
  allowLog('"storage":"pictures"');

  link.set("silent");
  const before = performance.now();
  expect((await upload()).statusCode).toBe(503);
  expect(performance.now() - before).toBeLessThan(8000);
  expect(await rows()).toEqual([]);
});

test.runIf(server)("a wrong key is refused by the bucket, and no key stands in what the log says of it", async () => {
  const bucket = { ...bucketAt(server!), secretAccessKey: "another-secret" };
  const testing = await testApp({ bucket });
  const { upload, rows } = await staffOf(testing);
  allowLog('"storage":"pictures"');

  expect([(await upload()).statusCode, await rows()]).toEqual([503, []]);
  const message = await testing.store.list().then(String, (error: Error) => error.message);
  expect(message).toContain("SignatureDoesNotMatch");
  for (const key of [bucket.accessKeyId, bucket.secretAccessKey]) expect(message).not.toContain(key);
});
