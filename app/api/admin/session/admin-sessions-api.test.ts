import { expect, test } from "vitest";
import { fromNow, HOUR_MS } from "#app/lib/time/from-now.ts";
import { testApp } from "#test/app.ts";

const url = "/backend/admin/sessions.php";

interface Sessions {
  data: { id: number; is_current: 0 | 1 }[];
}

/** Meenal is signed in twice, Ravi, an administrator here, once. */
async function signedInApp() {
  const testing = await testApp();
  const { call, db, signIn } = testing;
  await db.updateTable("users").set({ role: "admin" }).execute();
  const [other, ravis, token] = [await signIn(), await signIn("ravi"), await signIn()];
  const list = async (by: string) => (await call({ method: "GET", url, token: by })).json<Sessions>().data;
  return {
    ...testing,
    token,
    other,
    ravis,
    list,
    end: (query: string) => call({ method: "DELETE", url: `${url}${query}`, token }),
    livingSessions: async () => (await db.selectFrom("sessions").select("id").execute()).length,
  };
}

test("staff see their own sessions, with time, address and device, and which one is in use", async () => {
  const { call, list, token } = await signedInApp();

  const sessions = await list(token);

  expect(sessions.map((session) => session.is_current)).toEqual([1, 0]);
  expect(sessions[0]).toEqual({
    id: expect.any(Number),
    created_at: expect.stringMatching(/Z$/),
    last_used_at: expect.stringMatching(/Z$/),
    address: "127.0.0.1",
    device: "lightMyRequest",
    is_current: 1,
  });
  expect((await call({ method: "GET", url, token })).body).not.toContain("token");
});

test("a session that has ended by itself is not listed", async () => {
  const { db, list, token } = await signedInApp();
  const { id } = (await list(token))[1]!;
  const tooLongAgo = fromNow(-13 * HOUR_MS);
  await db.updateTable("sessions").set({ last_used_at: tooLongAgo }).where("id", "=", id).execute();

  expect(await list(token)).toHaveLength(1);
});

test("one of one's sessions ends, and its token is worth nothing", async () => {
  const { call, end, list, livingSessions, other, token } = await signedInApp();
  const { id } = (await list(token)).find((session) => session.is_current === 0)!;

  const response = await end(`?id=${id}`);

  expect([response.statusCode, response.json()]).toEqual([200, { success: true, message: "Session ended" }]);
  expect((await call({ method: "GET", url, token: other })).statusCode).toBe(401);
  expect(await livingSessions()).toBe(2);
});

test("all other sessions of one's own end at once, and nobody else's", async () => {
  const { end, list, livingSessions, ravis, token } = await signedInApp();

  const response = await end("?all=others");

  expect(response.json()).toEqual({ success: true, message: "1 other session ended" });
  expect((await list(token)).map((session) => session.is_current)).toEqual([1]);
  expect(await list(ravis)).toHaveLength(1);
  expect(await livingSessions()).toBe(2);
});

test("somebody else's session is as absent as one that never was", async () => {
  const { end, list, livingSessions, ravis } = await signedInApp();
  const { id } = (await list(ravis))[0]!;

  const [foreign, unknown] = [await end(`?id=${id}`), await end("?id=999")];

  expect([foreign.statusCode, unknown.statusCode]).toEqual([404, 404]);
  expect(foreign.json()).toEqual(unknown.json());
  expect(await livingSessions()).toBe(3);
});

test("what names no session: 422, and none ends", async () => {
  const { end, livingSessions } = await signedInApp();

  for (const query of ["", "?all=mine", "?id=1&all=others", "?id=one"]) {
    const response = await end(query);

    expect.soft(response.statusCode, query).toBe(422);
    expect(response.json()).toMatchObject({ success: false, message: expect.any(String), errors: expect.any(Object) });
    expect(await livingSessions()).toBe(3);
  }
});

test("every ended session is an activity", async () => {
  const { db, end } = await signedInApp();
  await end("?all=others");

  const acts = await db.selectFrom("activities").selectAll().where("type", "=", "session").execute();

  expect(acts).toMatchObject([{ action: "delete", name: "lightMyRequest", actor_id: 1, address: "127.0.0.1" }]);
});
