import { expect, test } from "vitest";
import { bringBack } from "#app/admin/versions/bring-back.ts";
import { signedInPanel } from "#test/signed-in-panel.ts";
import { changeTag } from "./change-tag.ts";

async function tagsScreen(...names: string[]) {
  const panel = await signedInPanel();
  const token = localStorage.getItem("adminToken")!;
  for (const name of names)
    await panel.call({ method: "POST", url: "/backend/admin/tags.php", token, payload: { name } });
  const tags = () => panel.db.selectFrom("tags").select(["id", "name"]).orderBy("id").execute();
  const tagNames = async () => (await tags()).map(({ name }) => name);
  const ids = (await tags()).map(({ id }) => `${id}`);
  const change = (method: string, fields: Record<string, string>) =>
    changeTag(panel.request(method, "/admin/leads/tags", fields));
  return { ...panel, ids, tagNames, change };
}

const done = { doneAt: expect.any(Number) };

test("a tag is renamed, merged into another and deleted, which Undo takes back", async () => {
  const { ids, tagNames, change, toast } = await tagsScreen("Weekend", "Week-end", "Loan");

  expect(await change("PUT", { id: ids[2]!, name: "Needs a loan" })).toEqual(done);
  expect(toast()!.text).toBe("The tag is called Needs a loan");
  expect(await change("POST", { id: ids[1]!, into_id: ids[0]! })).toEqual(done);
  expect([toast()!.text, await tagNames()]).toEqual(["Merged into Weekend", ["Weekend", "Needs a loan"]]);
  await change("DELETE", { id: ids[0]!, name: "Weekend" });
  expect([toast()!.text, await tagNames()]).toEqual(["Weekend deleted", ["Needs a loan"]]);
  await bringBack("trash", toast()!.undo!.fields["id"]!);
  expect((await tagNames()).toSorted()).toEqual(["Needs a loan", "Weekend"]);
});

test("a name that another tag bears is refused in its form", async () => {
  const { ids, tagNames, change } = await tagsScreen("Weekend", "Loan");

  expect(await change("PUT", { id: ids[1]!, name: "WEEKEND" })).toMatchObject({ failure: expect.stringMatching(/\w/) });
  expect(await tagNames()).toEqual(["Weekend", "Loan"]);
});
