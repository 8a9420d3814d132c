import { expect, test } from "vitest";
import { queueMail } from "#app/domain/outbox/outbox.server.ts";
import { testApp } from "#test/app.ts";
import { dice, oneBy } from "#test/dice.ts";
import { startMailServer } from "#test/servers/mail-server.ts";
import { stopClock } from "#test/stop-clock.ts";
import { createDueMails } from "./due-mails.ts";

const times = ["", "00:00", "06:15", "09:00", "13:30", "21:00"];

/** By the clock on the wall, apart from what is tested. */
function isQuiet(minute: string, from: string, until: string): boolean {
  if (!from || !until || from === until) return false;
  return from < until ? minute >= from && minute < until : minute >= from || minute < until;
}

test("whatever the hours, the moment and the mails: none leaves in quiet hours that staff set off, none after a no that they wrote, all others do", async () => {
  stopClock(Date.parse("2026-11-23T06:30:00.000Z"));
  const server = await startMailServer();
  const { db } = await testApp();
  const roll = dice(20_261_125);
  const one = oneBy(roll);
  const log = { error: () => expect.unreachable() };
  const send = createDueMails({ db, smtpUrl: server.url, publicOrigin: "http://disha.test", log });
  const now = new Date().toISOString();
  await db.insertInto("no_contacts").values({ way: "no@mail.example", actor_id: null, created_at: now }).execute();
  await db.insertInto("desk_rules").values({ id: 1, rules: {}, updated_at: now }).execute();

  for (let round = 0; round < 16; round += 1) {
    const rules = { quiet_from: one(...times), quiet_until: one(...times) };
    await db.updateTable("desk_rules").set({ rules }).execute();
    const minute = `${`${roll(24)}`.padStart(2, "0")}:${one("00", "14", "15", "29", "30", "59")}`;
    stopClock(Date.parse(`2026-11-23T${minute}:00+05:30`));
    server.received.length = 0;
    await db.deleteFrom("outbox").execute();
    const mails = Array.from({ length: 3 }, (_, index) => ({
      messageId: `<${round}-${index}@disha.test>`,
      recipient: one("no@mail.example", "yes@mail.example"),
      replyTo: "hello@disha.example",
      subject: `${round}-${index}`,
      body: "In parts.",
      is_office: one(0 as const, 1 as const),
      keeps_quiet: one(0 as const, 1 as const),
    }));
    for (const mail of mails) await queueMail(db, mail);

    await send(new AbortController().signal);

    const quiet = isQuiet(minute, rules.quiet_from, rules.quiet_until);
    const may = mails.filter(
      ({ is_office, keeps_quiet, recipient }) =>
        !(quiet && (is_office || keeps_quiet)) && !(is_office && recipient === "no@mail.example"),
    );
    const told = JSON.stringify({ ...rules, minute });
    const left = new Set(server.received.map(({ headers }) => headers["subject"]));
    expect([told, server.received.length, left]).toEqual([
      told,
      may.length,
      new Set(may.map(({ subject }) => subject)),
    ]);
  }
});
