import { expect, test, vi } from "vitest";
import { sendLeads } from "#test/factories/lead-factories.ts";
import { signedInPanel } from "#test/signed-in-panel.ts";
import { changeLeads } from "./change-leads.ts";

const names = ["Asha", "Bela", "Chitra", "Devika", "Esha"];

async function tableOf(count: number) {
  const panel = await signedInPanel();
  const people = names
    .slice(0, count)
    .map((name, index) => ({ name, phone: `98225 5014${index}`, email: `of-${index}@mail.example` }));
  const ids = await sendLeads(panel, ...people);
  const target = (index: number, from: string) => ({ id: ids[index]!, name: names[index]!, from });
  const change = (fields: Record<string, string>) => changeLeads(panel.request("PUT", "/admin/leads", fields));
  const undo = () => change(panel.toast()!.undo!.fields);
  const stages = async () =>
    (await panel.db.selectFrom("leads").select("stage").orderBy("id").execute()).map(({ stage }) => stage);
  return { ...panel, ids, target, change, undo, stages };
}

const moved = (stage: string, leads: object[]) => ({
  field: "stage",
  groups: JSON.stringify([{ value: stage, leads }]),
  words: `moved to ${stage}`,
});

test("selected leads are moved at once; Undo gives each the stage that it had", async () => {
  const { db, ids, target, change, undo, stages, toast } = await tableOf(3);
  await db.updateTable("leads").set({ stage: "counselling" }).where("id", "=", ids[1]!).execute();

  await change(moved("applied", [target(0, "new"), target(1, "counselling"), target(2, "new")]));

  expect([await stages(), toast()!.text]).toEqual([["applied", "applied", "applied"], "3 leads moved to applied"]);
  await undo();
  expect([await stages(), toast()!.text]).toEqual([["new", "counselling", "new"], "3 leads put back"]);
  await undo();
  expect(await stages()).toEqual(["applied", "applied", "applied"]);
});

test("one lead is one lead, and an empty value takes the owner away", async () => {
  const { db, target, change, toast } = await tableOf(1);
  await db.updateTable("leads").set({ owner_id: 1 }).execute();
  const groups = JSON.stringify([{ value: "", leads: [target(0, "1")] }]);

  await change({ field: "owner_id", groups, words: "given to nobody" });

  expect(toast()!.text).toBe("1 lead given to nobody");
  expect(await db.selectFrom("leads").select("owner_id").execute()).toEqual([{ owner_id: null }]);
});

test("whom somebody else has changed meanwhile stays so; three are named, the others counted, and Undo leaves them alone", async () => {
  const { db, ids, target, change, undo, stages, toast } = await tableOf(5);
  await db.updateTable("leads").set({ stage: "lost" }).where("id", "in", ids.slice(1)).execute();

  await change(
    moved(
      "contacted",
      [0, 1, 2, 3, 4].map((index) => target(index, "new")),
    ),
  );

  expect(await stages()).toEqual(["contacted", "lost", "lost", "lost", "lost"]);
  const { text, isFailure } = toast()!;
  expect(isFailure).toBe(true);
  expect(text).toMatch(
    /^1 of 5 leads moved to contacted\. Not changed: Bela \(.+\), Chitra \(.+\), Devika \(.+\) and 1 more\.$/,
  );
  await undo();
  expect(await stages()).toEqual(["new", "lost", "lost", "lost", "lost"]);
});

test("more leads than one call takes are changed in several, and three that were kept are all named", async () => {
  const { change, line, toast, asked } = await tableOf(1);
  const kept = [1, 2, 3].map((id) => ({ id, why: "is lost" }));
  const others = Array.from({ length: 1001 }, (_, index) => ({ id: index + 1 })).slice(3);
  line(new Response(JSON.stringify({ success: true, data: { kept, changed: others } }), { status: 200 }));
  const many = Array.from({ length: 1001 }, (_, index) => ({ id: index + 1, name: `No. ${index + 1}`, from: "new" }));

  await change(moved("contacted", many));

  expect(asked.length).toBe(3);
  expect(toast()!.text).toBe(
    "998 of 1,001 leads moved to contacted. Not changed: No. 1 (is lost), No. 2 (is lost), No. 3 (is lost).",
  );
  expect(toast()!.undo).toMatchObject({ action: "/admin/leads", method: "put" });
});

test("what somebody else has changed since is not put back", async () => {
  const { db, target, change, undo, stages, toast } = await tableOf(1);
  await change(moved("lost", [target(0, "new")]));
  await db.updateTable("leads").set({ stage: "enrolled" }).execute();

  await undo();

  expect(toast()!.text).toMatch(/^0 of 1 lead put back\. Not changed: Asha \(/);
  expect(await stages()).toEqual(["enrolled"]);
});

test("when some of several could not be changed, the others stay changed and can be put back", async () => {
  const { db, ids, target, change, undo, stages, toast } = await tableOf(2);
  await db.updateTable("leads").set({ stage: "contacted" }).where("id", "=", ids[1]!).execute();
  await change(moved("lost", [target(0, "new"), target(1, "contacted")]));
  // Two former stages are two calls; the second one fails.
  const answered = fetch;
  let calls = 0;
  vi.stubGlobal("fetch", (address: string, init: RequestInit) =>
    ++calls === 2 ? Promise.resolve(new Response("", { status: 503 })) : answered(address, init),
  );

  await undo();

  expect([toast()!.text, await stages()]).toEqual(["1 of 2 leads put back. API error: 503", ["new", "lost"]]);
  await undo();
  expect([toast()!.text, await stages()]).toEqual(["1 lead put back", ["lost", "lost"]]);
});

test("where all were changed by somebody else there is nothing to undo", async () => {
  const { db, target, change, toast } = await tableOf(1);
  await db.updateTable("leads").set({ stage: "lost" }).execute();

  await change(moved("contacted", [target(0, "new")]));

  expect(toast()).toMatchObject({ isFailure: true, undo: undefined });
  expect(toast()!.text).toMatch(/^0 of 1 lead moved to contacted\. .*: Asha \([^)]+\)\.$/);
});

