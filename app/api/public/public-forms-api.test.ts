import { afterEach, expect, test, vi } from "vitest";
import { testApp } from "#test/app.ts";

const visitor = { name: "Tanvi Bhosale", email: "tanvi@mail.example" };
const password = "kettle under a banyan";
const forms = {
  leads: { ...visitor, phone: "98225 50148", course: "Online MBA" },
  contact: { ...visitor, subject: "Evening classes", message: "Are there any?" },
  applications: {
    email: visitor.email,
    password,
    confirmPassword: password,
    firstName: "Tanvi",
    lastName: "Bhosale",
    phone: "982-255-0148",
    company: "Bharat Forge",
  },
  newsletter: { email: visitor.email },
};
const names = Object.keys(forms) as (keyof typeof forms)[];

afterEach(() => void vi.useRealTimers());

async function openForms() {
  const testing = await testApp();
  const send = (form: keyof typeof forms, traps: object = {}, remoteAddress = "203.0.113.7") =>
    testing.call({
      method: "POST",
      url: `/backend/api/${form}.php`,
      payload: { ...forms[form], ...traps },
      remoteAddress,
    });
  const stored = async () => {
    const tables = ["leads", "messages", "applications", "subscribers", "outbox"] as const;
    const rows = await Promise.all(tables.map((table) => testing.db.selectFrom(table).select("id").execute()));
    return rows.flat().length;
  };
  return { ...testing, send, stored };
}

test.each(names)(
  "a robot that sends %s sees the ordinary thank-you, is counted, and nothing is stored",
  async (form) => {
    const { db, send, stored } = await openForms();

    const filledIn = await send(form, { website_address: "https://pills.example" });
    const hurried = await send(form, { website_address: "", form_elapsed_ms: "450" });

    expect(await stored()).toBe(0);
    expect(await db.selectFrom("robot_catches").select(["form", "count"]).execute()).toEqual([{ form, count: 2 }]);
    const human = await send(form);
    expect([filledIn.statusCode, filledIn.json()]).toEqual([human.statusCode, human.json()]);
    expect([hurried.statusCode, hurried.json()]).toEqual([human.statusCode, human.json()]);
  },
);

test.each(names)("%s from a visitor who took their time, or whose browser tells no time, is stored", async (form) => {
  const { send, stored } = await openForms();

  await send(form, { website_address: "", form_elapsed_ms: 3000 });
  const first = await stored();
  await send(form, { email: "other@mail.example", website_address: "", form_elapsed_ms: "" });

  expect(first).toBeGreaterThan(0);
  expect(await stored()).toBe(2 * first);
});

test("the eleventh post of a form within ten minutes is refused, other forms and other visitors are not", async () => {
  const { send } = await openForms();
  vi.useFakeTimers({ toFake: ["Date"] });
  for (let number = 1; number <= 10; number += 1) expect((await send("contact")).statusCode).toBe(201);

  const refused = await send("contact");

  expect(refused.statusCode).toBe(429);
  expect(refused.headers["retry-after"]).toBe("600");
  expect(refused.json()).toEqual({
    success: false,
    message: "This form was sent many times from your network. Please try again in 10 minutes.",
  });
  expect((await send("leads")).statusCode).toBe(201);
  expect((await send("contact", {}, "198.51.100.4")).statusCode).toBe(201);
  vi.setSystemTime(Date.now() + 600_000);
  expect((await send("contact")).statusCode).toBe(201);
});

test("a page's form has the same limit", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const { call } = await testApp();
  const post = () =>
    call({
      method: "POST",
      url: "/guidance",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: "name=",
    });
  for (let number = 1; number <= 10; number += 1) expect((await post()).statusCode).toBe(422);

  const refused = await post();

  expect(refused.statusCode).toBe(429);
  expect(refused.headers["retry-after"]).toBe("600");
  expect(refused.body).toContain("Please try again in a few minutes.");
});
