import { expect, test } from "vitest";
import { signedInPanel } from "#test/signed-in-panel.ts";
import { moveApplication } from "./move-application.ts";

async function desk() {
  const panel = await signedInPanel();
  const password = "kettle under a banyan";
  const person = { email: "isha@mail.example", password, confirmPassword: password, phone: "982-255-0148" };
  const payload = { ...person, firstName: "Isha", lastName: "Rathod", company: "Bharat Forge" };
  await panel.call({ method: "POST", url: "/backend/api/applications.php", payload });
  await panel.db.deleteFrom("outbox").execute();
  const stored = () => panel.db.selectFrom("applications").selectAll().executeTakeFirstOrThrow();
  const { id, updated_at } = await stored();
  const form = { id: `${id}`, name: "Isha Rathod", from: "1", step: "2", seen: updated_at };
  const move = (fields: Record<string, string> = {}, address = "/admin/applications?move=1&onto=2") =>
    moveApplication(panel.request("PUT", address, { ...form, ...fields }));
  const mails = async () => (await panel.db.selectFrom("outbox").select("subject").execute()).length;
  return { ...panel, stored, move, mails };
}

test("a move says the step and what became of the mail; Undo takes both back", async () => {
  const { move, stored, mails, toast, request } = await desk();

  expect(await move()).toBeNull();
  expect([(await stored()).step, await mails()]).toEqual([2, 1]);
  expect(toast()!.text).toMatch(/^Isha Rathod: step 2\b.*\. \w/);

  const { action, method, fields } = toast()!.undo!;
  expect([action, method]).toEqual(["/admin/applications", "put"]);
  await moveApplication(request(method.toUpperCase(), action, fields));
  expect((await stored()).step).toBe(1);
  expect(toast()!.undo!.fields).toMatchObject({ from: "1", step: "2" });
});

test("Undo leaves what a colleague has moved since, and tells nobody", async () => {
  const { db, move, stored, mails, toast, request } = await desk();
  await move();
  const { action, fields } = toast()!.undo!;
  await db.updateTable("applications").set({ step: 3, updated_at: "2030-01-01T00:00:00.000Z" }).execute();

  const outcome = await moveApplication(request("PUT", action, fields));

  expect([(await stored()).step, await mails()]).toEqual([3, 1]);
  expect(toast()).toMatchObject({ isFailure: true, text: expect.stringMatching(/^Isha Rathod was not moved\. /) });
  // The screen reads the colleague's move.
  expect(outcome).toMatchObject({ newer: { step: 3 } });
});

test("what a colleague moved in between stays: asked in a dialog it says so there, moved by hand at the foot", async () => {
  const { db, move, stored, toast } = await desk();
  await db.updateTable("applications").set({ step: 3, updated_at: "2030-01-01T00:00:00.000Z" }).execute();

  expect(await move()).toMatchObject({ failure: expect.stringMatching(/^Isha Rathod was not moved\. \w/) });
  expect([(await stored()).step, toast()]).toEqual([3, undefined]);
  await move({}, "/admin/applications");
  expect(toast()).toMatchObject({ isFailure: true, text: expect.stringMatching(/^Isha Rathod was not moved\. /) });
});
