import { expect, test } from "vitest";
import { dayInIndia } from "#app/lib/time/india-day.ts";
import { expectLog } from "#test/expect-log.ts";
import { sendLeads } from "#test/factories/lead-factories.ts";
import { signedInPanel } from "#test/signed-in-panel.ts";
import { actOnLead } from "./lead-acts.ts";
import { noteDraftKey } from "./note-draft.ts";

/** Those who have one telephone number: they can become one. */
async function drawerOf(...names: string[]) {
  const panel = await signedInPanel();
  const people = names.map((name, index) => ({ name, email: `of-${index}@mail.example` }));
  const [id, other] = (await sendLeads(panel, ...people)) as [number, number];
  const act = (method: string, fields: Record<string, string>) =>
    actOnLead(panel.request(method, `/admin/leads/${id}`, fields), `${id}`);
  const undo = () => {
    const { action, method, fields } = panel.toast()!.undo!;
    return actOnLead(panel.request(method.toUpperCase(), action, fields), action.split("/").at(-1)!);
  };
  const stored = (of = id) => panel.db.selectFrom("leads").selectAll().where("id", "=", of).executeTakeFirstOrThrow();
  const timeline = async () =>
    (await panel.db.selectFrom("enquiry_events").selectAll().where("lead_id", "=", id).orderBy("id").execute())
      .filter(({ kind }) => ["note", "whatsapp", "call"].includes(kind))
      .map(({ kind, text }) => `${kind}: ${text}`);
  return { ...panel, id, other, act, undo, stored, timeline };
}

const done = { doneAt: expect.any(Number) };

test("a stage is changed where the lead stands and says so; Undo gives it back, and can be undone itself", async () => {
  const { act, undo, stored, toast } = await drawerOf("Tanvi Bhosale");

  expect(await act("PUT", { name: "Tanvi Bhosale", field: "stage", from: "new", value: "contacted" })).toEqual(done);
  expect([(await stored()).stage, toast()!.text]).toEqual(["contacted", "Tanvi Bhosale moved to Contacted"]);
  expect(await undo()).toEqual(done);
  expect([(await stored()).stage, toast()!.text]).toEqual(["new", "Tanvi Bhosale moved to New"]);
  await undo();
  expect((await stored()).stage).toBe("contacted");
});

test("an owner and a follow-up are given and taken, each said in words of its own", async () => {
  const { act, stored, toast } = await drawerOf("Tanvi Bhosale");
  const change = async (field: string, from: string, value: string) => {
    await act("PUT", { name: "Tanvi Bhosale", field, from, value });
    return toast()!.text;
  };

  expect(await change("owner_id", "", "1")).toBe("meenal looks after Tanvi Bhosale");
  expect((await stored()).owner_id).toBe(1);
  expect(await change("owner_id", "1", "")).toBe("Tanvi Bhosale has no owner");
  expect((await stored()).owner_id).toBeNull();
  expect(await change("follow_up_on", "", dayInIndia(1))).toBe("Follow-up with Tanvi Bhosale: Tomorrow");
  expect(await change("follow_up_on", dayInIndia(1), "")).toBe("No follow-up with Tanvi Bhosale");
  expect((await stored()).follow_up_on).toBeNull();
});

test("what a colleague changed in between stays, and comes along with the refusal, unless it is asked for all the same", async () => {
  const { act, stored, toast, db, id } = await drawerOf("Tanvi Bhosale");
  await db.updateTable("leads").set({ stage: "counselling" }).where("id", "=", id).execute();
  const move = { name: "Tanvi Bhosale", field: "stage", from: "new", value: "contacted" };

  const refusal = await act("PUT", move);
  expect(refusal).toMatchObject({ newer: { id, stage: "counselling" } });
  expect(toast()).toMatchObject({
    isFailure: true,
    text: expect.stringMatching(/^Tanvi Bhosale was not changed\. \w/),
  });
  expect((await stored()).stage).toBe("counselling");

  expect(await act("PUT", { ...move, hasty: "1" })).toEqual(done);
  expect((await stored()).stage).toBe("contacted");
});

