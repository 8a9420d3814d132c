import { expect, test } from "vitest";
import type { Lead } from "#app/domain/lead/lead-schema.ts";
import { testApp } from "#test/app.ts";
import { sendLeads } from "#test/factories/lead-factories.ts";

const url = "/backend/admin/desk-rules.php";

/** A signed-in desk with leads of these names. */
async function desk(...names: string[]) {
  const testing = await testApp();
  const token = await testing.signIn();
  const people = names.map((name, index) => ({ name, email: `p${index}@mail.example`, phone: `98225 5014${index}` }));
  const ids = await sendLeads(testing, ...people);
  const save = (payload: object, query = "") => testing.call({ method: "POST", url: url + query, token, payload });
  const change = (id: number, payload: object) =>
    testing.call({ method: "PUT", url: `/backend/admin/leads.php?id=${id}`, token, payload });
  const timeline = async (id: number) => {
    const answer = await testing.call({ method: "GET", url: `/backend/admin/lead-events.php?id=${id}`, token });
    return answer.json<{ data: { kind: string; text: string }[] }>().data;
  };
  return { ...testing, ids, token, save, change, timeline };
}

test("the office edits its rules one by one, and who saw older ones is refused", async () => {
  const { call, token, save } = await desk();
  const first = (await call({ method: "GET", url, token })).json().data;
  expect(first).toMatchObject({ tries: ["2 h", "1 day", "day 3"] });
  expect(first.lost_reasons).toContain("Fee too high");

  const saved = await save({ tries: "1 h\n2 days", lost_reasons: ["Moved away"] }, `?seen=${first.updated_at}`);

  expect(saved.json()).toMatchObject({ data: { tries: ["1 h", "2 days"], lost_reasons: ["Moved away"] } });
  expect((await save({ tries: [] })).json().data).toMatchObject({ tries: [], lost_reasons: ["Moved away"] });
  const late = await save({ tries: ["3 h"] }, `?seen=${saved.json().data.updated_at}`);
  expect([late.statusCode, late.json().data.tries]).toEqual([409, []]);
  expect((await call({ method: "GET", url })).statusCode).toBe(401);
});

test.each([
  [{ tries: ["soon"] }, "tries", "A try is a time such as 2 h, 1 day, or day 3"],
  [{ lost_reasons: [] }, "lost_reasons", "At least one reason is needed"],
  [{ lost_reasons: ["Fee", "fee"] }, "lost_reasons", "Each reason may stand only once"],
])("rules such as %j are refused with a sentence, and the others stay", async (rules, field, sentence) => {
  const { call, token, save } = await desk();
  const answer = await save(rules);
  expect([answer.statusCode, Object.entries(answer.json().errors)[0]]).toEqual([
    422,
    [expect.stringContaining(field), sentence],
  ]);
  expect((await call({ method: "GET", url, token })).json().data.updated_at).toBe("2026-11-23T00:00:00.000Z");
});

test("a lost lead says why and an enrolled one what, in record and timeline, and another reason is told, too", async () => {
  const { ids, change, timeline } = await desk("Asha", "Bela");
  const [lost, enrolled] = ids as [number, number];

  await change(lost, { stage: "lost", lost_reason: "Fee too high" });
  const other = await change(lost, { lost_reason: "Moved away", from: { stage: "lost" } });
  const enrolment = { university: "Sahyadri University", course: "Online MBA", fee: "1,75,000", session: "Jan 2027" };
  const told = await change(enrolled, { stage: "enrolled", enrolment });

  expect(other.json<{ data: Lead }>().data).toMatchObject({ stage: "lost", lost_reason: "Moved away" });
  expect(told.json<{ data: Lead }>().data.enrolment).toEqual({ ...enrolment, fee: 175_000 });
  expect((await timeline(lost)).slice(0, 2)).toMatchObject([
    { kind: "stage", text: "Lost (Fee too high) → Lost (Moved away)" },
    { kind: "stage", text: "New → Lost (Fee too high)" },
  ]);
  expect((await timeline(enrolled))[0]).toMatchObject({
    text: "New → Enrolled (Sahyadri University, Online MBA, ₹1,75,000, Jan 2027)",
  });
});

test("a client that knows nothing of reasons still moves a lead, one that asks and gets no answer does not", async () => {
  const { ids, change } = await desk("Asha");
  expect((await change(ids[0]!, { stage: "lost" })).json().data).toMatchObject({ stage: "lost", lost_reason: "" });
  await change(ids[0]!, { stage: "new" });

  for (const [payload, sentence] of [
    [{ stage: "lost", lost_reason: " " }, "Reason is required"],
    [{ lost_reason: "Fee too high" }, "Only a lost lead has a reason"],
    [{ stage: "enrolled", enrolment: { university: "", course: "MBA" } }, "University is required"],
    [
      { stage: "enrolled", enrolment: { university: "U", course: "MBA", fee: "a lot" } },
      "Fee must be an amount in figures, such as 1,50,000 or 1,850.50",
    ],
  ] as const) {
    const answer = await change(ids[0]!, payload);
    expect([answer.statusCode, answer.json().message]).toEqual([422, sentence]);
  }
});

test("what a call made of the stage and why is told in its line, and goes back with it", async () => {
  const { call, ids, token, timeline } = await desk("Asha");
  const [id] = ids as [number];
  const payload = { outcome: "not-interested", text: "", lost_reason: "Only looking" };
  const noted = await call({ method: "POST", url: `/backend/admin/lead-calls.php?id=${id}`, token, payload });
  const { event_id, ...lead } = noted.json().data;
  expect(lead).toMatchObject({ stage: "lost", lost_reason: "Only looking" });
  expect((await timeline(id)).map(({ text }) => text)).toContain("New → Lost (Only looking)");

  const address = `/backend/admin/lead-events.php?id=${id}&event=${event_id}`;
  expect((await call({ method: "DELETE", url: address, token })).json().data).toMatchObject({ stage: "new" });
});
