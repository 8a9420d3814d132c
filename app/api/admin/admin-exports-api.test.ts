import { expect, test } from "vitest";
import { testApp } from "#test/app.ts";

const url = "/backend/admin/exports.php";

async function exportingApp() {
  const testing = await testApp();
  const exports = () => testing.db.selectFrom("activities").selectAll().where("action", "=", "export").execute();
  return { ...testing, exports };
}

test("an export is noted in the audit: what, how many rows, by whom and from where", async () => {
  const { call, exports, signIn } = await exportingApp();

  const response = await call({ method: "POST", url, token: await signIn(), payload: { type: "lead", count: 120 } });

  expect([response.statusCode, response.json()]).toEqual([201, { success: true, message: "Noted" }]);
  expect(await exports()).toMatchObject([
    { type: "lead", name: "120 rows", record_id: null, actor_id: expect.any(Number), address: "127.0.0.1" },
  ]);
});

test.each([{ type: "Lead!", count: 1 }, { type: "lead", count: 0 }, { type: "lead", count: 1.5 }, { type: "lead" }])(
  "an export of %j is refused, and nothing is noted",
  async (payload) => {
    const { call, exports, signIn } = await exportingApp();

    expect((await call({ method: "POST", url, token: await signIn(), payload })).statusCode).toBe(422);
    expect(await exports()).toEqual([]);
  },
);

test("nobody exports signed out", async () => {
  const { call, exports } = await exportingApp();

  expect((await call({ method: "POST", url, payload: { type: "lead", count: 1 } })).statusCode).toBe(401);
  expect(await exports()).toEqual([]);
});
