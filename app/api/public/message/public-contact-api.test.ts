import { expect, test } from "vitest";
import { consentVersion } from "#app/domain/enquiry-schema.ts";
import { testApp } from "#test/app.ts";

const url = "/backend/api/contact.php";
const message = {
  name: "Tanvi Bhosale",
  email: "Tanvi@Mail.example",
  subject: "Evening classes",
  message: "Are there MBA classes after 7 pm?",
};

test("a visitor's message is stored as new, and both sides are told by mail", async () => {
  const { call, db } = await testApp();

  const response = await call({ method: "POST", url, payload: { ...message, source_page: "/contact?utm_source=x" } });

  expect(response.statusCode).toBe(201);
  expect(response.json()).toMatchObject({ success: true, message: expect.stringContaining("Thank you") });
  expect(await db.selectFrom("messages").selectAll().execute()).toMatchObject([
    {
      ...message,
      email: "tanvi@mail.example",
      status: "new",
      source_page: "/contact",
      consent_version: consentVersion,
    },
  ]);
  expect(await db.selectFrom("outbox").select("recipient").orderBy("id").execute()).toEqual([
    { recipient: "hello@disha.example" },
    { recipient: "tanvi@mail.example" },
  ]);
});

test("a message whose field cannot be is refused with its sentence, and nothing is stored", async () => {
  const { call, db } = await testApp();

  for (const [field, value, sentence] of [
    ["name", "", "Name is required"],
    ["email", "tanvi@", "Email must be an address such as name@example.com"],
    ["subject", undefined, "Subject is required"],
    ["subject", "One\r\nBcc: all@mail.example", "Subject must be a single line"],
    ["message", " \n ", "Message is required"],
    ["message", "a".repeat(5001), "Message must have at most 5000 characters"],
  ] as const) {
    const response = await call({ method: "POST", url, payload: { ...message, [field]: value } });

    expect.soft(response.statusCode, sentence).toBe(422);
    expect(response.json()).toEqual({ success: false, message: sentence, errors: { [field]: sentence } });
    expect(await db.selectFrom("messages").select("id").execute()).toEqual([]);
    expect(await db.selectFrom("outbox").select("id").execute()).toEqual([]);
  }
});

test("a resend with the same idempotency key stays one message with one pair of mails", async () => {
  const { call, db } = await testApp();

  const payload = { ...message, idempotency_key: "5d1c0b9a-contact" };
  await call({ method: "POST", url, payload });
  const second = await call({ method: "POST", url, payload });

  expect(second.statusCode).toBe(201);
  expect(await db.selectFrom("messages").select("id").execute()).toHaveLength(1);
  expect(await db.selectFrom("outbox").select("id").execute()).toHaveLength(2);
});
