import { expect, test } from "vitest";
import type { SliceOutcome } from "#app/domain/list/slice-schema.ts";
import { fromNow, HOUR_MS } from "#app/lib/time/from-now.ts";
import { testApp } from "#test/app.ts";
import { sendLeads } from "#test/factories/lead-factories.ts";

const words = { subject: "The fair", body: "Hello {name}, see you there." };

async function desk() {
  const testing = await testApp();
  const ids = await sendLeads(testing, { name: "Tanvi Joshi" }, { name: "Rohit Patil" }, { name: "Meera Rao" });
  await testing.db.deleteFrom("outbox").execute();
  const token = await testing.signIn();
  const url = "/backend/admin/lead-mails-bulk.php";
  const send = async (payload: object) =>
    (await testing.call({ method: "POST", url, token, payload: { ...words, ...payload } })).json<{
      data: SliceOutcome;
    }>().data;
  const recipients = async () =>
    (await testing.db.selectFrom("outbox").select("recipient").orderBy("id").execute()).map(
      ({ recipient }) => recipient,
    );
  return { ...testing, ids, send, recipients };
}

test("a mail to many that is sent once more, since it broke off, goes only to those whom it has not reached", async () => {
  const { ids, send, recipients } = await desk();
  expect(await send({ leads: ids.slice(0, 2) })).toMatchObject({ changed: 2, kept: [] });
  const before = await recipients();

  const again = await send({ match: {}, count: 3 });

  const why = "Has this mail already";
  expect(again).toMatchObject({
    changed: 1,
    kept: [
      { id: ids[1], name: "Rohit Patil", why },
      { id: ids[0], name: "Tanvi Joshi", why },
    ],
  });
  expect([before.length, (await recipients()).length]).toEqual([2, 3]);
  expect(await send({ leads: ids, body: "Hello {name}, other words." })).toMatchObject({ changed: 3 });
});

test("a mail that was taken back, or is older than a day, may be written once more", async () => {
  const { db, ids, send } = await desk();
  await send({ leads: ids });
  await db.updateTable("outbox").set({ status: "cancelled" }).where("subject", "=", "The fair").execute();
  expect(await send({ leads: ids })).toMatchObject({ changed: 3, kept: [] });

  const yesterday = fromNow(-25 * HOUR_MS);
  await db.updateTable("enquiry_events").set({ created_at: yesterday }).where("kind", "=", "mail").execute();

  expect(await send({ leads: ids })).toMatchObject({ changed: 3, kept: [] });
});

test("a person who asked twice gets a mail to many once, in one run and in the next", async () => {
  const testing = await desk();
  const [again] = await sendLeads(testing, { name: "Tanvi Joshi", course: "Online MCA" });

  const why = "Has this mail already";
  const both = [testing.ids[0]!, again!];
  expect(await testing.send({ leads: both })).toMatchObject({ changed: 1, kept: [{ name: "Tanvi Joshi", why }] });
  expect(await testing.send({ leads: both })).toMatchObject({ changed: 0, kept: [{ why }, { why }] });
  expect(await testing.recipients()).toHaveLength(1 + 2);
});
