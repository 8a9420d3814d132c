import { expect, test } from "vitest";
import { dayInIndia } from "#app/lib/time/india-day.ts";
import { expectLog } from "#test/expect-log.ts";
import { sendLeads } from "#test/factories/lead-factories.ts";
import { signedInPanel } from "#test/signed-in-panel.ts";
import { enterLead } from "./enter-lead.ts";

const person = {
  name: "Rajat Verma",
  phone: "98225 50149",
  email: "rajat@mail.example",
  course: "Online MCA",
  told: "{}",
};

async function entryDialog() {
  const panel = await signedInPanel();
  const enter = (fields: Record<string, string> = {}) =>
    panel.outcomeOf(
      enterLead(panel.request("POST", "/admin/leads?tab=mine&new=1", { ...person, source: "call", ...fields })),
    );
  const newest = () => panel.db.selectFrom("leads").selectAll().orderBy("id", "desc").executeTakeFirst();
  return { ...panel, enter, newest };
}

test("whoever called is entered with day and time of the follow-up, and the drawer opens", async () => {
  const { enter, newest, toast } = await entryDialog();

  const outcome = await enter({ follow_up_on: dayInIndia(2), follow_up_time: "17:00" });

  const lead = (await newest())!;
  expect(outcome).toEqual({ to: `/admin/leads?tab=mine&open=${lead.id}` });
  expect([lead.name, lead.follow_up_on, toast()!.text]).toEqual([
    "Rajat Verma",
    `${dayInIndia(2)}T17:00`,
    "Rajat Verma created",
  ]);
});

test("a time without a day is one of today, a day without a time is the day, and neither is nothing", async () => {
  const { enter, newest } = await entryDialog();
  const followUp = async (fields: Record<string, string>) => {
    await enter(fields);
    return (await newest())!.follow_up_on;
  };

  expect(await followUp({ follow_up_on: "", follow_up_time: "23:59" })).toBe(`${dayInIndia()}T23:59`);
  expect(await followUp({ follow_up_on: dayInIndia(1), follow_up_time: "" })).toBe(dayInIndia(1));
  expect(await followUp({ follow_up_on: "", follow_up_time: "" })).toBeNull();
});

test("who is known already is entered, and that is said; what is asked beside the form goes along", async () => {
  const panel = await entryDialog();
  await sendLeads(panel, { name: "R. Verma", phone: "9822550149" });

  await panel.enter({ stage: "lost", told: JSON.stringify({ lost_reason: "Too dear" }) });

  expect(panel.toast()!.text).not.toBe("Rajat Verma created");
  expect(await panel.newest()).toMatchObject({ stage: "lost", lost_reason: "Too dear" });
});

test("whose entry was stored although no answer came is entered once", async () => {
  const { enter, newest, line, db } = await entryDialog();
  expectLog("Failed to fetch");
  line("lost");
  expect(await enter()).toHaveProperty("failure");
  line(null);

  const outcome = await enter();

  const lead = (await newest())!;
  expect(outcome).toEqual({ to: `/admin/leads?tab=mine&open=${lead.id}` });
  expect(await db.selectFrom("leads").select("name").execute()).toEqual([{ name: "Rajat Verma" }]);
  await enter();
  expect(await db.selectFrom("leads").select("name").execute()).toHaveLength(2);
});

test("what is missing is said at its field, and nobody is entered", async () => {
  const { enter, newest } = await entryDialog();

  expect(await enter({ name: "" })).toMatchObject({ errors: { name: "Name is required" } });
  expect(await newest()).toBeUndefined();
});
