import { expect, test } from "vitest";
import { keepSignedIn, takeTab } from "#app/admin/session/tab-owner.ts";
import { watchToasts } from "#app/admin/toast/toasts.ts";
import { dayInIndia } from "#app/lib/time/india-day.ts";
import { sendLeads } from "#test/factories/lead-factories.ts";
import { signedInPanel } from "#test/signed-in-panel.ts";
import { dropCallDraft, readCallDraft } from "#app/admin/calls/unsent/call-draft.ts";
import { actOrNoteCall } from "./note-call.ts";
import { sendUnsentCalls } from "#app/admin/calls/unsent/send-calls.ts";
import { countUnsent, isUnsent, listUnsent, watchUnsent } from "#app/admin/calls/unsent/unsent-calls.ts";
import { DAY_MS } from "#app/lib/time/from-now.ts";

/** The sheet after a call, on a device that `meenal` is signed in at. */
async function sheetOf(...names: string[]) {
  const panel = await signedInPanel();
  keepSignedIn("meenal");
  takeTab();
  const ids = await sendLeads(panel, ...names.map((name, index) => ({ name, phone: `98225 5014${index}` })));
  const note = (fields: Record<string, string | string[]>, index = 0) => {
    const form = {
      id: `${ids[index]}`,
      name: names[index]!,
      key: `key-of-call-${index}`,
      back: "/admin/day?at=2",
      from_stage: "new",
      from_follow_up: "",
      outcome: "reached",
      text: "Wants evening classes",
      stage: "contacted",
      step: "",
      ...fields,
    };
    return panel.outcomeOf(actOrNoteCall(panel.request("POST", "/admin/day?called=1", form)));
  };
  const calls = async () => {
    const events = panel.db.selectFrom("enquiry_events").select("text").where("kind", "=", "call").orderBy("id");
    return (await events.execute()).map(({ text }) => text);
  };
  const lead = () => panel.db.selectFrom("leads").selectAll().where("id", "=", ids[0]!).executeTakeFirstOrThrow();
  const locationOf = (answer: unknown) => (answer instanceof Response ? answer.headers.get("location") : answer);
  return { ...panel, ids, note, calls, lead, locationOf };
}

test("what came of a call is stored with stage and next step, and the sheet leads back to where one was", async () => {
  const { note, calls, lead, locationOf, toast } = await sheetOf("Tanvi Bhosale");
  sessionStorage.setItem("note of lead 1", "Wants evening classes");

  expect(locationOf(await note({ step: "pick", picked: `${dayInIndia(3)}T17:00` }))).toBe("/admin/day?at=2");

  expect(await calls()).toEqual(["Wants evening classes"]);
  expect(await lead()).toMatchObject({ stage: "contacted", follow_up_on: `${dayInIndia(3)}T17:00` });
  expect([toast()!.text, toast()!.undo!.fields["act"]]).toEqual(["Call to Tanvi Bhosale noted", "take-back"]);
  expect(sessionStorage.getItem("note of lead 1")).toBeNull();
});

test("a step of one press is taken as it stands, and no step is none", async () => {
  const { note, lead } = await sheetOf("Tanvi Bhosale");

  await note({ step: dayInIndia(1), picked: dayInIndia(9) });
  expect((await lead()).follow_up_on).toBe(dayInIndia(1));
  await note({ key: "another-call", from_stage: "contacted", from_follow_up: dayInIndia(1) });
  expect((await lead()).follow_up_on).toBeNull();
});

test("a promised follow-up stands where the sheet tells no step, and ends with a last call", async () => {
  const { note, lead, db } = await sheetOf("Tanvi Bhosale");
  const promised = `${dayInIndia(2)}T17:00`;
  await db.updateTable("leads").set({ stage: "contacted", follow_up_on: promised }).execute();
  const told = { from_stage: "contacted", from_follow_up: promised };

  await note({ ...told, step: [] });
  expect((await lead()).follow_up_on).toBe(promised);
  await note({ ...told, key: "another-call", outcome: "not-interested", stage: "lost", step: [] });
  expect((await lead()).follow_up_on).toBeNull();
});

test("why it is lost and that no contact is wanted go along with the call", async () => {
  const { note, lead, db } = await sheetOf("Tanvi Bhosale");

  await note({ outcome: "not-interested", stage: "lost", lost_reason: "Too dear", no_contact: "1" });

  expect(await lead()).toMatchObject({ stage: "lost", lost_reason: "Too dear" });
  expect(await db.selectFrom("no_contacts").selectAll().execute()).not.toEqual([]);
});

