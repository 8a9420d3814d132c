import { expect, test } from "vitest";
import { queueMail } from "#app/domain/outbox/outbox.server.ts";
import type { SchemaChange } from "#db/schema-change.ts";
import { testApp } from "#test/app.ts";
import { up } from "./0422-mails-that-name-people.ts";

test("mails that have not left name whom they are about; those that may have, and those of nobody, stay", async () => {
  const { call, db } = await testApp();
  const email = "tanvi@mail.example";
  await call({ method: "POST", url: "/backend/api/newsletter.php", payload: { email, form_elapsed_ms: 9000 } });
  await db.deleteFrom("outbox").execute();
  const queue = async (messageId: string, more: object = {}) => {
    const mail = { recipient: email, replyTo: email, subject: "A mail", body: "Words" };
    return (await queueMail(db, { ...mail, messageId, ...more })).id;
  };
  await queue("<applicant-12.a@x>", { link: { to: "applicant", id: 12 } });
  await queue("<password-7.b@x>", { link: { to: "password", id: 7 } });
  await queue("<newsletter-confirmation.c@x>");
  await queue("<newsletter-confirmation.d@x>", { recipient: "nobody@mail.example" });
  const open = await queue("<newsletter-confirmation.e@x>");
  await db.updateTable("outbox").set({ open_attempts: 1 }).where("id", "=", open).execute();

  await up({ db } as SchemaChange);

  const mails = await db.selectFrom("outbox").select("message_id").orderBy("id").execute();
  expect(mails.map(({ message_id }) => message_id)).toEqual([
    "<user-12-link.a@x>",
    "<user-7-password.b@x>",
    "<subscriber-1-confirmation.c@x>",
    "<newsletter-confirmation.d@x>",
    "<newsletter-confirmation.e@x>",
  ]);
});
