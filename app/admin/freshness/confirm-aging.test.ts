import { expect, test } from "vitest";
import { dayInIndia } from "#app/lib/time/india-day.ts";
import { expectLog } from "#test/expect-log.ts";
import { addCourse, addUniversity } from "#test/factories/factories.ts";
import { signedInPanel } from "#test/signed-in-panel.ts";
import { confirmAging } from "./confirm-aging.ts";

async function freshnessScreen() {
  const panel = await signedInPanel();
  const fees = { fees_checked_on: "2026-06-01" };
  const id = await addCourse(panel.db, await addUniversity(panel.db), fees);
  const fields = { holder: "courses", id: `${id}`, kind: "fees", claim: "", title: "Online MBA" };
  const confirm = (some: Record<string, string> = {}) =>
    confirmAging(panel.request("POST", "/admin/freshness", { ...fields, ...some }));
  const undo = (toast = panel.toast()!) => {
    const { action, method, fields: told } = toast.undo!;
    return confirmAging(panel.request(method.toUpperCase(), action, told));
  };
  const checked = () => panel.db.selectFrom("courses").select("fees_checked_on").executeTakeFirstOrThrow();
  return { ...panel, confirm, undo, checked, before: fees };
}

test("what is still true is checked today, and Undo brings back the day of before", async () => {
  const { confirm, undo, checked, toast, before } = await freshnessScreen();

  await confirm();
  expect(toast()!.text).toBe("Fees of Online MBA: checked today");
  expect(await checked()).toEqual({ fees_checked_on: dayInIndia() });
  await undo();

  expect(await checked()).toEqual(before);
  expect(toast()).toMatchObject({ text: "Fees of Online MBA: as it was before", isFailure: false });
  expect(toast()!.undo).toBeUndefined();
});

test("Undo leaves what somebody else has checked since", async () => {
  const { confirm, undo, checked, toast } = await freshnessScreen();
  await confirm();
  const first = toast()!;

  await confirm();
  await undo(first);

  expect(toast()!.text).toMatch(/^Fees of Online MBA: nothing was noted\. .* saved this course on /);
  expect(await checked()).toEqual({ fees_checked_on: dayInIndia() });
});

test("what is gone or cannot be reached was not noted, and is named with the reason", async () => {
  const { confirm, checked, toast, line, before } = await freshnessScreen();

  await confirm({ id: "999" });
  expect(toast()).toMatchObject({
    isFailure: true,
    text: expect.stringMatching(/^Fees of Online MBA: nothing was noted\. \w/),
  });
  line("cut");
  expectLog("Failed to fetch");
  await confirm({ kind: "approvals" });
  expect(toast()!.text).toMatch(/^Approvals of Online MBA: nothing was noted\. \w/);
  expect(await checked()).toEqual(before);
});
