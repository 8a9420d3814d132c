import { expect, test } from "vitest";
import { expectLog } from "#test/expect-log.ts";
import { signedInPanel } from "#test/signed-in-panel.ts";
import { moveRecord } from "./move-record.ts";

test("a record gets another place in its list; Undo gives it back, and what is refused moves nothing", async () => {
  const { call, db, request, toast } = await signedInPanel();
  const token = localStorage.getItem("adminToken")!;
  for (const question of ["One?", "Two?", "Three?"])
    await call({ method: "POST", url: "/backend/admin/faqs.php", token, payload: { question, answer: "Yes." } });
  const order = async () =>
    (await db.selectFrom("faqs").select("question").orderBy("position").execute()).map(({ question }) => question);
  const { id } = await db.selectFrom("faqs").select("id").where("question", "=", "Three?").executeTakeFirstOrThrow();
  const before = await order();
  const at = before.indexOf("Three?") + 1;
  const place = at === 1 ? 3 : 1;
  const form = { id: `${id}`, name: "Three?", place: `${place}`, oldPlace: `${at}` };

  expect(await moveRecord(request("PATCH", "/admin/faqs?category=General", form), "faqs")).toBeNull();

  expect([(await order())[place - 1], toast()!.text]).toEqual(["Three?", `Three? is now number ${place}`]);
  expect(toast()!.undo).toMatchObject({ action: "/admin/faqs?category=General", method: "patch" });
  await moveRecord(request("PATCH", toast()!.undo!.action, toast()!.undo!.fields), "faqs");
  expect(await order()).toEqual(before);

  expectLog("ApiFailure");
  expect(await moveRecord(request("PATCH", "/admin/faqs", { ...form, place: "0" }), "faqs")).toMatchObject({
    failure: expect.stringMatching(/^Three\? was not moved\. \w/),
  });
  expect([await order(), toast()!.isFailure]).toEqual([before, true]);
});
