import { expect, test } from "vitest";
import type { Lead } from "#app/domain/lead/lead-schema.ts";
import { HOUR_MS } from "#app/lib/time/from-now.ts";
import { testApp } from "#test/app.ts";
import { sendLeads } from "#test/factories/lead-factories.ts";
import { openOffice } from "#test/open-office-hours.ts";
import { stopClock } from "#test/stop-clock.ts";

const at = (minute: string) => Date.parse(`${minute}:00+05:30`);
const SATURDAY = at("2026-11-21T18:50");
const MONDAY = at("2026-11-23T10:05");

/** Asha asked on Saturday at ten to seven; the office closes at seven and opens on Monday at ten. */
async function desk() {
  stopClock(SATURDAY);
  const testing = await testApp();
  await openOffice(testing.db);
  const [id] = (await sendLeads(testing, { name: "Asha" })) as [number];
  stopClock(MONDAY);
  const token = await testing.signIn();
  const send = async (method: "GET" | "POST" | "DELETE", file: string, payload?: object) =>
    (await testing.call({ method, url: `/backend/admin/${file}`, token, ...(payload && { payload }) })).json();
  const promise = async () => (await send("GET", `leads.php?id=${id}`)).data.promise as Lead["promise"];
  const late = async () => (await send("GET", "enquiry-figures.php")).data.late_promises;
  const stored = () =>
    testing.db
      .selectFrom("leads")
      .select(["first_reply_at", "reply_minutes", "calls_to_reach"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
  return { ...testing, id, send, promise, late, stored };
}

test("a new lead's clock runs in office hours, and past the goal the manager reads of it and opens the list", async () => {
  const { db, id, send, promise, late } = await desk();
  expect(await promise()).toEqual({ waited: 15, goal: 15 });
  const { count, before } = await late();
  expect(count).toBe(1);
  const list = await send("GET", `leads.php?unanswered_before=${before}&page=1`);
  expect([list.meta.total, list.data.map((lead: Lead) => lead.id)]).toEqual([1, [id]]);

  await send("POST", "desk-rules.php", { first_reply_minutes: "20" });
  await openOffice(db, { holidays: ["2026-11-23 Holiday"] });

  expect(await promise()).toEqual({ waited: 10, goal: 20 });
  expect(await late()).toMatchObject({ count: 0, goal: 20 });
});

test("the first call or mail of staff ends the wait, at which call somebody is reached is kept, and taking back undoes it", async () => {
  const { id, send, promise, late, stored } = await desk();
  await send("POST", `lead-events.php?id=${id}`, { kind: "call", is_begun: 1 });
  await send("POST", `lead-events.php?id=${id}`, { kind: "note", text: "Will call at noon" });
  // A note after a press on the number is one of that call.
  expect(await stored()).toMatchObject({ reply_minutes: 15, calls_to_reach: 1 });
  const { data } = await send("GET", `lead-events.php?id=${id}`);
  const { id: call } = data.find(({ kind }: { kind: string }) => kind === "call");
  await send("DELETE", `lead-events.php?id=${id}&event=${call}`);
  expect(await stored()).toEqual({ first_reply_at: null, reply_minutes: null, calls_to_reach: null });
  expect(await promise()).toEqual({ waited: 15, goal: 15 });

  stopClock(MONDAY + 5 * 60_000);
  await send("POST", `lead-calls.php?id=${id}`, { outcome: "no-answer", text: "" });
  await send("POST", `lead-calls.php?id=${id}`, { outcome: "wrong-number", text: "" });
  await send("POST", `lead-calls.php?id=${id}`, { outcome: "reached", text: "At last" });

  expect(await stored()).toMatchObject({ reply_minutes: 20, calls_to_reach: 3 });
  expect([await promise(), (await late()).count]).toEqual([null, 0]);
});

test("who was entered by hand was promised nothing", async () => {
  const { send, late } = await desk();
  const entry = { name: "Bela", phone: "98225 50199", course: "Online MBA", source: "walk-in" };
  const { data } = await send("POST", "leads.php", entry);
  stopClock(MONDAY + HOUR_MS);
  expect((await send("GET", `leads.php?id=${data.id}`)).data.promise).toBeNull();
  expect((await late()).count).toBe(1);
});