test("why a lead is lost goes along with the change of its stage", async () => {
  const { act, stored } = await drawerOf("Tanvi Bhosale");
  const change = { name: "Tanvi Bhosale", field: "stage", from: "new", value: "lost" };

  await act("PUT", { ...change, told: JSON.stringify({ lost_reason: "too-dear" }) });

  expect(await stored()).toMatchObject({ stage: "lost", lost_reason: "too-dear" });
});

test("a note and a WhatsApp message are kept; taken back, a note's words stand in its field again", async () => {
  const { act, undo, timeline, toast, id } = await drawerOf("Tanvi Bhosale");

  expect(await act("POST", { act: "note", text: "Asks about evening classes" })).toEqual(done);
  expect(toast()!.text).toBe("Note kept");
  expect(await timeline()).toEqual(["note: Asks about evening classes"]);
  await undo();
  expect([toast()!.text, await timeline()]).toEqual(["Taken back", []]);
  expect(sessionStorage.getItem(noteDraftKey(id))).toBe("Asks about evening classes");

  await act("POST", { act: "whatsapp", text: "Sent the brochure" });
  expect(toast()!.text).toBe("WhatsApp message noted");
  expect(await timeline()).toEqual(["whatsapp: Sent the brochure"]);
  sessionStorage.setItem(noteDraftKey(id), "typed since");
  await undo();
  expect(sessionStorage.getItem(noteDraftKey(id))).toBe("typed since");
});

test("a press on the number waits for its sheet in silence, one on WhatsApp says so and can be taken back", async () => {
  const { act, undo, timeline, toast } = await drawerOf("Tanvi Bhosale");

  await act("POST", { act: "begin", kind: "call", name: "Tanvi Bhosale" });
  expect([toast(), (await timeline()).length]).toEqual([undefined, 1]);
  await act("POST", { act: "begin", kind: "whatsapp", name: "Tanvi Bhosale" });
  expect(toast()!.text).toBe("WhatsApp opened for Tanvi Bhosale");
  await undo();
  expect((await timeline()).length).toBe(1);
});

test("who wants no contact is left alone until that is taken back", async () => {
  const { act, undo, toast } = await drawerOf("Tanvi Bhosale");
  const left = "Tanvi Bhosale is left alone: no call, WhatsApp or mail";

  expect(await act("POST", { act: "no-contact", name: "Tanvi Bhosale" })).toEqual(done);
  expect(toast()!.text).toBe(left);
  const mail = { act: "mail", name: "Tanvi Bhosale", subject: "Your courses", body: "Dear Tanvi" };
  expect(await act("POST", mail)).toMatchObject({ failure: expect.stringMatching(/^The mail was not queued\. \w/) });
  await undo();
  expect(toast()!.text).toBe("Tanvi Bhosale may be contacted again");
  expect(await act("POST", mail)).toEqual(done);
  expect(toast()!.text).toMatch(/^Tanvi Bhosale: \w/);
  await act("POST", { act: "no-contact", name: "Tanvi Bhosale" });
  await act("POST", { act: "contact-again", name: "Tanvi Bhosale" });
  await undo();
  expect(toast()!.text).toBe(left);
});

test("a tag is put on by its name, made where there is none, and taken off again", async () => {
  const { act, db } = await drawerOf("Tanvi Bhosale");
  const tagsOn = () =>
    db.selectFrom("lead_tags").innerJoin("tags", "tags.id", "tag_id").select(["tags.id", "name"]).execute();

  await act("POST", { act: "add-tag", name: "Weekend only" });
  const [tag] = await tagsOn();
  expect(tag).toMatchObject({ name: "Weekend only" });
  await act("POST", { act: "remove-tag", tag: `${tag!.id}` });
  expect(await tagsOn()).toEqual([]);
  expect(await act("POST", { act: "add-tag", name: "" })).toMatchObject({
    failure: expect.stringMatching(/^The tag was not put on\. /),
  });
});

