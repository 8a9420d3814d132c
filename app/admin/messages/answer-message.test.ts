import { expect, test } from "vitest";
import { expectLog } from "#test/expect-log.ts";
import { signedInPanel } from "#test/signed-in-panel.ts";
import { changeStatus, sendReply } from "./answer-message.ts";

async function desk() {
  const panel = await signedInPanel();
  const message = { name: "Tanvi", email: "tanvi@mail.example", subject: "Evenings", message: "Are there any?" };
  await panel.call({ method: "POST", url: "/backend/api/contact.php", payload: message });
  await panel.db.deleteFrom("outbox").execute();
  const stored = () => panel.db.selectFrom("messages").selectAll().executeTakeFirstOrThrow();
  const { id, updated_at } = await stored();
  const answer = (fields: Record<string, string>) => {
    const form = { id: `${id}`, seen: updated_at, subject: "Re: Evenings", reply: "Yes, three a week.", ...fields };
    return sendReply(panel.request("POST", "/admin/messages", form));
  };
  const mails = () => panel.db.selectFrom("outbox").select(["recipient", "subject"]).execute();
  const mark = (fields: Record<string, string>) => changeStatus(panel.request("PUT", "/admin/messages", fields));
  return { ...panel, id, stored, answer, mails, mark };
}

test("a reply goes to the outbox once, and the message counts as answered", async () => {
  const { answer, stored, mails, toast } = await desk();

  const outcome = await answer({});

  const { status, updated_at } = await stored();
  expect([outcome, status]).toEqual([{ sent: updated_at }, "answered"]);
  expect(await mails()).toEqual([{ recipient: "tanvi@mail.example", subject: "Re: Evenings" }]);
  expect(toast()).toMatchObject({ isFailure: false, text: expect.stringMatching(/\w\.$/) });
});

test("who did not see that a colleague has answered is told, with that answer, and may send another knowingly", async () => {
  const { answer, mails } = await desk();
  await answer({ reply: "The colleague's" });

  const refusal = await answer({ reply: "Mine" });
  expect(refusal).toMatchObject({ newer: { status: "answered" }, failure: expect.not.stringMatching(/^The reply/) });
  expect(await mails()).toHaveLength(1);
  expect(await answer({ reply: "Mine", anyway: "1" })).toHaveProperty("sent");
  expect(await mails()).toHaveLength(2);
});

test("what is missing is said at its field, a line that is cut above it, and no mail is written", async () => {
  const { answer, mails, line } = await desk();

  expect(await answer({ reply: "" })).toMatchObject({
    failure: expect.stringMatching(/^The reply was not sent\. \w/),
    errors: { reply: "Reply is required" },
  });
  line("cut");
  expectLog("Failed to fetch");
  expect(await answer({})).toMatchObject({ failure: expect.stringMatching(/^Nobody answered: the reply may be sent/) });
  expect(await mails()).toEqual([]);
});

test("a reply whose answer was lost is sent once, though it is sent again", async () => {
  const { answer, mails, stored, line } = await desk();
  line("lost");
  expectLog("Failed to fetch");
  expect(await answer({})).toMatchObject({ failure: expect.stringMatching(/^Nobody answered: the reply may be sent/) });
  line(null);

  expect(await answer({})).toEqual({ sent: (await stored()).updated_at });
  expect(await mails()).toHaveLength(1);
});

test("so is one that was sent anyway: the way on is the first button again", async () => {
  const { answer, mails, line } = await desk();
  await answer({ reply: "The colleague's" });
  expect(await answer({ reply: "Mine" })).toHaveProperty("newer");
  line("lost");
  expectLog("Failed to fetch");
  await answer({ reply: "Mine", anyway: "1" });
  line(null);

  expect(await answer({ reply: "Mine" })).toHaveProperty("sent");
  expect(await mails()).toHaveLength(2);
});

test("a message is closed without a reply and opened again, each by the other's Undo", async () => {
  const { id, mark, stored, toast } = await desk();

  await mark({ id: `${id}`, status: "answered" });
  expect([(await stored()).status, toast()!.text]).toEqual(["answered", "The message counts as answered."]);
  expect(toast()!.undo).toMatchObject({ action: "/admin/messages", method: "put" });
  await mark(toast()!.undo!.fields);
  expect([(await stored()).status, toast()!.text]).toEqual(["new", "The message is open again."]);
  await mark(toast()!.undo!.fields);
  expect((await stored()).status).toBe("answered");
});

test("Undo leaves what a colleague has done with the message since", async () => {
  const { id, db, mark, stored, toast } = await desk();
  await mark({ id: `${id}`, status: "answered" });
  const { fields } = toast()!.undo!;
  await db.updateTable("messages").set({ updated_at: "2030-01-01T00:00:00.000Z" }).execute();

  await mark(fields);

  expect((await stored()).status).toBe("answered");
  expect(toast()).toMatchObject({ isFailure: true, text: expect.stringMatching(/^The status was not saved\. \w/) });
});

test("a message that is gone says why its status was not saved", async () => {
  const { mark, toast } = await desk();

  expect(await mark({ id: "999", status: "answered" })).toBeNull();
  expect(toast()).toMatchObject({ isFailure: true, text: expect.stringMatching(/^The status was not saved\. \w/) });
});
