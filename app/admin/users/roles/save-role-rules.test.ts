import { expect, test } from "vitest";
import { expectLog } from "#test/expect-log.ts";
import { signedInPanel } from "#test/signed-in-panel.ts";
import { saveRoleRules } from "./save-role-rules.ts";

async function rolesScreen() {
  const panel = await signedInPanel();
  const save = (fields: Record<string, string | string[]>) =>
    saveRoleRules(panel.request("POST", "/admin/users/roles", fields));
  /** What is ticked of any role. */
  const stored = () =>
    panel.db
      .selectFrom("role_rules")
      .select(["role", "needs_second_factor", "sees_all_leads"])
      .where((of) => of.or([of("needs_second_factor", "=", 1), of("sees_all_leads", "=", 1)]))
      .orderBy("role")
      .execute();
  return { ...panel, save, stored };
}

test("of a box and the hidden field beside it the tick counts, and each role keeps rules of its own", async () => {
  const { save, stored, toast } = await rolesScreen();

  const ticked = { needs_second_factor: ["0", "1"], sees_all_leads: "0" };
  expect(await save({ role: "counsellor", ...ticked })).toBeNull();
  expect(toast()).toMatchObject({ isFailure: false, text: expect.stringMatching(/\w/) });
  await save({ role: "editor", needs_second_factor: "0", sees_all_leads: ["0"] });

  expect(await stored()).toEqual([{ role: "counsellor", needs_second_factor: 1, sees_all_leads: 0 }]);
});

test("what was ticked can be unticked again", async () => {
  const { save, stored } = await rolesScreen();
  await save({ role: "counsellor", needs_second_factor: ["0", "1"], sees_all_leads: ["0", "1"] });
  expect(await stored()).toMatchObject([{ needs_second_factor: 1, sees_all_leads: 1 }]);

  await save({ role: "counsellor", needs_second_factor: "0", sees_all_leads: ["0", "1"] });

  expect(await stored()).toMatchObject([{ needs_second_factor: 0, sees_all_leads: 1 }]);
});

test("of what two people decide at once about a role each has their own, and neither takes the other's back", async () => {
  const { save, stored } = await rolesScreen();
  const before = { role: "counsellor", needs_second_factor_before: "0", sees_all_leads_before: "0" };

  await save({ ...before, needs_second_factor: ["0", "1"], sees_all_leads: "0" });
  await save({ ...before, needs_second_factor: "0", sees_all_leads: ["0", "1"] });

  expect(await stored()).toEqual([{ role: "counsellor", needs_second_factor: 1, sees_all_leads: 1 }]);
});

test("a role that nobody has is refused in a sentence, and without a line nothing is said to be stored", async () => {
  const { save, stored, line, toast } = await rolesScreen();

  expect(await save({ role: "director", needs_second_factor: "1" })).toMatchObject({
    failure: expect.stringMatching(/\w/),
  });
  line("cut");
  expectLog("Failed to fetch");
  expect(await save({ role: "editor" })).toMatchObject({ failure: "The rules were not saved. Please try again." });
  expect([await stored(), toast()]).toEqual([[], undefined]);
});
