import { expect, test } from "vitest";
import { testApp } from "#test/app.ts";

const enquiry = { name: "Tanvi Bhosale", email: "Tanvi@Mail.example", phone: "98225 50148", course: "Online MBA" };

test("a visitor's enquiry is stored as a new lead, with its telephone number as typed and as E.164", async () => {
  const { call, db } = await testApp();

  const response = await call({ method: "POST", url: "/backend/api/leads.php", payload: enquiry });

  expect(response.statusCode).toBe(201);
  expect(response.json()).toMatchObject({ success: true, message: expect.stringContaining("Thank you") });
  expect(await db.selectFrom("leads").selectAll().execute()).toMatchObject([
    {
      name: "Tanvi Bhosale",
      email: "tanvi@mail.example",
      phone: "98225 50148",
      phone_e164: "+919822550148",
      course: "Online MBA",
      stage: "new",
      consent_version: expect.any(String),
    },
  ]);
});

test("a number that was pasted with marks that nobody sees is stored without them", async () => {
  const { call, db } = await testApp();
  const payload = { ...enquiry, phone: "\u202A98225 50148\u202C" };

  expect((await call({ method: "POST", url: "/backend/api/leads.php", payload })).statusCode).toBe(201);

  expect(await db.selectFrom("leads").select("phone").execute()).toEqual([{ phone: "98225 50148" }]);
});

test("an enquiry whose field cannot be is refused with its sentence, and nothing is stored", async () => {
  const { call, db } = await testApp();

  for (const [field, value, sentence] of [
    ["email", "not an address", "Email must be an address such as name@example.com"],
    ["email", "", "Email is required"],
    ["name", "  ", "Name is required"],
    ["phone", "12", "Phone must be a telephone number, such as 98765 43210"],
    ["course", undefined, "Interested course is required"],
    ["name", "a".repeat(121), "Name must have at most 120 characters"],
    ["name", `Tan${String.fromCharCode(0)}vi`, "Name contains a character that cannot be stored"],
  ] as const) {
    const payload = { ...enquiry, [field]: value };
    const response = await call({ method: "POST", url: "/backend/api/leads.php", payload });

    expect.soft(response.statusCode, sentence).toBe(422);
    expect(response.json()).toMatchObject({ success: false, message: sentence, errors: { [field]: sentence } });
    expect(await db.selectFrom("leads").selectAll().execute()).toEqual([]);
  }
});

test("in which language, when and how somebody would like to be called is kept, and repeated in thanks and mails", async () => {
  const { call, db } = await testApp();
  const wishes = { language: "Marathi", best_time: "Evening", channel: "whatsapp" };
  const response = await call({ method: "POST", url: "/backend/api/leads.php", payload: { ...enquiry, ...wishes } });
  const sentence = "You would like to hear from us in Marathi, in the evening, by WhatsApp: we will do our best.";
  expect(response.json().message).toContain(sentence);
  expect(await db.selectFrom("leads").select(["language", "best_time"]).execute()).toEqual([
    { language: "Marathi", best_time: "Evening, by WhatsApp" },
  ]);
  const bodies = (await db.selectFrom("outbox").select("body").orderBy("id").execute()).map(({ body }) => body);
  expect(bodies[0]).toContain("Language: Marathi\nBest time: Evening, by WhatsApp");
  expect(bodies[1]).toContain(sentence);
});

test("choices that a form leaves empty are none, and an unknown channel is refused", async () => {
  const { call, db } = await testApp();
  const post = (more: object) =>
    call({ method: "POST", url: "/backend/api/leads.php", payload: { ...enquiry, ...more } });
  const none = await post({ language: " ", best_time: "  ", channel: "" });
  expect([none.statusCode, none.json().message]).toEqual([201, expect.not.stringContaining("You would like")]);
  const refused = await post({ channel: "pigeon" });
  expect(refused.json().errors).toEqual({ channel: "Channel must be one of phone, whatsapp" });
  expect(await db.selectFrom("leads").select("language").execute()).toEqual([{ language: "" }]);
});

test("a resend with the same idempotency key stays one lead", async () => {
  const { call, db } = await testApp();

  const payload = { ...enquiry, idempotency_key: "3a7b1f0c-pop-up" };
  const first = await call({ method: "POST", url: "/backend/api/leads.php", payload });
  const second = await call({ method: "POST", url: "/backend/api/leads.php", payload });

  expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
  expect(await db.selectFrom("leads").select("id").execute()).toHaveLength(1);
});

test("the page an enquiry came from and its campaign are kept, without the page's query", async () => {
  const { call, db } = await testApp();

  const trail = { source_page: "/courses?course=online-mba", utm_source: "instagram" };
  await call({ method: "POST", url: "/backend/api/leads.php", payload: { ...enquiry, ...trail } });

  expect(await db.selectFrom("leads").select(["source_page", "utm"]).execute()).toEqual([
    { source_page: "/courses", utm: { utm_source: "instagram" } },
  ]);
});

test("however an advertisement's link names its campaign, the enquiry is taken: what is too long is cut", async () => {
  const { call, db } = await testApp();

  const trail = {
    source_page: `/courses/${"a".repeat(300)}`,
    utm_source: `insta${String.fromCharCode(0)}gram`,
    utm_medium: ` ${"b".repeat(121)}`,
    utm_campaign: `${"c".repeat(119)}🎓`,
  };
  const response = await call({ method: "POST", url: "/backend/api/leads.php", payload: { ...enquiry, ...trail } });

  expect(response.statusCode).toBe(201);
  expect(await db.selectFrom("leads").select(["source_page", "utm"]).execute()).toEqual([
    {
      source_page: `/courses/${"a".repeat(291)}`,
      utm: { utm_source: "instagram", utm_medium: "b".repeat(120), utm_campaign: `${"c".repeat(119)}\uFFFD` },
    },
  ]);
});
