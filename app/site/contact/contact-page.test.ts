import { expect, test } from "vitest";
import { testApp } from "#test/app.ts";
import { jsonLdOf } from "#test/reading/json-ld.ts";
import { stopClock } from "#test/stop-clock.ts";
import { visibleText } from "#test/reading/visible-text.ts";

const message = {
  name: "Tanvi Bhosale",
  email: "tanvi@mail.example",
  subject: "Evening classes",
  message: "Are there any in Marathi?",
  source_page: "/contact",
  website_address: "",
};

async function contactPage() {
  const testing = await testApp();
  const post = (fields: object) =>
    testing.call({
      method: "POST",
      url: "/contact",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: new URLSearchParams({ ...message, ...fields }).toString(),
    });
  const stored = () => testing.db.selectFrom("messages").select(["name", "subject", "source_page"]).execute();
  return { ...testing, post, stored };
}

test("without scripts a message is stored, and the page comes back with the banner", async () => {
  const { call, post, stored } = await contactPage();

  const response = await post({});
  expect([response.statusCode, response.headers.location]).toEqual([303, "/contact?sent=1#message"]);
  expect(await stored()).toEqual([{ name: "Tanvi Bhosale", subject: "Evening classes", source_page: "/contact" }]);

  const page = await call({ method: "GET", url: "/contact?sent=1" });
  expect(page.body).toContain("Thank you. Your message has reached us");
});

test("a message without one of its fields is refused beside the field", async () => {
  const { post, stored } = await contactPage();

  for (const field of ["name", "email", "subject", "message"]) {
    const response = await post({ [field]: "" });

    expect.soft(response.statusCode, field).toBe(422);
    expect(response.body).toContain(`${field[0]!.toUpperCase()}${field.slice(1)} is required`);
    const kept = field === "name" ? "tanvi@mail.example" : "Tanvi Bhosale";
    expect(response.body).toContain(`value="${kept}"`);
    expect(await stored()).toEqual([]);
  }
});

test("the page shows the settings' details, the business hours and says where the office is", async () => {
  const { call } = await contactPage();

  const { body } = await call({ method: "GET", url: "/contact" });

  for (const words of ["hello@disha.example", "+91 20 5550 0142", "Pune", "Monday to Friday", "9am-5pm", "10am-2pm"]) {
    expect(body).toContain(words);
  }
});

test("machines are told of the holidays that the page tells, and of none where no hours stand", async () => {
  stopClock(Date.parse("2026-11-23T06:00:00Z"));
  const { call, db } = await contactPage();
  const holidays = ["2026-08-15 Independence Day", "2026-12-01 Founder’s Day", "2027-01-26"];
  await db.updateTable("settings").set({ holidays }).execute();
  const open = (url: string) => call({ method: "GET", url });

  const contact = await open("/contact");

  expect(visibleText(contact.body)).toContain("Tuesday, 1 December (Founder’s Day).");
  const daysOf = (page: typeof contact) =>
    [...JSON.stringify(jsonLdOf(page)).matchAll(/"validFrom":"(.*?)"/g)].map(([, day]) => day);
  expect(daysOf(contact)).toEqual(["2026-12-01"]);
  expect(daysOf(await open("/"))).toEqual([]);
});
