import { expect, test } from "vitest";
import type { Lead } from "#app/domain/lead/lead-schema.ts";
import { addUser, testApp } from "#test/app.ts";
import { sendLeads } from "#test/factories/lead-factories.ts";

const follow_up_on = "2031-03-05T17:00";
const columns = ["stage", "owner_id", "follow_up_on", "first_reply_at"] as const;
const untouched = { stage: "new", owner_id: null, follow_up_on: null, first_reply_at: null };

/** Tanvi asked twice; `merge` puts her second lead into her first. */
async function twoLeadsOfTanvi() {
  const testing = await testApp();
  const { call, db, signIn } = testing;
  const [left, merged] = (await sendLeads(testing, { name: "Tanvi" }, { name: "Tanvi B" })) as [number, number];
  const tokens = { meenal: await signIn() };
  const ask = async (method: "GET" | "POST" | "PUT" | "DELETE", path: string, payload?: object, as = "meenal") => {
    const token = (tokens as Record<string, string>)[as] ?? (await signIn(as));
    const answer = await call({ method, url: `/backend/admin/${path}`, token, ...(payload && { payload }) });
    return { status: answer.statusCode, ...answer.json<{ data: any; message: string; errors?: object }>() };
  };
  const standing = (id: number) =>
    db.selectFrom("leads").select(columns).where("id", "=", id).executeTakeFirstOrThrow();
  const merge = () => ask("POST", `lead-merges.php?id=${left}`, { duplicate_id: merged });
  const begun = async () =>
    (await db.selectFrom("enquiry_events").select("lead_id").where("is_begun", "=", 1).execute()).length;
  return { db, left, merged, ask, standing, merge, begun };
}

test("what came of a call that was begun before its lead was merged is the survivor's, and is taken back there", async () => {
  const { db, left, merged, ask, standing, merge, begun } = await twoLeadsOfTanvi();
  await addUser(db, "asha", "counsellor");
  await ask("POST", `lead-events.php?id=${merged}`, { kind: "call", is_begun: 1 }, "asha");
  await merge();
  await ask("PUT", `leads.php?id=${left}`, { owner_id: 1 });

  const noted = await ask("POST", `lead-calls.php?id=${merged}`, { outcome: "reached", follow_up_on }, "asha");

  expect(noted).toMatchObject({ status: 201, data: { id: left, stage: "contacted", follow_up_on } });
  expect(await standing(left)).toMatchObject({ stage: "contacted", owner_id: 1, follow_up_on });
  expect((await standing(left)).first_reply_at).not.toBeNull();
  expect(await standing(merged)).toEqual(untouched);
  expect(await begun()).toBe(0);

  await ask("DELETE", `lead-merges.php?id=${merged}`);
  await ask("PUT", `leads.php?id=${left}`, { owner_id: null });
  expect(
    (await ask("DELETE", `lead-events.php?id=${left}&event=${noted.data.event_id}`, undefined, "asha")).status,
  ).toBe(200);
  expect(await standing(left)).toEqual(untouched);
});

test("a call that was begun at a lead merged since is completed by what is noted at the survivor", async () => {
  const { left, merged, ask, merge, begun } = await twoLeadsOfTanvi();
  await ask("POST", `lead-events.php?id=${merged}`, { kind: "call", is_begun: 1 });
  await merge();

  await ask("POST", `lead-calls.php?id=${left}`, { outcome: "reached" });

  expect(await begun()).toBe(0);
});

test("a WhatsApp message that is noted at a merged lead takes its survivor up", async () => {
  const { left, merged, ask, standing, merge } = await twoLeadsOfTanvi();
  await merge();

  const noted = await ask("POST", `lead-events.php?id=${merged}`, { kind: "whatsapp", text: "The fee" });

  expect(noted).toMatchObject({ status: 201, data: { id: left } });
  expect(await standing(left)).toMatchObject({ stage: "contacted", owner_id: 1 });
});

test("a call that is taken back after its lead was merged takes back what the survivor had of it", async () => {
  const { left, merged, ask, standing, merge } = await twoLeadsOfTanvi();
  const call = await ask("POST", `lead-calls.php?id=${merged}`, { outcome: "reached", follow_up_on });
  await merge();
  expect(await standing(left)).toMatchObject({ stage: "contacted", owner_id: 1, follow_up_on });

  await ask("DELETE", `lead-events.php?id=${merged}&event=${call.data.event_id}`);

  expect(await standing(merged)).toEqual(untouched);
  expect(await standing(left)).toEqual(untouched);
});

test("a decision about a merged lead is refused with the way to its survivor; its facts may be corrected", async () => {
  const { db, left, merged, ask, standing, merge } = await twoLeadsOfTanvi();
  const tag = (await ask("POST", "tags.php", { name: "Fair" })).data.id;
  await merge();
  const message = `This lead was merged into lead ${left}. Decide there.`;

  for (const change of [{ stage: "counselling" }, { owner_id: 1 }, { follow_up_on }, { add_tag: tag }])
    expect([change, await ask("PUT", `leads.php?id=${merged}`, change)]).toMatchObject([
      change,
      { status: 409, message },
    ]);
  const several = await ask("PUT", "leads-bulk.php", { leads: [{ id: merged }], stage: "counselling" });
  expect(several.data).toEqual({ changed: [], kept: [{ id: merged, why: `merged into lead ${left}` }] });
  const words = { subject: "Your course", body: "Good morning" };
  expect(await ask("POST", `lead-mails.php?id=${merged}`, words)).toMatchObject({
    status: 422,
    message: `This lead was merged into lead ${left}. Write to it there.`,
  });
  expect((await ask("POST", "lead-mails-bulk.php", { leads: [merged], ...words })).data).toMatchObject({
    changed: 0,
    kept: [{ id: merged, why: `merged into lead ${left}` }],
  });
  expect([await standing(left), await standing(merged)]).toEqual([untouched, untouched]);
  expect(await db.selectFrom("lead_tags").selectAll().execute()).toEqual([]);

  const { data } = await ask("GET", `leads.php?id=${merged}`);
  // Its person waits in the survivor.
  expect(data.promise).toBeNull();
  const record = data as Lead;
  expect((await ask("PUT", `leads.php?id=${merged}`, { ...record, city: "Pune" })).data).toMatchObject({
    city: "Pune",
  });
});

test("a call that comes to a survivor which is further on leaves it there, and sets the step that was agreed", async () => {
  const { left, merged, ask, standing, merge } = await twoLeadsOfTanvi();
  await merge();
  await ask("PUT", `leads.php?id=${left}`, { stage: "counselling", follow_up_on: "2031-04-01" });
  const from = { stage: "new", follow_up_on: null };

  const noted = await ask("POST", `lead-calls.php?id=${merged}`, {
    outcome: "reached",
    stage: "contacted",
    follow_up_on,
    from,
  });

  expect(noted.status).toBe(201);
  expect(await standing(left)).toMatchObject({ stage: "counselling", follow_up_on });
});
