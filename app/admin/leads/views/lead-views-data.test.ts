import { expect, test } from "vitest";
import { expectLog } from "#test/expect-log.ts";
import { signedInPanel } from "#test/signed-in-panel.ts";
import { clientAction } from "./lead-views-data.ts";

async function leadsScreen() {
  const panel = await signedInPanel();
  const act = (method: string, fields: Record<string, string>) =>
    clientAction({ request: panel.request(method, "/admin/data/lead-views", fields) } as never);
  const stored = () => panel.db.selectFrom("lead_views").select(["name", "query", "is_shared"]).orderBy("id").execute();
  return { ...panel, act, stored };
}

const mine = { name: "Mine in talks", query: "tab=mine&stage=counselling" };

test("a list is kept under a name, one's own as long as the box is not ticked, and stands above the list", async () => {
  const { act, stored, toast } = await leadsScreen();

  expect(await act("POST", mine)).toEqual({ keptId: expect.any(Number) });
  await act("POST", { name: "Pune", query: "q=pune", is_shared: "1" });

  expect(await stored()).toEqual([
    { ...mine, is_shared: 0 },
    { name: "Pune", query: "q=pune", is_shared: 1 },
  ]);
  expect(toast()!.text).toBe("Pune stands above the list");
});

test("a forgotten view can be kept again as it was, for everybody if it was everybody's", async () => {
  const { act, stored, toast } = await leadsScreen();
  const kept = (await act("POST", { ...mine, is_shared: "1" })) as { keptId: number };

  expect(await act("DELETE", { id: `${kept.keptId}` })).toEqual({ forgottenId: `${kept.keptId}` });
  expect([await stored(), toast()!.text]).toEqual([[], "View forgotten"]);
  const { action, method, fields } = toast()!.undo!;
  expect([action, method]).toEqual(["/admin/data/lead-views", "post"]);
  await act("POST", fields);

  expect(await stored()).toEqual([{ ...mine, is_shared: 1 }]);
});

test("a view without a name is refused at its field; one that could not be forgotten is said at the foot", async () => {
  const { act, stored, toast, line } = await leadsScreen();

  expect(await act("POST", { ...mine, name: " " })).toMatchObject({ errors: { name: "Name is required" } });
  expect(toast()).toBeUndefined();
  const kept = (await act("POST", mine)) as { keptId: number };
  line("cut");
  expectLog("Failed to fetch");
  expect(await act("DELETE", { id: `${kept.keptId}` })).toMatchObject({ failure: expect.stringMatching(/\w/) });
  expect([(await stored()).length, toast()!.isFailure]).toEqual([1, true]);
});
