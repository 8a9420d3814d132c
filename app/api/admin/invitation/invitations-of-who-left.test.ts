import { expect, test } from "vitest";
import { issueInvitationLink } from "#app/domain/invitation/issue-invitation-link.server.ts";
import { addUser, testApp } from "#test/app.ts";

const invitations = "/backend/admin/invitations.php";
const open = "/backend/admin/invitation.php";
const email = "kavita@disha.example";
const kavita = { username: "kavita", full_name: "Kavita Jadhav", password: "three green parrots" };

/** Sunil, an administrator, has invited Kavita. */
async function office() {
  const testing = await testApp();
  const { call, db, signIn } = testing;
  const sunil = await addUser(db, "sunil", "admin");
  const token = await signIn();
  const payload = { email, role: "admin" };
  const invited = await call({ method: "POST", url: invitations, token: await signIn("sunil"), payload });
  const accept = (link: string) =>
    call({ method: "PUT", url: open, payload: { token: link.split("#")[1], ...kavita } });
  const { id, link } = invited.json<{ data: { id: number; link: string } }>().data;
  return { ...testing, sunil, token, id, link, accept };
}

test.each([
  ["is switched off", { method: "POST", url: "/backend/admin/switched-off-users.php" }, undefined],
  ["is deleted", { method: "DELETE", url: "/backend/admin/users.php" }, undefined],
  [
    "has another role",
    { method: "PUT", url: "/backend/admin/users.php" },
    { username: "sunil", email: "sunil@disha.example", role: "editor" },
  ],
] as const)("who invited %s: the link opens nothing, until a colleague sends it again", async (_what, way, payload) => {
  const { call, db, sunil, token, id, link, accept } = await office();

  const answer = await call({ ...way, url: `${way.url}?id=${sunil}`, token, ...(payload && { payload }) });

  expect(answer.statusCode).toBe(200);
  const shown = await call({ method: "POST", url: open, payload: { token: link.split("#")[1] } });
  expect([shown.statusCode, (await accept(link)).statusCode]).toEqual([404, 404]);
  expect(await db.selectFrom("users").select("id").where("email", "=", email).execute()).toEqual([]);
  // A mail that has not left asks for its link as it leaves.
  expect(await issueInvitationLink(db, id)).toBeNull();
  const listed = async () => (await call({ method: "GET", url: invitations, token })).json().data;
  expect(await listed()).toMatchObject([{ email, state: "expired" }]);

  const again = await call({ method: "PUT", url: `${invitations}?id=${id}`, token });

  expect(await listed()).toMatchObject([{ email, state: "open", invited_by: "meenal" }]);
  expect((await accept(again.json<{ data: { link: string } }>().data.link)).statusCode).toBe(201);
});

test("an administrator who is saved as one leaves the invitations open", async () => {
  const { call, sunil, token, link, accept } = await office();
  const payload = { username: "sunil", email: "sunil@mail.example", role: "admin" };

  expect((await call({ method: "PUT", url: `/backend/admin/users.php?id=${sunil}`, token, payload })).statusCode).toBe(
    200,
  );

  expect((await accept(link)).statusCode).toBe(201);
});
