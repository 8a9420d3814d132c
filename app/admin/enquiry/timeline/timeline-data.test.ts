import { expect, test } from "vitest";
import { addUser } from "#test/app.ts";
import { expectLog } from "#test/expect-log.ts";
import { signedInPanel } from "#test/signed-in-panel.ts";
import { timelineAddress } from "./timeline-address.ts";
import { clientAction, clientLoader, type NoteOutcome, type TimelineData } from "./timeline-data.ts";

const sent = {
  name: "Tanvi",
  email: "tanvi@mail.example",
  phone: "98225 50148",
  subject: "Fees",
  message: "How much?",
};

async function dialogOfMessage() {
  const panel = await signedInPanel();
  await panel.call({ method: "POST", url: "/backend/api/contact.php", payload: sent });
  const { id } = await panel.db.selectFrom("messages").select("id").executeTakeFirstOrThrow();
  const address = timelineAddress("message", id);
  const act = (fields: Record<string, string>, to = address) =>
    clientAction({ request: panel.request("POST", to, fields) } as never);
  const cookie = `disha_panel=${await panel.signIn()}`;
  const shown = async () =>
    (await panel.call({ method: "GET", url: address.replace("?", ".data?"), headers: { cookie } })).body;
  const kept = async () =>
    (await panel.db.selectFrom("enquiry_events").select(["kind", "text", "is_begun"]).orderBy("id").execute()).filter(
      ({ kind }) => kind !== "mail" && kind !== "form",
    );
  const undo = () => {
    const { action, fields } = panel.toast()!.undo!;
    return act(fields, action);
  };
  return { ...panel, id, act, shown, kept, undo };
}

test("a note of a message is kept, stands in its timeline, and can be taken back", async () => {
  const { act, shown, kept, undo, toast } = await dialogOfMessage();

  const { keptId } = await act({ kind: "note", text: "Asks for a waiver" });

  expect(keptId).toEqual(expect.any(Number));
  expect([toast()!.text, (await shown()).includes("Asks for a waiver")]).toEqual(["Note kept", true]);
  expect(await undo()).toEqual({});
  expect([await kept(), toast()!.text, (await shown()).includes("Asks for a waiver")]).toEqual([
    [],
    "Taken back",
    false,
  ]);
});

test("what was said by hand and what a press began are told apart at the foot", async () => {
  const { act, kept, toast } = await dialogOfMessage();
  const said = async (fields: Record<string, string>) => {
    await act({ text: "", ...fields });
    return toast()!.text;
  };

  expect(await said({ kind: "whatsapp", text: "Sent the fees" })).toBe("WhatsApp message noted");
  expect(await said({ kind: "whatsapp", text: "Namaste", is_begun: "1" })).toBe("WhatsApp opened");
  expect((await kept()).map(({ is_begun }) => is_begun)).toEqual([0, 1]);
});

test("a refused note leaves its words in the field; a refused press says so at the foot, where no field is", async () => {
  const { act, kept, toast, line } = await dialogOfMessage();
  const isRefused: NoteOutcome = { failure: expect.stringMatching(/\w/) as never };

  expect(await act({ kind: "note", text: "" })).toEqual(isRefused);
  expect(toast()).toBeUndefined();
  line("cut");
  expectLog("Failed to fetch");
  expect(await act({ kind: "whatsapp", text: "", is_begun: "1" })).toEqual(isRefused);
  expect(toast()!.isFailure).toBe(true);
  line(null);
  expect(await kept()).toEqual([]);
});

test("a note whose answer was lost is kept once, though it is sent again", async () => {
  const { act, kept, toast, line } = await dialogOfMessage();
  const note = { kind: "note", text: "Asks for a waiver" };
  line("lost");
  expectLog("Failed to fetch");

  expect(await act(note)).toMatchObject({ failure: expect.stringContaining("the note may be kept already") });
  line(null);
  expect(await act(note)).toEqual({ keptId: expect.any(Number) });

  expect([toast()!.text, (await kept()).length]).toEqual(["Note kept", 1]);
});

test("somebody else's line is not taken back", async () => {
  const { act, db, kept, toast } = await dialogOfMessage();
  const { keptId } = await act({ kind: "note", text: "Asks for a waiver" });
  await db
    .updateTable("enquiry_events")
    .set({ actor_id: await addUser(db, "kavita", "admin") })
    .execute();

  expect(await act({ event: `${keptId}` })).toMatchObject({ failure: expect.stringMatching(/\w/) });

  expect([(await kept()).length, toast()!.isFailure]).toEqual([1, true]);
});

test("a timeline that cannot be read leaves the dialog without it, with the reason in its place", async () => {
  const serverLoader = () => Promise.reject(new TypeError("Failed to fetch"));

  const shown: TimelineData = await clientLoader({ serverLoader } as never);

  expect(shown).toEqual({ events: [], lead: null, failure: expect.stringMatching(/\w/) });
});