test("what was refused as a whole is said, and there is nothing to undo", async () => {
  const { target, change, stages, toast } = await tableOf(2);

  await change(moved("nowhere", [target(0, "new"), target(1, "new")]));

  expect(toast()!.text).toMatch(/^0 of 2 leads moved to nowhere\. \w/);
  expect([toast()!.undo, await stages()]).toEqual([undefined, ["new", "new"]]);
});

test("a tag is put on all and taken off again by Undo, whatever else was changed", async () => {
  const { db, target, change, undo, toast, call, signIn } = await tableOf(2);
  const token = await signIn();
  const tag = await call({ method: "POST", url: "/backend/admin/tags.php", token, payload: { name: "Weekend" } });
  const value = `${tag.json().data.id}`;
  const tagged = async () => (await db.selectFrom("lead_tags").selectAll().execute()).length;
  const groups = JSON.stringify([{ value, leads: [target(0, "anything"), target(1, "")] }]);

  await change({ field: "add_tag", groups, words: "tagged Weekend" });

  expect([await tagged(), toast()!.text, toast()!.undo!.fields["field"]]).toEqual([
    2,
    "2 leads tagged Weekend",
    "remove_tag",
  ]);
  await undo();
  expect([await tagged(), toast()!.undo!.fields["field"]]).toEqual([0, "add_tag"]);
});

test("why they are lost goes along with the change", async () => {
  const { db, target, change } = await tableOf(1);

  const groups = [{ value: "lost", told: { lost_reason: "Too dear" }, leads: [target(0, "new")] }];
  await change({ field: "stage", groups: JSON.stringify(groups), words: "moved to lost" });

  expect(await db.selectFrom("leads").select(["stage", "lost_reason"]).execute()).toEqual([
    { stage: "lost", lost_reason: "Too dear" },
  ]);
});

test("Undo of a tag leaves those alone that bore it, or did not, before", async () => {
  const { db, ids, target, change, undo, toast, call, signIn } = await tableOf(3);
  const token = await signIn();
  const tag = await call({ method: "POST", url: "/backend/admin/tags.php", token, payload: { name: "Weekend" } });
  const { id } = tag.json().data;
  const tagged = async () =>
    (await db.selectFrom("lead_tags").select("lead_id").orderBy("lead_id").execute()).map(({ lead_id }) => lead_id);
  const groups = JSON.stringify([{ value: `${id}`, leads: [0, 1, 2].map((index) => target(index, "")) }]);
  await call({ method: "PUT", url: `/backend/admin/leads.php?id=${ids[0]}`, token, payload: { add_tag: id } });

  await change({ field: "add_tag", groups, words: "tagged Weekend" });
  expect([await tagged(), toast()!.text]).toEqual([ids, "2 leads tagged Weekend"]);
  await undo();
  expect(await tagged()).toEqual([ids[0]]);

  await change({ field: "remove_tag", groups, words: "without the tag Weekend" });
  expect(await tagged()).toEqual([]);
  await undo();
  expect(await tagged()).toEqual([ids[0]]);
});

test("Undo gives those that were lost before the reason that they had, or none, and its Undo the new one", async () => {
  const { db, ids, target, change, undo, toast } = await tableOf(4);
  const reasons = async () =>
    (await db.selectFrom("leads").select(["stage", "lost_reason"]).orderBy("id").execute()).map(
      ({ stage, lost_reason }) => `${stage} ${stage === "lost" ? lost_reason : ""}`,
    );
  await db.updateTable("leads").set({ stage: "lost" }).where("id", "in", ids.slice(1)).execute();
  for (const [index, lost_reason] of ["No time", "", "Too dear"].entries())
    await db
      .updateTable("leads")
      .set({ lost_reason })
      .where("id", "=", ids[index + 1]!)
      .execute();
  const before = await reasons();
  const leads = [
    target(0, "new"),
    ...["No time", "", "Too dear"].map((lost_reason, index) => ({
      ...target(index + 1, "lost"),
      had: { lost_reason },
    })),
  ];
  const groups = [{ value: "lost", told: { lost_reason: "Too dear" }, leads }];

  await change({ field: "stage", groups: JSON.stringify(groups), words: "moved to Lost" });
  expect([await reasons(), toast()!.text]).toEqual([ids.map(() => "lost Too dear"), "3 leads moved to Lost"]);
  await undo();
  expect([await reasons(), toast()!.text]).toEqual([before, "3 leads put back"]);
  await undo();
  expect(await reasons()).toEqual(ids.map(() => "lost Too dear"));
});
