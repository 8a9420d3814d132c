import { expect, test } from "vitest";
import { testApp } from "#test/app.ts";

const url = "/backend/admin/subscribers.php";

test("staff see who asked for the newsletter, search the addresses, and delete one", async () => {
  const { call, db, signIn } = await testApp();
  for (const email of ["tanvi@mail.example", "rajat@post.example"]) {
    await call({ method: "POST", url: "/backend/api/newsletter.php", payload: { email } });
  }
  const token = await signIn();
  const get = async (query: string) => (await call({ method: "GET", url: `${url}${query}`, token })).json();

  expect(await get("")).toMatchObject({
    data: [
      { email: "rajat@post.example", status: "pending", confirmed_at: null },
      { email: "tanvi@mail.example", status: "pending" },
    ],
  });
  expect(await get("?q=TANVI&limit=1")).toMatchObject({ data: [{ email: "tanvi@mail.example" }], meta: { total: 1 } });
  expect(await get("?status=confirmed")).toMatchObject({ data: [] });

  const { id } = (await get("?q=rajat")).data[0];
  const deletion = { method: "DELETE", url: `${url}?id=${id}`, token } as const;
  expect((await call(deletion)).statusCode).toBe(200);
  expect((await call(deletion)).statusCode).toBe(404);
  expect((await call({ ...deletion, url: `${url}?id=x` })).statusCode).toBe(422);
  expect(await db.selectFrom("subscribers").select("email").execute()).toEqual([{ email: "tanvi@mail.example" }]);
});
