import { afterEach, expect, test, vi } from "vitest";
import { testApp } from "#test/app.ts";
import { multipartBody } from "#test/factories/factories.ts";

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
  "a robot that sends %s sees the ordinary thank-you; its post is kept apart and told to nobody",
  async (form) => {
    const { db, send, stored } = await openForms();

    const filledIn = await send(form, { website_address: "https://pills.example" });
    const hurried = await send(form, { website_address: "", form_elapsed_ms: "450" });

    expect(await stored()).toBe(0);
    expect(await db.selectFrom("doubtful_forms").select(["form", "reason"]).orderBy("id").execute()).toEqual([
      { form, reason: "hidden-field" },
      { form, reason: "hurried" },
    ]);
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

const asForm = { "content-type": "application/x-www-form-urlencoded" };

test("a form's page and the API count together, whatever address of the network sends them", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const { call, send } = await openForms();
  const network = "2001:db8:7:1:";
  const post = (host: number) =>
    call({
      method: "POST",
      url: "/contact",
      headers: asForm,
      payload: "name=",
      remoteAddress: `${network}:${host}`,
    });
  for (let number = 1; number <= 5; number += 1) {
    expect((await post(number)).statusCode).toBe(422);
    expect((await send("contact", {}, `${network}:f${number}`)).statusCode).toBe(201);
  }

  const page = await post(99);
  const answer = await send("contact", {}, `${network}:aaaa`);

  expect([page.statusCode, page.headers["retry-after"]]).toEqual([429, "600"]);
  expect(page.body).toContain("Please try again in a few minutes.");
  expect(answer.statusCode).toBe(429);
});

test.each(["/GUIDANCE", "/guidance/", "//guidance", "/%67uidance", "/guidance.data", "/nothing"])(
  "a form posted to %s, which is no page's address, is refused in plain words",
  async (url) => {
    const { call, stored } = await openForms();
    const payload = new URLSearchParams(forms.leads).toString();

    const refused = await call({ method: "POST", url, headers: asForm, payload });

    expect([refused.statusCode, refused.headers["content-type"]]).toEqual([404, "text/html; charset=utf-8"]);
    expect(refused.body).toContain("No form is received at this address.");
    expect(await stored()).toBe(0);
  },
);

test.each([
  ["application/json", JSON.stringify(forms.leads)],
  ["text/plain", "name=Tanvi"],
  ["multipart/form-data", "name=Tanvi"],
  ["multipart/form-data; boundary=x", "--x\r\n\r\nbroken off"],
])("a form posted to its page as %s is refused with a page", async (type, payload) => {
  const { call, stored } = await openForms();

  const refused = await call({ method: "POST", url: "/guidance", headers: { "content-type": type }, payload });

  expect([refused.statusCode, refused.headers["content-type"]]).toEqual([415, "text/html; charset=utf-8"]);
  expect(refused.body).toContain("This form was sent in a way that cannot be read.");
  expect(await stored()).toBe(0);
});

test.each(["multipart", "nothing at all"])("a form posted to its page as %s is read", async (kind) => {
  const { call } = await openForms();
  const file = { name: "a.txt", type: "text/plain", bytes: Buffer.from("x") };
  const body = kind === "multipart" ? await multipartBody({ email: "tanvi", name: file }) : {};

  const page = await call({ method: "POST", url: "/guidance", ...body });

  expect(page.statusCode).toBe(422);
  expect(page.body).toMatch(/Name (?:is required|must be a text)/);
});
