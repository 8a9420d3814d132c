import sharp from "sharp";
import { expect, test } from "vitest";
import { testApp } from "#test/app.ts";
import { jpegPicture, multipartBody } from "#test/factories/factories.ts";

const url = "/backend/admin/universities.php";
const university = {
  name: "Konkan Shore University",
  location: "Ratnagiri",
  description: "By the sea.",
  website: "https://konkan.example",
};

async function signedInApp() {
  const testing = await testApp();
  const token = await testing.signIn();
  const post = async (files: Record<string, Uint8Array>) => {
    const parts = Object.entries(files).map(([field, bytes]) => [field, { name: "a.jpg", type: "image/jpeg", bytes }]);
    const body = await multipartBody({ ...university, ...Object.fromEntries(parts) });
    return testing.call({ method: "POST", url, token, ...body });
  };
  const rows = () => testing.db.selectFrom("universities").select("id").execute();
  const shown = async (address: string) => {
    const response = await testing.call({ method: "GET", url: address });
    return sharp(response.rawPayload).metadata();
  };
  return { ...testing, post, rows, shown };
}

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#29366f" } });

test.each(["jpeg", "png", "webp", "avif", "gif"] as const)(
  "a picture in %s is kept as WebP and AVIF",
  async (format) => {
    const { post, pictureFiles } = await signedInApp();

    const response = await post({ image: await plain(500, 300).toFormat(format).toBuffer() });

    expect(response.statusCode).toBe(201);
    expect(response.json().data.image_url).toMatch(/^\/backend\/uploads\/universities\/[0-9a-f]{32}\.webp$/);
    expect((await pictureFiles()).map((name) => name.replace(/^.*[0-9a-f]{32}/, "")).toSorted()).toEqual([
      "-1280.avif",
      "-320.avif",
      "-640.avif",
      "-96.avif",
      ".webp",
    ]);
  },
);

test("a photograph is turned upright and loses its camera, its place and its time", async () => {
  const { post, shown } = await signedInApp();
  const bytes = await plain(400, 300)
    .withExif({
      IFD0: { Make: "Nikon", Orientation: "6" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "18/1 31/1 0/1" },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await sharp(bytes).metadata()).exif).toBeDefined();

  const response = await post({ image: bytes });

  const facts = await shown(response.json().data.image_url);
  expect(facts).toMatchObject({ format: "webp", width: 300, height: 400 });
  expect([facts.exif, facts.xmp, facts.iptc, facts.orientation]).toEqual([undefined, undefined, undefined, undefined]);
});

test("a university's three pictures are sent at once", async () => {
  const { post } = await signedInApp();
  const bytes = await jpegPicture();

  const response = await post({ image: bytes, logo: bytes, share_image: bytes });

  expect(response.json()).toMatchObject({
    data: { image_url: expect.any(String), logo_url: expect.any(String), share_image: expect.any(String) },
  });
});

test("a phone's picture of a whole page, higher than WebP can be, is kept as it fits", async () => {
  const { post, shown } = await signedInApp();

  const response = await post({ image: await plain(100, 18_000).jpeg().toBuffer() });

  expect(response.statusCode).toBe(201);
  expect(await shown(response.json().data.image_url)).toMatchObject({ format: "webp", height: 16_383 });
});

test("of an animation the first picture is kept", async () => {
  const { post, shown } = await signedInApp();
  const pictures = await Promise.all(
    ["#f2a007", "#29366f"].map((background) =>
      sharp({ create: { width: 60, height: 40, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const bytes = await sharp(pictures, { join: { animated: true } })
    .gif()
    .toBuffer();
  expect((await sharp(bytes, { animated: true }).metadata()).pages).toBe(2);

  const response = await post({ image: bytes });

  expect(response.statusCode).toBe(201);
  expect(await shown(response.json().data.image_url)).toMatchObject({ width: 60, height: 40 });
  expect((await shown(response.json().data.image_url)).pages).toBeUndefined();
});

test("more than 8 MB is refused with 413, and nothing is stored", async () => {
  const { post, pictureFiles, rows } = await signedInApp();

  const response = await post({ image: new Uint8Array(8 * 1024 * 1024 + 1) });

  expect(response.statusCode).toBe(413);
  expect(response.json()).toEqual({ success: false, message: "A file may have at most 8 MB: choose a smaller one" });
  expect([await pictureFiles(), await rows()]).toEqual([[], []]);
});

test("more than 40 megapixels are refused with a sentence, and nothing is stored", async () => {
  const { post, pictureFiles, rows } = await signedInApp();
  const sentence = "The picture has more than 40 megapixels: choose a smaller one";

  const response = await post({ image: await plain(8000, 5001).png().toBuffer() });

  expect(response.statusCode).toBe(413);
  expect(response.json()).toEqual({ success: false, message: sentence, errors: { image: sentence } });
  expect([await pictureFiles(), await rows()]).toEqual([[], []]);
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
const tiff = await plain(20, 20).tiff().toBuffer();
const jpeg = await jpegPicture();

test("what is no picture of ours: 415 with the file's own field, and the good one beside it does not stay", async () => {
  const { post, pictureFiles, rows } = await signedInApp();

  for (const [what, bytes] of [
    ["an SVG", Buffer.from(svg)],
    ["an SVG behind a declaration", Buffer.from(`<?xml version="1.0"?>\n${svg}`)],
    ["a TIFF", tiff],
    ["a HEIC", Buffer.from("\0\0\0\u0018ftypheic\0\0\0\0mif1heic", "latin1")],
    ["a page", Buffer.from("<!doctype html><script>alert(1)</script>")],
    ["a PDF", Buffer.from("%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>")],
    ["half a JPEG", jpeg.subarray(0, jpeg.length / 2)],
  ] as const) {
    const response = await post({ image: jpeg, logo: bytes });

    expect.soft(response.statusCode, what).toBe(415);
    expect(response.json()).toMatchObject({ success: false, errors: { logo: expect.stringContaining("JPEG") } });
    expect([await pictureFiles(), await rows()]).toEqual([[], []]);
  }
});

test("a picture is served for long, sniffed by nobody and in a sandbox", async () => {
  const { call, post } = await signedInApp();
  const created = await post({ image: jpeg });

  const response = await call({ method: "GET", url: created.json().data.image_url });

  expect(response.headers).toMatchObject({
    "content-type": "image/webp",
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
    "content-security-policy": expect.stringContaining("sandbox"),
  });
});
