import { expect, test } from "vitest";
import { expectLog } from "#test/expect-log.ts";
import { jpegPicture } from "#test/factories/factories.ts";
import { signedInPanel } from "#test/signed-in-panel.ts";
import { savePicture } from "./save-picture.ts";

const jpeg = async (name: string, width = 40) =>
  new File([new Uint8Array(await jpegPicture(width, 30))], name, { type: "image/jpeg" });

async function pictureDialog() {
  const panel = await signedInPanel();
  const form = new FormData();
  form.set("image_alt", "A lamp at night");
  form.set("image", await jpeg("lamp.jpg"));
  const made = new Response(form);
  const url = "/backend/admin/pictures.php";
  const headers = { "content-type": made.headers.get("content-type")! };
  const payload = Buffer.from(await made.arrayBuffer());
  const { data } = (
    await panel.call({ method: "POST", url, headers, payload, token: localStorage.getItem("adminToken")! })
  ).json();
  const save = (fields: Record<string, string | Blob>, id = data.id) =>
    panel.outcomeOf(savePicture(panel.request("POST", `/admin/pictures?q=lamp&edit=${id}`, fields)));
  return { ...panel, picture: data as { id: number; updated_at: string }, save };
}

test("what is said of a picture is stored, and the dialog closes over the library as it was filtered", async () => {
  const { save, toast, db } = await pictureDialog();

  const to = { to: "/admin/pictures?q=lamp" };
  expect(await save({ name: "Night", image_alt: "A lamp" })).toEqual(to);

  expect(toast()!.text).toBe("Night saved");
  const picture = await db.selectFrom("library_pictures").select(["name", "image_alt"]).executeTakeFirstOrThrow();
  expect(picture).toEqual({ name: "Night", image_alt: "A lamp" });
  await save({ name: "", image_alt: "A lamp" });
  expect(toast()!.text).toBe("A lamp saved");
});

test("another file takes the place of the first, and it is said in how many places that is seen", async () => {
  const { save, toast, pictureFiles } = await pictureDialog();
  const before = await pictureFiles();

  await save({ name: "Night", image_alt: "A lamp", image: await jpeg("other.jpg", 60) });

  expect(toast()!.text).toBe("Night replaced in 0 places");
  expect(await pictureFiles()).not.toEqual(before);
});

test("a file that is no picture takes nothing's place, and without a line the picture stays, with the dialog open", async () => {
  const { save, line, db, toast } = await pictureDialog();

  const image = new File(["no picture"], "other.jpg", { type: "image/jpeg" });
  expect(await save({ name: "Night", image_alt: "x", image })).toMatchObject({ errors: { image: expect.any(String) } });
  line("cut");
  expectLog("Failed to fetch");
  expect(await save({ name: "Night", image_alt: "x" })).toMatchObject({
    failure: "Error saving picture. Please try again.",
  });
  expect(await db.selectFrom("library_pictures").select("image_alt").execute()).toEqual([
    { image_alt: "A lamp at night" },
  ]);
  expect(toast()).toBeUndefined();
});
