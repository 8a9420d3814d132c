import { expect, test } from "vitest";
import { queueMail } from "#app/domain/outbox/outbox.server.ts";
import { testApp } from "#test/app.ts";
import { startMailServer } from "#test/servers/mail-server.ts";

const DELAY_MS = 70_000;

test("a mail that the server takes more than a minute to accept is sent once", { timeout: 2 * DELAY_MS }, async () => {
  const { received, url } = await startMailServer({ delayMs: DELAY_MS });
  const { call, db } = await testApp({ smtpUrl: url });
  const people = { recipient: "tanvi@mail.example", replyTo: "hello@disha.example" };
  await queueMail(db, { ...people, messageId: "<slow@disha.example>", subject: "Hello", body: "Hello" });

  await call({ method: "POST", url: "/backend/nothing" });

  const state = () => db.selectFrom("outbox").select(["status", "attempts", "last_error"]).execute();
  const tried = expect.poll(state, { timeout: DELAY_MS + 20_000, interval: 1000 });
  await tried.toEqual([{ status: "sent", attempts: 1, last_error: null }]);
  expect(received).toHaveLength(1);
});
