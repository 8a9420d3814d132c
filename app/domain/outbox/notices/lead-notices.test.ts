import { expect, test } from "vitest";
import { testApp } from "#test/app.ts";
import { expectLog } from "#test/expect-log.ts";

const enquiry = { name: "Tanvi Bhosale", email: "tanvi@mail.example", phone: "98225 50148", course: "Online MBA" };

test("a resend of the same enquiry writes no second pair of mails", async () => {
  const { call, db } = await testApp();

  const payload = { ...enquiry, idempotency_key: "3a7b1f0c-pop-up" };
  await call({ method: "POST", url: "/backend/api/leads.php", payload });
  await call({ method: "POST", url: "/backend/api/leads.php", payload });

  expect(await db.selectFrom("outbox").select("recipient").orderBy("id").execute()).toEqual([
    { recipient: "hello@disha.example" },
    { recipient: "tanvi@mail.example" },
  ]);
});

test("an enquiry whose mails cannot be written is not stored either", async () => {
  const { call, db } = await testApp();
  await db.deleteFrom("settings").execute();
  const logged = expectLog("no result");

  const response = await call({ method: "POST", url: "/backend/api/leads.php", payload: enquiry });

  expect(response.statusCode).toBe(500);
  expect(logged()).toHaveLength(1);
  expect(await db.selectFrom("leads").selectAll().execute()).toEqual([]);
  expect(await db.selectFrom("outbox").selectAll().execute()).toEqual([]);
});
