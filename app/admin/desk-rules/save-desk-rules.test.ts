import { expect, test } from "vitest";
import { keepToken } from "#app/admin/session/admin-token.ts";
import { addUser } from "#test/app.ts";
import { expectLog } from "#test/expect-log.ts";
import { signedInPanel } from "#test/signed-in-panel.ts";
import { clientLoader } from "./desk-rules-screen.tsx";
import { saveDeskRules } from "./save-desk-rules.ts";

async function deskScreen() {
  const panel = await signedInPanel();
  const token = localStorage.getItem("adminToken")!;
  const rules = async () =>
    (await panel.call({ method: "GET", url: "/backend/admin/desk-rules.php", token })).json().data;
  const save = async (fields: Record<string, string>, seen?: string) => {
    const form = { seen: seen ?? (await rules()).updated_at, ...fields };
    return saveDeskRules(panel.request("POST", "/admin/settings/desk", form));
  };
  return { ...panel, rules, save };
}

test("the office's rules are stored, hold from now on, and those that the form does not name stay", async () => {
  const { save, rules } = await deskScreen();
  const { tries, first_reply_minutes } = await rules();

  const outcome = await save({ lost_reasons: "Too dear\nToo far", quiet_from: "21:00", quiet_until: "08:00" });

  const now = await rules();
  expect(now).toMatchObject({ lost_reasons: ["Too dear", "Too far"], quiet_from: "21:00", quiet_until: "08:00" });
  expect(now).toMatchObject({ tries, first_reply_minutes });
  expect(outcome).toMatchObject({ saved: { updated_at: now.updated_at }, said: "Rules saved. They hold from now on." });
});

test.each(["editor", "counsellor", "viewer"] as const)("a form that a %s could not save is not shown", async (role) => {
  const { db, signIn } = await deskScreen();
  await addUser(db, "kavita", role);
  keepToken(await signIn("kavita"));

  await expect(clientLoader()).rejects.toMatchObject({
    status: 403,
    message: `Your role is ${role}: administrators decide about the rules of the desk.`,
  });
});

test("who takes new leads travels as rows, and each person may stand there once", async () => {
  const { save, rules, db } = await deskScreen();
  const id = await addUser(db, "kavita", "counsellor");
  const taker = { user_id: `${id}`, hours: "", days_off: "", leave_from: "", leave_until: "", most_waiting: "" };
  const takers = JSON.stringify([taker, taker]);

  expect(await save({ takers })).toMatchObject({ errors: { takers: "Each person may stand only once" } });

  expect((await rules()).takers).toEqual([]);
});

test("a refused rule changes none of the others", async () => {
  const { save, rules } = await deskScreen();
  const before = await rules();

  const outcome = await save({ lost_reasons: "Too dear", tries: "whenever" });

  expect(outcome).toMatchObject({ errors: { "tries.0": expect.stringMatching(/^A try is /) } });
  expect(await rules()).toEqual(before);
});

test("rules that a colleague has saved since stay and come along; without a line nothing is stored, and that is said", async () => {
  const { save, rules, line } = await deskScreen();
  const { updated_at } = await rules();
  await save({ lost_reasons: "The colleague's" });

  expect(await save({ lost_reasons: "Mine" }, updated_at)).toMatchObject({
    newer: { lost_reasons: ["The colleague's"] },
  });
  line("cut");
  expectLog("Failed to fetch");
  const outcome = await save({}, updated_at);
  expect(outcome).toMatchObject({ failure: "The rules were not saved. Please try again." });
});
