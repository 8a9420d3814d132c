import { expect, test } from "vitest";
import { testApp } from "#test/app.ts";

const url = "/backend/admin/templates.php";
const template = { name: "Missed call", channel: "email", subject: "We tried to call", body: "Hello {name}," };

test("staff write, change and delete templates", async () => {
  const { call, signIn } = await testApp();
  const token = await signIn();

  const created = await call({ method: "POST", url, token, payload: template });
  expect(created.statusCode).toBe(201);
  const { id } = created.json<{ data: { id: number } }>().data;
  const payload = { ...template, channel: "whatsapp", subject: "" };
  const updated = await call({ method: "PUT", url: `${url}?id=${id}`, token, payload });
  expect(updated.json()).toMatchObject({ data: { id, channel: "whatsapp", subject: "", body: "Hello {name}," } });
  expect((await call({ method: "DELETE", url: `${url}?id=${id}`, token })).statusCode).toBe(200);
  expect((await call({ method: "GET", url, token })).json()).toMatchObject({ data: [] });
});

test("a template whose field cannot be is refused, and nothing is stored", async () => {
  const { call, db, signIn } = await testApp();
  const token = await signIn();

  for (const [field, value] of [
    ["name", ""],
    ["channel", "fax"],
    ["body", " "],
    ["subject", "a".repeat(201)],
  ] as const) {
    const response = await call({ method: "POST", url, token, payload: { ...template, [field]: value } });

    expect.soft(response.statusCode, field).toBe(422);
    expect(Object.keys(response.json<{ errors: object }>().errors)).toEqual([field]);
    expect(await db.selectFrom("templates").select("id").execute()).toEqual([]);
  }
});

test("signed out no template is read or written", async () => {
  const { call } = await testApp();

  expect((await call({ method: "GET", url })).statusCode).toBe(401);
  expect((await call({ method: "POST", url, payload: template })).statusCode).toBe(401);
});
