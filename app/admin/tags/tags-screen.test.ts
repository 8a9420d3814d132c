import { expect, test } from "vitest";
import { panelScreens } from "#test/reading/drawn-panel.ts";
import { sendLeads } from "#test/factories/lead-factories.ts";

async function tagsScreen(...names: string[]) {
  const panel = await panelScreens();
  const token = await panel.signIn();
  const ids: number[] = [];
  for (const name of names) {
    const made = await panel.call({ method: "POST", url: "/backend/admin/tags.php", token, payload: { name } });
    ids.push(made.json<{ data: { id: number } }>().data.id);
  }
  return { ...panel, ids };
}

test("each tag says how many leads bear it and leads to them; one that nobody bears leads nowhere", async () => {
  const { open, ids, ...panel } = await tagsScreen("Evening", "Waiver");
  const [lead] = await sendLeads(panel, { name: "Tanvi" });
  await panel.db.insertInto("lead_tags").values({ lead_id: lead!, tag_id: ids[1]! }).execute();

  const { words, body } = await open("leads/tags");

  expect(words).toMatch(/Evening No leads .*Waiver 1 lead /);
  expect(body).toContain(`href="/admin/leads?tag=${ids[1]}"`);
  expect(body).not.toContain(`href="/admin/leads?tag=${ids[0]}"`);
});

test("a tag alone has none to be merged with; a counsellor reads tags without changing any", async () => {
  const { open } = await tagsScreen("Waiver");
  const one = (await open("leads/tags")).words;
  expect([one.includes("Rename Waiver"), one.includes("Merge Waiver"), one.includes("Delete Waiver")]).toEqual([
    true,
    false,
    true,
  ]);
  const read = (await open("leads/tags", "counsellor")).words;
  expect([read.includes("Waiver"), /Rename|Merge|Delete/.test(read)]).toEqual([true, false]);
  const two = await tagsScreen("Evening", "Waiver");
  expect((await two.open("leads/tags")).words).toContain("Merge Waiver");
});

test("where there is no tag it says where leads are given one", async () => {
  const { open } = await tagsScreen();
  expect((await open("leads/tags")).words).toContain(
    "There is no tag yet. A lead is given one where its story stands.",
  );
});