test("a refused call leaves the sheet open with its sentence, and nothing is kept on the device", async () => {
  const { note, calls, db } = await sheetOf("Tanvi Bhosale");
  await db.updateTable("leads").set({ stage: "counselling" }).execute();

  expect(await note({})).toMatchObject({ newer: { stage: "counselling" } });
  expect(await note({ outcome: "sneezed" })).toMatchObject({
    failure: expect.stringMatching(/^The call was not noted\. \w/),
  });
  expect([await calls(), countUnsent()]).toEqual([[], 0]);
});

test("without a line the device keeps a call, one of each lead, and sends them once when somebody answers", async () => {
  const { ids, note, calls, line } = await sheetOf("Tanvi Bhosale", "Rajat Verma");
  let told = 0;
  const stop = watchUnsent(() => (told += 1));
  line("cut");

  expect(await note({ text: "First try" })).toEqual({ failure: "", errors: {} });
  await note({ text: "Corrected" });
  line(new Response("", { status: 503 }));
  await note({ text: "Of the other" }, 1);
  expect(await sendUnsentCalls()).toBe(false);
  expect([countUnsent(), isUnsent(ids[0]!), isUnsent(999), told]).toEqual([2, true, false, 3]);
  expect(listUnsent().map(({ name }) => name)).toEqual(["Tanvi Bhosale", "Rajat Verma"]);

  line(null);
  expect([await sendUnsentCalls(), await sendUnsentCalls()]).toEqual([true, false]);
  expect((await calls()).toSorted()).toEqual(["Corrected", "Of the other"]);
  expect([countUnsent(), told]).toEqual([0, 5]);
  stop();
  line("cut");
  await note({ text: "Nobody listens" });
  expect(told).toBe(5);
});

test("a call that was stored although no answer came is not stored twice", async () => {
  const { note, calls, line } = await sheetOf("Tanvi Bhosale");
  await note({});
  line("cut");
  await note({ from_stage: "contacted" });
  line(null);

  expect(await sendUnsentCalls()).toBe(true);
  expect(await calls()).toEqual(["Wants evening classes"]);
});

test("of the kept calls one that is refused by now is named, and the next one is sent all the same", async () => {
  const { db, ids, note, calls, line, toast } = await sheetOf("Tanvi Bhosale", "Rajat Verma");
  line("cut");
  await note({ text: "Too late" });
  await note({ text: "In time" }, 1);
  line(null);
  await db.updateTable("leads").set({ stage: "counselling" }).where("id", "=", ids[0]!).execute();
  const said: string[] = [];
  const stop = watchToasts(() => said.push(toast()!.text));

  await sendUnsentCalls();

  stop();
  expect([await calls(), countUnsent()]).toEqual([["In time"], 0]);
  expect(said).toContainEqual(
    expect.stringMatching(/^The call to Tanvi Bhosale was not noted\. .+ What you typed stands in its sheet\.$/),
  );
});

test("after the end of the session the kept calls wait for whoever made them, and nobody else sees them", async () => {
  const { db, note, calls, line } = await sheetOf("Tanvi Bhosale");
  line("cut");
  await note({});
  line(null);
  await db.deleteFrom("sessions").execute();

  expect(await sendUnsentCalls()).toBe(false);
  expect([await calls(), countUnsent()]).toEqual([[], 1]);
  localStorage.setItem("personal : who is signed in", "ravi");
  takeTab();
  expect([countUnsent(), listUnsent()]).toEqual([0, []]);
});

test("what else a lead is asked passes by the sheet of the call", async () => {
  const { ids, request, outcomeOf, db } = await sheetOf("Tanvi Bhosale");

  await outcomeOf(actOrNoteCall(request("POST", "/admin/day", { id: `${ids[0]}`, act: "note", text: "Later" })));

  const notes = await db.selectFrom("enquiry_events").select("text").where("kind", "=", "note").execute();
  expect(notes).toEqual([{ text: "Later" }]);
});

test("a draft of a call is read for a day, by whoever wrote it", async () => {
  await sheetOf("Tanvi Bhosale");
  const key = "personal meenal: call sheet of lead 7";
  const keptAgo = (ms: number) =>
    localStorage.setItem(key, JSON.stringify({ text: "Rang", kept_at: `${Date.now() - ms}` }));

  expect(readCallDraft(7)).toBeNull();
  keptAgo(DAY_MS - 60_000);
  expect(readCallDraft(7)).toMatchObject({ text: "Rang" });
  keptAgo(DAY_MS);
  expect(readCallDraft(7)).toBeNull();
  keptAgo(0);
  dropCallDraft(7);
  expect(readCallDraft(7)).toBeNull();
});
