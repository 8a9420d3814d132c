import { expect, test } from "vitest";
import { testApp } from "#test/app.ts";
import { jpegPicture, multipartBody } from "#test/factories/factories.ts";

const KEY = "a key of one sending";
const url = `/backend/admin/faqs.php?idempotency_key=${encodeURIComponent(KEY)}`;
const payload = { question: "Is it online?", answer: "Yes." };

async function desk() {
  const testing = await testApp();
  const token = await testing.signIn();
  const post = (address = url) => testing.call({ method: "POST", url: address, token, payload });
  const stored = () => testing.db.selectFrom("faqs").select("id").execute();
  return { ...testing, token, post, stored };
}

test("a record that is sent again with its key is answered as the first time, and stored once", async () => {
  const { post, stored, db } = await desk();
  const first = await post();
  const again = await post();

  expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
  expect(again.json()).toEqual(first.json());
  expect(await stored()).toHaveLength(1);
  expect(await db.selectFrom("activities").select("id").where("type", "=", "faq").execute()).toHaveLength(1);
  await post(`${url}2`);
  await post("/backend/admin/faqs.php");
  expect(await stored()).toHaveLength(3);
});

test("a key that is none is refused, and a record that somebody has deleted since does not come back", async () => {
  const { post, stored, call, token } = await desk();
  expect((await post("/backend/admin/faqs.php?idempotency_key=short")).statusCode).toBe(422);
  const { id } = (await post()).json().data;
  await call({ method: "DELETE", url: `/backend/admin/faqs.php?id=${id}`, token });

  expect((await post()).statusCode).toBe(404);
  expect(await stored()).toEqual([]);
});

test("what came with its first sending stays, and its second brings no other picture", async () => {
  const { call, token, pictureFiles } = await desk();
  const image = { name: "a.jpg", type: "image/jpeg", bytes: await jpegPicture() };
  const fields = { name: "Konkan Shore University", location: "Ratnagiri", description: "By the sea.", image };
  const send = async () => {
    const body = await multipartBody({ ...fields, website: "https://konkan.example" });
    return call({ method: "POST", url: url.replace("faqs", "universities"), token, ...body });
  };
  const first = await send();
  const files = await pictureFiles();

  expect((await send()).json().data).toEqual(first.json().data);
  expect(await pictureFiles()).toEqual(files);
});
