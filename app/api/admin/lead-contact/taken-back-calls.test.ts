import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { callOutcomes } from "#app/domain/lead/contacts/call-outcomes.ts";
import { leadStages } from "#db/schema.ts";
import { testApp } from "#test/app.ts";
import { sendLeads } from "#test/factories/lead-factories.ts";
import { openOffice } from "#test/open-office-hours.ts";
import { stopClock } from "#test/stop-clock.ts";

const call = fc.record(
  {
    outcome: fc.constantFrom(...callOutcomes),
    text: fc.constantFrom("Asked for the fee", "कल फिर", ""),
    stage: fc.constantFrom(...leadStages),
    follow_up_on: fc.constantFrom("", "2026-11-30", "2026-12-01T17:00"),
    lost_reason: fc.constant("Fees"),
    no_contact: fc.constantFrom(0, 1),
  },
  { requiredKeys: ["outcome"] },
);
/** Where the lead stood before anybody called. */
const standing = fc.record({
  stage: fc.constantFrom(...leadStages),
  owner_id: fc.constantFrom(null, 1),
  follow_up_on: fc.constantFrom(null, "2026-11-23", "2026-11-24T11:00"),
  lost_reason: fc.constantFrom("Not reached", "Went elsewhere (to a friend)"),
});

async function desk() {
  const testing = await testApp();
  const { call, db, signIn } = testing;
  let now = Date.parse("2026-11-23T06:30:00.000Z");
  stopClock(now);
  /** A second later: what a call decides is written in the moment of the call. */
  const tick = () => void vi.setSystemTime((now += 1000));
  await openOffice(db);
  const [id] = (await sendLeads(testing, { name: "Zoya" })) as [number];
  const token = await signIn();
  const ask = async (method: "GET" | "POST" | "PUT" | "DELETE", path: string, payload?: object) => {
    const answer = await call({ method, url: `/backend/admin/${path}`, token, ...(payload && { payload }) });
    return { status: answer.statusCode, ...answer.json<{ data: any }>() };
  };
  const begin = async (facts: object) => {
    await db.deleteFrom("enquiry_events").where("kind", "<>", "form").execute();
    await db.updateTable("leads").set({ stage: "new", owner_id: null, follow_up_on: null, lost_reason: "" }).execute();
    tick();
    expect((await ask("PUT", `leads.php?id=${id}`, facts)).status).toBe(200);
    tick();
  };
  const told = ["stage", "owner_id", "follow_up_on", "tags", "no_contact", "merged_into_id"];
  const lead = async () => {
    const { data } = await ask("GET", `leads.php?id=${id}`);
    // A reason is of no meaning at another stage.
    const reason = data.stage === "lost" ? data.lost_reason : "";
    return { ...Object.fromEntries(told.map((name) => [name, data[name]])), reason };
  };
  const story = async () => (await ask("GET", `lead-events.php?id=${id}`)).data.map(({ id, text }: any) => [id, text]);
  return { id, db, ask, begin, tick, lead, story };
}

test("calls that are taken back, the newest first, leave the lead and its story step by step as they were", async () => {
  const { id, ask, begin, tick, lead, story } = await desk();
  await fc.assert(
    fc.asyncProperty(standing, fc.array(call, { minLength: 1, maxLength: 3 }), async (facts, calls) => {
      await begin(facts.stage === "lost" ? facts : { ...facts, lost_reason: undefined });
      const before: { event: number; lead: object; story: unknown[] }[] = [];
      for (const made of calls) {
        const was = { lead: await lead(), story: await story() };
        const noted = await ask("POST", `lead-calls.php?id=${id}`, made);
        tick();
        if (noted.status === 201) before.push({ ...was, event: noted.data.event_id });
        // A call that is refused leaves no trace.
        else expect([made, noted.status, await lead(), await story()]).toEqual([made, 422, was.lead, was.story]);
      }
      for (const { event, ...was } of before.toReversed()) {
        expect((await ask("DELETE", `lead-events.php?id=${id}&event=${event}`)).status).toBe(200);
        expect([calls, await lead(), await story()]).toEqual([calls, was.lead, was.story]);
      }
    }),
    { numRuns: 12 },
  );
});

test("a call to a lost lead that is taken back leaves why it was lost, whatever told it", async () => {
  const { id, db, ask, tick, lead } = await desk();
  for (const lost_reason of ["Went elsewhere (to a friend)", ""]) {
    // As an import or an entry by hand brings it: no line tells of it.
    await db.updateTable("leads").set({ stage: "lost", lost_reason, owner_id: 1 }).execute();
    const before = await lead();
    for (const made of [
      { outcome: "reached", stage: "contacted" },
      { outcome: "not-interested", lost_reason: "Fees" },
      { outcome: "no-answer" },
    ]) {
      tick();
      const noted = await ask("POST", `lead-calls.php?id=${id}`, made);
      expect([made, noted.status]).toEqual([made, 201]);
      tick();
      await ask("DELETE", `lead-events.php?id=${id}&event=${noted.data.event_id}`);
      expect([made, await lead()]).toEqual([made, before]);
    }
  }
});
