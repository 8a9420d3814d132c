import { expect, test } from "vitest";
import { addUser } from "#test/app.ts";
import { expectLog } from "#test/expect-log.ts";
import { startMailServer } from "#test/servers/mail-server.ts";
import { signedInPanel } from "#test/signed-in-panel.ts";
import { madeLink } from "./links/made-link.ts";
import { runUserAct } from "./user-acts.ts";

async function usersScreen(options?: Parameters<typeof signedInPanel>[0]) {
  const panel = await signedInPanel(options);
  madeLink.tell(null);
  const act = (fields: Record<string, string>) =>
    panel.outcomeOf(runUserAct(panel.request("POST", "/admin/users?tab=staff&new=1", fields)));
  const invite = (email: string) => act({ act: "invite", email, role: "counsellor" });
  const invitation = () => panel.db.selectFrom("invitations").selectAll().executeTakeFirst();
  return { ...panel, act, invite, invitation };
}

test("where no mail leaves, an invitation and a link to a new password are handed over by hand, with their time", async () => {
  const { db, act, invite, invitation, toast } = await usersScreen();

  expect(await invite("kavita@disha.example")).toEqual({ to: "/admin/users?tab=staff" });
  expect(madeLink.read()).toMatchObject({ email: "kavita@disha.example", good: "for three days" });
  const first = madeLink.read()!.address;
  await act({ act: "inviteAgain", id: `${(await invitation())!.id}` });
  expect(madeLink.read()).toMatchObject({ good: "for three days", address: expect.not.stringContaining(first) });
  const id = await addUser(db, "rohan", "counsellor");
  await act({ act: "sendLink", id: `${id}` });
  expect(madeLink.read()).toMatchObject({ email: "rohan@disha.example", good: "for one hour" });
  expect(toast()).toBeUndefined();
});

test("where mail leaves, it is said that it does, and no link is shown", async () => {
  const server = await startMailServer();
  const { invite, toast } = await usersScreen({ smtpUrl: server.url });

  await invite("kavita@disha.example");

  expect([madeLink.read(), toast()!.isFailure]).toEqual([null, false]);
});

test("an invitation is taken back, and one that is refused says why in its form", async () => {
  const { act, invite, invitation, toast } = await usersScreen();
  await invite("kavita@disha.example");

  await act({ act: "revoke", id: `${(await invitation())!.id}` });
  expect([await invitation(), toast()!.isFailure]).toEqual([undefined, false]);
  expectLog("ApiFailure");
  expect(await invite("nobody")).toMatchObject({ errors: { email: expect.stringMatching(/\w/) } });
});

test("a colleague is switched off, the leads handed over, and switched on again", async () => {
  const { db, call, act, toast } = await usersScreen();
  const id = await addUser(db, "rohan", "counsellor");
  const lead = { name: "Tanvi", email: "tanvi@mail.example", phone: "98225 50148", course: "Online MBA" };
  await call({ method: "POST", url: "/backend/api/leads.php", payload: lead });
  await db.updateTable("leads").set({ owner_id: id }).execute();

  expect(await act({ act: "switchOff", id: `${id}`, hand_over: "1" })).toEqual({ to: "/admin/users?tab=staff" });

  expect(await db.selectFrom("leads").select("owner_id").execute()).toEqual([{ owner_id: 1 }]);
  const off = toast()!.text;
  expect(await act({ act: "switchOn", id: `${id}` })).toBeNull();
  expect(toast()!.text).not.toBe(off);
});

test("who may not be switched off stays on, and the dialog says why; what fails beside a form is said at the foot", async () => {
  const { act, toast } = await usersScreen();
  expectLog("ApiFailure");

  expect(await act({ act: "switchOff", id: "1", hand_over: "" })).toMatchObject({
    failure: expect.stringMatching(/\w/),
  });
  expect(toast()).toBeUndefined();
  expect(await act({ act: "revoke", id: "999" })).toBeNull();
  expect(toast()!.isFailure).toBe(true);
});