test("two leads of one person become one, and two again by Undo, and one again", async () => {
  const { act, undo, stored, other, toast } = await drawerOf("Tanvi Bhosale", "Tanvi B.");
  const survivorOf = async () => (await stored(other)).merged_into_id;

  expect(await act("POST", { act: "merge", duplicate: `${other}`, name: "Tanvi B." })).toEqual(done);
  expect(toast()!.text).toMatch(/^Merged into Tanvi Bhosale/);
  const survivor = await survivorOf();
  expect(survivor).not.toBeNull();
  await undo();
  expect([toast()!.text, await survivorOf()]).toEqual(["Tanvi B. stands by itself again", null]);
  await undo();
  expect(await survivorOf()).toBe(survivor);
});

test("where nobody answers each act says what was not done, and nothing is stored", async () => {
  const { act, line, timeline } = await drawerOf("Tanvi Bhosale");
  line("cut");
  expectLog("Failed to fetch");
  const told: [Record<string, string>, string][] = [
    [{ act: "merge", duplicate: "7" }, "The leads were not merged."],
    [{ act: "unmerge", survivor: "7" }, "The leads were not taken apart."],
    [{ act: "remove-tag", tag: "7" }, "The tag was not taken off."],
    [{ act: "begin", kind: "call" }, "The timeline does not know of it."],
    [{ act: "take-back", event: "7" }, "It was not taken back."],
    [{ act: "contact-again", name: "Tanvi" }, "Tanvi is still marked."],
    [{ act: "no-contact", name: "Tanvi" }, "Tanvi was not marked."],
    [{ act: "facts", to: "{}", from: "{}" }, "The facts were not put back."],
  ];

  for (const [fields, sentence] of told)
    expect(await act("POST", fields)).toMatchObject({ failure: `${sentence} Check the connection and try again.` });
  expect(await timeline()).toEqual([]);
});

test("a mail or a note whose answer was lost may be there already, and stands there once when it is sent again", async () => {
  const { act, db, line, timeline, toast } = await drawerOf("Tanvi Bhosale");
  expectLog("Failed to fetch");
  const mail = { act: "mail", name: "Tanvi Bhosale", subject: "Your seat", body: "It is kept for you." };
  const note = { act: "note", text: "Asks for the fees" };
  const mails = async () =>
    (await db.selectFrom("outbox").select("subject").where("subject", "=", "Your seat").execute()).length;
  const lost = (what: string, done: string) => ({
    failure: `Nobody answered: ${what} may be ${done} already. Check the connection and try again, it is ${done} only once.`,
  });

  line("lost");
  expect(await act("POST", mail)).toMatchObject(lost("the mail", "queued"));
  expect(await act("POST", note)).toMatchObject(lost("the note", "kept"));
  line(null);
  expect([await act("POST", mail), toast()!.text]).toEqual([done, expect.stringMatching(/^Tanvi Bhosale: The mail /)]);
  expect([await act("POST", note), toast()!.text]).toEqual([done, "Note kept"]);
  expect([await mails(), await timeline()]).toEqual([1, ["note: Asks for the fees"]]);

  // Sent once more because somebody wants it so.
  await act("POST", note);
  await act("POST", { ...mail, body: "It is yours." });
  expect([await mails(), (await timeline()).length]).toEqual([2, 2]);
});

test("the facts that were corrected are put back as they stood, unless they have been corrected again", async () => {
  const { act, undo, stored, toast } = await drawerOf("Tanvi Bhosale");
  const facts = (to: string, from: string) => ({
    act: "facts",
    to: JSON.stringify({ city: to }),
    from: JSON.stringify({ city: from }),
  });

  await act("PUT", facts("Pune", ""));
  expect([(await stored()).city, toast()!.text]).toEqual(["Pune", "Tanvi Bhosale saved"]);
  await undo();
  expect((await stored()).city ?? "").toBe("");
  expect(await act("PUT", facts("Nashik", "Mumbai"))).toMatchObject({ newer: { name: "Tanvi Bhosale" } });
  expect((await stored()).city ?? "").toBe("");
});

test("after the end of the session an act leads to the sign-in, and the token is gone", async () => {
  const { act, db, timeline } = await drawerOf("Tanvi Bhosale");
  await db.deleteFrom("sessions").execute();

  const thrown = await act("POST", { act: "note", text: "Too late" }).catch((error: unknown) => error);

  expect(thrown).toMatchObject({ status: 401 });
  expect([localStorage.getItem("adminToken"), await timeline()]).toEqual([null, []]);
});
