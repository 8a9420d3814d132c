import { expect, test } from "vitest";
import { testApp } from "#test/app.ts";
import { jpegPicture, multipartBody } from "#test/factories/factories.ts";

test.each([
  ["leaders", { name: "Vaishali Ranade", title: "Founder" }, { title: "Director" }, { title: "Title is required" }],
  ["core-values", { name: "Integrity", text: "We name the costs." }, { text: "Always." }, { text: "Text is required" }],
] as const)("staff create, order, change and delete %s", async (name, record, change, refusal) => {
  const { call, signIn } = await testApp();
  const token = await signIn();
  const url = `/backend/admin/${name}.php`;
  const send = (method: "POST" | "PUT", payload: object, query = "") =>
    call({ method, url: `${url}${query}`, token, payload });
  const listed = async () => (await call({ method: "GET", url, token })).json().data;

  const created = await send("POST", record);
  const { id } = created.json().data;
  await send("POST", { ...record, name: "First of all", order: 0 });

  expect([created.statusCode, created.json().data]).toMatchObject([201, { ...record, order: 1 }]);
  expect((await listed()).map((row: { name: string }) => row.name)).toEqual(["First of all", record.name]);

  const updated = await send("PUT", { ...record, ...change }, `?id=${id}`);
  expect(updated.json()).toMatchObject({ success: true, data: { id, ...change } });

  const refused = await send("POST", { name: "Nameless" });
  expect([refused.statusCode, refused.json().errors]).toEqual([422, refusal]);

  const deletion = { method: "DELETE", url: `${url}?id=${id}`, token } as const;
  expect([(await call(deletion)).statusCode, (await call(deletion)).statusCode]).toEqual([200, 404]);
  expect(await listed()).toHaveLength(1);
});

test("a leader has a picture of their own folder", async () => {
  const { call, signIn } = await testApp();
  const image = { name: "a.jpg", type: "image/jpeg", bytes: await jpegPicture() };

  const body = await multipartBody({ name: "Vaishali Ranade", title: "Founder", image });
  const response = await call({ method: "POST", url: "/backend/admin/leaders.php", token: await signIn(), ...body });

  expect(response.json().data.image_url).toMatch(/^\/backend\/uploads\/leaders\/[0-9a-f]{32}\.webp$/);
});
